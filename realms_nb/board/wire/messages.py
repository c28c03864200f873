"""What the browser sends: one union of messages, each with an id. Each is answered; one that cannot be read, too.

A message may be lost, come late or come twice: the browser sends it again under the same id, and it is done once.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from realms_nb.board.wire import Wire
from realms_nb.board.wire.kept import KeptGame
from realms_nb.board.wire.sent import Pace
from realms_nb.core.saves import LARGEST_FILE

Id = Annotated[int, Meta(ge=0, lt=2**53)]
Number = Annotated[int, Meta(ge=0, lt=2**53)]
MoveText = Annotated[str, Meta(max_length=500)]


class Numbered(Wire, frozen=True, kw_only=True):
    """What every message has: a number of its own, and the view that sends it."""

    id: Id
    view: Number | None = None


class Question(Numbered, frozen=True, kw_only=True):
    """And the number of the position that it was sent at: what would change another one than was meant does nothing."""

    version: Number | None = None


class Play(Numbered, frozen=True, kw_only=True, tag_field="kind", tag="play"):
    """Play a move that was chosen at the position of this number."""

    version: Number
    move: MoveText


class NextMove(Numbered, frozen=True, kw_only=True, tag_field="kind", tag="step"):
    """Let the next of the others move."""

    version: Number


class Ask(Question, frozen=True, kw_only=True, tag_field="kind", tag="ask"):
    """Ask why a move is not allowed, or whether it is."""

    move: MoveText


class Undo(Question, frozen=True, kw_only=True, tag_field="kind", tag="undo"):
    """Take back the last decision of a person; the line is kept. Sent again before the answer, one decision more."""


class Seek(Question, frozen=True, kw_only=True, tag_field="kind", tag="seek"):
    """Look at the position after so many moves."""

    to: Number


class PlayOn(Numbered, frozen=True, kw_only=True, tag_field="kind", tag="play-on"):
    """Play on from the past that is looked at, or from the position after so many moves; a move begins a new line."""

    version: Number
    at: Number | None = None


class TryFor(Numbered, frozen=True, kw_only=True, tag_field="kind", tag="try"):
    """Play another move for whoever moved after so many moves, in a new line."""

    version: Number
    at: Number
    move: MoveText


class ChooseLine(Question, frozen=True, kw_only=True, tag_field="kind", tag="line"):
    """Look at another line."""

    name: Annotated[str, Meta(max_length=20)]


class BringBack(Question, frozen=True, kw_only=True, tag_field="kind", tag="earlier"):
    """Have an earlier game back."""

    number: Number


class Stop(Question, frozen=True, kw_only=True, tag_field="kind", tag="stop"):
    """Wait no longer for the player that is thinking."""


class GoOn(Question, frozen=True, kw_only=True, tag_field="kind", tag="go-on"):
    """Go on after a pause."""


class SetPace(Question, frozen=True, kw_only=True, tag_field="kind", tag="pace"):
    """How fast the others play."""

    value: Pace


class Halt(Question, frozen=True, kw_only=True, tag_field="kind", tag="halt"):
    """Pause, or play: at the calm pace the others wait, or go on by themselves again."""

    on: bool


class SetLanguage(Question, frozen=True, kw_only=True, tag_field="kind", tag="language"):
    """The language of the board."""

    value: Literal["en", "de", "it"]


class AskHint(Question, frozen=True, kw_only=True, tag_field="kind", tag="hint"):
    """Ask for advice of this depth."""

    depth: Number


class AskChances(Numbered, frozen=True, kw_only=True, tag_field="kind", tag="chances"):
    """Ask for the chances of the position of this version: nothing is answered for another one.

    A stage that answers quickly first and better later is asked for its second look with a number.
    """

    version: Number
    look: Number | None = None


class AskReview(Question, frozen=True, kw_only=True, tag_field="kind", tag="review"):
    """Review the game, told to this seat, or to the one that is spoken to."""

    seat: Number | None = None


class StopReview(Question, frozen=True, kw_only=True, tag_field="kind", tag="stop-review"):
    """Wait no longer for the review."""


class SetLive(Question, frozen=True, kw_only=True, tag_field="kind", tag="live"):
    """Whether each choice is judged as soon as it has been made."""

    on: bool


class SeatWish(Wire, frozen=True):
    """Who is to sit at a seat of a new game: a name, and the player's name unless it is a person."""

    name: Annotated[str, Meta(max_length=100)]
    player: Annotated[str, Meta(max_length=200)] | None = None


# Names that a book gives to rules and their choices.
ShortText = Annotated[str, Meta(max_length=40)]
Chosen = Annotated[tuple[ShortText, ...], Meta(max_length=20)]


class New(Question, frozen=True, kw_only=True, tag_field="kind", tag="new"):
    """Deal anew, with this seed or a fresh one, for these seats or the same as before, by these rules or the same."""

    seed: Number | None = None
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=20)] | None = None
    # What was chosen of the rules that the book offers (`Ruling`), by their keys.
    rules: Annotated[dict[ShortText, Chosen], Meta(max_length=10)] | None = None


class AskSave(Question, frozen=True, kw_only=True, tag_field="kind", tag="save"):
    """Ask for the match as a file, with all that is to come or without its future."""

    # False: without it.
    future: bool | None = None


class AskPage(Question, frozen=True, kw_only=True, tag_field="kind", tag="page"):
    """Ask for the match as a page."""


class Load(Question, frozen=True, kw_only=True, tag_field="kind", tag="load"):
    """Go on with the match of a file."""

    name: Annotated[str, Meta(max_length=1_000)]
    text: Annotated[str, Meta(max_length=LARGEST_FILE)]


class TakeUp(Question, frozen=True, kw_only=True, tag_field="kind", tag="take-up"):
    """Go on with a game that was kept, and play the move that was on its way when Python ended."""

    kept: KeptGame
    move: MoveText | None = None


class TakeLesson(Question, frozen=True, kw_only=True, tag_field="kind", tag="lesson"):
    """Take the lesson of the game: begin it, go on, go back, take a wrong deed back; leave it, or play on from there.

    `pick` names a place that was picked on the board, `answer` is the number of an answer. What is meant for another
    step than the one that is taught does nothing.
    """

    act: Literal["begin", "on", "back", "again", "pick", "answer", "leave", "play-on"]
    at: Number | None = None
    picked: Annotated[str, Meta(max_length=100)] | None = None
    answer: Number | None = None


class Ping(Question, frozen=True, kw_only=True, tag_field="kind", tag="ping"):
    """Is anybody there?"""


class Resync(Question, frozen=True, kw_only=True, tag_field="kind", tag="resync"):
    """Something was lost on the way: send everything again."""


class Hold(Question, frozen=True, kw_only=True, tag_field="kind", tag="hold"):
    """Something is being watched or asked here: the others do not move on by themselves until that is over."""

    on: bool


class BoardOpened(Question, frozen=True, kw_only=True, tag_field="kind", tag="shown"):
    """Somebody looks at the board."""


class Hidden(Question, frozen=True, kw_only=True, tag_field="kind", tag="hidden"):
    """A view of the board is gone."""


Message = (
    Play
    | NextMove
    | Ask
    | Undo
    | Seek
    | PlayOn
    | TryFor
    | ChooseLine
    | BringBack
    | Stop
    | GoOn
    | SetPace
    | SetLanguage
    | AskHint
    | AskChances
    | AskReview
    | StopReview
    | SetLive
    | New
    | AskSave
    | AskPage
    | Load
    | TakeUp
    | TakeLesson
    | Ping
    | Resync
    | Hold
    | Halt
    | BoardOpened
    | Hidden
)


def message(content: object) -> Message:
    """The message in what a browser sent; anything else is a `msgspec.ValidationError`."""
    return msgspec.convert(content, Message)
