"""How many points a solo game may end with: the scores of sampled futures, one by one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pandas as pd

from realms_nb.core.chance import checked_seed
from realms_nb.games.realm_of_sand.scoring import rank
from realms_nb.kernel.cold import kernel
from realms_nb.simulation.intervals import wilson
from realms_nb.simulation.playouts import checked_playouts
from realms_nb.simulation.realm_of_sand.win_chances import ROUGH
from realms_nb.strategies.realm_of_sand.weights import Weights, weights_of

if TYPE_CHECKING:
    from realms_nb.games.realm_of_sand.views import View


def final_scores(view: View, playouts: int = 400, *, seed: int = 0, policy: Weights | None = None) -> pd.DataFrame:
    """How often each final score of seat 0 came up in sampled futures: points, rank, share with its interval, futures.

    Unseen cards are drawn at random and the game is played on by the weights of `policy`. Same seed, same table.
    """
    checked_playouts(playouts)
    checked_seed(seed)
    position = kernel("realm_of_sand", "futures").Position(view, weights_of(policy), None)
    count = min(playouts, ROUGH) if position.is_rough else playouts
    scores = Counter(int(points) for points in position.sample([], 0, count, seed).scores[:, 0, 0])
    rows = [
        (points, rank(view.rules, points), number / count, *wilson(number, count), count)
        for points, number in sorted(scores.items())
    ]
    return pd.DataFrame(rows, columns=["points", "rank", "share", "share_low", "share_high", "playouts"])
