"""The odds of every legal move, as a tidy table."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import pandas as pd

from realms_nb.kernel.futures import futures
from realms_nb.strategies.weights import BALANCED, Weights

if TYPE_CHECKING:
    from realms_nb.games.minute_realms.views import View

# Half of a 95 % interval, in standard errors.
_Z = 1.959964
COLUMNS = (
    "move", "win", "win_low", "win_high", "score", "score_low", "score_high",
    "margin", "margin_low", "margin_high", "playouts",
)  # fmt: skip


def move_odds(
    view: View, playouts: int = 2_000, *, seed: int = 0, policy: Weights = BALANCED, threads: int | None = None
) -> pd.DataFrame:
    """What each legal move leads to, for the seat that must decide: one row per move, the best first.

    Hidden cards and tokens are drawn at random `playouts` times, the same for all moves, and everybody plays on by the
    weights of `policy`. `win` is the chance to win (a shared victory counts as its part), `score` the points at the
    end, `margin` the points ahead of the best other seat; `_low` and `_high` bound 95 % intervals. They tell how well
    the mean is known if everybody plays on like that; better players may do better. Same seed, same table.
    """
    rows: list[tuple[str | int | float, ...]] = []
    for each in futures(view, policy.numbers(), playouts, seed, threads):
        row: list[str | int | float] = [str(each.move), each.win[0], *wilson(each.win[0], playouts)]
        for mean, error in (each.score, each.margin):
            row += [mean, mean - _Z * error, mean + _Z * error]
        rows.append((*row, each.playouts))
    table = pd.DataFrame(rows, columns=list(COLUMNS))
    return table.sort_values(["win", "margin"], ascending=False, kind="stable", ignore_index=True)


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share of so many tries, after Wilson: it stays between 0 and 1 and fits small counts."""
    square = _Z * _Z / count
    middle = (share + square / 2) / (1 + square)
    half = _Z * sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)
