"""The tab Chances of Realm of Sand: how often the best moves win in sampled futures; alone, the points they lead to.

There may be hundreds of moves. The first look takes the moves that the weights like best, in few futures, so that there
is something to see at once; the second one is `rn.move_odds`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.core import browser
from realms_nb.games.realm_of_sand import moves as mv
from realms_nb.games.realm_of_sand.sayings import said
from realms_nb.kernel.cold import is_cold, start_compiling
from realms_nb.widgets.realm_of_sand.wire import Chances, MoveChance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.narrator import Narrator
    from realms_nb.games.realm_of_sand.views import View

# Futures of each of the best moves in the second look: intervals of about ±7 in a hundred.
PLAYOUTS = 200
SHOWN = 10


def chances(view: View, moves: Sequence[mv.Move], narrator: Narrator, seed: int, look: int = 1) -> Chances:
    """The best moves, quickly at first, closely from the second look on. Without moves nobody here is to decide."""
    alone = len(view.realms) == 1
    ranks = [points for points in view.rules.rank_points if points > view.scores[0].total] if alone else []
    even = float(ranks[0]) if ranks else 100 / len(view.realms)
    most = float(max(view.rules.rank_points) * 5 // 4) if alone else 100.0
    if not moves:
        return Chances((), most, even, exact=True)
    if browser.IN_A_BROWSER:
        # Nothing is ever compiled there; the page has its own words for that.
        return Chances((), most, even, exact=False, waits=True)
    if is_cold(view.game):
        # In plain Python a single future takes seconds, and nobody could play meanwhile.
        start_compiling(view.game)
        return Chances((), most, even, exact=False, waits=True)
    # Late: a board needs no tables until somebody asks for chances, and a page has none.
    from realms_nb.simulation.realm_of_sand.move_odds import first_odds, move_odds

    table = first_odds(view, seed=seed) if look == 1 else move_odds(view, PLAYOUTS, seed=seed)
    known = {str(move): move for move in moves}
    rows: list[Any] = list(table.head(SHOWN).itertuples())
    return Chances(tuple(_row(row, known[row.move], narrator, alone=alone) for row in rows), most, even, exact=look > 1)


def _row(row: Any, move: mv.Move, narrator: Narrator, *, alone: bool) -> MoveChance:
    if alone:
        value, low, high = row.score, row.score_low, row.score_high
    else:
        value, low, high = (100 * share for share in (row.win, row.win_low, row.win_high))
    match move:
        case mv.LayTile(tile) | mv.TakeTile(tile) | mv.SetAside(tile) | mv.SwapTile(tile):
            about = {"tile": tile}
        case mv.SummonDisc(colour) | mv.TakeStartDisc(colour):
            about = {"disc": colour}
        case _:
            about = {}
    bounded = (max(0.0, low), min(high, 1_000.0))
    return MoveChance(row.move, said(move, narrator), value, *bounded, int(row.playouts), **about)
