"""The side of a match that has places: lines of moves, where the game stands among them, and the ways to and fro."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from realms_nb.core.checks import whole
from realms_nb.core.errors import NoSuchStep, shown
from realms_nb.core.history import Cursor, History, Line, Past, Step
from realms_nb.core.listeners import Change

if TYPE_CHECKING:
    from realms_nb.core.event import Event
    from realms_nb.core.game import AnyGame
    from realms_nb.core.hooks import Hooks
    from realms_nb.core.listeners import Kind, Listeners


S = TypeVar("S")


class Places(Generic[S]):
    """What a match knows of its past, and how it goes there."""

    game: AnyGame
    _history: History
    _version: int
    hooks: Hooks
    _listeners: Listeners

    @property
    def cursor(self) -> Cursor:
        """Where the game stands: the place of cells, hooks and players. A board may look elsewhere."""
        return self._history.cursor

    def number_at(self, cursor: Cursor | None = None) -> int:
        """The number of a position, of no other one in this match: an answer to another position is recognised."""
        return self._history.number_at(self.cursor if cursor is None else cursor)

    def state_at(self, cursor: Cursor) -> S:
        """The position at a place."""
        return self._history.state_at(cursor)

    def steps_of(self, cursor: Cursor) -> tuple[Step, ...]:
        """All moves of the line of a cursor."""
        return self._history.steps_of(cursor)

    def events_at(self, cursor: Cursor) -> Past:
        """Everything that had happened at a place."""
        return self._history.past(cursor, self.game.opening)

    @property
    def history(self) -> tuple[Step, ...]:
        """The moves played up to now, without those undone."""
        return self._history.steps[: self._history.at]

    @property
    def start(self) -> S:
        """The position before the first move."""
        return self._history.start

    @property
    def steps(self) -> tuple[Step, ...]:
        """All moves of this line, those undone included."""
        return self._history.steps

    @property
    def length(self) -> int:
        """How many moves this line has, those undone included; `seek` reaches each of them."""
        return len(self._history.steps)

    @property
    def at(self) -> int:
        """How many moves have been played up to the position now."""
        return self._history.cursor.at

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every way this game went: a move played in the past begins a new line and keeps the old one."""
        return self._history.lines

    @property
    def line(self) -> int:
        """The number of the line that is looked at, 0 for the first."""
        return self._history.cursor.line

    def undo(self) -> None:
        """Take the last move back; `redo` plays it again."""
        if self.at == 0:
            self.hooks.check()
            raise NoSuchStep(code="nothing_to_undo")
        self.go(Cursor(self.line, self.at - 1), "undone")

    def redo(self) -> None:
        """Play the move that was taken back last."""
        if self.at == self.length:
            self.hooks.check()
            raise NoSuchStep(code="nothing_to_redo")
        self.go(Cursor(self.line, self.at + 1), "redone")

    def seek(self, moves: int) -> None:
        """Go to the position after so many moves of this line, 0 for the start. Looking back changes nothing."""
        self.go(self.place(self.cursor, moves))

    def choose_line(self, line: int | str) -> None:
        """Look at another line, by its number or its letter, where it left the one that was looked at."""
        self.go(self.on_line(self.cursor, line), "switched")

    def place(self, cursor: Cursor, moves: int) -> Cursor:
        """The place after so many moves of the line of a cursor."""
        length = len(self.steps_of(cursor))
        step = whole(moves, 0, length)
        if step is None:
            raise NoSuchStep(code="no_such_step", length=length, given=shown(moves))
        return Cursor(cursor.line, step)

    def on_line(self, cursor: Cursor, line: int | str) -> Cursor:
        """The place at which another line, by its number or letter, left that of a cursor."""
        names = [each.name for each in self.lines]
        called = line.strip().upper() if isinstance(line, str) else ""
        number = names.index(called) if called in names else whole(line, 0, len(names) - 1)
        if number is None:
            raise NoSuchStep(code="no_such_line", given=shown(line), known=", ".join(names))
        return self._history.on(cursor, number)

    def go(self, cursor: Cursor, kind: Kind = "sought", *, alone: bool = False) -> None:
        """The game goes to another place, and with it whoever looks where it stood, unless it goes `alone`."""
        self.hooks.check()
        before, self._history.cursor = self._history.cursor, cursor
        self._changed(kind, cursor if alone else before)

    def _changed(self, kind: Kind, before: Cursor, events: tuple[Event, ...] = (), left: Cursor | None = None) -> None:
        # Handlers first: what they say belongs to what a board shows of this change.
        self.hooks.changed(kind)
        self._listeners.tell(Change(kind, self._version, events, before, self.cursor, left))
