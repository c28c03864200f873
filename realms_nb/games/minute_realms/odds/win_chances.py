"""Every seat's chance to win Minute Realms and the points it may expect, from one set of sampled futures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from realms_nb.fast.cold import few, kernel
from realms_nb.games.minute_realms.odds.expected_scores import ROUGH
from realms_nb.games.minute_realms.players.weights import Weights, weights_of
from realms_nb.simulation.playouts import CHANCES, chances_row, checked_playouts

if TYPE_CHECKING:
    from realms_nb.games.minute_realms.engine.views import View


def win_chances(
    view: View, playouts: int = 2_000, *, seed: int = 0, policy: Weights | None = None, threads: int | None = None
) -> pd.DataFrame:
    """The chance of each seat to win and its score at the end: one row per seat.

    Hidden cards and tokens are drawn at random `playouts` times, and everybody plays on by the weights of `policy`. A
    shared victory counts as its part, so the chances add up to 1. `_low` and `_high` bound 95 % intervals of these
    means; a single game may end far from them. Same seed, same table, and the futures of `expected_scores`.
    """
    playouts = few("minute_realms", checked_playouts(playouts), ROUGH)
    found = kernel("minute_realms", "finals").final_results(view, weights_of(policy), playouts, seed, threads)
    rows = [chances_row(seat, win, mean, error, playouts) for seat, (win, mean, error) in enumerate(found)]
    return pd.DataFrame(rows, columns=list(CHANCES)).astype({"seat": int, "playouts": int})
