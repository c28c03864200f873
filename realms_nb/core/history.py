"""What has been played: a tree of moves. A line is a way through it from the start to an end; no line is ever lost.

Where somebody looks is a cursor; everybody has their own, and the tree has one for cells, hooks and players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, overload

from msgspec import Struct

from realms_nb.core.chance import Deal
from realms_nb.core.event import Event
from realms_nb.core.strategy import Choice


class Step(Struct, frozen=True):
    """One move of the history: who moved, what, what happened, and the position it led to."""

    seat: int
    move: Any
    events: tuple[Event, ...]
    state: Any
    # What whoever moved said of it; None where nothing was said.
    because: Choice | None = None
    # No other position of this history has this number.
    number: int = 0


class Line(Struct, frozen=True):
    """One way the game went: its letter, the line that it left (None for the first) after so many moves, its moves."""

    name: str
    of: int | None
    leaves: int
    steps: tuple[Step, ...]


class Past(Sequence[Event]):
    """All that had happened at a place: the first so many events of its line, without a copy of them."""

    def __init__(self, events: list[Event], length: int) -> None:
        self._events, self._length = events, length

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | Sequence[Event]:
        return self._events[: self._length][place]

    def __iter__(self) -> Iterator[Event]:
        return islice(self._events, self._length)

    def __reversed__(self) -> Iterator[Event]:
        return islice(reversed(self._events), len(self._events) - self._length, None)


class Cursor(Struct, frozen=True):
    """A place in the tree: a line by its number, and so many of its moves."""

    line: int = 0
    at: int = 0


class History:
    """The lines of one deal, and the place where the game stands: that of cells, hooks and players."""

    def __init__(self, start: Any) -> None:
        self.start = start
        self.cursor = Cursor()
        # What the numbers of these positions begin at, and the highest so far.
        self.base = self.last = 0
        self._lines: list[Line] = [Line(line_name(0), None, 0, ())]
        # Line -> its events, and how many there were at each of its places.
        self._told: dict[int, tuple[list[Event], list[int]]] = {}

    @property
    def lines(self) -> tuple[Line, ...]:
        """All lines in the order in which they were made."""
        return tuple(self._lines)

    @property
    def line(self) -> int:
        """The number of the line in which the game stands."""
        return self.cursor.line

    @property
    def at(self) -> int:
        """After how many moves of it the game stands."""
        return self.cursor.at

    @property
    def steps(self) -> tuple[Step, ...]:
        """The moves of the line in which the game stands, those after the place included."""
        return self._lines[self.cursor.line].steps

    @property
    def state(self) -> Any:
        """The position where the game stands."""
        return self.state_at(self.cursor)

    def steps_of(self, cursor: Cursor) -> tuple[Step, ...]:
        """All moves of the line of a cursor."""
        return self._lines[cursor.line].steps

    def state_at(self, cursor: Cursor) -> Any:
        """The position at a place."""
        return self._lines[cursor.line].steps[cursor.at - 1].state if cursor.at else self.start

    def number_at(self, cursor: Cursor) -> int:
        """The number of the position at a place."""
        return self.base + (self._lines[cursor.line].steps[cursor.at - 1].number if cursor.at else 0)

    def past(self, cursor: Cursor, opening: Callable[[Any], Sequence[Event]]) -> Past:
        """All that had happened at a place, the opening of the game included."""
        events, ends = self._told.setdefault(cursor.line, ([], []))
        if not ends:
            events += opening(self.start)
            ends.append(len(events))
        for step in self.steps_of(cursor)[len(ends) - 1 :]:
            events += step.events
            ends.append(len(events))
        return Past(events, ends[cursor.at])

    def end(self, line: int) -> Cursor:
        """The place after the last move of a line."""
        return Cursor(line, len(self._lines[line].steps))

    def after(self, cursor: Cursor, move: Any) -> Cursor | None:
        """The place one move further, if a line goes on from here by this move."""
        here = self.steps_of(cursor)[: cursor.at]
        # The line that is looked at comes first, then the others as they were made.
        for number in (cursor.line, *range(len(self._lines))):
            steps = self._lines[number].steps
            # A line that left here shares these very steps.
            if len(steps) > cursor.at and steps[cursor.at].move == move and _same(steps, here):
                return Cursor(number, cursor.at + 1)
        return None

    def add(self, cursor: Cursor, step: Step) -> Cursor:
        """A move that is new at a place: at the end of a line it makes the line longer, before it a new line begins."""
        here = self._lines[cursor.line]
        self.last = max(self.last, step.number)
        if cursor.at == len(here.steps):
            self._lines[cursor.line] = Line(here.name, here.of, here.leaves, (*here.steps, step))
            return Cursor(cursor.line, cursor.at + 1)
        steps = (*here.steps[: cursor.at], step)
        self._lines.append(Line(line_name(len(self._lines)), cursor.line, cursor.at, steps))
        return Cursor(len(self._lines) - 1, cursor.at + 1)

    def copy(self) -> History:
        """The same lines and place, to be played on apart."""
        other = History(self.start)
        other.cursor, other.base, other.last, other._lines = self.cursor, self.base, self.last, list(self._lines)
        return other

    def on(self, cursor: Cursor, line: int) -> Cursor:
        """The place on another line at which it left that of the cursor, or its end if it is shorter."""
        shared = 0
        for one, other in zip(self.steps_of(cursor)[: cursor.at], self._lines[line].steps, strict=False):
            if one is not other:
                break
            shared += 1
        return Cursor(line, shared)


class Earlier(Struct, frozen=True):
    """A game that was played at this table before: what `bring_back` needs."""

    names: tuple[str, ...]
    rules: Any
    # One of the two: a seed, or a deal in its place.
    seed: int | None
    deal: Deal | None
    history: History


def line_name(number: int) -> str:
    """A, B, C ... Z, AA, AB ..."""
    name = ""
    number += 1
    while number:
        number, letter = divmod(number - 1, 26)
        name = chr(ord("A") + letter) + name
    return name


def _same(steps: Sequence[Step], here: Sequence[Step]) -> bool:
    # From the end: where lines part, they part for good.
    return not here or steps[len(here) - 1] is here[-1]
