"""What can happen in every game, one class per atomic fact; `crystal_events` has what the powers add.

The catalogues have a sentence for each.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

from realms_nb.core.event import CARD, CardName, Count, Event, Seat, Term
from realms_nb.games.realm_of_sand.engine.rules import Rules

# A rune tile by its id, told by its colours; a spirit by its colour.
TileName = Annotated[str, CARD]
Stone = Annotated[str, CARD]


class SupplySorted(Event, frozen=True, gc=False):
    """Rune squares and spirit discs were made ready; at most `discs` of each colour are in play."""

    rule: ClassVar[str] = "supply"
    squares: int
    discs: int


class CardsLaidOut(Event, frozen=True, gc=False):
    """The open cards of a level were laid out."""

    rule: ClassVar[str] = "display"
    level: str
    cards: tuple[CardName, ...]


class BoardGiven(Event, frozen=True, gc=False):
    """A seat got an advanced board; its crystal marker lies colourless side up."""

    rule: ClassVar[str] = "crystals"
    seat: Seat
    board: Term
    fields: tuple[str, ...]


class TilesGiven(Event, frozen=True, gc=False):
    """A seat took its first tiles, clockwise from the queen."""

    rule: ClassVar[str] = "active-zone"
    seat: Seat
    tiles: tuple[TileName, ...]


class RoundOpened(Event, frozen=True, gc=False):
    """A round began; a solo game has `rounds` of them, others (0) as many as it takes."""

    rule: ClassVar[str] = "round"
    brief: ClassVar[bool] = True
    round: int
    rounds: int


class TileLaid(Event, frozen=True, gc=False):
    """A tile was laid and replaced by squares: field by field, colour by colour."""

    rule: ClassVar[str] = "laying"
    brief: ClassVar[bool] = True
    seat: Seat
    tile: TileName
    fields: tuple[str, ...]
    colours: tuple[Term, ...]


class FieldsLeftEmpty(Event, frozen=True, gc=False):
    """The supply had no squares for these fields of a laid tile."""

    rule: ClassVar[str] = "supply"
    seat: Seat
    fields: tuple[str, ...]


class SquaresReturned(Event, frozen=True, gc=False):
    """Squares left a board and went back to the supply."""

    rule: ClassVar[str] = "overbuilding"
    seat: Seat
    colours: tuple[Term, ...]


class DiscsReturned(Event, frozen=True, gc=False):
    """Discs left a board and went back in front of their owner."""

    rule: ClassVar[str] = "overbuilding"
    seat: Seat
    colours: tuple[Stone, ...]


class TileReturned(Event, frozen=True, gc=False):
    """A used tile went to the end of the circle, behind the queen."""

    rule: ClassVar[str] = "queen"
    seat: Seat
    tile: TileName


class TileSetAside(Event, frozen=True, gc=False):
    """Solo: a tile left the game as the marker of a turn."""

    rule: ClassVar[str] = "solo"
    seat: Seat
    tile: TileName
    turns: int
    turns_left: int


class TileTaken(Event, frozen=True, gc=False):
    """A tile came from the circle into an active zone, the first or a later one after the queen."""

    rule: ClassVar[str] = "queen"
    seat: Seat
    tile: TileName
    place: int


class DiscSummoned(Event, frozen=True, gc=False):
    """A disc was put on a board."""

    rule: ClassVar[str] = "summoning"
    brief: ClassVar[bool] = True
    seat: Seat
    colour: Stone
    field: str


class DiscMoved(Event, frozen=True, gc=False):
    """A disc was moved on a board."""

    rule: ClassVar[str] = "summoning"
    brief: ClassVar[bool] = True
    seat: Seat
    colour: Stone
    start: str
    field: str


class SummoningEnded(Event, frozen=True, gc=False):
    """A seat ended its summoning."""

    rule: ClassVar[str] = "summoning"
    seat: Seat
    count: int


class BuildingCompleted(Event, frozen=True, gc=False):
    """A pattern was complete: the card counts from now on."""

    rule: ClassVar[str] = "buildings"
    brief: ClassVar[bool] = True
    seat: Seat
    card: CardName
    fields: tuple[str, ...]
    points: int
    # On this card, and on all of the seat's cards with it.
    hourglasses: int
    hourglasses_after: int


class DiscGained(Event, frozen=True, gc=False):
    """A bonus disc came from the supply."""

    rule: ClassVar[str] = "bonuses"
    seat: Seat
    colour: Stone
    left: int


class DiscMissed(Event, frozen=True, gc=False):
    """A bonus disc was lost, because the supply had none."""

    rule: ClassVar[str] = "bonuses"
    seat: Seat
    colour: Stone


class LevelRaised(Event, frozen=True, gc=False):
    """A seat reached a higher level: more of the dark zone is open to it."""

    rule: ClassVar[str] = "dark-zone"
    seat: Seat
    level_before: int
    level_after: int


class LevelKept(Event, frozen=True, gc=False):
    """A level was lost, because the level track ends here."""

    rule: ClassVar[str] = "dark-zone"
    seat: Seat
    level: int


class EndTriggered(Event, frozen=True, gc=False):
    """Somebody has enough hourglasses: the game ends with this round."""

    rule: ClassVar[str] = "end"
    brief: ClassVar[bool] = True
    seat: Seat
    hourglasses: int


class RoundsRanOut(Event, frozen=True, gc=False):
    """Nobody had enough hourglasses after the last round that the rules allow."""

    rule: ClassVar[str] = "end"
    brief: ClassVar[bool] = True
    round: int


class CardRevealed(Event, frozen=True, gc=False):
    """After a turn a card was turned up in place of a completed one."""

    rule: ClassVar[str] = "display"
    level: str
    card: CardName


class RowLeftShort(Event, frozen=True, gc=False):
    """A completed card was not replaced, because its deck is empty."""

    rule: ClassVar[str] = "display"
    level: str


def counts(event: Event, rules: Rules) -> Iterator[Count]:
    """A completed building, and the hourglasses on it."""
    if isinstance(event, BuildingCompleted):
        yield Count(event.seat, "buildings", 1)
        yield Count(event.seat, "hourglasses", event.hourglasses)
