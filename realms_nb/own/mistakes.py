"""What an inventor of a game can get wrong: a sentence that says what, in which line of which move, and how to see it.

Every sentence is the message `error-<code>` of the catalogues. A mistake that somebody's method makes is told with the
place: the mistake as it was, and where it was, are two errors inside one.
"""

from __future__ import annotations

import signal
import traceback
from types import FrameType
from typing import Any

from realms_nb.core.errors import RealmsError


class Mistake(RealmsError):
    """A mistake in the rules of somebody's own game.

    `method`, `line` and `source` say where in the class it was; `move`, `seats` and `seed` which position of which game
    leads to it, as far as that is known.
    """

    method: str = ""
    line: int | None = None
    source: str = ""
    move: int | None = None
    seats: int | None = None
    seed: int | None = None

    def taken_from(self, other: Mistake) -> None:
        """Take over where another one was."""
        for name in ("method", "line", "source", "move", "seats", "seed"):
            setattr(self, name, getattr(other, name))


class Peeked(Mistake):
    """Something was looked at that is hidden from whoever looked."""


class TookTooLong(BaseException):
    """A method did not come back in time. No `except Exception` of an author may swallow this."""


def placed(error: Mistake, method: str, table: Any, lines: tuple[int | None, str]) -> Mistake:
    """The same mistake, told with where it was: the method, its line, and which move of the game it was in."""
    line, source = lines
    values = table._values
    facts = {"method": method, "line": str(line or ""), "has_line": "yes" if line else "no", "text": source}
    if "_moves" in values:
        where = RealmsError(
            code="own-where",
            number=str(values["_moves"] + 1),
            round=str(values["_round"]),
            seat=int(values["_turn"]),
            **facts,
        )
    else:
        where = RealmsError(code="own-where-setup", **facts)
    told = type(error)(code="own-told", what=error, where=where)
    told.method, told.line, told.source = method, line, source
    told.move = values.get("_moves", -1) + 1
    return told


def line_of(error: BaseException, made: type) -> tuple[int | None, str]:
    """The last line of the author's own class on the way to an error, and what stands there."""
    files = {method.__code__.co_filename for method in methods_of(made).values()}
    found: tuple[int | None, str] = (None, "")
    for frame in traceback.extract_tb(error.__traceback__):
        if frame.filename in files and not frame.name.startswith("<module"):
            found = frame.lineno, (frame.line or "").strip()
    return found


def methods_of(made: type) -> dict[str, Any]:
    """The functions of a class and of those it is made from, by name."""
    found: dict[str, Any] = {}
    for each in reversed(made.__mro__[:-1]):
        found |= {name: value for name, value in vars(each).items() if hasattr(value, "__code__")}
    return found


def is_an_interrupt(error: BaseException) -> bool:
    """Whether an error was thrown in by a handler of signals, such as an alarm: it is nobody's mistake."""
    codes = {getattr(signal.getsignal(number), "__code__", None) for number in signal.valid_signals()}
    return any(frame.f_code in codes for frame in _frames(error))


def _frames(error: BaseException) -> list[FrameType]:
    return [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
