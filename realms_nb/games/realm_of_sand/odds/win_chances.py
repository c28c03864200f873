"""Every seat's chance to win Realm of Sand and the points it may expect, from one set of sampled futures.

How a game of Realm of Sand may end: the last round and the scores of sampled futures, one set for all questions.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
from msgspec import Struct
from numpy.typing import NDArray

from realms_nb.core.chance import checked_seed
from realms_nb.fast.samples import checked_playouts
from realms_nb.fast.waiting import engine_of, futures_for
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.engine.scoring import rank
from realms_nb.simulation.odds import CHANCES, chances_row
from realms_nb.simulation.policies import liked, sitting
from realms_nb.simulation.statistics import Z, wilson

if TYPE_CHECKING:
    from realms_nb.games.realm_of_sand.engine.views import View


# So many futures on a board whose engine is still being compiled.
ROUGH = 2
SCORES = ("seat", "score", "score_low", "score_high", "playouts", "like")


def win_chances(
    view: View, playouts: int = 400, *, seed: int = 0, policy: Any = None, threads: int | None = None
) -> pd.DataFrame:
    """The chance of each seat to win and its score at the end: one row per seat.

    Cards that the seat of the view has not seen are drawn at random `playouts` times, and everybody plays on like
    `policy`: a level, weights, or one of these for each seat; column `like` says so. A shared victory counts as its
    part, so the chances add up to 1; alone it is 1. `_low` and `_high` bound 95 % intervals of these means; a single
    game may end far from them. Same seed, same table.
    """
    checked_playouts(playouts)
    checked_seed(seed)
    all_like = sitting(GAME, policy, len(view.realms))
    position = engine_of("realm_of_sand", "futures").CompiledPosition(view, all_like.numbers, threads)
    playouts = futures_for("realm_of_sand", playouts, ROUGH)
    found = position.sample([], 0, playouts, seed)
    rows: list[tuple[float | str, ...]] = []
    for seat in range(len(view.realms)):
        scores = found.scores[:, 0, seat].astype(float)
        error = float(scores.std(ddof=1)) / playouts**0.5 if playouts > 1 else float("inf")
        row = chances_row(seat, float(found.wins[:, 0, seat].mean()), float(scores.mean()), error, playouts)
        rows.append((*row, all_like.policies[seat].told))
    return liked(pd.DataFrame(rows, columns=list(CHANCES)).astype({"seat": int, "playouts": int}), all_like)


def expected_scores(
    view: View, playouts: int = 400, *, seed: int = 0, policy: Any = None, threads: int | None = None
) -> pd.DataFrame:
    """The score that each seat may expect at the end: one row per seat, from the futures of `win_chances`."""
    return win_chances(view, playouts, seed=seed, policy=policy, threads=threads).loc[:, list(SCORES)]


SHARES = ("share", "share_low", "share_high", "playouts")
# The middle of the futures, so many of a hundred, lies between these two quantiles.
MIDDLE, QUANTILES = 80, (0.1, 0.9)


class Endings(Struct, frozen=True, eq=False):
    """What became of a position: for each future the round it ended in, and the score of each seat."""

    rounds: NDArray[np.int64]
    scores: NDArray[np.int64]
    # Like whom everybody plays on; see `policies.told`.
    attrs: dict[str, str] = {}

    @property
    def playouts(self) -> int:
        """How many futures there are."""
        return len(self.rounds)


def endings(
    view: View, playouts: int = 400, *, seed: int = 0, policy: Any = None, threads: int | None = None
) -> Endings:
    """Sampled futures of a position: unseen cards drawn at random, everybody playing on like `policy`.

    They are those of `rn.win_chances`. A board gets only a few while the engine is being compiled.
    """
    checked_playouts(playouts)
    checked_seed(seed)
    all_like = sitting(GAME, policy, len(view.realms))
    position = engine_of("realm_of_sand", "futures").CompiledPosition(view, all_like.numbers, threads)
    found = position.sample([], 0, futures_for("realm_of_sand", playouts, ROUGH), seed)
    return Endings(found.rounds[:, 0], found.scores[:, 0], {"like": all_like.told})


def rounds_left(view: View, found: Endings) -> pd.DataFrame:
    """In how many rounds the game ends, the present one being 1: one row per number, share with its interval.

    A game that is over has none left.
    """
    over = 1 if view.decision is not None else 0
    counts = Counter(int(last) - view.round + over for last in found.rounds)
    return _shares("rounds", counts, found.playouts)


def final_scores(view: View, found: Endings) -> pd.DataFrame:
    """How often each final score of a solo game came up: points, rank, share with its interval, futures."""
    table = _shares("points", Counter(int(points) for points in found.scores[:, 0]), found.playouts)
    table.insert(1, "rank", [rank(view.rules, points) for points in table["points"]])
    return table


def score_ranges(found: Endings) -> pd.DataFrame:
    """The score that each seat may expect, with the interval of that mean, and between what 8 of 10 games lie."""
    rows: list[tuple[float, ...]] = []
    for seat in range(found.scores.shape[1]):
        scores = found.scores[:, seat].astype(float)
        error = float(scores.std(ddof=1)) / found.playouts**0.5 if found.playouts > 1 else float("inf")
        mean, (low, high) = float(scores.mean()), np.quantile(scores, QUANTILES)
        rows.append((seat, mean, mean - Z * error, mean + Z * error, float(low), float(high), found.playouts))
    columns = ["seat", "score", "score_low", "score_high", "range_low", "range_high", "playouts"]
    return pd.DataFrame(rows, columns=columns).astype({"seat": int, "playouts": int})


def _shares(name: str, counts: Counter[int], playouts: int) -> pd.DataFrame:
    rows = [(value, count / playouts, *wilson(count, playouts), playouts) for value, count in sorted(counts.items())]
    return pd.DataFrame(rows, columns=[name, *SHARES]).astype({name: int, "playouts": int})
