"""How sure a share is: Wilson's 95 % interval, and how many games it takes to tell two shares apart.

Is one player better than another? The test of engines, which may be looked at after every pair of games.

A deal is a pair: it is played in every order of the seats, so luck and seats are shared. The generalised sequential
probability ratio test weighs "no better than a fair share" against "better by the smallest edge worth having". Whoever
stops as soon as it is settled errs no more often than whoever never looks.
"""

from __future__ import annotations

from math import ceil, floor, inf, log, log10, sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    # A board on a page asks for intervals, and has no NumPy.
    import numpy as np
    from numpy.typing import NDArray

# Half of a standard normal distribution's middle 95 % lies within so many standard deviations of its centre.
Z = 1.959964


def student(freedom: int) -> float:
    """Half of the middle 95 % of Student's curve: wider than the normal one where a spread stands on few values."""
    if freedom < 5:
        return {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}.get(freedom, inf)
    first, second = (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


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


# With fewer deals than this a spread is itself a guess.
FEWEST = 30
ERROR = 0.05


def bound(questions: int = 1) -> float:
    """How large the logarithm of the ratio must be to settle it, if so many questions are asked at once."""
    return log((1 - ERROR) * questions / ERROR)


def log_ratio(shares: NDArray[np.float64], fair: float, edge: float) -> float:
    """How much better the shares fit the edge than the fair share: the logarithm of the ratio of likelihoods."""
    if len(shares) < FEWEST:
        return 0.0
    # Pairs that all end alike would have no spread at all.
    spread = max(float(shares.var(ddof=1)), 1 / len(shares))
    return len(shares) * (edge - fair) * (2 * float(shares.mean()) - fair - edge) / (2 * spread)
