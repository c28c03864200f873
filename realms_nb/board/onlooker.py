"""Who looks at a table, and from which place: a viewer and a cursor, which nobody else moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.core.history import Cursor
from realms_nb.core.viewers import SPECTATOR, TABLE, Viewer

if TYPE_CHECKING:
    from realms_nb.board.session import BoardSession
    from realms_nb.core.history import Step


class Onlooker:
    """A viewer at a table. Unless somebody says otherwise it is TABLE: everybody without a strategy sits here.

    A seat in the place of a viewer is the one that looks and is spoken to, with the same people.
    """

    def __init__(self, session: BoardSession, viewer: Viewer | int | str | None, *, anywhere: bool) -> None:
        self.session = session
        self.match = match = session.match
        self.stage = session.stage
        # A viewer that was said to be one stays one when another game is dealt.
        self._wish: Viewer | None = None
        if isinstance(viewer, Viewer):
            for seat in (*viewer.seats, 0 if viewer.seat is None else viewer.seat):
                match.seat(seat)
            self.viewer = self._wish = viewer
        else:
            self.viewer = TABLE(session.table.people, None if viewer is None else match.seat(viewer))
        # Who looked at each game of this match, by the id of its start; that is kept too, so that the id stays its own.
        self._viewers: dict[int, tuple[Any, Viewer]] = {id(match.start): (match.start, self.viewer)}
        self.cursor = match.cursor
        self._start = match.start
        # Whether moves may be made at the end of any line, not only where the game stands.
        self._anywhere = anywhere

    @property
    def number(self) -> int:
        """The number of the position that is looked at."""
        return self.match.number_at(self.cursor)

    @property
    def state(self) -> Any:
        """The position that is looked at."""
        return self.match.state_at(self.cursor)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The moves of the line that is looked at, those after the place included."""
        return self.match.steps_of(self.cursor)

    @property
    def turn(self) -> int | None:
        """The seat that is to decide in the position that is looked at."""
        decision = self.state.decision
        return None if decision is None else decision.seat

    @property
    def looking(self) -> bool:
        """Whether the past is looked at: nothing can be played there."""
        return not self.session.playable(self.cursor, anywhere=self._anywhere)

    def view(self, state: Any) -> Any:
        """What whoever looks at this board may know of a position."""
        return self.session.view(state, self.viewer.seat)

    def hides(self, value: object) -> bool:
        """Whether this viewer may not be told a move or a reason: where it looks, or where its line has come to."""
        match = self.match
        return any(match.hides(value, self.viewer, place) for place in {self.cursor, self._end})

    @property
    def _end(self) -> Cursor:
        return Cursor(self.cursor.line, len(self.steps))

    def catch_up(self) -> None:
        """If another game lies on the table, look at it as whoever looked at it before, or as the same people."""
        match = self.match
        if self._start is match.start:
            return
        known = self._viewers.get(id(match.start))
        if known is not None:
            self.viewer = known[1]
        elif self._wish is None:
            people = self.session.table.people
            # Whoever looked goes on looking, if the same people sit there.
            same = people == self.viewer.seats and (self.viewer.seat or 0) < len(match.names)
            self.viewer = TABLE(people, self.viewer.seat if same else None)
        elif not _fits(self._wish, len(match.names)):
            self.viewer = SPECTATOR
        self._viewers[id(match.start)] = (match.start, self.viewer)
        self.cursor, self._start = match.cursor, match.start
        self.begin()

    def begin(self) -> None:
        """Another game or another language: whoever shows something begins anew."""


def _fits(viewer: Viewer, seats: int) -> bool:
    return all(seat < seats for seat in (viewer.seat or 0, *viewer.seats))
