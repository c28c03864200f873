"""What has been played: a tree of moves. A line is a way through it from the start to an end; no line is ever lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

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


class Line(Struct, frozen=True):
    """One way the game went: its letter, the line that it left (None for the first) after so many moves, its moves."""

    name: str
    of: int | None
    leaves: int
    steps: tuple[Step, ...]


class History:
    """The lines of one deal, and the place that is looked at: a line, and so many of its moves."""

    def __init__(self, start: Any) -> None:
        self.start = start
        self.at = 0
        self.line = 0
        self._lines: list[Line] = [Line(line_name(0), None, 0, ())]

    @property
    def lines(self) -> tuple[Line, ...]:
        """All lines in the order in which they were made."""
        return tuple(self._lines)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The moves of the line that is looked at, those after the place included."""
        return self._lines[self.line].steps

    @property
    def state(self) -> Any:
        """The position at the place that is looked at."""
        return self.steps[self.at - 1].state if self.at else self.start

    def known(self, move: Any) -> bool:
        """Whether a line goes on from here by this move; then it is followed, and the place is one move further."""
        here = self.steps[: self.at]
        # The line that is looked at comes first, then the others as they were made.
        for number in (self.line, *range(len(self._lines))):
            steps = self._lines[number].steps
            # A line that left here shares these very steps.
            if len(steps) > self.at and steps[self.at].move == move and _same(steps, here):
                self.line, self.at = number, self.at + 1
                return True
        return False

    def add(self, step: Step) -> None:
        """Play a move that is new here. At the end of a line it makes the line longer, before it a new line begins."""
        here = self._lines[self.line]
        if self.at == len(here.steps):
            self._lines[self.line] = Line(here.name, here.of, here.leaves, (*here.steps, step))
        else:
            self._lines.append(Line(line_name(len(self._lines)), self.line, self.at, (*here.steps[: self.at], step)))
            self.line = len(self._lines) - 1
        self.at += 1

    def copy(self) -> History:
        """The same lines and place, to be played on apart."""
        other = History(self.start)
        other.at, other.line, other._lines = self.at, self.line, list(self._lines)
        return other

    def choose(self, line: int) -> None:
        """Look at another line: at the place where it left, or its end if it is shorter."""
        shared = 0
        for one, other in zip(self.steps[: self.at], self._lines[line].steps, strict=False):
            if one is not other:
                break
            shared += 1
        self.line, self.at = line, shared


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
    return all(one is other for one, other in zip(steps, here, strict=False))
