"""A search among combinations of small whole numbers whose worth is noisy.

The N-tuple bandit evolutionary algorithm: the worth of a combination is guessed as the mean of what its single values,
its pairs of values and the whole of it have shown so far, with a bonus for what has been tried little. From the best
guess among some neighbours the search goes on. Several short runs and a play-off are better than one long run.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import log, sqrt
from typing import Any

import numpy as np

from realms_nb.core.chance import Random, branch, stream

RUNS, PLAY_OFF, NEIGHBOURS = 3, 4, 50
CURIOSITY = 0.5
Place = tuple[int, ...]


def searched(
    sizes: Sequence[int], tries: int, seed: int, loss: Callable[[Place, int], float]
) -> Iterator[tuple[Place, float]]:
    """The combinations that three runs try, each with its loss."""
    for run in range(RUNS):
        rng = stream(branch(seed, "run", run))
        sums: dict[tuple[Any, ...], tuple[float, int]] = defaultdict(lambda: (0.0, 0))
        place = tuple(int(rng.random() * size) for size in sizes)
        for number in range(tries):
            worth = loss(place, number)
            for key in _tuples(place):
                total, count = sums[key]
                sums[key] = (total + worth, count + 1)
            yield place, worth
            near = {_neighbour(place, sizes, rng) for _ in range(NEIGHBOURS)}
            place = min(sorted(near), key=lambda each: _guess(sums, each, number + 1))


def _tuples(place: Place) -> list[tuple[Any, ...]]:
    """Every single value, every pair and the whole."""
    singles = [((at,), (value,)) for at, value in enumerate(place)]
    pairs = [(pair, tuple(place[at] for at in pair)) for pair in combinations(range(len(place)), 2)]
    whole = [(tuple(range(len(place))), place)] if len(place) > 2 else []
    return [*singles, *pairs, *whole]


def _guess(sums: Mapping[tuple[Any, ...], tuple[float, int]], place: Place, tried: int) -> float:
    """The loss to expect, less a bonus for what has been tried little."""
    keys = _tuples(place)
    known = [sums[key] for key in keys if key in sums]
    mean = sum(total / count for total, count in known) / len(known) if known else 0.0
    scale = max((total / count for total, count in sums.values()), default=1.0)
    bonus = sum(sqrt(log(tried + 1) / ((sums[key][1] if key in sums else 0) + 0.5)) for key in keys) / len(keys)
    return mean - CURIOSITY * scale * bonus


def _neighbour(place: Place, sizes: Sequence[int], rng: Random) -> Place:
    """One value changed for sure, the others now and then."""
    sure = int(rng.random() * len(place))
    return tuple(
        int(rng.random() * size) if at == sure or rng.random() < 1 / len(place) else value
        for at, (value, size) in enumerate(zip(place, sizes, strict=True))
    )


def finalists_of(found: Sequence[tuple[Place, float]]) -> list[Place]:
    """The combinations with the least mean loss; one that was met often is better known than a lucky one."""
    losses: dict[Place, list[float]] = defaultdict(list)
    for place, worth in found:
        losses[place].append(worth)
    ranked = sorted(losses, key=lambda place: (float(np.mean(losses[place])), place))
    often = sorted(losses, key=lambda place: (-len(losses[place]), place))
    return list(dict.fromkeys([*ranked[: 2 * PLAY_OFF], *often[:PLAY_OFF]]))
