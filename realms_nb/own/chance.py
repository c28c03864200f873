"""Chance of somebody's own game: every draw has a number, and what comes of it follows from the seed and that number.

So the same seed is the same game, whatever was looked at in between, and what chance has said can be told by numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

_MASK = (1 << 64) - 1
# How many turns each seat had is one number, so many bits a seat.
TURN_BITS = 24
# No seat will ever have had so many turns: so setup has a chance of its own.
SETUP = 1 << 20


class DrawNumber(NamedTuple):
    """Which draw it is: how many turns the seat had had, the seat, and which of its draws in this turn."""

    had: int
    seat: int
    draw: int

    @property
    def number(self) -> int:
        """As one number. What others did before does not change what this seat draws."""
        return ((self.had << 7) + self.seat << 20) + self.draw

    @classmethod
    def read(cls, number: int) -> DrawNumber:
        """What the number says."""
        return cls(number >> 27, number >> 20 & 127, number & (1 << 20) - 1)


def mixed(seed: int, number: int) -> int:
    """The number-th draw of a seed (splitmix64): pure, so that the same seed and number give the same chance."""
    z = (seed * 0x9E3779B97F4A7C15 + (number + 1) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


# What is told of a thing of a shuffle that nobody has seen.
UNTOLD = ""

Told = Mapping[int, tuple[str | int, ...]]


class Happened(NamedTuple):
    """Something that chance decided: the number of the draw, the place, and what came: faces or things in order."""

    number: int
    place: Any
    came: tuple[Any, ...]


class KnownChance(int):
    """The seed of what is to come, and what chance has said before, by the numbers of the draws."""

    told: Told
    # Where somebody listens, everything that is drawn.
    heard: list[Happened] | None

    @classmethod
    def of(cls, seed: int, told: Told, heard: list[Happened] | None = None) -> KnownChance:
        """Chance that goes on with this seed."""
        chance = cls(seed)
        chance.told, chance.heard = told, heard
        return chance

    def faces(self, number: int, place: Any, drawn: tuple[int, ...], sides: int) -> tuple[int, ...]:
        """What the dice show: as it was told, otherwise what was drawn now."""
        told = self.told.get(number, ())
        if len(told) == len(drawn) and all(type(face) is int and 0 < face <= sides for face in told):
            drawn = cast("tuple[int, ...]", told)
        self._hears(Happened(number, place, drawn))
        return drawn

    def order(self, number: int, place: Any, drawn: tuple[Any, ...]) -> tuple[Any, ...]:
        """The order after a shuffle: what was told lies where it lay, the rest as it was drawn now."""
        told, rest = self.told.get(number, ()), list(drawn)
        names = list(map(str, rest))
        if len(told) == len(drawn) and _fit(told, names):
            there: dict[int, Any] = {}
            for slot, name in enumerate(told):
                if name != UNTOLD:
                    at = names.index(cast("str", name))
                    names.pop(at)
                    there[slot] = rest.pop(at)
            unseen = iter(rest)
            drawn = tuple([there[slot] if slot in there else next(unseen) for slot in range(len(drawn))])
        self._hears(Happened(number, place, drawn))
        return drawn

    def _hears(self, what: Happened) -> None:
        if self.heard is not None:
            self.heard.append(what)


def _fit(told: Sequence[str | int], names: Sequence[str]) -> bool:
    """Whether all that was told can lie there: on another line other things may be shuffled."""
    left = list(names)
    for name in told:
        if name == UNTOLD:
            continue
        if name not in left:
            return False
        left.remove(cast("str", name))
    return True
