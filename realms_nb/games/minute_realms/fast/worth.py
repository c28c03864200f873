"""The weighing of one position laid open: what each feature adds to the worth of each legal move."""

from __future__ import annotations

from msgspec import Struct

from realms_nb.fast.compiling import Floats, Ints, compiled, floats, ints, make_ready
from realms_nb.fast.streams import fraction, open_stream
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.desk import desk_for
from realms_nb.games.minute_realms.fast.turns import legal_moves
from realms_nb.games.minute_realms.fast.weighing import FEATURE_COUNT, FEATURES_AT, WHIM, forecast, weigh


class Worth(Struct, frozen=True):
    """One legal move: what it changes in each feature, what chance added, and what all that weighs."""

    move: Move
    changes: tuple[float, ...]
    whim: float
    total: float


def worths(view: View, weights: tuple[float, ...], seed: int) -> tuple[Worth, ...]:
    """Every legal move of the seat that must decide, in the order of the rules; the seed is for whims."""
    make_ready("minute_realms")
    book = at.book_for(view.rules, len(view.realms))
    table, desk = ints(book.table(view)), desk_for(book)
    count = legal_moves(book.array, table, desk.moves)
    results = floats([0.0] * ((count + 1) * (FEATURE_COUNT + 1)))
    if count:
        _lay_open(book.array, table, floats(weights), desk.moves, count, desk.scratch, results)
    size = FEATURE_COUNT + 1
    before = [float(number) for number in results[:size]]
    found: list[Worth] = []
    open_stream(desk.stream, seed, 0)
    for option in range(1, count + 1):
        after = results[option * size : (option + 1) * size]
        changes = [float(new) - old for new, old in zip(after, before, strict=True)]
        whim = weights[WHIM] * fraction(desk.stream)
        total = float(after[size - 1]) + whim
        found.append(Worth(book.move(int(desk.moves[option - 1])), tuple(changes[:-1]), whim, total))
    return tuple(found)


@compiled
def _lay_open(
    book: Ints, table: Ints, weights: Floats, moves: Ints, count: int, scratch: Floats, results: Floats
) -> None:
    """First the position as it is, then every move: the features and, behind them, the worth."""
    following = forecast(book, table, scratch)
    for option in range(count + 1):
        move = at.NOTHING if option == 0 else moves[option - 1]
        here = option * (FEATURE_COUNT + 1)
        results[here + FEATURE_COUNT] = weigh(book, table, move, weights, 0, scratch, following)
        for feature in range(FEATURE_COUNT):
            results[here + feature] = scratch[FEATURES_AT + feature]
