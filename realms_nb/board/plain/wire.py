"""What the browser gets of a game without a stage of its own."""

from __future__ import annotations

from realms_nb.board.wire import Wire


class Pages(Wire, frozen=True):
    """Nothing: the words of the text board come with the picture."""


class Picture(Wire, frozen=True):
    """The text board: sentences, the same facts as a table, and a drawing if the game has one."""

    sentences: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    drawing: str | None = None
    # The seat that is to decide.
    turn: int | None = None


class Group(Wire, frozen=True):
    """Moves that begin with the same word."""

    word: str
    moves: tuple[str, ...]


class Options(Wire, frozen=True):
    """All that can be done."""

    groups: tuple[Group, ...]
