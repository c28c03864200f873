"""Is one player better than another? The test of engines, which may be looked at after every pair of games.

A deal is a pair: it is played in every order of the seats, so luck and seats are shared. The generalised sequential
probability ratio test weighs "no better than a fair share" against "better by the smallest edge worth having". Whoever
stops as soon as it is settled errs no more often than whoever never looks.
"""

from __future__ import annotations

from math import log

import numpy as np
from numpy.typing import NDArray

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
    spread = max(float(np.var(shares, ddof=1)), 1 / len(shares))
    return len(shares) * (edge - fair) * (2 * float(shares.mean()) - fair - edge) / (2 * spread)
