"""The ledger of a match: start + luck + own choices + the others' choices = result, for every seat.

What a choice brought is measured against the evaluator's own move in the same futures, so it may be a gain. Luck is
what chance changed between two decisions. Both are changes of the same chance to win, so the sum is exact; and because
the evaluator plays on from both sides of a stroke of chance alike, luck has mean 0 over many deals.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from realms_nb.reviews.judging import Evidence, Judged, Wins
from realms_nb.simulation.intervals import Z, wilson

ITEMS = ("start", "luck", "others", "own", "result")
TABLE = (
    "step", "phase", "kind", "what", "mover", "seat", "before", "after", "after_low", "after_high",
    "change", "low", "high",
)  # fmt: skip
CHOICES = (
    "step", "phase", "seat", "move", "best", "options", "open", "win", "best_win", "cost", "low", "high", "verdict",
)  # fmt: skip


def event_table(evidence: Evidence) -> pd.DataFrame:
    """One row per seat for every stroke of chance and every choice, in the order of the match."""
    rows: list[tuple[object, ...]] = []
    strokes: dict[int, list[tuple[object, ...]]] = defaultdict(list)
    for stroke in evidence.strokes:
        error = np.sqrt(_error(stroke.before) ** 2 + _error(stroke.after) ** 2)
        for seat in range(evidence.seats):
            before, after = stroke.before[:, seat].mean(), stroke.after[:, seat]
            told = *_chance(after), *_bounds(float(after.mean() - before), float(error[seat]))
            strokes[stroke.step].append((stroke.step, stroke.phase, "luck", stroke.kind, None, seat, before, *told))
    rows += strokes[-1]
    for each in evidence.decisions:
        change = each.wins[each.played] - each.wins[each.habit]
        for seat in range(evidence.seats):
            before, after = each.wins[each.habit][:, seat].mean(), each.wins[each.played][:, seat]
            told = *_chance(after), *_bounds(float(change[:, seat].mean()), float(_error(change)[seat]))
            move = str(each.moves[each.played])
            rows.append((each.step, each.phase, "choice", move, each.seat, seat, before, *told))
        rows += strokes[each.step]
    return pd.DataFrame(rows, columns=list(TABLE)).astype({"mover": "Int64"})


def choice_table(evidence: Evidence) -> pd.DataFrame:
    """One row per decision: the move, the best move, what it cost, and how many moves were as good as the best."""
    rows = [
        (
            each.step,
            each.phase,
            each.seat,
            str(each.moves[each.played]),
            str(each.moves[each.best]),
            each.legal,
            each.open,
            each.wins[each.played][:, each.seat].mean(),
            each.wins[each.best][:, each.seat].mean(),
            each.cost,
            each.cost - each.margin,
            each.cost + each.margin,
            each.verdict,
        )
        for each in evidence.decisions
    ]
    return pd.DataFrame(rows, columns=list(CHOICES))


def ledger_table(evidence: Evidence) -> pd.DataFrame:
    """One row per seat and item, with 95 % intervals: start, luck, the others' choices, own choices, result."""
    seats = range(evidence.seats)
    first, last = evidence.strokes[0], evidence.strokes[-1]
    # What shares its futures is added up before its error is taken: what cancels out is no error.
    inner = [left.after - right.before for left, right in pairwise(evidence.strokes)]
    luck = [-first.before, *inner, last.after]
    spans: dict[int, list[Judged]] = defaultdict(list)
    for each in evidence.decisions:
        spans[each.epoch].append(each)
    own = [np.stack([_made(span, seat, own=True) for seat in seats], axis=1) for span in spans.values()]
    others = [np.stack([_made(span, seat, own=False) for seat in seats], axis=1) for span in spans.values()]
    parts = {"start": [first.before], "luck": luck, "others": others, "own": own}
    rows: list[tuple[int, str, float, float, float]] = []
    for seat in seats:
        for item, vectors in parts.items():
            value = sum(float(each[:, seat].mean()) for each in vectors)
            error = sum(float(_error(each)[seat]) ** 2 for each in vectors) ** 0.5
            rows.append((seat, item, *_bounds(value, error)))
        rows.append((seat, "result", *_bounds(float(evidence.result[seat]), float(_error(evidence.last)[seat]))))
    return pd.DataFrame(rows, columns=["seat", "item", "value", "low", "high"])


def _made(span: list[Judged], seat: int, *, own: bool) -> Wins:
    """What the choices of one stretch changed for a seat, future by future: its own, or those of the others."""
    total = np.zeros(span[0].wins.shape[1])
    for each in span:
        if (each.seat == seat) == own:
            total = total + each.wins[each.played][:, seat] - each.wins[each.habit][:, seat]
    return total


def _error(wins: Wins) -> NDArray[np.float64]:
    """The standard error of each seat's mean."""
    if len(wins) < 2:
        return np.zeros(wins.shape[1])
    return wins.std(axis=0, ddof=1) / np.sqrt(len(wins))


def _chance(wins: Wins) -> tuple[float, float, float]:
    """A seat's chance with its interval; the result of a finished match is known, not sampled."""
    mean = float(wins.mean())
    bounds = wilson(float(wins.sum()), len(wins))
    return (mean, mean, mean) if len(wins) == 1 else (mean, bounds.low, bounds.high)


def _bounds(value: float, error: float) -> tuple[float, float, float]:
    return value, value - Z * error, value + Z * error
