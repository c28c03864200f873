"""A table as somebody sees it: places with things in them, and moves with where each is pressed. Any game can give it.

A game without a board of its own may have a module `picture` that makes these of a view; the board draws them. What may
be None is None unless something is said: these shapes go to a browser as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from realms_nb.core.event import Event
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator

# The module of a game's package that fills `PicturePart`.
PICTURE = "picture"

# A column of a card may be any plain value.
Column = str | int | float | bool

PlaceKind = Literal["pile", "hand", "row", "grid", "track", "counter", "plain", "secret", "dice"]


class ThingSeen(Struct, frozen=True, omit_defaults=True):
    """A card, a word or a piece, or the back of what is hidden: that has no name.

    `seat` is whose piece it is; `columns` are the card's own, without name, back, icon and image.
    """

    name: str | None = None
    back: str | None = None
    icon: str | None = None
    seat: int | None = None
    columns: dict[str, Column] | None = None


class PlaceSeen(Struct, frozen=True, omit_defaults=True):
    """A place of the table: its `kind`, its `name`, the seat that owns it (None: common to all), what is seen there.

    Piles, hands and rows have `things`, the next one to be drawn first in a pile, the last one laid last in a row; a
    grid has one thing or None for each of its `cells`, row by row, `width` to a row; dice have `faces`, None under a
    cup. A counter, track or plain value has its `value`, None if it is secret, and its limits `least` and `most`.
    """

    name: str
    kind: PlaceKind
    # How many things lie there, seen or not.
    count: int
    owner: int | None = None
    things: tuple[ThingSeen | None, ...] | None = None
    cells: tuple[str, ...] | None = None
    width: int | None = None
    faces: tuple[int | None, ...] | None = None
    sides: int | None = None
    value: str | int | float | None = None
    # The seat that the value is, for a name that holds one.
    seat: int | None = None
    hidden: bool | None = None
    least: int | None = None
    most: int | None = None


class DiceSeen(Struct, frozen=True, omit_defaults=True):
    """The dice that were rolled last and lie nowhere: who rolled them, and their faces."""

    seat: int
    faces: tuple[int, ...]


class PointsSeen(Struct, frozen=True, omit_defaults=True):
    """The points of a seat and their parts, each with its word; without a sum they cannot be known."""

    parts: tuple[tuple[str, int], ...]
    total: int | None = None


class TableSeen(Struct, frozen=True, omit_defaults=True):
    """All that lies on the table, as one viewer sees it: who looks, whose turn it is, the round, who is out."""

    round: int
    seats: int
    out: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]
    places: tuple[PlaceSeen, ...]
    # One for each seat; none in a game without points.
    points: tuple[PointsSeen, ...]
    viewer: int | None = None
    turn: int | None = None
    rolled: DiceSeen | None = None


class GameSeen(Struct, frozen=True, omit_defaults=True):
    """What stays the same during a game: its rules, its goal, and pictures of cards.

    `goal` says how it ends and who wins, in a sentence or two; an image is an address that holds the picture itself.
    """

    goal: str
    rules: str
    images: dict[str, str]


class Spot(Struct, frozen=True, omit_defaults=True):
    """Where something is pressed: a thing in a place, a cell of a grid, or a player."""

    place: str | None = None
    owner: int | None = None
    thing: str | None = None
    cell: str | None = None
    seat: int | None = None


class MoveSeen(Struct, frozen=True, omit_defaults=True):
    """One move: its text, as `parse` reads it, and its words, as people read it.

    `args` are the things it is done with, as words; `spots` say for each of them where it is pressed, None for a number
    or a word that lies nowhere. `why` is the sentence against a move that is refused; `help` explains its verb.
    """

    move: str
    words: str
    verb: str
    args: tuple[str, ...]
    spots: tuple[Spot | None, ...]
    # Which of `args` are numbers: many moves that differ in numbers alone are fields to fill in.
    numbers: tuple[int, ...]
    # What each of `args` is called, for fields to fill in.
    asks: tuple[str, ...]
    help: str
    why: str | None = None


class PicturePart(Protocol):
    """A game without a stage that gives a picture of its table instead: the board draws it."""

    def pictured(self, view: Any, past: Sequence[Event] = ()) -> TableSeen:
        """All that lies on the table, as the viewer sees it."""
        ...

    def options_of(self, view: Any, narrator: Narrator) -> tuple[MoveSeen, ...]:
        """Every move with where it is pressed, refused ones with their sentence; none if others are to move."""
        ...

    def game_seen(self, match: Match, narrator: Narrator) -> GameSeen:
        """What stays the same during a game."""
        ...
