"""The hooks of a match: handlers are told what happens, what is taken back and what comes again.

`match.on(what, handler)` gives a handler everything: hooks of a match see all, hooks of a board (`board.on`) see what
whoever looks at that board may know. A handler can change nothing; what it returns, prints or raises is kept for
the boards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import structs

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.event import Event
from realms_nb.core.handlers import Eyes, HandlerResults, Hook
from realms_nb.core.heard import Again, Heard, Hookable, Played, Refused, Restarted, TakenBack, Thought, wanted
from realms_nb.core.history import Step
from realms_nb.core.listeners import Change, Kind, Listener, ListenerFailed, Listeners

if TYPE_CHECKING:
    from realms_nb.core.match import Match

__all__ = ["Change", "Hooks", "Kind", "Listener", "ListenerFailed", "Listeners"]


class Hooks(HandlerResults):
    """The handlers of one match: what is taken back and what comes is told from the way that was told last."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self._match = match
        self._all: list[Hook] = []
        # What was told last: the start of the game and the moves up to there, and who told it.
        self._path: tuple[Any, tuple[Step, ...]] = (match.start, ())
        self._narrator = match.narrator()

    def __len__(self) -> int:
        return len(self._all)

    def add(
        self,
        what: object,
        handler: Any,
        *,
        taken_back: bool = False,
        since: str | None = None,
        eyes: Eyes | None = None,
    ) -> Hook:
        """From now on the handler is told; with `since="start"` it hears first what has happened up to now."""
        if since not in (None, "start"):
            raise BadSetup(code="since_what", given=shown(since))
        match = self._match
        hook = Hook(self.end, wanted(match.game, what), handler, eyes)
        hook.taken_back = taken_back
        if not self._all:
            self._path, self._narrator = (match.start, match.history), match.narrator()
        self._all.append(hook)
        if since is None:
            hook.before = {id(each): each for each in (match.start, *match.history)}
        else:
            with self.telling():
                self._tell_opening(hook, match.start, taken_back=False)
                for number in range(1, match.at + 1):
                    self._tell_step(hook, Played, number, match.history, match.start)
        return hook

    def end(self, hook: object) -> None:
        """Tell a hook nothing more, or every hook of a function."""
        self._all = [each for each in self._all if each is not hook and each.handler is not hook]

    def end_for(self, eyes: Eyes) -> None:
        """A board has gone, and its hooks with it."""
        self._all = [each for each in self._all if each.eyes is not eyes]

    def changed(self, kind: Kind) -> None:
        """Tell what is taken back and what comes, from the way that was told last to the way that is played now."""
        if not self._all:
            return
        match = self._match
        (start, old), now = self._path, match.history
        self._path = (match.start, now)
        same = 0
        if start is match.start:
            while same < min(len(old), len(now)) and old[same] is now[same]:
                same += 1
        every = tuple(self._all)
        with self.telling():
            # With the names that it was told with; the next game may be for others.
            for hook in every:
                for number in range(len(old), same, -1):
                    self._tell_step(hook, TakenBack, number, old, start)
                if start is not match.start:
                    self._tell_opening(hook, start, taken_back=True)
            self._narrator = match.narrator()
            if start is not match.start:
                for hook in every:
                    hook.before = {}
                    if hook.kind is Restarted:
                        self._call(hook, Restarted(match.names), match.start)
            for hook in every:
                if start is not match.start:
                    self._tell_opening(hook, match.start, taken_back=False)
                for number in range(same + 1, len(now) + 1):
                    new = kind == "played" and number == len(now)
                    self._tell_step(hook, Played if new else Again, number, now, match.start)

    def tell(self, value: Refused | Thought) -> None:
        """Tell something that is no move: that one was refused, or what a strategy has decided."""
        with self.telling():
            for hook in tuple(self._all):
                if hook.kind is not type(value):
                    continue
                what = (value.move, value.reasons if isinstance(value, Thought) else ())
                if hook.eyes is None or not hook.eyes.hides(what):
                    self._call(hook, value)
                elif isinstance(value, Thought):
                    self._call(hook, structs.replace(value, move=None, reasons=()))

    def wants(self, kind: Hookable) -> bool:
        """Whether anybody listens for this."""
        return any(hook.kind is kind for hook in self._all)

    def _tell_opening(self, hook: Hook, start: Any, *, taken_back: bool) -> None:
        if hook.kind is None and (hook.taken_back or not taken_back) and id(start) not in hook.before:
            events = self._match.game.opening(start)
            self._tell_events(hook, events[::-1] if taken_back else events, start, 0, taken_back=taken_back)

    def _tell_step(
        self,
        hook: Hook,
        kind: type[Played] | type[TakenBack] | type[Again],
        number: int,
        path: Sequence[Step],
        start: Any,
    ) -> None:
        step, back, again = path[number - 1], kind is TakenBack, kind is Again
        if id(step) in hook.before:
            return
        if hook.kind is None:
            if hook.taken_back or not back:
                events = step.events[::-1] if back else step.events
                self._tell_events(hook, events, step, number, taken_back=back, again=again)
        elif hook.kind is kind:
            eyes, narrator = hook.eyes, self._narrator
            before = path[number - 2].state if number > 1 else start
            hidden = eyes is not None and eyes.hides((step.move, step.because))
            told = kind(
                step=number,
                seat=step.seat,
                who=narrator.name(step.seat),
                move=None if hidden else step.move,
                events=tuple(Heard(event, narrator, number, taken_back=back, again=again) for event in step.events),
                before=before if eyes is None else eyes.view(before),
                after=step.state if eyes is None else eyes.view(step.state),
                because=None if hidden else step.because,
            )
            self._call(hook, told, None if back else step)

    def _tell_events(
        self,
        hook: Hook,
        events: Sequence[Event],
        place: object,
        number: int,
        *,
        taken_back: bool,
        again: bool = False,
    ) -> None:
        for order, event in enumerate(events):
            if hook.matches(event):
                heard = Heard(event, self._narrator, number, taken_back=taken_back, again=again)
                self._call(hook, heard, None if taken_back else place, order)

    def _call(self, hook: Hook, value: Any, place: object = None, order: int = 0) -> None:
        match, eyes = self._match, hook.eyes
        self.call(hook, value, match if eyes is None else eyes.view(match.state), place, order)
