"""What the advanced boards add to the story, one class per atomic fact."""

from __future__ import annotations

from typing import ClassVar

from realms_nb.core.event import CardName, Event, Seat, Term
from realms_nb.games.realm_of_sand.engine.events import Stone, TileName


class StartDiscTaken(Event, frozen=True, gc=False):
    """The purple board brought a disc before the game."""

    rule: ClassVar[str] = "power-purple"
    seat: Seat
    colour: Stone


class HiddenCardRevealed(Event, frozen=True, gc=False):
    """The completed building had been lying face down in front of its owner."""

    rule: ClassVar[str] = "power-red"
    seat: Seat
    card: CardName


class CrystalActivated(Event, frozen=True, gc=False):
    """A building used a crystal field: the marker was turned to its coloured side."""

    rule: ClassVar[str] = "crystals"
    seat: Seat
    board: Term


class CrystalSpent(Event, frozen=True, gc=False):
    """A power was used: the marker was turned to its colourless side."""

    rule: ClassVar[str] = "crystals"
    seat: Seat
    board: Term


class LimitLifted(Event, frozen=True, gc=False):
    """Purple power: this turn's summoning has no limit."""

    rule: ClassVar[str] = "power-purple"
    seat: Seat


class DeckSearched(Event, frozen=True, gc=False):
    """Red power: a seat looked at the top cards of a deck."""

    rule: ClassVar[str] = "power-red"
    seat: Seat
    level: str
    count: int


class CardHidden(Event, frozen=True, gc=False):
    """Red power: a card was kept face down, `under` others went under the deck. Only its owner knows it."""

    rule: ClassVar[str] = "power-red"
    seat: Seat
    level: str
    under: int


class DiscExchanged(Event, frozen=True, gc=False):
    """Yellow power: a disc was exchanged for one of the supply."""

    rule: ClassVar[str] = "power-yellow"
    seat: Seat
    given: Stone
    taken: Stone


class SquareShifted(Event, frozen=True, gc=False):
    """Green power: a square moved to an empty field."""

    rule: ClassVar[str] = "power-green"
    seat: Seat
    colour: Term
    start: str
    field: str


class TileSwapped(Event, frozen=True, gc=False):
    """Blue power: a tile of the active zone and a tile of the circle changed places."""

    rule: ClassVar[str] = "power-blue"
    seat: Seat
    given: TileName
    taken: TileName
