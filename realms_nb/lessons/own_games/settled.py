"""Fresh games until it is settled: whoever is right is practically never refused, whatever the deals bring.

A 95 % interval misjudges: of a hundred fair games it calls five unfair. So a judge names a middle and plays on, twice
as many games each time, until the mean is surely on one side of it. A truth that lies `CLEAR` of the middle is taken
for one on the other side less than once in a thousand times (`tests/lessons/test_settled.py`); what lies nearer may
be taken for either.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from realms_nb.lab.results import Numbers
from realms_nb.simulation.statistics import student

# So many spreads from the middle nobody plays on: a truth that is clear of it would have to err by much more.
ENOUGH = 2.0
# Twice as many games each time, so often; and how far from the middle of shares a truth is safe, from 800 games on.
LOOKS, CLEAR = 4, 0.025


class Between(NamedTuple):
    """A mean with its 95 % interval, and on how many games it stands."""

    mean: float
    low: float
    high: float
    games: int

    @property
    def error(self) -> float:
        """The spread of the mean."""
        return (self.high - self.mean) / student(self.games - 1)


def between(values: Numbers) -> Between:
    """The mean of these games or deals, with its interval."""
    mean, half = float(values.mean()), student(len(values) - 1) * float(values.std(ddof=1)) / len(values) ** 0.5
    return Between(mean, mean - half, mean + half, len(values))


def settled(play: Callable[[int], Numbers], middle: float) -> Between:
    """Play until the mean is surely on one side of the middle; `play(look)` gives all games up to that look."""
    found = between(play(0))
    for look in range(1, LOOKS):
        if abs(found.mean - middle) > ENOUGH * found.error:
            break
        found = between(play(look))
    return found
