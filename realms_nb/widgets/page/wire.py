"""What a page holds of a match: all that a board would be sent, in one language, so that no Python need be asked."""

from __future__ import annotations

from typing import Any

from realms_nb.widgets.wire import Book, Entry, Patch, Scene, Snapshot, Wire


class Still(Wire, frozen=True):
    """A match in one language: where it stands, every position, what led to it, and the scenes by step."""

    snapshot: Snapshot[Any, Any]
    book: Book[Any]
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
