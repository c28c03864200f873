"""What Python sends: the book, the snapshot, the answer to a message, and the review of a finished game."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar

from realms_nb.board.wire import Wire
from realms_nb.board.wire.lesson import LessonState
from realms_nb.board.wire.reason import MoveReason
from realms_nb.board.wire.ruling import Ruling
from realms_nb.board.wire.strength import LevelStrength


# The review of a finished game.
class FigureText(Wire, frozen=True):
    """A number that a move changes at once, as it is written: "0 → 3", "coins"."""

    text: str
    word: str


class Way(Wire, frozen=True):
    """A move of a moment in words, what it changes at once, and its chance to win in percent with its interval."""

    move: str
    words: str
    figures: tuple[FigureText, ...]
    win: float
    low: float
    high: float


class KeyDecisionCard(Wire, frozen=True):
    """A choice that cost something: where it was made, what was played, what would have been better, and why."""

    # The position in which it was made.
    step: int
    title: str
    cost: str
    played: Way
    better: Way
    why: str


NoteKind = Literal["best", "cost", "unclear", "luck"]


class ChoiceNote(Wire, frozen=True):
    """What is said of a move, or of the luck that followed it; the marks over the slider are those that count."""

    # The number of the move.
    at: int
    kind: NoteKind
    text: str


class ReviewState(Wire, frozen=True):
    """A review of the line that is looked at, told to one seat."""

    seat: int
    state: Literal["running", "done", "stopped", "failed"]
    # How many moves have been judged, of how many.
    done: int
    length: int
    # What is to be said first: who won and what luck did, or why there is no review.
    text: str
    verdicts: tuple[ChoiceNote, ...]
    moments: tuple[KeyDecisionCard, ...]
    # An even chance in percent.
    even: float


# The parts that are a game's own.
Picture = TypeVar("Picture")
Options = TypeVar("Options")
Pages = TypeVar("Pages")

Pace = Literal["instant", "step", "calm"]
SpanKind = Literal["card", "coins", "seat"]
# Chances to win, hints, the review of a finished game; `live`: each choice is judged as soon as it has been made.
Help = Literal["chances", "hints", "review", "live"]
# See board/rights.py.
Right = Literal["look", "play", "table", "help"]


class TextSpan(Wire, frozen=True):
    """A piece of a sentence; one of a kind points at a thing: a card by its key, the coins of a seat, a seat."""

    text: str
    kind: SpanKind | None = None
    key: str | None = None


class Sentence(Wire, frozen=True):
    """What happened, in spans, with the rule it rests on."""

    spans: tuple[TextSpan, ...]
    rule: str
    seat: int | None = None
    # Whether the class says it: a handler of a hook returned it.
    own: bool | None = None


class RuleText(Wire, frozen=True):
    """A rule explained."""

    title: str
    text: str


class BoardTexts(Wire, Generic[Pages], frozen=True):
    """What does not change during a game: words and rules in one language, and the game's own pages."""

    game: str
    title: str
    language: str
    languages: tuple[str, ...]
    # How deep hints go; 0 where there are none.
    hints: int
    # What help there is at this board; a teacher may take some of it away.
    help: tuple[Help, ...]
    # What a new game may be dealt for: numbers of seats, and the players that can sit there.
    seats: tuple[int, ...]
    players: tuple[str, ...]
    # Those of them that are levels, from the weakest to the strongest, and how strong they were measured to be.
    levels: tuple[str, ...]
    strengths: tuple[LevelStrength, ...]
    words: dict[str, str]
    rules: dict[str, RuleText]
    pages: Pages
    # Whether the game has a lesson to take.
    lesson: bool | None = None
    # What whoever looks here may do, where that is not everything.
    rights: tuple[Right, ...] | None = None
    # The rules that may be chosen for a new game.
    rulings: tuple[Ruling, ...] | None = None


class LineEntry(Wire, frozen=True):
    """One way the game went: its letter, its moves, and where it left which other one by what."""

    name: str
    length: int
    leaves: int
    of: str | None = None
    move: str | None = None
    # The points of every seat, if it was played to its end.
    totals: tuple[int, ...] | None = None


class EarlierEntry(Wire, frozen=True):
    """A game that was played at this table before and can be had back. Its seed is not sent."""

    names: tuple[str, ...]
    length: int
    totals: tuple[int, ...] | None = None


class Timeline(Wire, frozen=True):
    """Where the match stands among its moves and lines."""

    at: int
    length: int
    # Whether the past is looked at: then nothing can be played.
    looking: bool
    # The line that is looked at, among all lines.
    line: int
    lines: tuple[LineEntry, ...]
    earlier: tuple[EarlierEntry, ...]


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
    compared: MoveReason | None = None
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
    # How many seconds it is shown before the next one comes by itself.
    stay: float
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


class StripLine(Wire, frozen=True):
    """Something that a handler of a hook printed, or its error with the line of its code."""

    kind: Literal["printed", "error"]
    text: str


class Snapshot(Wire, Generic[Picture, Options], frozen=True):
    """What is drawn now."""

    # The number of the position that is looked at, of no other one; a move is played only where it was chosen.
    version: int
    names: tuple[str, ...]
    # The seats that are played from this board, and those that players have.
    people: tuple[int, ...]
    players: dict[int, str]
    picture: Picture
    history: Timeline
    fresh: Fresh
    pace: Pace
    # Whether the others go on by themselves; somebody has pressed Pause, so they do not.
    auto: bool
    halted: bool
    # What the person to decide can do; missing when no person is to decide.
    options: Options | None = None
    # The seat that is spoken to, and the seat that is to decide.
    you: int | None = None
    # The seat that is spoken to in sentences where nobody looks from one seat: one that is called You, Du or Tu.
    spoken: int | None = None
    turn: int | None = None
    hint: Hint | None = None
    notice: str | None = None
    scene: Scene | None = None
    thinking: Thinking | None = None
    # What handlers printed and raised, the newest last.
    strip: tuple[StripLine, ...] | None = None
    # The sentence with which a handler stopped the board here.
    pause: str | None = None
    lesson: LessonState | None = None
    # Rises by one with each snapshot that is sent: whoever lacks one asks for everything.
    serial: int | None = None
    # Whether words, replay and log come with it, so that nothing that was lost before is missing.
    whole: bool | None = None
    # The view that asked last: the notice is for its reader alone. Nobody's in particular if it is missing.
    asker: int | None = None


class Reply(Wire, frozen=True):
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
    told: Reply | None = None
    file: File | None = None
    # The number of the newest snapshot: whoever has not got it knows that it was lost.
    serial: int | None = None
