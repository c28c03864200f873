"""Why somebody moved so: a module of its own, because `sent` is as long as a module may be."""

from __future__ import annotations

from realms_nb.board.wire import Wire


class ComparedMove(Wire, frozen=True):
    """A move that a player looked at, in words, and what it was worth; several that stand together have no `move`."""

    words: str
    value: str
    move: str | None = None


class MoveReason(Wire, frozen=True):
    """What a player compared for a move, the best first, and what the figures are worth."""

    title: str
    rows: tuple[ComparedMove, ...]
    note: str | None = None
    # The level that it plays at, if it is one: the book says how each of them thinks.
    level: str | None = None
