"""A lesson as it is taken at a table: which step is taught, whether it is done, how to take a wrong deed back.

Whether a step is done is read off the position; the browser only tells what was picked, answered, or asked for.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from realms_nb.board.wire.lesson import LessonMood, LessonState

if TYPE_CHECKING:
    from realms_nb.board.lesson import Lesson, LessonStep
    from realms_nb.board.session import BoardSession
    from realms_nb.core.event import Event
    from realms_nb.core.history import Cursor
    from realms_nb.core.hooks import Change
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator


# The seat of the person in every lesson.
YOU = 0


class StepRecord(NamedTuple):
    """How somebody fared with a step: how long it took in seconds, and how often something else was done."""

    key: str
    seconds: float
    wrong: int


class Learning:
    """A `lesson` that is taken at a table; `aside` is the game that lay there before."""

    def __init__(self, session: BoardSession, lesson: Lesson, aside: Match | None) -> None:
        self._session, self.lesson, self.aside = session, lesson, aside
        self.over = False
        # Rises whenever something else is to be said.
        self.id = 0
        self._at = 0
        self._mood: LessonMood = "look"
        # Where each step began, and where the person is to act in the one that is taught.
        self._places: list[Cursor] = []
        self._here = session.match.cursor
        self._seconds = [0.0] * len(lesson.steps)
        self._wrong = [0] * len(lesson.steps)
        self._since: float | None = None
        # What was done last: the answer or the place that was picked, or the events of a move.
        self._deed: str | tuple[Event, ...] = ""
        # The moves of the lesson itself are nobody's deed.
        self._acting = False

    @property
    def at(self) -> int:
        """The number of the step that is taught, from 0."""
        return self._at

    @property
    def mood(self) -> LessonMood:
        """Whether there is something to see or to do, and whether it is done."""
        return self._mood

    @property
    def records(self) -> list[StepRecord]:
        """Every step with its seconds so far and the wrong tries."""
        now = self._seconds.copy()
        if self._since is not None:
            now[self._at] += time.monotonic() - self._since
        keys = (step.key for step in self.lesson.steps)
        return list(map(StepRecord, keys, now, self._wrong))

    @property
    def _step(self) -> LessonStep:
        return self.lesson.steps[self._at]

    @property
    def _last(self) -> bool:
        return self._at == len(self.lesson.steps) - 1

    # What is asked for ----------------------------------------------------------------------------------------

    def begin(self, at: int = 0) -> None:
        """Teach a step: the position that it needs lies on the table."""
        self._clock_stops()
        self._at, self._deed = at, ""
        del self._places[at:]
        self._places.append(self._session.match.cursor)
        self._play(self._step.before, others=self._step.others)
        self._here = self._session.match.cursor
        for each in self._session.connections:
            # How it came to this is not the story here; what the others do is.
            if not self._step.others:
                each.since.drop()
        self._mood = "last" if self._last else "look" if self._step.looks else "open"
        self._changed()
        self._since = time.monotonic()

    def go_on(self) -> None:
        """The next step, if this one is done or was only to be looked at."""
        if self._mood in ("look", "done") and not self._last:
            self.begin(self._at + 1)

    def back(self) -> None:
        """The step before this one."""
        if self._at:
            self._go(self._places[self._at - 1])
            self.begin(self._at - 1)

    def again(self) -> None:
        """Take a wrong deed back."""
        if self._mood == "wrong":
            self._go(self._places[self._at])
            self.begin(self._at)

    def pick(self, name: str) -> None:
        """A place was picked on the board."""
        if self._mood == "open" and self._step.picks:
            self._judge(name, right=name == self._step.picks)

    def answer(self, number: int, narrator: Narrator) -> None:
        """One of the answers was given. The wrong one counts as a wrong try, but what happens then shows it."""
        if self._mood != "open" or self._step.answers is None:
            return
        words, right = self._step.answers(narrator)
        if number < len(words):
            self._wrong[self._at] += number != right
            self._judge(words[number], right=True)

    def end(self) -> None:
        """The lesson is over, wherever it stands."""
        self._clock_stops()
        self.over = True

    def changed(self, change: Change) -> None:
        """The match has changed: by a person at a board, by a cell, or by this lesson itself."""
        if self._acting or self.over or change.kind == "heard":
            return
        if change.kind == "restarted":
            # Another game lies on the table.
            self.end()
        elif change.kind == "played":
            done = self._step.done
            right = self._mood == "open" and done is not None and done(self._session.match.state)
            self._judge(change.events, right=right)

    def _judge(self, deed: str | tuple[Event, ...], *, right: bool) -> None:
        self._deed = deed
        if right:
            self._clock_stops()
            self._mood = "done"
            self._changed()
            self._play(self._step.after)
            return
        self._wrong[self._at] += 1
        # What is only picked has not happened: there is nothing to take back.
        self._mood = "open" if isinstance(deed, str) else "wrong"
        self._changed()

    # What the lesson itself does ------------------------------------------------------------------------------

    def _play(self, moves: tuple[str, ...], *, others: bool = False) -> None:
        session, acting = self._session, self._acting
        self._acting = True
        try:
            if moves or others:
                session.acted()
            for move in moves:
                session.match.play(move)
            while others and session.match.turn in session.table.others:
                session.ask_one()
            session.open = session.match.cursor
        finally:
            self._acting = acting

    def _go(self, place: Cursor) -> None:
        acting, self._acting = self._acting, True
        try:
            self._session.match.go(place, "undone")
        finally:
            self._acting = acting

    def _told_deed(self, narrator: Narrator) -> str:
        """What the person did, in one sentence, if it is told at all: what else came of it is on the table."""
        events = [event for event in self._deed if not isinstance(event, str)]
        own = [event for event in events if getattr(event, "seat", None) == YOU]
        brief = [event for event in own if event.brief]
        told = brief or own or events
        return narrator.tell(told[0]) if told else ""

    def _changed(self) -> None:
        self.id += 1

    def _clock_stops(self) -> None:
        if self._since is not None:
            self._seconds[self._at] += time.monotonic() - self._since
            self._since = None

    # What is told ---------------------------------------------------------------------------------------------

    def told(self, narrator: Narrator) -> LessonState:
        """The step in words."""
        step, mood = self._step, self._mood
        values = {} if step.values is None else step.values(self._session.match, self._here, narrator)

        def words(part: str) -> str | None:
            key = f"lesson-{step.key}{part}"
            return narrator.say(key, **values) if narrator.knows(key) else None

        said = None
        if mood == "wrong":
            said = narrator.say("lesson-wrong", deed=self._told_deed(narrator)).strip()
        elif mood == "done":
            said = words("-after")
        elif self._deed:
            said = words("-else") or narrator.say("lesson-else")
        return LessonState(
            id=self.id,
            at=self._at,
            length=len(self.lesson.steps),
            mood=mood,
            title=words("") or "",
            text=words("-text") or "",
            task=words("-task"),
            done=words("-done"),
            said=said,
            lit=step.watch if mood == "done" and step.watch else step.lit,
            free=step.free,
            picks=step.picks is not None and mood == "open",
            answers=tuple(step.answers(narrator)[0]) if step.answers and mood == "open" else (),
            ready=step.ready,
            shows=step.shows,
            press=step.press,
            earlier=self.aside is not None,
        )
