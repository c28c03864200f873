"""What the browser sends: one union of messages, each with an id. Each is answered; one that cannot be read, too."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from realms_nb.board.wire import Wire
from realms_nb.board.wire.sent import Pace
from realms_nb.core.saves import LARGEST_FILE

Id = Annotated[int, Meta(ge=0, lt=2**53)]
Number = Annotated[int, Meta(ge=0, lt=2**53)]
MoveText = Annotated[str, Meta(max_length=500)]


class Play(Wire, frozen=True, tag_field="kind", tag="play"):
    """Play a move that was chosen at this version."""

    id: Id
    version: Number
    move: MoveText


class NextMove(Wire, frozen=True, tag_field="kind", tag="step"):
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
    """Play on from the past that is looked at, or from the position after so many moves; a move begins a new line."""

    id: Id
    version: Number
    at: Number | None = None


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


class GoOn(Wire, frozen=True, tag_field="kind", tag="go-on"):
    """Go on after a pause."""

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


class AskReview(Wire, frozen=True, tag_field="kind", tag="review"):
    """Review the game, told to this seat, or to the one that is spoken to."""

    id: Id
    seat: Number | None = None


class StopReview(Wire, frozen=True, tag_field="kind", tag="stop-review"):
    """Wait no longer for the review."""

    id: Id


class SetLive(Wire, frozen=True, tag_field="kind", tag="live"):
    """Whether each choice is judged as soon as it has been made."""

    id: Id
    on: bool


class SeatWish(Wire, frozen=True):
    """Who is to sit at a seat of a new game: a name, and the player's name unless it is a person."""

    name: Annotated[str, Meta(max_length=100)]
    player: Annotated[str, Meta(max_length=200)] | None = None


class New(Wire, frozen=True, tag_field="kind", tag="new"):
    """Deal anew, with this seed or a fresh one, for these seats or the same as before."""

    id: Id
    seed: Number | None = None
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=20)] | None = None


class AskSave(Wire, frozen=True, tag_field="kind", tag="save"):
    """Ask for the match as a file, with all that is to come or without its future."""

    id: Id
    # False: without it.
    future: bool | None = None


class AskPage(Wire, frozen=True, tag_field="kind", tag="page"):
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


class BoardOpened(Wire, frozen=True, tag_field="kind", tag="shown"):
    """Somebody looks at the board."""

    id: Id


class Hidden(Wire, frozen=True, tag_field="kind", tag="hidden"):
    """A view of the board is gone."""

    id: Id


Message = (
    Play
    | NextMove
    | Ask
    | Undo
    | Seek
    | PlayOn
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
    | Ping
    | BoardOpened
    | Hidden
)


def message(content: object) -> Message:
    """The message in what a browser sent; anything else is a `msgspec.ValidationError`."""
    return msgspec.convert(content, Message)
