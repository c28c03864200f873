"""The front door of the exercises: `rn.check("scoring-1", answer)`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, cast

from realms_nb.core.errors import UnknownName, nearest, shown
from realms_nb.core.game import known_games
from realms_nb.core.match import Match
from realms_nb.core.narrator import checked_language
from realms_nb.core.rooms import part
from realms_nb.lessons.exercise import Exercise, Verdict


def check(name: str, answer: Any = ..., *, hint: int = 0, language: str | None = None) -> Verdict:
    """Judge the answer to an exercise: right or not yet, and why.

    `hint=1` to `hint=3` add hints step by step, `hint=4` the answer. Nothing is counted or kept: the same call gives
    the same verdict, in a notebook as in a plain `assert rn.check(...)`. It speaks `language`, or that of a match that
    was handed in.
    """
    known = exercises()
    if not isinstance(cast(object, name), str) or name not in known:
        near = nearest(name, known) or "" if isinstance(cast(object, name), str) else ""
        raise UnknownName(code="check-no-exercise", given=shown(name), known=", ".join(known), near=near)
    if language is None:
        language = answer.language if isinstance(answer, Match) else "en"
    return known[name].check(answer, hint, checked_language(language))


def exercises() -> dict[str, Exercise]:
    """Every exercise by its name: each module of this room may hold some."""
    rooms = [room for room in (part("lessons", game) for game in known_games()) if room]
    modules = [import_module(f"{room.__name__}.{each.name}") for room in rooms for each in iter_modules(room.__path__)]
    found = [thing for module in modules for thing in vars(module).values() if isinstance(thing, Exercise)]
    return {one.name: one for one in sorted(found, key=lambda one: one.name)}
