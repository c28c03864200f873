"""What goes between a page of a class and its hall; what belongs to the board in it is as everywhere else."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from realms_nb.board.wire import Wire

Tongue = Literal["en", "de", "it"]

# From a browser ---------------------------------------------------------------------------------------------------


class Sit(Wire, frozen=True, tag_field="kind", tag="sit"):
    """Somebody with a key is there, for the first time or again; the last question that was answered, if any."""

    key: Annotated[str, Meta(max_length=100)]
    language: Tongue | None = None


class ToSeat(Wire, frozen=True, tag_field="kind", tag="board"):
    """What the board of a seat says; `Message` in the board's wire."""

    content: dict[str, Any]


class Speak(Wire, frozen=True, tag_field="kind", tag="speak"):
    """The language of the page."""

    value: Tongue


SignName = Literal["well-played", "thanks", "one-moment", "help", "wow", "sorry"]


class SendSign(Wire, frozen=True, tag_field="kind", tag="sign"):
    """One of six signs, for those at the table and the teacher; there is no chat."""

    value: SignName


class SendGuess(Wire, frozen=True, tag_field="kind", tag="guess"):
    """An answer to what the teacher asks."""

    value: Annotated[str, Meta(max_length=100)]


class Learn(Wire, frozen=True, tag_field="kind", tag="learn"):
    """Take the lesson of the game while nothing is played yet, or put it away."""

    on: bool


class Leave(Wire, frozen=True, tag_field="kind", tag="leave"):
    """I am not who this seat is for: it becomes free again."""


class Here(Wire, frozen=True, tag_field="kind", tag="here"):
    """The line is whole: said from both sides, since a line that is cut looks whole for minutes."""


FromGuest = Sit | ToSeat | Speak | Leave | Here | SendSign | SendGuess | Learn

# To a browser -----------------------------------------------------------------------------------------------------

Presence = Literal["here", "away", "bot", "empty"]


class Neighbour(Wire, frozen=True):
    """Who sits at a seat: here, away for so many seconds, or played by a strategy."""

    name: str
    presence: Presence
    # Whether it is the reader's own.
    you: bool
    seconds: int | None = None
    # The strategy that plays there; beside a person it does so until they are back.
    player: str | None = None
    sign: SignName | None = None


class Qr(Wire, frozen=True):
    """A square of `size` fields, the white around it included, and the path of its dark ones."""

    size: int
    path: str


class HallRoom(Wire, frozen=True, tag_field="kind", tag="room"):
    """What a page shows around the board: where one sits, with whom, and what the table waits for."""

    title: str
    language: Tongue
    neighbours: tuple[Neighbour, ...]
    # "late": the games have begun, and the teacher looks for a seat.
    stage: Literal["waiting", "playing", "over", "late", "wall"]
    paused: bool
    # The sentence of the moment, and who is to decide for how many seconds.
    said: str
    table: int | None = None
    turn: int | None = None
    since: int | None = None
    # After so many seconds without a line this player plays for somebody.
    patience: int | None = None
    fill: str | None = None
    # On the wall: the code, the address without http://, and the address to be read by a phone.
    code: str | None = None
    address: str | None = None
    qr: Qr | None = None
    # On the wall: the points of each seat as they are now.
    scores: tuple[int, ...] | None = None
    # The signs that may be sent.
    signs: tuple[SignName, ...] | None = None
    # What the teacher asks, and what the reader has answered.
    question: str | None = None
    guess: str | None = None
    # While one waits: whether the game can be learned here and is being learned; whether there is a page of all cards.
    learns: bool | None = None
    learning: bool | None = None
    cards: bool | None = None
    # The words of the page, when its language is another than before.
    words: dict[str, str] | None = None


class SeatBoard(Wire, frozen=True, tag_field="kind", tag="state"):
    """The whole board of a seat. Another `game` begins anew; the same goes on with what was not answered."""

    game: str
    bundle: str
    state: dict[str, Any]


class ToBrowser(Wire, frozen=True, tag_field="kind", tag="board"):
    """What the board is told: new values, or an answer."""

    data: dict[str, Any]


class Gone(Wire, frozen=True, tag_field="kind", tag="gone"):
    """This key opens nothing any more: why, in a sentence. Or not now: `later` the same hall may be opened again."""

    text: str
    later: bool | None = None


class Unread(Wire, frozen=True, tag_field="kind", tag="unread"):
    """What was sent could not be read; nothing has changed."""

    text: str


ToGuest = HallRoom | SeatBoard | ToBrowser | Gone | Unread | Here

# To the class view ----------------------------------------------------------------------------------------------------


class TableRow(Wire, frozen=True):
    """A table at a glance: who is there, how far its game is, whose turn it is for how many seconds, who leads."""

    number: int
    seats: tuple[Neighbour, ...]
    moves: int
    # The games that were dealt here.
    game: int
    paused: bool
    over: bool
    turn: int | None = None
    since: int | None = None
    leads: str | None = None
    points: int | None = None
    trouble: str | None = None


class HallView(Wire, frozen=True):
    """What the teacher sees of a hall."""

    title: str
    game: str
    code: str
    address: str
    # The address of the wall, with its key: it shows nothing private.
    wall: str
    here: int
    people: int
    rows: tuple[TableRow, ...]
    late: tuple[str, ...]
    begun: bool
    fill: str
    # "19 of 20 here", "5 tables", who may come in; a sentence each.
    head: tuple[str, ...]
    words: dict[str, str]
    language: Tongue
    projected: int | None = None
    trouble: str | None = None
    closed: bool | None = None
    qr: Qr | None = None
    # Whether everybody can be seated anew: at least one game is over, and none is played.
    next_round: bool | None = None


# From the class view --------------------------------------------------------------------------------------------------

Act = Literal["start", "pause", "resume", "project", "stand-in", "give-back", "seat-late", "next-round"]


class Deed(Wire, frozen=True):
    """A button of the class view that was pressed; without a table it is for all of them."""

    act: Act
    table: int | None = None
    seat: int | None = None
    name: str | None = None


encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> FromGuest:
    """What a browser sent; anything else is a `msgspec.DecodeError` (a wrong shape, too) or a `UnicodeError`."""
    return msgspec.json.decode(text, type=FromGuest)
