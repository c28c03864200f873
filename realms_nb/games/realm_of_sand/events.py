"""What can happen in every game, one class per atomic fact; `crystal_events` has what the powers add.

The catalogues have a sentence for each.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from realms_nb.core.event import TERM, CardName, Event, Seat
from realms_nb.core.scoresheet import ScoreLine

# A word that the catalogues translate: the colour of a piece, the colour of a board, a rank.
Term = Annotated[str, TERM]

# Where the events go; None while nobody listens.
Tell = list[Event] | None


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
    tiles: tuple[str, ...]


class RoundOpened(Event, frozen=True, gc=False):
    """A round began; a solo game has `rounds` of them, others (0) as many as it takes."""

    rule: ClassVar[str] = "round"
    round: int
    rounds: int


class TileLaid(Event, frozen=True, gc=False):
    """A tile was laid and replaced by squares: field by field, colour by colour."""

    rule: ClassVar[str] = "laying"
    seat: Seat
    tile: str
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
    colours: tuple[Term, ...]


class TileReturned(Event, frozen=True, gc=False):
    """A used tile went to the end of the circle, behind the queen."""

    rule: ClassVar[str] = "queen"
    seat: Seat
    tile: str


class TileSetAside(Event, frozen=True, gc=False):
    """Solo: a tile left the game as the marker of a turn."""

    rule: ClassVar[str] = "solo"
    seat: Seat
    tile: str
    turns: int
    turns_left: int


class TileTaken(Event, frozen=True, gc=False):
    """A tile came from the circle into an active zone, the first or a later one after the queen."""

    rule: ClassVar[str] = "queen"
    seat: Seat
    tile: str
    place: int


class DiscSummoned(Event, frozen=True, gc=False):
    """A disc was put on a board."""

    rule: ClassVar[str] = "summoning"
    seat: Seat
    colour: Term
    field: str


class DiscMoved(Event, frozen=True, gc=False):
    """A disc was moved on a board."""

    rule: ClassVar[str] = "summoning"
    seat: Seat
    colour: Term
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
    seat: Seat
    card: CardName
    fields: tuple[str, ...]
    points: int
    hourglasses_before: int
    hourglasses_after: int


class DiscGained(Event, frozen=True, gc=False):
    """A bonus disc came from the supply."""

    rule: ClassVar[str] = "bonuses"
    seat: Seat
    colour: Term
    left: int


class DiscMissed(Event, frozen=True, gc=False):
    """A bonus disc was lost, because the supply had none."""

    rule: ClassVar[str] = "bonuses"
    seat: Seat
    colour: Term


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
    seat: Seat
    hourglasses: int


class RoundsRanOut(Event, frozen=True, gc=False):
    """Nobody had enough hourglasses after the last round that the rules allow."""

    rule: ClassVar[str] = "end"
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


class LineScored(Event, frozen=True, gc=False):
    """One line of the final score sheet."""

    rule: ClassVar[str] = "scoring"
    seat: Seat
    line: ScoreLine


class ScoreTotalled(Event, frozen=True, gc=False):
    """A seat's final score."""

    rule: ClassVar[str] = "scoring"
    seat: Seat
    total: int


class TieBroken(Event, frozen=True, gc=False):
    """Several seats had the most points; the pieces on their boards decided, or nothing did."""

    rule: ClassVar[str] = "ties"
    seats: tuple[Seat, ...]
    # "pieces" or "shared"
    tie_break: str


class GameWon(Event, frozen=True, gc=False):
    """The game is over."""

    rule: ClassVar[str] = "winning"
    seats: tuple[Seat, ...]
    total: int


class RankReached(Event, frozen=True, gc=False):
    """A solo game is over: the points make a rank."""

    rule: ClassVar[str] = "ranks"
    seat: Seat
    total: int
    rank: Term
