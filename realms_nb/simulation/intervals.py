"""How sure a share is: Wilson's 95 % interval, and how many games it takes to tell two shares apart."""

from __future__ import annotations

from math import ceil, floor, log10, sqrt
from typing import NamedTuple

# Half of a standard normal distribution's middle 95 % lies within so many standard deviations of its centre.
Z = 1.959964

# Whoever is not told apart by so many games is, for a class, equal.
MOST_GAMES = 10_000_000


class Interval(NamedTuple):
    """The shares that fit what was seen, 95 times out of 100."""

    low: float
    high: float

    def overlaps(self, other: Interval) -> bool:
        """Whether some share fits both."""
        return self.low <= other.high and other.low <= self.high


def wilson(wins: float, games: int) -> Interval:
    """The 95 % interval of a share; good for few games and for shares near 0 and 1 too. A shared win counts in part."""
    if games <= 0:
        return Interval(0.0, 1.0)
    share, spread = wins / games, Z * Z / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return Interval(max(0.0, centre - half), min(1.0, centre + half))


def games_to_settle(share: float, other: float) -> int | None:
    """After so many games each, the intervals of two such shares no longer overlap; None beyond ten million."""

    def apart(games: int) -> bool:
        return not wilson(share * games, games).overlaps(wilson(other * games, games))

    if not apart(MOST_GAMES):
        return None
    few, many = 0, MOST_GAMES
    while many - few > 1:
        middle = (few + many) // 2
        few, many = (few, middle) if apart(middle) else (middle, many)
    return many


def rounded_up(number: float) -> int:
    """Two digits are enough for a guess of how many games are still missing."""
    step = 10 ** max(0, floor(log10(number)) - 1)
    return ceil(number / step) * step
