"""Verdicts: three answers against the smallest change worth having, and intervals that may be looked at all the time.

An ordinary 95 % interval is right 95 times in 100 if one looks once. Whoever looks again and again until it leaves 0
out is wrong far more often. A *confidence sequence* is wider, and right at all times together: one may look after every
deal, stop when it is settled, or go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, inf, log, sqrt
from typing import Literal

from msgspec import Struct

from realms_nb.simulation.statistics import FEWEST

# `differs`: the interval leaves 0 out, and so does the change worth having; `equal`: it lies within that change.
Answer = Literal["differs", "equal", "unknown"]
ALPHA = 0.05


class Finding(Struct, frozen=True):
    """A difference with half of its interval, and the answer that follows."""

    value: float
    margin: float
    answer: Answer

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.value - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.value + self.margin


def sequence_margin(count: int, spread: float, alpha: float = ALPHA, tight_at: int = 2_000) -> float:
    """Half of the confidence sequence of a mean after so many values of this spread (an asymptotic one).

    It holds at all times together with a chance of 1 - alpha, and is narrowest, for its kind, at `tight_at` values.
    """
    if count < FEWEST:
        return inf
    # The mixture's scale that makes the sequence narrowest there.
    scale = (-2 * log(alpha) + log(-2 * log(alpha) + 1)) / tight_at
    within = count * scale + 1
    return spread * sqrt(2 * within / (count * count * scale) * log(sqrt(within) / alpha))


def judged(value: float, margin: float, smallest: float) -> Finding:
    """The answer against the smallest change worth having.

    It *differs* if the interval leaves 0 out; it is *as good as equal* if the interval lies within the smallest change,
    even if it leaves 0 out: a difference that nobody would care about is none.
    """
    if abs(value) + margin <= smallest:
        return Finding(value, margin, "equal")
    return Finding(value, margin, "differs" if abs(value) > margin else "unknown")


def holm(chances: Sequence[float]) -> list[float]:
    """Chances of error, corrected for having asked several questions (Holm): the smallest counts most often."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    corrected = [1.0] * len(chances)
    worst = 0.0
    for rank, place in enumerate(order):
        worst = max(worst, (len(chances) - rank) * chances[place])
        corrected[place] = min(1.0, worst)
    return corrected


def above(value: float, error: float) -> float:
    """How likely a value this high or higher is, if there is nothing to see: the upper tail of a normal curve."""
    if error == 0:
        return 0.0 if value > 0 else 1.0
    return 0.5 * erfc(value / error / sqrt(2))


def sorted_out(values: Sequence[float], errors: Sequence[float], smallest: float) -> list[str]:
    """For each of several values: `strong`, `weak`, `equal` or `unknown`, corrected for asking so often.

    Strong and weak are further from 0 than the smallest difference worth having, equal is nearer.
    """
    pairs = list(zip(values, errors, strict=True))
    far = [min(1.0, 2 * above(abs(value) - smallest, error)) for value, error in pairs]
    near = [above(smallest - abs(value), error) for value, error in pairs]
    return [
        ("strong" if value > 0 else "weak") if out < ALPHA else "equal" if within < ALPHA else "unknown"
        for (value, _), out, within in zip(pairs, holm(far), holm(near), strict=True)
    ]
