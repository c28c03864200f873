"""What a weighted player of Realm of Sand thinks things are worth: its weights, and numbers that follow from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from realms_nb.fast.compiling import Floats, floats

# The weights, in the order of `players.weights.Weights` ...
POINTS, DISC, RARE_DISC, LEVEL, HOURGLASS, PATIENCE, SECOND, THIRD, DENIAL, CRYSTAL, NOISE = range(11)
WEIGHT_COUNT = 11
# ... then for buildings that nobody else can take, that lie open, and that somebody else is near: what a point hoped
# for with 0, 1, 2, 3 or more pieces missing is worth, by tiles and behind that after a summoning; and the chance that
# such a building is still there a round later.
OWN, OPEN, CONTESTED = range(3)
RATES = WEIGHT_COUNT
RATE_SIZE = 10
STAYS = RATES + 3 * RATE_SIZE
WEIGHTS_SIZE = STAYS + 3

# Turns that tiles take to bring so many missing pieces: one tile brings one or two of those that are wanted.
TILE_TURNS = (0.0, 0.72, 1.3, 2.3282, 3.744)
# The chance that another seat does not take an open building within a round, and the same for one that it is near.
LEFT_OPEN, LEFT_CONTESTED = 0.9, 0.6
# Turns before the end from which on bonuses lose their worth, and turns that an hourglass takes.
SPRING, PACE = 12.96, 1.3


# The weights of one player for all seats, or those of each seat.
SeatWeights = Sequence[float] | Sequence[Sequence[float]]


def each_seat(weights: SeatWeights, seats: int) -> list[Sequence[float]]:
    """The weights of each seat."""
    if isinstance(weights[0], Sequence):
        return list(cast("Sequence[Sequence[float]]", weights))
    return [cast("Sequence[float]", weights)] * seats


def weight_rows(weights: Sequence[Sequence[float]]) -> Floats:
    """The weights of all seats and what follows from them, one behind the other."""
    others = len(weights) - 1
    return floats(number for own in weights for number in _weight_row(own, others))


def _weight_row(weights: Sequence[float], others: int) -> list[float]:
    stays = [1.0, LEFT_OPEN**others, LEFT_OPEN ** max(0, others - 1) * (LEFT_CONTESTED if others else 1.0)]
    rates = [weights[PATIENCE] * chance for chance in stays]
    numbers = [float(weight) for weight in weights]
    for rate in rates:
        numbers += [rate**turns for turns in TILE_TURNS]
        numbers += [rate ** (1.0 + turns) for turns in TILE_TURNS]
    return numbers + stays
