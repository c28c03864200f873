"""One handler of a match and what comes of calling it: a remark in the story, a pause, a printed line, an error."""

from __future__ import annotations

import io
import linecache
import sys
import traceback
import warnings
from collections.abc import Callable, Generator
from contextlib import contextmanager, redirect_stdout
from inspect import Parameter, iscoroutinefunction, signature
from pathlib import Path
from types import TracebackType
from typing import Any, Literal

from msgspec import Struct

from realms_nb.core.checks import visible
from realms_nb.core.errors import BadSetup, RealmsError, shortened, shown
from realms_nb.core.heard import Hookable, Matcher
from realms_nb.core.listeners import ListenerFailed

# So many lines of what handlers print and raise are kept, and so much of each.
MOST_LINES = 50
LONGEST_LINE = 400
LONGEST_REMARK = 200


class HandlerLine(Struct, frozen=True):
    """Something a handler printed, or its error with the line of its code."""

    kind: Literal["printed", "error"]
    text: str


class Pause(Struct, frozen=True):
    """A board stops here, shows this sentence, and goes on when somebody says so."""

    sentence: str


class Eyes(Struct, frozen=True, eq=False):
    """For whom a handler listens: what is told of a state, and whether a move or a reason must not be told."""

    view: Callable[[Any], Any]
    hides: Callable[[object], bool]


class HandlerResults:
    """What came of telling the handlers of a match, for whoever shows it; `eyes` is the board, None for every board."""

    def __init__(self) -> None:
        # What was said of a step or a start, by its id: the thing itself, then (handler, event) -> for whom and what.
        self._remarks: dict[int, tuple[object, dict[tuple[Hook, int], tuple[Eyes | None, str]]]] = {}
        self.pauses: list[tuple[Eyes | None, Pause]] = []
        self._lines: list[tuple[Eyes | None, HandlerLine]] = []
        # Rises with everything that a board may show.
        self.count = 0
        self._telling_for: Eyes | None = None

    @contextmanager
    def telling(self) -> Generator[None]:
        """While this lasts handlers are told."""
        _running.append(self)
        try:
            yield
        finally:
            _running.remove(self)

    def check(self) -> None:
        """A handler listens: while one is told, nothing changes the game."""
        if self in _running:
            raise RealmsError(code="handler_changes")

    def remarks(self, place: object, eyes: Eyes | None) -> tuple[str, ...]:
        """What handlers say of a step, or of the start of a game."""
        _, said = self._remarks.get(id(place), (None, {}))
        return tuple(text for whose, text in said.values() if whose is None or whose is eyes)

    def lines(self, eyes: Eyes | None) -> tuple[HandlerLine, ...]:
        """What was printed and raised, the newest last."""
        return tuple(line for whose, line in self._lines if whose is None or whose is eyes)

    def pause_after(self, known: int, eyes: Eyes | None) -> Pause | None:
        """The first pause that was asked for after so many."""
        return next((wish for whose, wish in self.pauses[known:] if whose is None or whose is eyes), None)

    def stop_here(self, sentence: str) -> Pause:
        """Ask for a pause, for whoever the handler that is told now listens."""
        wish = Pause(shortened(visible(str(sentence)), LONGEST_REMARK))
        self.pauses.append((self._telling_for, wish))
        return wish

    def call(self, hook: Hook, value: Any, second: Any, place: object = None, order: int = 0) -> None:
        """Tell a handler; a text that it returns is a remark on the place, if there is one, else a line."""
        outside, self._telling_for = self._telling_for, hook.eyes
        printed = _Tee()
        try:
            with redirect_stdout(printed):
                said = hook.handler(value, second) if hook.two else hook.handler(value)
        except Exception as error:
            self._add(hook.eyes, "error", where_in(error, hook.handler))
            told = "".join(traceback.format_exception(error)[-2:]).strip()
            warnings.warn(f"A handler failed, the match goes on:\n{told}", ListenerFailed, stacklevel=2)
        else:
            if isinstance(said, str) and said.strip():
                text = shortened(" ".join(visible(said).split()), LONGEST_REMARK)
                if place is None:
                    self._add(hook.eyes, "printed", text)
                else:
                    remarks = self._remarks.setdefault(id(place), (place, {}))[1]
                    remarks[hook, order] = (hook.eyes, text)
                    self.count += 1
        finally:
            self._telling_for = outside
            for line in printed.getvalue().splitlines():
                self._add(hook.eyes, "printed", line)

    def _add(self, eyes: Eyes | None, kind: Literal["printed", "error"], text: str) -> None:
        if text.strip():
            self._lines.append((eyes, HandlerLine(kind, shortened(visible(text), LONGEST_LINE))))
            del self._lines[:-MOST_LINES]
            self.count += 1


class _Tee(io.StringIO):
    """Keeps what is printed, and prints it where it would have gone."""

    def __init__(self) -> None:
        super().__init__()
        self._usual = sys.stdout

    def write(self, text: str) -> int:
        self._usual.write(text)
        return super().write(text)


def where_in(error: Exception, handler: Any) -> str:
    """An error with the line of somebody's own code that it comes from: the last one that is in no package."""
    own = getattr(getattr(handler, "__code__", None), "co_filename", None)
    frames = [(frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(error.__traceback__)]
    mine = [each for each in frames if each[0] == own] or [each for each in frames if "realms_nb" not in each[0]]
    told = f"{type(error).__name__}: {error}"
    if not mine:
        return told
    file, line = mine[-1]
    code = linecache.getline(file, line).strip()
    name = Path(file).name
    # A cell has a number for a file name.
    place = f"{name}, line {line}" if name.endswith(".py") and not name[:-3].isdigit() else f"line {line}"
    return f"{told} ({place}: {code})" if code else f"{told} ({place})"


def pause(sentence: str = "") -> Pause:
    """In a handler: stop the board after this move and show the `sentence`, until somebody presses *Go on*.

    >>> match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
    >>> hook = match.on("building_built", lambda event: rn.pause(f"Why did {event.who} build that?"))
    """
    running = _running[-1] if _running else None
    if running is None:
        raise BadSetup(code="pause_outside")
    return running.stop_here(sentence)


# What is being told now, the innermost last.
_running: list[HandlerResults] = []


class Hook:
    """A handler that is told of things: ended by `stop()`, or at the end of a `with`."""

    def __init__(
        self, end: Callable[[object], None], what: tuple[Hookable | None, Matcher], handler: Any, eyes: Eyes | None
    ) -> None:
        self._end = end
        self.kind, self.matches = what
        self.handler = handler
        self.eyes = eyes
        self.two = _takes_two(handler)
        self.taken_back = False
        # Moves that had been played before it listened: it is not told that they are taken back, nor that they are
        # played again. Kept by id with the step, so that the id stays its own.
        self.before: dict[int, object] = {}

    def stop(self) -> None:
        """Tell it nothing more."""
        self._end(self)

    def __enter__(self) -> Hook:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.stop()

    def __repr__(self) -> str:
        return f"<Hook: {getattr(self.handler, '__name__', 'a handler')}>"


def _takes_two(handler: Any) -> bool:
    """A handler takes what happened, and as a second argument, if it wants it, the match or the view."""
    if not callable(handler) or iscoroutinefunction(handler):
        raise BadSetup(code="handler_not_a_function", given=shown(handler))
    try:
        given = list(signature(handler).parameters.values())
    except (TypeError, ValueError):
        # Some functions of Python itself do not tell.
        return False
    places = [each for each in given if each.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)]
    needed = [each for each in places if each.default is Parameter.empty]
    named = [each for each in given if each.kind is Parameter.KEYWORD_ONLY and each.default is Parameter.empty]
    some = bool(places) or any(each.kind is Parameter.VAR_POSITIONAL for each in given)
    if len(needed) > 2 or named or not some:
        raise BadSetup(code="handler_arguments", given=getattr(handler, "__name__", shown(handler)))
    return len(needed) == 2
