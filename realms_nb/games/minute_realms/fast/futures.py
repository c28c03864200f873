"""What one thread needs to play on: positions, hidden things, a list for moves, a stream of chance, scratch paper.

Sampled futures: what becomes of each legal move when the hidden is drawn at random and weighted players go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from msgspec import Struct

from realms_nb.core.chance import checked_seed
from realms_nb.fast.compiling import Floats, Ints, blank, blank_floats, compiled, floats, ints, make_ready
from realms_nb.fast.samples import checked_playouts
from realms_nb.fast.streams import STREAM_SIZE, checked_threads, in_blocks, open_stream, shuffle
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.points import standing
from realms_nb.games.minute_realms.fast.turns import copy, legal_moves, play, track_at
from realms_nb.games.minute_realms.fast.weighing import SCRATCH_SIZE, WEIGHT_COUNT, choose

# The weights of one player for all seats, or those of each seat.
PlaysOn = Sequence[float] | Sequence[Sequence[float]]


class Workspace(NamedTuple):
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


def desk_for(book: at.CompiledRules) -> Workspace:
    """An empty desk."""
    return Workspace(
        blank(book.table_size),
        blank(book.table_size),
        blank(len(book.cards)),
        blank(book.token_count),
        blank(book.most_moves),
        blank(STREAM_SIZE),
        blank_floats(SCRATCH_SIZE),
    )


def seen_in(book: at.CompiledRules, view: View, weights: PlaysOn) -> Seen:
    """A view on arrays; everybody plays on by the same weights, or each seat by its own."""
    cards, tokens = book.unseen(view)
    own = weights if isinstance(weights[0], Sequence) else [weights] * book.seats
    numbers = floats(number for each in cast("Sequence[Sequence[float]]", own) for number in each)
    return Seen(book.array, ints(book.table(view)), cards, tokens, numbers)


def legal_codes(book: at.CompiledRules, table: Ints) -> Ints:
    """The numbers of all legal moves of a position."""
    moves = blank(book.most_moves)
    return moves[: legal_moves(book.array, table, moves)]


# A shared victory is an equal part of one; 840 can be parted among any number of seats up to eight.
WHOLE_WIN = 840
# What is added up per move: parts of wins, their squares, score, its square, margin, its square.
_WIN, _WIN_SQUARES, _SCORE, _SCORE_SQUARES, _MARGIN, _MARGIN_SQUARES = range(6)
_SUMS = 6
_BLOCK = 125


class Futures(Struct, frozen=True):
    """One legal move: mean and standard error of the part of a win, the score and the margin to the best other seat."""

    move: Move
    playouts: int
    win: tuple[float, float]
    score: tuple[float, float]
    margin: tuple[float, float]


def futures(view: View, weights: PlaysOn, playouts: int, seed: int, threads: int | None = None) -> tuple[Futures, ...]:
    """Every legal move of the seat that must decide, each followed by the same so many sampled futures."""
    checked_playouts(playouts)
    checked_seed(seed)
    make_ready("minute_realms")
    book = at.book_for(view.rules, len(view.realms))
    seen = seen_in(book, view, weights)
    moves = legal_codes(book, seen.table)
    workers = checked_threads(threads)
    blocks = -(-playouts // _BLOCK)
    sums = blank(blocks * len(moves) * _SUMS)

    def work(first: int, behind: int) -> None:
        begin = first // _BLOCK * len(moves) * _SUMS
        _sample(seen, moves, seed, first, behind, sums, begin, desk_for(book))

    in_blocks(work, playouts, workers, _BLOCK)
    size = len(moves) * _SUMS
    totals = [sum(int(part) for part in sums[place::size]) for place in range(size)]
    rows = [totals[place : place + _SUMS] for place in range(0, size, _SUMS)]
    return tuple(
        Futures(
            book.move(int(code)),
            playouts,
            mean_and_error(row[_WIN], row[_WIN_SQUARES], playouts, WHOLE_WIN),
            mean_and_error(row[_SCORE], row[_SCORE_SQUARES], playouts),
            mean_and_error(row[_MARGIN], row[_MARGIN_SQUARES], playouts),
        )
        for code, row in zip(moves, rows, strict=True)
    )


def mean_and_error(total: int, squares: int, count: int, unit: int = 1) -> tuple[float, float]:
    """Mean and standard error, from whole sums: the order in which they were added cannot matter."""
    mean = total / count
    variance = (squares - total * mean) / (count - 1) if count > 1 else 0.0
    return mean / unit, (max(0.0, variance) / count) ** 0.5 / unit


@compiled
def determinize(seen: Seen, target: Ints, desk: Workspace) -> None:
    """Write down the position, and put what nobody has seen into a random order, as `determinize` of a view does."""
    table, pile, tokens = seen.table, desk.pile, desk.tokens
    copy(table, target, len(table))
    dealt, drawn = table[at.DEALT], table[at.DRAWN]
    for place in range(len(seen.cards)):
        pile[dealt + place] = seen.cards[place]
    shuffle(desk.stream, pile, dealt, len(seen.cards))
    # The tokens lying face down and those of the pile are shuffled together, in the places of the last ones drawn.
    first = drawn - table[at.HIDDEN]
    for place in range(len(seen.tokens)):
        tokens[first + place] = seen.tokens[place]
    shuffle(desk.stream, tokens, first, len(seen.tokens))
    track = track_at(seen.book)
    for space in range(track, track + table[at.ROUND]):
        if target[space] == at.FACE_DOWN_TOKEN:
            target[space] = tokens[first]
            first += 1


@compiled
def _sample(
    seen: Seen, moves: Ints, seed: int, first: int, behind: int, sums: Ints, begin: int, desk: Workspace
) -> None:
    """Some of the futures of every move. All moves meet the same cards, tokens and noise, so that luck cancels out."""
    book, now = seen.book, desk.now
    mover = seen.table[at.SEAT]
    for number in range(first, behind):
        open_stream(desk.stream, seed, 2 * number)
        determinize(seen, desk.start, desk)
        for option in range(len(moves)):
            copy(desk.start, now, len(now))
            open_stream(desk.stream, seed, 2 * number + 1)
            play(book, now, desk.pile, desk.tokens, moves[option])
            play_out(book, seen.weights, desk)
            here = begin + option * _SUMS
            own, best, winners = standing(book, now, mover), 0, 1
            for seat in range(book[at.SEATS]):
                if seat != mover:
                    other = standing(book, now, seat)
                    best = max(best, other)
                    winners += 1 if other == own else 0
            win = 0 if best > own else WHOLE_WIN // winners
            score = own >> 32
            margin = score - (best >> 32)
            sums[here + _WIN] += win
            sums[here + _WIN_SQUARES] += win * win
            sums[here + _SCORE] += score
            sums[here + _SCORE_SQUARES] += score * score
            sums[here + _MARGIN] += margin
            sums[here + _MARGIN_SQUARES] += margin * margin


@compiled
def play_out(book: Ints, weights: Floats, desk: Workspace) -> None:
    """Weighted players finish a game."""
    now, pile, tokens = desk.now, desk.pile, desk.tokens
    while now[at.DECISION] != at.OVER:
        move = choose(book, now, weights, now[at.SEAT] * WEIGHT_COUNT, desk.stream, desk.moves, desk.scratch)
        play(book, now, pile, tokens, move)
