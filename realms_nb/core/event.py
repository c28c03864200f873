"""Facts about what happened. Words live in the catalogues; an event only knows the numbers."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Struct


class Kind:
    """Marks what a field stands for, so that the narrator can put a name in its place."""

    def __init__(self, name: str) -> None:
        self.name = name


SEAT = Kind("seat")
CARD = Kind("card")
TERM = Kind("term")

# A seat's number, 0 for the first; the narrator says the player's name.
Seat = Annotated[int, SEAT]
# The English name of a card, which is its key; the narrator says it in the chosen language.
CardName = Annotated[str, CARD]


class Event(Struct, frozen=True, gc=False, tag=True):
    """One atomic fact of a game, with the rule that made it happen."""

    rule: ClassVar[str]
