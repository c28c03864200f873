"""What one thread needs to play on: positions, hidden things, a list for moves, a stream of chance, scratch paper."""

from __future__ import annotations

from typing import NamedTuple

from realms_nb.fast.compiling import Floats, Ints, blank, blank_floats, floats, ints
from realms_nb.fast.streams import STREAM_SIZE
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.turns import legal_moves
from realms_nb.games.minute_realms.fast.weighing import SCRATCH_SIZE


class Desk(NamedTuple):
    """Arrays of the right sizes for one book; threads must not share a desk."""

    # A position to begin from, and the one that is played on.
    start: Ints
    now: Ints
    # Cards and tokens in the order in which they come.
    pile: Ints
    tokens: Ints
    moves: Ints
    stream: Ints
    scratch: Floats


class Seen(NamedTuple):
    """What is known of a position: the rules, the table, the cards and tokens nobody has seen, how everybody plays."""

    book: Ints
    table: Ints
    cards: Ints
    tokens: Ints
    weights: Floats


def desk_for(book: at.Book) -> Desk:
    """An empty desk."""
    return Desk(
        blank(book.table_size),
        blank(book.table_size),
        blank(len(book.cards)),
        blank(book.token_count),
        blank(book.most_moves),
        blank(STREAM_SIZE),
        blank_floats(SCRATCH_SIZE),
    )


def seen_in(book: at.Book, view: View, weights: tuple[float, ...]) -> Seen:
    """A view on arrays; everybody plays on by the same weights."""
    cards, tokens = book.unseen(view)
    return Seen(book.array, ints(book.table(view)), cards, tokens, floats(weights * book.seats))


def legal_codes(book: at.Book, table: Ints) -> Ints:
    """The numbers of all legal moves of a position."""
    moves = blank(book.most_moves)
    return moves[: legal_moves(book.array, table, moves)]
