"""How far apart the seats are: the largest difference of two seats' shares of wins, with an interval that holds.

The largest of several noisy differences is too large, and the difference of two seats that some of the deals have
named is too small. So the gap is read off how large the largest difference *would* come out if the true gap were this
or that: the estimate lies above the truth as often as below it, and the interval holds wherever the other seats stand.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

import numpy as np
import pandas as pd
from msgspec import Struct
from numpy.typing import NDArray

from realms_nb.core.game import AnyGame
from realms_nb.lab.measures import per_deal
from realms_nb.lab.stopping import Answer
from realms_nb.simulation.statistics import FEWEST, Z

Numbers = NDArray[np.float64]

# A gap of less than two games in a hundred is one that nobody would notice at a table.
SMALLEST_GAP = 0.02
# What may lie beyond either end of an interval.
TAIL = 0.025
# Where a chance is counted up: so far around the middle nothing is left to count.
WIDE = 6.0
_GRID = np.linspace(-WIDE, WIDE, 97)
_DENSITY = np.exp(-(_GRID**2)) / sqrt(np.pi)


class SeatGap(Struct, frozen=True):
    """The gap between the best and the worst seat as a part of all games, and the ends of its 95 % interval."""

    value: float
    low: float
    high: float
    # The largest difference as it was seen: larger than the gap, because it is the largest of several.
    seen: float

    def answer(self, smallest: float = SMALLEST_GAP) -> Answer:
        """`differs` if the seats are apart for sure, `equal` if even the upper end is within `smallest`."""
        if self.high <= smallest:
            return "equal"
        return "differs" if self.low > 0 else "unknown"


def seat_gap(game: AnyGame, rows: pd.DataFrame, seats: int) -> SeatGap:
    """The gap between the seats in the rows of a simulation; deals are what counts, not games."""
    shares = per_deal(game, rows, [f"seat_{seat + 1}" for seat in range(seats)])
    return gap_of(np.stack(list(shares.values()), axis=1))


def gap_of(shares: Numbers) -> SeatGap:
    """The gap between the columns of a table of shares, one row per deal.

    The upper end is the largest upper end of any pair, so it holds whichever pair is the true one. The lower end is
    the smallest gap that would not often bring so large a difference, even if it stood between half of the seats and
    the other half. Between them lies the gap that would bring as large a difference in every second study.
    """
    deals, seats = shares.shape
    if seats < 2 or deals < FEWEST:
        return SeatGap(0.0, 0.0, 1.0, 0.0)
    means = shares.mean(axis=0)
    # A seat that won nothing in n deals may still win one in about n.
    errors = {
        (a, b): max(float(np.std(shares[:, a] - shares[:, b], ddof=1)) / sqrt(deals), 1 / deals)
        for a in range(seats)
        for b in range(seats)
        if a != b
    }
    best, worst = int(means.argmax()), int(means.argmin())
    if best == worst:
        best, worst = 0, 1
    seen, error = float(means[best] - means[worst]), errors[best, worst]
    high = max(float(means[a] - means[b]) + Z * each for (a, b), each in errors.items())
    low, value = (error * find(seats, seen / error) for find in (_least, _middle))
    return SeatGap(value, low, min(1.0, max(high, value)), seen)


def _least(seats: int, seen: float) -> float:
    """The smallest gap that would bring a difference this large in one study of forty; in standard errors."""
    return _gap_for(tuple(float(seat < seats // 2) for seat in range(seats)), 1 - TAIL, round(seen, 3))


def _middle(seats: int, seen: float) -> float:
    """The gap that would bring a difference this large in every second study, with the seats in equal steps."""
    return _gap_for(tuple(seat / (seats - 1) for seat in range(seats)), 0.5, round(seen, 3))


@lru_cache(maxsize=10_000)
def _gap_for(stands: tuple[float, ...], part: float, seen: float) -> float:
    """The gap at which so large a part of all studies has at most the difference that was seen."""
    means = np.array(stands)
    if range_within(seen, 0 * means) <= part:
        return 0.0
    low, high = 0.0, seen + WIDE
    while high - low > 1e-3:
        middle = (low + high) / 2
        low, high = (middle, high) if range_within(seen, middle * means) > part else (low, middle)
    return low


def range_within(largest: float, means: Numbers) -> float:
    """How likely the largest difference of normal values around these means is at most so large.

    The values are independent with variance 1/2 each, so that the difference of two has variance 1. Summed up over
    which of them is the least, and where it lies.
    """
    ends = means[:, None, None] + _GRID - means[None, :, None]
    others = _below(ends + largest) - _below(ends)
    others[np.arange(len(means)), np.arange(len(means))] = 1.0
    return float((_DENSITY * others.prod(axis=1)).sum() * (_GRID[1] - _GRID[0]))


def _below(values: Numbers) -> Numbers:
    """The part of a normal curve of variance 1/2 below each value."""
    return 0.5 * (1 + _erf(values))


def _erf(values: Numbers) -> Numbers:
    """The error function, to seven digits (Abramowitz and Stegun 7.1.26)."""
    size = np.abs(values)
    t = 1 / (1 + 0.3275911 * size)
    series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    return np.sign(values) * (1 - series * np.exp(-size * size))
