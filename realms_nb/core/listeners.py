"""Whoever wants to hear that a match has changed, as boards and charts do; what happened is told to handlers."""

from __future__ import annotations

import traceback
import warnings
from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.event import Event
from realms_nb.core.history import Cursor

Kind = Literal["played", "undone", "redone", "sought", "switched", "restarted", "heard"]


class Change(Struct, frozen=True):
    """What a listener is told: the kind of change, the version, and the events of a move that was played.

    "heard" is no change of the game: a handler said something that a board may show.
    """

    kind: Kind
    version: int
    events: tuple[Event, ...] = ()
    # The place that it happened at, and the place that it led to.
    before: Cursor = Cursor()
    after: Cursor = Cursor()
    # The end of the line that a move in the past has left.
    left: Cursor | None = None

    def takes_along(self, cursor: Cursor) -> bool:
        """Whether whoever looks at a place goes along: from where it happened, or from the end of the line it left."""
        return cursor in (self.before, self.left)


class ListenerFailed(UserWarning):
    """A listener raised an error; the match went on."""


Listener = Callable[[Change], object]


class Listeners:
    """Those who listen, in the order in which they came."""

    def __init__(self) -> None:
        self._all: list[Listener] = []

    def __len__(self) -> int:
        return len(self._all)

    def add(self, listener: Listener) -> Callable[[], None]:
        """From now on the listener is told of every change; calling the answer ends it."""
        if not callable(listener):
            raise BadSetup(f"A listener is a function of one argument, not {shown(listener)}.")
        self._all.append(listener)

        def end() -> None:
            if listener in self._all:
                self._all.remove(listener)

        return end

    def tell(self, change: Change) -> None:
        """A broken listener must not stop the game, but its author must hear of it."""
        for listener in tuple(self._all):
            try:
                listener(change)
            except Exception as error:
                where = "".join(traceback.format_exception(error)[-2:]).strip()
                warnings.warn(f"A listener failed, the match goes on:\n{where}", ListenerFailed, stacklevel=4)
