"""An exercise: what is wanted, a judge that asks the rules engine, three hints and the answer.

The front door of the exercises: `rn.check("scoring-1", answer)`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, TypeVar, cast, overload

from msgspec import Struct

from realms_nb.core.errors import BadSetup, RealmsError, UnknownName, nearest, shortened, shown
from realms_nb.core.game import AnyGame, known_games
from realms_nb.core.match import Match
from realms_nb.core.narrator import Narrator, checked_language, narrator_of_none
from realms_nb.core.registry import part
from realms_nb.lessons.notes import NOTES

T = TypeVar("T")
U = TypeVar("U")

# So many hints come before the answer.
HINTS = 3


class NotYet(RealmsError):
    """What a judge says of a wrong answer: what the answer does, and what it should do."""

    # The case in which it went wrong, drawn as HTML in a language; words alone say it, too.
    picture: Callable[[str], str] | None = None


class Praise(Struct, frozen=True):
    """What a judge says of a right answer, as a fact: the message `lesson-<key>` tells it in any language."""

    key: str
    details: dict[str, Any]


def praise(key: str, **details: Any) -> Praise:
    """Praise by the message `lesson-<key>` of the game's catalogue."""
    return Praise(key, details)


class Judgement(Struct, frozen=True):
    """Right or not yet, and why. It counts as True if right, so `assert rn.check(...)` is enough for a machine."""

    exercise: str
    right: bool
    why: str
    # The hints asked for so far, one a line; without any, how to ask.
    hint: str = ""
    # How "right" or "not yet" is called.
    word: str = ""
    # The case in which an answer went wrong, drawn; empty where there is nothing to draw.
    picture: str = ""

    def __bool__(self) -> bool:
        return self.right

    def __repr__(self) -> str:
        return "\n".join(filter(None, (f"{self.word}: {self.why}", self.hint)))

    def _repr_html_(self) -> str:
        # Words and signs, never colour alone; the text keeps the colours of its host, light or dark.
        sign = "✓" if self.right else "…"
        head = f"<p><strong>{sign} {self.word}:</strong> {_html(self.why)}</p>"
        return head + self.picture + "".join(f"<p>{_html(line)}</p>" for line in self.hint.splitlines())


class Exercise(Struct, frozen=True):
    """One exercise. Its judge returns praise for a right answer and raises `NotYet` for a wrong one.

    All its words are in the catalogue of its game, or of no game: `lesson-<name>-wanted`, `-hint-1` to `-hint-3`,
    `-answer`.
    """

    name: str
    # None where the game is what somebody hands in.
    game: AnyGame | None
    judge: Callable[[Any], Praise]

    def narrator(self, language: str = "en") -> Narrator:
        """One that has the words of this exercise."""
        return narrator_of_none(language) if self.game is None else self.game.narrator(language=language)

    def check(self, answer: Any, hint: int = 0, language: str = "en") -> Judgement:
        """Judge an answer. A wrong one comes with the first so many hints; 4 shows the answer as well."""
        if isinstance(hint, bool) or hint not in range(HINTS + 2):
            raise BadSetup(code="check-hint-number", given=shown(hint))
        return self.told(self.judged(answer), hint, language)

    def judged(self, answer: Any) -> Praise | RealmsError:
        """What there is to say of an answer, as a fact in no language."""
        if _has_dots(answer):
            return NotYet(code="check-dots")
        try:
            return self.judge(answer)
        except RealmsError as error:
            return error
        except Exception as error:  # what a student hands in may do anything when it is looked at
            what = f"{type(error).__name__}: {error}"
            return NotYet(code="check-failed", answer=shown(answer), error=what)

    def told(self, found: Praise | RealmsError, hint: int = 0, language: str = "en") -> Judgement:
        """The verdict on what was found, in a language."""
        narrator = self.narrator(language)
        if isinstance(found, Praise):
            why = narrator.say(f"lesson-{found.key}", **_spoken_to(found.details, narrator))
            return Judgement(self.name, True, why, word=narrator.say("check-right"))
        if isinstance(found, NotYet):
            # What is wanted is told with whatever asks for it.
            details = {"wanted": narrator.say(f"lesson-{self.name}-wanted"), **_spoken_to(found.details, narrator)}
            why = narrator.error(NotYet(code=found.code, game=found.game, **details))
        else:
            # As text an error of the games is English.
            why = str(found) if language == "en" else found.narrator(language).error(found)
        drawn = found.picture(language) if isinstance(found, NotYet) and found.picture else ""
        word, helped = narrator.say("check-not-yet"), self._help(hint, narrator)
        return Judgement(self.name, False, shortened(why), helped, word, drawn)

    def _help(self, hint: int, narrator: Narrator) -> str:
        say = narrator.say
        if hint == 0:
            # With the dots it can be copied as it stands: they are an answer like any other.
            spoken = "" if narrator.language == "en" else f', language="{narrator.language}"'
            return say("check-first-hint", code=f'`rn.check("{self.name}", ..., hint=1{spoken})`')
        hints = [say(f"lesson-{self.name}-hint-{number}") for number in range(1, min(hint, HINTS) + 1)]
        lines = [say("check-hint", number=number, text=text) for number, text in enumerate(hints, start=1)]
        if hint < HINTS:
            lines.append(say("check-next-hint", code=f"`hint={hint + 1}`"))
        elif hint == HINTS:
            lines.append(say("check-for-answer", code=f"`hint={hint + 1}`"))
        else:
            lines.append(say("check-answer", text=say(f"lesson-{self.name}-answer")))
        return "\n".join(lines)


def told_exercise(name: str, game: AnyGame | None = None) -> Callable[[Callable[[Any], Praise]], Exercise]:
    """Turn a judge into an exercise; `name` is the lesson and a number, such as scoring-1."""
    return lambda judge: Exercise(name, game, judge)


def not_yet(key: str, game: AnyGame | None = None, **details: Any) -> NotYet:
    """What is told of a wrong answer by the message `error-lesson-<key>` of the game's catalogue, or of no game."""
    return NotYet(code=f"lesson-{key}", game="" if game is None else game.name, **details)


@overload
def expect(answer: object, kind: type[T]) -> T: ...
@overload
def expect(answer: object, kind: tuple[type[T], type[U]]) -> T | U: ...
def expect(answer: object, kind: Any) -> Any:
    """The answer, if it is of a kind; if not, the exercise says what is wanted. True is no number, 36.0 a whole one."""
    if kind is int and isinstance(answer, float) and answer.is_integer():
        return int(answer)
    if not isinstance(answer, kind) or (isinstance(answer, bool) and kind is not bool):
        raise NotYet(code="check-kind", given=shown(answer))
    return answer


def a_match(answer: object, game: AnyGame) -> Match:
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


def _spoken_to(details: dict[str, Any], narrator: Narrator) -> dict[str, Any]:
    """What is told of whoever sits there as "You", as the language calls them."""
    you = narrator.say("you-name")
    named = {key: re.sub(r"\bYou\b", you, details[key]) for key in ("name", "listed") if key in details}
    return {**details, **named}


def _html(text: str) -> str:
    """Words in `backticks` become code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))


def check(name: str, answer: Any = ..., *, hint: int = 0, language: str | None = None) -> Judgement:
    """Judge the `answer` to the exercise of that `name`: right or not yet, and why.

    `hint=1` to `hint=3` add hints step by step, `hint=4` the answer. The same call gives the same verdict, in a
    notebook as in a plain `assert rn.check(...)`; the notebook remembers tries and hints for `rn.report`, nobody else.
    It speaks `language`, or that of a match that was handed in.

    >>> rn.check("scoring-1", 0)
    Not yet: the answer should be the name of a card, ...
    """
    known = exercises()
    if not isinstance(cast(object, name), str) or name not in known:
        near = nearest(name, known) or "" if isinstance(cast(object, name), str) else ""
        raise UnknownName(code="check-no-exercise", given=shown(name), known=", ".join(known), near=near)
    if language is None:
        language = answer.language if isinstance(answer, Match) else "en"
    verdict = known[name].check(answer, hint, checked_language(language))
    NOTES.check(name, right=verdict.right, hint=hint, answered=not _has_dots(answer))
    return verdict


def exercises() -> dict[str, Exercise]:
    """Every exercise by its name: each module of a game's lessons may hold some, and those about games to come."""
    rooms = [room for room in (part("lessons", game) for game in known_games()) if room]
    rooms.append(import_module("realms_nb.lessons.own_games"))
    modules = [import_module(f"{room.__name__}.{each.name}") for room in rooms for each in iter_modules(room.__path__)]
    found = [thing for module in modules for thing in vars(module).values() if isinstance(thing, Exercise)]
    return {one.name: one for one in sorted(found, key=lambda one: one.name)}
