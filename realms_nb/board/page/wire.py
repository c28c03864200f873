"""What a page holds of a match: all that a board would be sent, in one language, so that no Python need be asked."""

from __future__ import annotations

from typing import Any

from realms_nb.board.wire import Wire
from realms_nb.board.wire.kept import KeptPace
from realms_nb.board.wire.sent import BoardTexts, Entry, Patch, Scene, Snapshot


class Still(Wire, frozen=True):
    """A match in one language: where it stands, every position, what led to it, and the scenes by step."""

    snapshot: Snapshot[Any, Any]
    book: BoardTexts[Any]
    replay: tuple[Patch, ...]
    log: tuple[Entry, ...]
    scenes: dict[int, Scene]
    # The seat that is to decide after the last move; missing where the game is over.
    last: int | None = None
    # A review of the match as HTML.
    review: str | None = None


class Stills(Wire, frozen=True):
    """A match in every language, and the language that is shown first."""

    language: str
    told: dict[str, Still]


# Between a page and the Python inside it -------------------------------------------------------------------------


class SavedState(Wire, frozen=True):
    """A game as a browser keeps it: the save, and who plays how at which seat."""

    save: str
    players: dict[int, str]
    language: str
    pace: KeptPace
    you: int | None = None


class Open(Wire, frozen=True, tag_field="kind", tag="open"):
    """The page wants the board of a game: the one that was kept, or a new one.

    What was kept may be of any shape: another page, an older one or anything else may have written it.
    """

    game: str
    language: str
    kept: str | None = None
    # Under which name the page keeps it if it cannot be opened.
    aside: str | None = None


class ToBoard(Wire, frozen=True, tag_field="kind", tag="board"):
    """What a browser says to a widget, for the board of a game."""

    game: str
    data: dict[str, Any]


Wanted = Open | ToBoard


class Opened(Wire, frozen=True, tag_field="kind", tag="opened"):
    """A board is there; a sentence says why it is not the game that was kept."""

    game: str
    state: dict[str, Any]
    refused: str | None = None


class FromBoard(Wire, frozen=True, tag_field="kind", tag="board"):
    """What the board of a game says to the browser."""

    game: str
    data: dict[str, Any]


class KeepState(Wire, frozen=True, tag_field="kind", tag="keep"):
    """Keep the game like this: it has changed."""

    game: str
    kept: SavedState


Given = Opened | FromBoard | KeepState
