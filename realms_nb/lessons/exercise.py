"""An exercise: what is wanted, a judge that asks the rules engine, three hints and the answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Any, TypeVar, overload

from msgspec import Struct

from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.game import Game
from realms_nb.core.match import Match

T = TypeVar("T")
U = TypeVar("U")


class NotYet(RealmsError):
    """What a judge says of a wrong answer: what the answer does, and what it should do."""


class Verdict(Struct, frozen=True):
    """Right or not yet, and why. It counts as True if right, so `assert rn.check(...)` is enough for a machine."""

    exercise: str
    right: bool
    why: str
    # The hints asked for so far, one a line; without any, how to ask.
    hint: str = ""

    def __bool__(self) -> bool:
        return self.right

    def __repr__(self) -> str:
        return "\n".join(filter(None, (f"{self._word}: {self.why}", self.hint)))

    def _repr_html_(self) -> str:
        # Words and signs, never colour alone; the text keeps the colours of its host, light or dark.
        sign = "✓" if self.right else "…"
        head = f"<strong>{sign} {self._word}:</strong> {_html(self.why)}"
        return "".join(f"<p>{part}</p>" for part in (head, *map(_html, self.hint.splitlines())))

    @property
    def _word(self) -> str:
        return "Right" if self.right else "Not yet"


class Exercise(Struct, frozen=True):
    """One exercise. Its judge returns a sentence of praise for a right answer and raises `NotYet` for a wrong one."""

    name: str
    # What stands in the place of the dots, such as "a move as text".
    wanted: str
    hints: tuple[str, str, str]
    answer: str
    judge: Callable[[Any], str]

    def check(self, answer: Any, hint: int = 0) -> Verdict:
        """Judge an answer. A wrong one comes with the first so many hints; 4 shows the answer as well."""
        if isinstance(hint, bool) or hint not in range(len(self.hints) + 2):
            raise BadSetup(f"hint is 1, 2 or 3, or 4 for the answer, not {shown(hint)}.")
        try:
            why = self._judged(answer)
        except RealmsError as error:
            return Verdict(self.name, False, str(error), self._help(hint))
        return Verdict(self.name, True, why)

    def _judged(self, answer: Any) -> str:
        if _has_dots(answer):
            raise NotYet(f"put {self.wanted} in the place of the three dots.")
        try:
            return self.judge(answer)
        except RealmsError:
            raise
        except Exception as error:  # what a student hands in may do anything when it is looked at
            what = f"{type(error).__name__}: {error}"
            raise NotYet(f"{shown(answer)} cannot be judged ({what}). Wanted is {self.wanted}.") from error

    def _help(self, hint: int) -> str:
        if hint == 0:
            # With the dots it can be copied as it stands: they are an answer like any other.
            return f'For a hint: `rn.check("{self.name}", ..., hint=1)`'
        lines = [f"Hint {number}: {text}" for number, text in enumerate(self.hints[:hint], start=1)]
        if hint < len(self.hints):
            lines.append(f"For the next hint: `hint={hint + 1}`")
        elif hint == len(self.hints):
            lines.append(f"For the answer: `hint={hint + 1}`")
        else:
            lines.append(f"The answer: {self.answer}")
        return "\n".join(lines)


def exercise(
    name: str, *, wanted: str, hints: tuple[str, str, str], answer: str
) -> Callable[[Callable[[Any], str]], Exercise]:
    """Turn a judge into an exercise; `name` is the lesson and a number, such as scoring-1."""
    return lambda judge: Exercise(name, wanted, hints, answer, judge)


@overload
def expect(answer: object, kind: type[T], words: str) -> T: ...
@overload
def expect(answer: object, kind: tuple[type[T], type[U]], words: str) -> T | U: ...
def expect(answer: object, kind: Any, words: str) -> Any:
    """The answer, if it is of a kind; if not, a sentence with the words for what it should be. True is no number."""
    if not isinstance(answer, kind) or (isinstance(answer, bool) and kind is not bool):
        raise NotYet(f"the answer should be {words}, not {shown(answer)}.")
    return answer


def a_match(answer: object, game: Game[Any, Any, Any, Any]) -> Match:
    """The answer, if it is a match of that game."""
    match = expect(answer, Match, "a match (made by rn.Match)")
    if match.game.name != game.name:
        raise NotYet(f"this is a match of {match.game.title}; wanted is one of {game.title}.")
    return match


def _has_dots(answer: object) -> bool:
    if isinstance(answer, dict):
        return any(map(_has_dots, (*answer, *answer.values())))
    return answer is ... or (isinstance(answer, list | tuple) and any(map(_has_dots, answer)))


def _html(text: str) -> str:
    """Words in `backticks` become code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))
