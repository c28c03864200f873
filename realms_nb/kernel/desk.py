"""What one thread needs to play on: positions, hidden things, a list for moves, a stream of chance, scratch paper."""

from __future__ import annotations

from realms_nb.kernel import layout as at
from realms_nb.kernel.chance import STREAM_SIZE
from realms_nb.kernel.compiling import Ints, blank, blank_floats
from realms_nb.kernel.turns import legal_moves
from realms_nb.kernel.weighing import SCRATCH_SIZE


class Desk:
    """Arrays of the right sizes for one book; threads must not share a desk."""

    def __init__(self, book: at.Book) -> None:
        self.start = blank(book.table_size)
        self.now = blank(book.table_size)
        self.pile = blank(len(book.cards))
        self.tokens = blank(int(book.array[at.TOKENS]))
        self.moves = blank(book.most_moves)
        self.stream = blank(STREAM_SIZE)
        self.scratch = blank_floats(SCRATCH_SIZE)
        # What it takes to play a game to its end, in the order of the compiled functions.
        self.tools = (self.now, self.pile, self.tokens, self.moves, self.stream, self.scratch)


def legal_codes(book: at.Book, table: Ints) -> Ints:
    """The numbers of all legal moves of a position."""
    moves = blank(book.most_moves)
    return moves[: legal_moves(book.array, table, moves)]
