"""What a strategy is: a function from a view to a move, with reasons if it can give them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from realms_nb.core.chance import Random
from realms_nb.core.refusal import Detail


class Reason(Struct, frozen=True):
    """Why a strategy chose as it did: a message `reason-<code>` of the catalogues and the numbers in it."""

    code: str
    details: Mapping[str, Detail] = {}


class Choice(Struct, frozen=True):
    """A move and the reasons for it, the weightiest first."""

    move: Any
    reasons: tuple[Reason, ...] = ()


# A student's strategy may simply return one of the moves; those that can say why return a Choice.
Strategy = Callable[[Any, tuple[Any, ...], Random], Any]


def as_choice(answer: Any) -> Choice:
    """Whatever a strategy returned, as a Choice."""
    return answer if isinstance(answer, Choice) else Choice(answer)
