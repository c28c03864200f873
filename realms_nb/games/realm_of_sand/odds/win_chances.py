"""Every seat's chance to win Realm of Sand and the points it may expect, from one set of sampled futures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from realms_nb.core.chance import checked_seed
from realms_nb.fast.cold import kernel
from realms_nb.games.realm_of_sand.players.weights import Weights, weights_of
from realms_nb.simulation.playouts import CHANCES, chances_row, checked_playouts

if TYPE_CHECKING:
    from realms_nb.games.realm_of_sand.engine.views import View

# So many futures while the engine is still being compiled.
ROUGH = 2
SCORES = ("seat", "score", "score_low", "score_high", "playouts")


def win_chances(
    view: View, playouts: int = 400, *, seed: int = 0, policy: Weights | None = None, threads: int | None = None
) -> pd.DataFrame:
    """The chance of each seat to win and its score at the end: one row per seat.

    Cards that the seat of the view has not seen are drawn at random `playouts` times, and everybody plays on by the
    weights of `policy`. A shared victory counts as its part, so the chances add up to 1; alone it is 1. `_low` and
    `_high` bound 95 % intervals of these means; a single game may end far from them. Same seed, same table.
    """
    checked_playouts(playouts)
    checked_seed(seed)
    position = kernel("realm_of_sand", "futures").Position(view, weights_of(policy), threads)
    playouts = min(playouts, ROUGH) if position.is_rough else playouts
    found = position.sample([], 0, playouts, seed)
    rows: list[tuple[float, ...]] = []
    for seat in range(len(view.realms)):
        scores = found.scores[:, 0, seat].astype(float)
        error = float(scores.std(ddof=1)) / playouts**0.5 if playouts > 1 else float("inf")
        rows.append(chances_row(seat, float(found.wins[:, 0, seat].mean()), float(scores.mean()), error, playouts))
    return pd.DataFrame(rows, columns=list(CHANCES)).astype({"seat": int, "playouts": int})


def expected_scores(
    view: View, playouts: int = 400, *, seed: int = 0, policy: Weights | None = None, threads: int | None = None
) -> pd.DataFrame:
    """The score that each seat may expect at the end: one row per seat, from the futures of `win_chances`."""
    return win_chances(view, playouts, seed=seed, policy=policy, threads=threads).loc[:, list(SCORES)]
