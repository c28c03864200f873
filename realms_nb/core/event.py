"""Facts about what happened. Words live in the catalogues; an event only knows the numbers."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Struct


class Kind:
    """Marks what a field stands for, so that the narrator can put a name in its place.

    A number that belongs to somebody says which field names the owner: `Kind("coins", of="seat")`.
    """

    def __init__(self, name: str, of: str | None = None) -> None:
        self.name = name
        self.of = of


SEAT = Kind("seat")
CARD = Kind("card")
TERM = Kind("term")

# A seat's number, 0 for the first; the narrator says the player's name.
Seat = Annotated[int, SEAT]
# A word that the catalogues translate: a colour, a category, a rank.
Term = Annotated[str, TERM]
# The English name of a card, which is its key; the narrator says it in the chosen language.
CardName = Annotated[str, CARD]


class Event(Struct, frozen=True, gc=False, tag=True):
    """One atomic fact of a game, with the rule that made it happen.

    The whole table may hear it: an event never holds what some seat may not know.
    """

    rule: ClassVar[str]
    # Whether a game that is told in short, round by round, still tells it.
    brief: ClassVar[bool] = False


# Where the events of a move go; None while nobody listens.
Tell = list[Event] | None


class Count(Struct, frozen=True):
    """So much of a thing for a seat, more or less, by one event."""

    seat: int
    thing: str
    amount: int
