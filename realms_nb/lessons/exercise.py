"""An exercise: what is wanted, a judge that asks the rules engine, three hints and the answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Any, TypeVar, overload

from msgspec import Struct

from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.game import Game, game_named
from realms_nb.core.match import Match
from realms_nb.core.narrator import Narrator, narrator_of_none

T = TypeVar("T")
U = TypeVar("U")


class NotYet(RealmsError):
    """What a judge says of a wrong answer: what the answer does, and what it should do."""


class WrongKind(NotYet):
    """The answer is not of the kind that is wanted; what is wanted, the exercise says in the language of the reader."""


class Praise(Struct, frozen=True):
    """What a judge says of a right answer, as a fact: the message `lesson-<key>` tells it in any language."""

    key: str
    details: dict[str, Any]


def praise(key: str, **details: Any) -> Praise:
    """Praise by the message `lesson-<key>` of the game's catalogue."""
    return Praise(key, details)


class Verdict(Struct, frozen=True):
    """Right or not yet, and why. It counts as True if right, so `assert rn.check(...)` is enough for a machine."""

    exercise: str
    right: bool
    why: str
    # The hints asked for so far, one a line; without any, how to ask.
    hint: str = ""
    # How "right" or "not yet" is called.
    word: str = ""

    def __bool__(self) -> bool:
        return self.right

    def __repr__(self) -> str:
        return "\n".join(filter(None, (f"{self.word}: {self.why}", self.hint)))

    def _repr_html_(self) -> str:
        # Words and signs, never colour alone; the text keeps the colours of its host, light or dark.
        sign = "✓" if self.right else "…"
        head = f"<strong>{sign} {self.word}:</strong> {_html(self.why)}"
        return "".join(f"<p>{part}</p>" for part in (head, *map(_html, self.hint.splitlines())))


class Exercise(Struct, frozen=True):
    """One exercise. Its judge returns a sentence of praise for a right answer and raises `NotYet` for a wrong one."""

    name: str
    # What stands in the place of the dots, such as "a move as text".
    wanted: str
    hints: tuple[str, str, str]
    answer: str
    judge: Callable[[Any], str | Praise]
    # Whose catalogue has its words as `lesson-<name>-...`; none if they stand here, in English.
    game: str = ""

    def check(self, answer: Any, hint: int = 0, narrator: Narrator | None = None) -> Verdict:
        """Judge an answer. A wrong one comes with the first so many hints; 4 shows the answer as well."""
        if isinstance(hint, bool) or hint not in range(len(self.hints) + 2):
            raise BadSetup(f"hint is 1, 2 or 3, or 4 for the answer, not {shown(hint)}.")
        narrator = narrator or narrator_of_none()
        say = (game_named(self.game).narrator(language=narrator.language) if self.game else narrator).say
        try:
            why = self._judged(answer, say)
        except RealmsError as error:
            # As text an error of the games is English.
            told = str(error) if narrator.language == "en" else error.narrator(narrator.language).error(error)
            return Verdict(self.name, False, told, self._help(hint, say), say("check-not-yet"))
        return Verdict(self.name, True, why, word=say("check-right"))

    def _judged(self, answer: Any, say: Callable[..., str]) -> str:
        if _has_dots(answer):
            raise NotYet(say("check-dots", wanted=self._wanted(say)))
        try:
            told = self.judge(answer)
        except WrongKind as error:
            raise NotYet(say("check-kind", wanted=self._wanted(say).rstrip(","), given=shown(answer))) from error
        except RealmsError:
            raise
        except Exception as error:  # what a student hands in may do anything when it is looked at
            what = f"{type(error).__name__}: {error}"
            raise NotYet(say("check-failed", answer=shown(answer), error=what, wanted=self._wanted(say))) from error
        return told if isinstance(told, str) else say(f"lesson-{told.key}", **told.details)

    def _wanted(self, say: Callable[..., str]) -> str:
        return say(f"lesson-{self.name}-wanted") if self.game else self.wanted

    def _help(self, hint: int, say: Callable[..., str]) -> str:
        if hint == 0:
            # With the dots it can be copied as it stands: they are an answer like any other.
            return say("check-first-hint", code=f'`rn.check("{self.name}", ..., hint=1)`')
        hints, solution = self.hints, self.answer
        if self.game:
            hints = tuple(say(f"lesson-{self.name}-hint-{number}") for number in (1, 2, 3))
            solution = say(f"lesson-{self.name}-answer")
        lines = [say("check-hint", number=number, text=text) for number, text in enumerate(hints[:hint], start=1)]
        if hint < len(self.hints):
            lines.append(say("check-next-hint", code=f"`hint={hint + 1}`"))
        elif hint == len(self.hints):
            lines.append(say("check-for-answer", code=f"`hint={hint + 1}`"))
        else:
            lines.append(say("check-answer", text=solution))
        return "\n".join(lines)


def exercise(
    name: str, *, wanted: str, hints: tuple[str, str, str], answer: str
) -> Callable[[Callable[[Any], str]], Exercise]:
    """Turn a judge into an exercise; `name` is the lesson and a number, such as scoring-1."""
    return lambda judge: Exercise(name, wanted, hints, answer, judge)


def told_exercise(name: str, game: Game[Any, Any, Any, Any]) -> Callable[[Callable[[Any], str | Praise]], Exercise]:
    """Turn a judge into an exercise whose words are in the catalogue of a game, in every language."""
    say = game.narrator().say
    hints = (say(f"lesson-{name}-hint-1"), say(f"lesson-{name}-hint-2"), say(f"lesson-{name}-hint-3"))
    wanted, answer = say(f"lesson-{name}-wanted"), say(f"lesson-{name}-answer")
    return lambda judge: Exercise(name, wanted, hints, answer, judge, game.name)


def not_yet(key: str, game: Game[Any, Any, Any, Any], **details: Any) -> NotYet:
    """What is told of a wrong answer by the message `error-lesson-<key>` of the game's catalogue."""
    return NotYet(code=f"lesson-{key}", game=game.name, **details)


@overload
def expect(answer: object, kind: type[T], words: str = "") -> T: ...
@overload
def expect(answer: object, kind: tuple[type[T], type[U]], words: str = "") -> T | U: ...
def expect(answer: object, kind: Any, words: str = "") -> Any:
    """The answer, if it is of a kind; if not, a sentence with the words for what it should be. True is no number.

    Without words the exercise says what is wanted.
    """
    if not isinstance(answer, kind) or (isinstance(answer, bool) and kind is not bool):
        if not words:
            raise WrongKind("wrong kind")
        raise NotYet(f"the answer should be {words}, not {shown(answer)}.")
    return answer


def a_match(answer: object, game: Game[Any, Any, Any, Any]) -> Match:
    """The answer, if it is a match of that game."""
    if not isinstance(answer, Match):
        raise NotYet(code="check-no-match", given=shown(answer))
    match = answer
    if match.game.name != game.name:
        raise NotYet(code="check-other-game", given=match.game.title, wanted=game.title)
    return match


def _has_dots(answer: object) -> bool:
    if isinstance(answer, dict):
        return any(map(_has_dots, (*answer, *answer.values())))
    return answer is ... or (isinstance(answer, list | tuple) and any(map(_has_dots, answer)))


def _html(text: str) -> str:
    """Words in `backticks` become code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))
