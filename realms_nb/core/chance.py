"""Chance: the one place that shuffles.

Saved matches are replayed from their seed, so a shuffle must give the same order in every Python.
Only `Random.random()` is promised to stay the same between versions; the shuffle here uses nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from realms_nb.core.errors import BadSetup, shown

T = TypeVar("T")

# Seeds stay exact in JSON and in the browser below 2**53.
LARGEST_SEED = 2**53 - 1


def fresh_seed() -> int:
    """A seed nobody chose, short enough to be read out in class."""
    return random.SystemRandom().randrange(1_000_000)


def checked_seed(seed: object) -> int:
    """A seed is a whole number from 0 to 2**53 - 1."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
        raise BadSetup(f"A seed is a whole number from 0 to {LARGEST_SEED}, not {shown(seed)}.")
    return seed


def stream(seed: int) -> random.Random:
    """The chance of one game; everything that is drawn for it comes from this stream, in a fixed order."""
    return random.Random(seed)


def shuffled(items: Sequence[T], rng: random.Random) -> tuple[T, ...]:
    """The items in a random order (Fisher-Yates)."""
    order = list(items)
    draw = rng.random
    for last in range(len(order) - 1, 0, -1):
        chosen = int(draw() * (last + 1))
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)
