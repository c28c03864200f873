"""The side of a match that listens: hooks, what the events add up to, what the players thought."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar, cast, overload

from realms_nb.core.errors import IllegalMove, Refusal
from realms_nb.core.handlers import Eyes, Hook
from realms_nb.core.heard import Refused
from realms_nb.core.hooks import Hooks
from realms_nb.core.listeners import Change, Listener, Listeners
from realms_nb.core.tally import Tally, Thoughts, tally, thoughts

if TYPE_CHECKING:
    from realms_nb.core.match import Match

Handler = TypeVar("Handler", bound=Callable[..., Any])


class Listening:
    """What a match offers to whoever wants to hear of it."""

    _listeners: Listeners
    hooks: Hooks

    def _begin_to_listen(self) -> None:
        self._listeners, self.hooks = Listeners(), Hooks(cast("Match", self))

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener with a `Change` after every change; calling the answer ends it."""
        return self._listeners.add(listener)

    @overload
    def on(self, what: object, *, taken_back: bool = ..., since: str | None = ...) -> Callable[[Handler], Handler]: ...
    @overload
    def on(
        self, what: object, handler: Callable[..., Any], *, taken_back: bool = ..., since: str | None = ...
    ) -> Hook: ...
    def on(
        self, what: object, handler: Any = None, *, taken_back: bool = False, since: str | None = None
    ) -> Hook | Callable[[Handler], Handler]:
        """Tell a handler whenever something happens: `@match.on("invasion")`, or `match.on("invasion", handler)`.

        `what` is an event by its name, its type (`rn.events.InvasionStruck`) or the rule behind it, "event" for every
        event, or a whole move: "played", "taken_back", "again", "refused", "thought", "restarted". The handler gets
        what happened, and the match as a second argument if it takes two. After undo and redo an event comes again;
        with `taken_back=True` the handler is told, too, of each event that is taken back, and a sum of `event.sign`
        is always right. `since="start"` tells first what has happened up to now. A text that is returned becomes a
        line of the story on a board; `rn.pause("...")` stops it. Hooks of a match see all; hooks of a board see what
        whoever looks at that board may know.
        """
        return hooked(cast("Match", self), what, handler, taken_back, since, None)

    def said(self) -> None:
        """A handler said something while nothing changed: whoever shows it hears of it."""
        match = cast("Match", self)
        self._listeners.tell(Change("heard", match.version, before=match.cursor, after=match.cursor))

    def off(self, hook: object) -> None:
        """Tell a handler nothing more: a hook that `on` answered, or the function."""
        self.hooks.end(hook)

    def tally(self, by: str = "cause") -> Tally:
        """What each seat has and where it came from, by "cause", "event" or "thing"; undone moves do not count."""
        return tally(cast("Match", self), by)

    @property
    def thoughts(self) -> Thoughts:
        """What each player weighed for its moves, as far as it said so."""
        return thoughts(cast("Match", self))


def hooked(
    match: Match, what: object, handler: Any, taken_back: bool, since: str | None, eyes: Eyes | None
) -> Hook | Callable[[Handler], Handler]:
    """A hook for a handler; without one a decorator that leaves the function as it is."""
    if handler is not None:
        with heard(match):
            return match.hooks.add(what, handler, taken_back=taken_back, since=since, eyes=eyes)

    def decorate(function: Handler) -> Handler:
        with heard(match):
            match.hooks.add(what, function, taken_back=taken_back, since=since, eyes=eyes)
        return function

    return decorate


@contextmanager
def heard(match: Match) -> Generator[None]:
    """What handlers say while nothing changes is told to the boards at the end."""
    known = match.hooks.count
    try:
        yield
    finally:
        if match.hooks.count != known:
            match.said()


def refused(match: Match, refusal: Refusal, move: Any) -> IllegalMove:
    """The error for a move that was refused, told with the names at this table; whoever listens hears of it."""
    sentence = match.narrator(depth="beginner").refuse(refusal)
    if match.hooks.wants(Refused):
        turn = match.turn
        with heard(match):
            match.hooks.tell(Refused(turn, None if turn is None else match.names[turn], move, refusal, sentence))
    return IllegalMove(sentence, refusal, game=match.game.name, rules=match.rules, names=match.names)
