"""The odds of every legal move, as a tidy table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from realms_nb.fast.cold import few, kernel
from realms_nb.games.minute_realms.players.weights import Weights, weights_of
from realms_nb.simulation.intervals import Z, wilson
from realms_nb.simulation.playouts import checked_playouts

if TYPE_CHECKING:
    from realms_nb.games.minute_realms.engine.views import View

# So many futures of each move while the engine is still being compiled.
ROUGH = 10
COLUMNS = (
    "move", "win", "win_low", "win_high", "score", "score_low", "score_high",
    "margin", "margin_low", "margin_high", "playouts",
)  # fmt: skip


def move_odds(
    view: View, playouts: int = 2_000, *, seed: int = 0, policy: Weights | None = None, threads: int | None = None
) -> pd.DataFrame:
    """What each legal move leads to, for the seat that must decide: one row per move, the best first.

    Hidden cards and tokens are drawn at random `playouts` times, the same for all moves, and everybody plays on by the
    weights of `policy`. `win` is the chance to win (a shared victory counts as its part), `score` the points at the
    end, `margin` the points ahead of the best other seat; `_low` and `_high` bound 95 % intervals. They tell how well
    the mean is known if everybody plays on like that; better players may do better. Same seed, same table.
    """
    rows: list[tuple[str | int | float, ...]] = []
    playouts = few("minute_realms", checked_playouts(playouts), ROUGH)
    for each in kernel("minute_realms", "futures").futures(view, weights_of(policy), playouts, seed, threads):
        row: list[str | int | float] = [str(each.move), each.win[0], *wilson(each.win[0] * playouts, playouts)]
        for mean, error in (each.score, each.margin):
            row += [mean, mean - Z * error, mean + Z * error]
        rows.append((*row, each.playouts))
    table = pd.DataFrame(rows, columns=list(COLUMNS))
    return table.sort_values(["win", "margin"], ascending=False, kind="stable", ignore_index=True)
