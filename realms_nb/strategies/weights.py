"""Weights: a strategy as data. What is a point now worth, what a point later, a coin, a strong wall?"""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite
from typing import Any

from msgspec import Struct, structs

from realms_nb.core.errors import RealmsError, did_you_mean, shown


class BadWeights(RealmsError, ValueError):
    """Weights that are no numbers, or of a name that does not exist."""


class _ByName(type(Struct)):
    """Weights are given by name; a name that does not exist is answered with those that do."""

    def __call__(cls, *values: Any, **named: Any) -> Any:
        if values:
            raise BadWeights(f"Weights are given by name, as in rn.Weights(coins=2.0), not as {shown(values[0])}.")
        _check_names(named, cls.__struct_fields__)
        return super().__call__(**named)


def _check_names(named: Iterable[str], known: tuple[str, ...]) -> None:
    for name in named:
        if name not in known:
            hint = did_you_mean(name, known)
            raise BadWeights(f"There is no weight {shown(name)}; there is {', '.join(known)}.{hint}")


class Weights(Struct, frozen=True, kw_only=True, metaclass=_ByName):
    """How much each thing counts when a move is weighed; everything is measured as the change that the move makes.

    A set of weights is a player: `rn.simulate(game, [Weights(coins=2.0), "greedy"])` needs no further code.
    """

    # Points on the table, as if the game ended now.
    points_now: float = 1.0
    # Points that buildings with a goal may still gain in the turns to come: a rough estimate.
    points_later: float = 0.0
    # Coins in hand, worth less as the game goes on and nothing at its end.
    coins: float = 0.0
    # The chance to hold the next invasion, plus that to hold the last: 1.0 is certainty.
    shields: float = 0.0
    # The award to be expected from the last invasion, in points.
    award: float = 0.0
    # Points that the taken card would have brought to somebody still to act, less those of the card left for it.
    denial: float = 0.0
    # Coins paid to other players: a weight below 0 is stingy.
    gifts: float = 0.0
    # Chance adds up to this much to every move: 0 always plays the same, 10 plays nearly at random.
    whim: float = 0.0

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
                raise BadWeights(f"The weight {name} is a number, not {shown(value)}.")
        if self.whim < 0:
            raise BadWeights(f"The weight whim is a number from 0 on, not {shown(self.whim)}.")

    def changed(self, **changes: float) -> Weights:
        """These weights with some values changed."""
        _check_names(changes, self.__struct_fields__)
        return structs.replace(self, **changes)

    def numbers(self) -> tuple[float, ...]:
        """The weights in the order of the kernel."""
        return tuple(float(weight) for weight in structs.astuple(self))


# Only what lies on the table counts.
GREEDY = Weights()
# Rounded from two short hill climbs, in which changed weights played against unchanged ones with two and with four
# players. The climb that was free to use denial left it near 0, and it doubles the time of a game: so it is left out.
BALANCED = Weights(points_now=1.0, points_later=0.8, coins=1.2, shields=3.0, award=1.0, gifts=-0.5)
