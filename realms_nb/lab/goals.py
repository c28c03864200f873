"""Goals of a search: a number to come near to, or bounds, for measures that come with an interval.

Shares are given from 0 to 1, as they stand in every table: two games in a hundred are 0.02. They are told in percent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any, Literal, cast

from msgspec import Struct

from realms_nb.core.errors import BadSetup, shown
from realms_nb.display.svg import points, written

# A share is near a number if it is within one game in a hundred, any other measure within a tenth of the number.
NEAR_SHARE, NEAR_PART = 0.01, 0.1


class Estimate(Struct, frozen=True):
    """A measure with its 95 % interval, and how many games it stands on."""

    value: float
    low: float
    high: float
    games: int


class Goal(Struct, frozen=True):
    """What a measure should be: within these bounds; `near` says what is one step off, and near enough to a number."""

    low: float
    high: float
    near: float
    share: bool = False

    @property
    def is_number(self) -> bool:
        """Whether one number is aimed at."""
        return self.low == self.high

    def miss(self, value: float) -> float:
        """How many steps outside the bounds a value is."""
        return max(0.0, self.low - value, value - self.high) / self.near

    def worst_miss(self, found: Estimate) -> float:
        """How many steps outside the bounds the worst end of an interval is; of a number aimed at, its middle."""
        if self.is_number:
            return self.miss(found.value)
        return max(self.miss(found.low), self.miss(found.high))

    def met(self, found: Estimate) -> Literal["yes", "no", "unknown"]:
        """`yes` if the whole interval meets the goal, `no` if no part of it does, else nobody can tell yet."""
        room = self.near if self.is_number else 0.0
        low, high = self.low - room, self.high + room
        if low <= found.low and found.high <= high:
            return "yes"
        return "no" if found.high < low or found.low > high else "unknown"

    def told(self, language: str) -> str:
        """The goal as it is written beside a figure."""
        if self.is_number:
            return self._figure(self.low, language)
        if self.low == -inf:
            return f"≤ {self._figure(self.high, language)}"
        if self.high == inf:
            return f"≥ {self._figure(self.low, language)}"
        return f"{self._figure(self.low, language)} … {self._figure(self.high, language)}"

    def figures(self, found: Estimate, language: str) -> tuple[str, str]:
        """A measure and its interval, in the unit of the goal."""
        low, high = (self._figure(end, language, unit=False) for end in (found.low, found.high))
        return self._figure(found.value, language), f"{low} … {high}"

    def _figure(self, value: float, language: str, *, unit: bool = True) -> str:
        if not self.share:
            return written(value, language, 2)
        return f"{points(value, language)} %" if unit else points(value, language)


def checked_goals(goals: object, shares: Mapping[str, bool]) -> dict[str, Goal]:
    """Goals by their measure; `shares` says of each measure whether it is a share."""
    named = checked_names_of(goals)
    return {name: _goal(name, goal, share=shares[name]) for name, goal in named.items()}


def checked_names_of(goals: object) -> dict[str, Any]:
    """The goals as they were given, by the names of their measures."""
    if not isinstance(goals, Mapping) or not goals:
        raise BadSetup(
            f"Goals are a dict from a measure to a number or bounds, such as {{'held': 0.8}}, not {shown(goals)}."
        )
    return {str(name): goal for name, goal in cast("Mapping[Any, Any]", goals).items()}


def _goal(name: str, goal: Any, *, share: bool) -> Goal:
    bounds = goal if isinstance(goal, tuple | list) else (goal, goal)
    ends = cast("Sequence[Any]", bounds)
    if (
        len(ends) != 2
        or not all(end is None or (isinstance(end, int | float) and not isinstance(end, bool)) for end in ends)
        or all(end is None for end in ends)
    ):
        raise BadSetup(f"The goal of {shown(name)} is a number, or bounds such as (None, 0.02), not {shown(goal)}.")
    if share and any(end is not None and not -1 <= end <= 1 for end in ends):
        raise BadSetup(
            f"{shown(name)} is a share, from 0 to 1: two games in a hundred are 0.02. {shown(goal)} says nothing of it."
        )
    low, high = (-inf if ends[0] is None else float(ends[0])), (inf if ends[1] is None else float(ends[1]))
    if low > high:
        raise BadSetup(f"The goal of {shown(name)} goes from low to high, such as (0.7, 0.8), not {shown(goal)}.")
    # Goals count alike: one step off is as bad in each of them.
    aim = max(abs(end) for end in (low, high) if abs(end) < inf)
    return Goal(low, high, NEAR_SHARE if share else NEAR_PART * (aim or 1.0), share)
