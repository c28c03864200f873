"""The wire between Python and the browser: every shape that goes over it, both ways, is a Struct of this module.

A game's own parts (picture, options, pages of the book) are the Structs of `widgets/<game>/wire.py`. TypeScript types
are made from all of them by `tools/wire_types.py`.

What is None is not sent, and what is missing is None: some hosts drop None from objects, so nothing may depend on it.
The only default on the wire is None, and a value that may be None is optional in TypeScript.
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from realms_nb.core.saves import LARGEST_FILE

# The parts that are a game's own.
Picture = TypeVar("Picture")
Options = TypeVar("Options")
Pages = TypeVar("Pages")

Pace = Literal["instant", "step", "slow"]
SpanKind = Literal["card", "coins", "seat"]


class Wire(Struct, frozen=True, omit_defaults=True):
    """What goes over the wire."""


# What Python sends ---------------------------------------------------------------------------------------------


class Span(Wire, frozen=True):
    """A piece of a sentence; one of a kind points at a thing: a card by its key, the coins of a seat, a seat."""

    text: str
    kind: SpanKind | None = None
    key: str | None = None


class Sentence(Wire, frozen=True):
    """What happened, in spans, with the rule it rests on."""

    spans: tuple[Span, ...]
    rule: str
    seat: int | None = None


class RuleText(Wire, frozen=True):
    """A rule explained."""

    title: str
    text: str


class Book(Wire, Generic[Pages], frozen=True):
    """What does not change during a game: words and rules in one language, and the game's own pages."""

    game: str
    title: str
    language: str
    languages: tuple[str, ...]
    # How deep hints go; 0 where there are none.
    hints: int
    # What a new game may be dealt for: numbers of seats, and the players that can sit there.
    seats: tuple[int, ...]
    players: tuple[str, ...]
    words: dict[str, str]
    rules: dict[str, RuleText]
    pages: Pages


class Line(Wire, frozen=True):
    """One way the game went: its letter, its moves, and where it left which other one by what."""

    name: str
    length: int
    leaves: int
    of: str | None = None
    move: str | None = None
    # The points of every seat, if it was played to its end.
    totals: tuple[int, ...] | None = None


class Earlier(Wire, frozen=True):
    """A game that was played at this table before and can be had back."""

    names: tuple[str, ...]
    length: int
    # None if it was dealt in another way.
    seed: int | None = None
    totals: tuple[int, ...] | None = None


class History(Wire, frozen=True):
    """Where the match stands among its moves and lines."""

    at: int
    length: int
    # Whether the past is looked at: then nothing can be played.
    looking: bool
    # The line that is looked at, among all lines.
    line: int
    lines: tuple[Line, ...]
    earlier: tuple[Earlier, ...]


# What turns one plain value into another: for each place that differs the way to it and what is there now.
# A way of no steps is the whole; null takes a key away from an object.
Patch = tuple[tuple[tuple[str | int, ...], Any], ...]


class Entry(Wire, frozen=True):
    """One line of the list of moves: who moved, what it was in short and in full, and why.

    A move may open a chapter, such as a round: then its heading, and what was dealt, as one sentence.
    """

    sentences: tuple[Sentence, ...]
    seat: int | None = None
    short: str | None = None
    reason: str | None = None
    chapter: str | None = None
    deal: str | None = None


class Fresh(Wire, frozen=True):
    """What is new: from this position on, each position as a patch of the one before it, and what led to it."""

    since: int
    patches: tuple[Patch, ...]
    records: tuple[Entry, ...]


class Frame(Wire, frozen=True):
    """A step of a scene: what is told, and the picture then, as a patch of the frame before it.

    The first frame is a patch of the picture in the snapshot.
    """

    sentence: Sentence
    patch: Patch
    # A frame with facts is drawn by the stage as a picture of its own (`Beat`), not told as a line.
    facts: Any | None = None


class Scene(Wire, frozen=True):
    """Something to be seen step by step before the game goes on; the word `scene-<kind>` is its title."""

    id: int
    kind: str
    frames: tuple[Frame, ...]


class Hint(Wire, frozen=True):
    """Advice for whoever is to decide, and the moves that it speaks of."""

    depth: int
    text: str
    moves: tuple[str, ...]


class Thinking(Wire, frozen=True):
    """A player that has been asked and has not answered yet, and the seconds it has."""

    seat: int
    player: str
    limit: float | None = None


class Snapshot(Wire, Generic[Picture, Options], frozen=True):
    """What is drawn now."""

    # Rises with every change of the match; a move is played only for the version it was chosen at.
    version: int
    names: tuple[str, ...]
    # The seats of people at this board; the players of the others, and what these said last.
    people: tuple[int, ...]
    players: dict[int, str]
    quotes: dict[int, str]
    picture: Picture
    history: History
    fresh: Fresh
    # The newest sentences, newest first, and how many there are in all.
    story: tuple[Sentence, ...]
    told: int
    pace: Pace
    # Whether the others go on by themselves.
    auto: bool
    # What the person to decide can do; missing when no person is to decide.
    options: Options | None = None
    # The seat that is spoken to, and the seat that is to decide.
    you: int | None = None
    turn: int | None = None
    hint: Hint | None = None
    notice: str | None = None
    scene: Scene | None = None
    thinking: Thinking | None = None


class Told(Wire, frozen=True):
    """What an asked move was answered with: why it is not allowed, and by which rule; nothing for one that is."""

    why: str | None = None
    rule: str | None = None
    # What the stage says of the chances, for a message that asked for them.
    chances: Any | None = None


class File(Wire, frozen=True):
    """A file to keep."""

    name: str
    text: str


class Answer(Wire, frozen=True, tag_field="kind", tag="answer"):
    """The answer to the message of this id: each message has exactly one, after all that it changed was sent."""

    id: int
    told: Told | None = None
    file: File | None = None


# What the browser sends ----------------------------------------------------------------------------------------

Id = Annotated[int, Meta(ge=0, lt=2**53)]
Number = Annotated[int, Meta(ge=0, lt=2**53)]
MoveText = Annotated[str, Meta(max_length=500)]


class Play(Wire, frozen=True, tag_field="kind", tag="play"):
    """Play a move that was chosen at this version."""

    id: Id
    version: Number
    move: MoveText


class Step(Wire, frozen=True, tag_field="kind", tag="step"):
    """Let the next of the others move."""

    id: Id
    version: Number


class Ask(Wire, frozen=True, tag_field="kind", tag="ask"):
    """Ask why a move is not allowed, or whether it is."""

    id: Id
    move: MoveText


class Undo(Wire, frozen=True, tag_field="kind", tag="undo"):
    """Take back the last decision of a person; the line is kept."""

    id: Id


class Seek(Wire, frozen=True, tag_field="kind", tag="seek"):
    """Look at the position after so many moves."""

    id: Id
    to: Number


class PlayOn(Wire, frozen=True, tag_field="kind", tag="play-on"):
    """Play on from the past that is looked at; the first move begins a new line."""

    id: Id
    version: Number


class ChooseLine(Wire, frozen=True, tag_field="kind", tag="line"):
    """Look at another line."""

    id: Id
    name: Annotated[str, Meta(max_length=20)]


class BringBack(Wire, frozen=True, tag_field="kind", tag="earlier"):
    """Have an earlier game back."""

    id: Id
    number: Number


class Stop(Wire, frozen=True, tag_field="kind", tag="stop"):
    """Wait no longer for the player that is thinking."""

    id: Id


class SetPace(Wire, frozen=True, tag_field="kind", tag="pace"):
    """How fast the others play."""

    id: Id
    value: Pace


class SetLanguage(Wire, frozen=True, tag_field="kind", tag="language"):
    """The language of the board."""

    id: Id
    value: Literal["en", "de", "it"]


class AskHint(Wire, frozen=True, tag_field="kind", tag="hint"):
    """Ask for advice of this depth."""

    id: Id
    depth: Number


class AskChances(Wire, frozen=True, tag_field="kind", tag="chances"):
    """Ask for the chances of the position of this version: nothing is answered for another one.

    A stage that answers quickly first and better later is asked for its second look with a number.
    """

    id: Id
    version: Number
    look: Number | None = None


class SeatWish(Wire, frozen=True):
    """Who is to sit at a seat of a new game: a name, and the player's name unless it is a person."""

    name: Annotated[str, Meta(max_length=100)]
    player: Annotated[str, Meta(max_length=200)] | None = None


class New(Wire, frozen=True, tag_field="kind", tag="new"):
    """Deal anew, with this seed or a fresh one, for these seats or the same as before."""

    id: Id
    seed: Number | None = None
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=20)] | None = None


class Keep(Wire, frozen=True, tag_field="kind", tag="save"):
    """Ask for the match as a file, with all that is to come or without its future."""

    id: Id
    # False: without it.
    future: bool | None = None


class KeepPage(Wire, frozen=True, tag_field="kind", tag="page"):
    """Ask for the match as a page."""

    id: Id


class Load(Wire, frozen=True, tag_field="kind", tag="load"):
    """Go on with the match of a file."""

    id: Id
    name: Annotated[str, Meta(max_length=1_000)]
    text: Annotated[str, Meta(max_length=LARGEST_FILE)]


class Ping(Wire, frozen=True, tag_field="kind", tag="ping"):
    """Is anybody there?"""

    id: Id


class Shown(Wire, frozen=True, tag_field="kind", tag="shown"):
    """Somebody looks at the board."""

    id: Id


class Hidden(Wire, frozen=True, tag_field="kind", tag="hidden"):
    """A view of the board is gone."""

    id: Id


Message = (
    Play
    | Step
    | Ask
    | Undo
    | Seek
    | PlayOn
    | ChooseLine
    | BringBack
    | Stop
    | SetPace
    | SetLanguage
    | AskHint
    | AskChances
    | New
    | Keep
    | KeepPage
    | Load
    | Ping
    | Shown
    | Hidden
)


def message(content: object) -> Message:
    """The message in what a browser sent; anything else is a `msgspec.ValidationError`."""
    return msgspec.convert(content, Message)


def plain(value: object) -> Any:
    """A value of the wire as JSON has it: without what is None, every key a text."""
    return msgspec.to_builtins(value, str_keys=True)
