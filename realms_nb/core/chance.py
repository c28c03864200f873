"""Chance: the one place that shuffles.

Saved matches are replayed from their seed, so a shuffle must give the same order in every Python.
Only `Random.random()` is promised to stay the same between versions; the shuffle here uses nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from random import Random, SystemRandom
from typing import TypeVar

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.numbers import whole

__all__ = ["LARGEST_SEED", "Random", "branch", "checked_seed", "fresh_seed", "secret_seed", "shuffled", "stream"]

T = TypeVar("T")

# Seeds stay exact in JSON and in the browser below 2**53.
LARGEST_SEED = 2**53 - 1


def fresh_seed() -> int:
    """A seed nobody chose, short enough to be read out in class."""
    return SystemRandom().randrange(1_000_000)


def secret_seed() -> int:
    """A seed that nobody can guess by trying, for games among players who would."""
    return SystemRandom().randrange(LARGEST_SEED + 1)


def checked_seed(seed: object) -> int:
    """A seed is a whole number from 0 to 2**53 - 1."""
    number = whole(seed, 0, LARGEST_SEED)
    if number is None:
        # As text: a language would put marks between the thousands.
        raise BadSetup(code="bad_seed", most=str(LARGEST_SEED), given=shown(seed))
    return number


def stream(seed: int) -> Random:
    """The chance of one game; everything that is drawn for it comes from this stream, in a fixed order."""
    return Random(seed)


def branch(seed: int, *path: int | str) -> int:
    """Another seed, fixed by this one and a path such as ("seat", 2), and unrelated to its neighbours."""
    text = "/".join(map(str, (seed, *path)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") & LARGEST_SEED


def shuffled(items: Sequence[T], rng: Random) -> tuple[T, ...]:
    """The items in a random order (Fisher-Yates)."""
    order = list(items)
    draw = rng.random
    for last in range(len(order) - 1, 0, -1):
        chosen = int(draw() * (last + 1))
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)
