"""One line of a report card, and how much is played for each: what the lines themselves are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from realms_nb.lab.luck import FUTURES

# So many levels are those of every game; a step beyond them is dear, so it has few deals.
LEVELS = 3
# However small a report card is, so many games are watched step by step.
FEWEST_WATCHED = 10
FEWEST_REVIEWED = 4
# A step of the ladder on fewer deals says nothing: a small card leaves the dear ones out.
FEWEST_DEALS = 8


class Sizes(Struct, frozen=True):
    """How much is played for each line."""

    games: int = 20_000
    # Deals of each step of the ladder; a dear one gets few, and 0 leaves it out.
    rungs: tuple[int, ...] = (1_500, 120)
    # Matches that are looked back at.
    reviewed: int = 600
    watched: int = 100
    tried: int = 4_000
    # Futures in which each stroke of chance of a match that is looked back at is judged.
    futures: int = FUTURES
    # Deals in which a player thinks more than another of its kind.
    thinking: int = 0


def scaled(usual: Sizes, size: float) -> Sizes:
    """So much of everything that is usually played, but never so little that a line means nothing."""

    def of(number: int, fewest: int) -> int:
        return max(fewest, round(number * size))

    def dear(number: int) -> int:
        return deals if (deals := round(number * size)) >= FEWEST_DEALS else 0

    return Sizes(
        of(usual.games, 100),
        tuple(
            of(number, min(number, FEWEST_DEALS)) if place < LEVELS - 1 else dear(number)
            for place, number in enumerate(usual.rungs)
        ),
        of(usual.reviewed, min(usual.reviewed, FEWEST_REVIEWED)),
        of(usual.watched, FEWEST_WATCHED),
        of(usual.tried, 100),
        usual.futures,
        dear(usual.thinking),
    )


class ReportRow(Struct, frozen=True):
    """One line of a report card: a figure with its interval, numbers for its sentence and its drawing."""

    key: str
    value: float
    low: float
    high: float
    # How many games, deals or decisions it stands on.
    count: int
    facts: Mapping[str, Any]
    drawing: tuple[float, ...] = ()
