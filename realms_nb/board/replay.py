"""Every position of a line as pictures and what led to it: a saved notebook can be looked through without a kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.board.patches import patch
from realms_nb.board.wire import plain
from realms_nb.board.wire.sent import Entry, Fresh, Patch
from realms_nb.core.history import Cursor

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from realms_nb.core.event import Event
    from realms_nb.core.match import Match, Step


class Replay:
    """The pictures of one line of moves; `patches` holds each as what differs from the one before."""

    def __init__(self) -> None:
        self.pictures: list[Any] = []
        self.patches: list[Patch] = []
        self.records: list[Entry] = []
        self._last: Any = {}
        self._start: Any = None
        self._steps: list[Step] = []
        # What handlers said of the start and of each step when it was told, and how much they had said then.
        self._said: list[tuple[str, ...]] = []
        self._count = -1

    def follow(
        self,
        match: Match,
        line: int,
        draw: Callable[[Any, Sequence[Event]], Any],
        record: Callable[[Step | None, Sequence[Event]], Entry],
        said: Callable[[object], tuple[str, ...]],
    ) -> Fresh:
        """Take in what is new in a line of a match; a step of which handlers say something else now is told anew.

        `draw` makes the picture of a state and all that has happened up to it, `record` tells a step (None: the start).
        """
        steps = match.steps_of(Cursor(line))
        heard, self._count = match.hooks.count != self._count, match.hooks.count
        same = since = 0
        if self._start is match.start and not (heard and said(match.start) != self._said[0]):
            most = min(len(steps), len(self._steps))
            while same < most and steps[same] is self._steps[same]:
                if heard and said(steps[same]) != self._said[same + 1]:
                    break
                same += 1
            since = same + 1
        # In place: the same list is a trait of the board, and what is new in it goes with the snapshot.
        del self.pictures[since:], self.patches[since:], self.records[since:]
        self._last = plain(self.pictures[-1]) if self.pictures else {}
        if since == 0:
            past = match.events_at(Cursor(line))
            self._add(draw(match.start, past), record(None, past))
        for number, step in enumerate(steps[same:], same + 1):
            self._add(draw(step.state, match.events_at(Cursor(line, number))), record(step, step.events))
        self._start, self._steps = match.start, list(steps)
        self._said[since:] = [said(place) for place in (match.start, *steps)[since:]]
        return Fresh(since, tuple(self.patches[since:]), tuple(self.records[since:]))

    def _add(self, picture: Any, record: Entry) -> None:
        before, self._last = self._last, plain(picture)
        self.pictures.append(picture)
        self.patches.append(patch(before, self._last))
        self.records.append(record)
