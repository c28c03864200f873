"""What everybody may expect to score in the end, as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from realms_nb.fast.cold import few, kernel
from realms_nb.games.minute_realms.players.weights import Weights, weights_of
from realms_nb.simulation.intervals import Z
from realms_nb.simulation.playouts import checked_playouts

if TYPE_CHECKING:
    from realms_nb.games.minute_realms.engine.views import View

# So many futures while the engine is still being compiled.
ROUGH = 50
COLUMNS = ("seat", "score", "score_low", "score_high", "playouts")


def expected_scores(
    view: View, playouts: int = 2_000, *, seed: int = 0, policy: Weights | None = None, threads: int | None = None
) -> pd.DataFrame:
    """The score that each seat may expect at the end: one row per seat.

    Hidden cards and tokens are drawn at random `playouts` times, and everybody plays on by the weights of `policy`.
    `score_low` and `score_high` bound the 95 % interval of that mean; a single game may end far from it. Same seed,
    same table. `rn.charts.score_chart(match, rn.expected_scores(view))` draws it beside the points of now.
    """
    playouts = few("minute_realms", checked_playouts(playouts), ROUGH)
    means = kernel("minute_realms", "finals").final_scores(view, weights_of(policy), playouts, seed, threads)
    rows = [(seat, mean, mean - Z * error, mean + Z * error, playouts) for seat, (mean, error) in enumerate(means)]
    return pd.DataFrame(rows, columns=list(COLUMNS))
