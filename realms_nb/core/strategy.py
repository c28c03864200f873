"""What a strategy is: a function from a view to a move, with reasons if it can give them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from textwrap import shorten
from typing import Any, Literal

from msgspec import Struct

from realms_nb.core.chance import Random
from realms_nb.core.checks import visible
from realms_nb.core.errors import Detail

LONGEST_WHY = 100


class Reason(Struct, frozen=True):
    """Why a strategy chose as it did: a message `reason-<code>` of the catalogues and the numbers in it."""

    code: str
    details: Mapping[str, Detail] = {}


class Weighed(Struct, frozen=True):
    """A move that a player looked at, and what it was worth: `wins` and `points` of futures, or `worth` by weights."""

    move: Any
    value: float
    unit: Literal["wins", "points", "worth"]


class Choice(Struct, frozen=True):
    """A move and the reasons for it, the weightiest first."""

    move: Any
    reasons: tuple[Reason, ...] = ()
    # How long it took to decide, if somebody looked at a clock.
    seconds: float | None = None
    # The moves that were looked at, the best first, as far as the player says so.
    weighed: tuple[Weighed, ...] = ()


def by_value(found: Iterable[tuple[Any, float]], unit: Literal["wins", "points", "worth"]) -> tuple[Weighed, ...]:
    """Moves with what they are worth, the best first; of equals the one that was found first."""
    return tuple(Weighed(move, float(value), unit) for move, value in sorted(found, key=lambda each: -each[1]))


# A student's strategy may simply return one of the moves, or a move and a text that says why: `return move, "why"`.
Strategy = Callable[[Any, tuple[Any, ...], Random], Any]


def as_choice(answer: Any) -> Choice:
    """Whatever a strategy returned, as a Choice: a move, a move with a text that says why, or a Choice."""
    if isinstance(answer, Choice):
        return answer
    match answer:
        case (move, str(why)):
            # On one line, and no longer than a board can show.
            words = shorten(visible(why[: 10 * LONGEST_WHY]), LONGEST_WHY, placeholder=" …")
            return Choice(move, (Reason("said", {"why": words}),) if words else ())
        case _:
            return Choice(answer)
