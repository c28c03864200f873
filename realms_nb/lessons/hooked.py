"""A student's function that puts hooks on a match, in a process of its own; what goes wrong there is told as a fact."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from typing import Any

from realms_nb.core.errors import RealmsError, shown
from realms_nb.core.match import Match
from realms_nb.lessons.exercise import NotYet
from realms_nb.lessons.student import called


class Hooked:
    """A function with its hooks on a secret match: `played` gets what it returns, plays, and makes plain values."""

    def __init__(self, function: Any) -> None:
        if not callable(function):
            raise NotYet(code="check-no-function", given=shown(function))
        self.function, self.__name__ = function, called(function)

    def told(self, match: Match, played: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        """Plain values for the judge, who does not trust them: what was played, or what went wrong."""
        with warnings.catch_warnings():
            # What goes wrong in a hook is told by the judge.
            warnings.simplefilter("ignore")
            try:
                found = played(self.function(match))
            except RealmsError as error:
                if not error.code:
                    raise
                return {
                    "code": error.code,
                    "game": error.game,
                    "details": {k: str(v) for k, v in error.details.items()},
                }
        errors = [line.text for line in match.hooks.lines(None) if line.kind == "error"]
        return {"error": errors[0]} if errors else found


def checked(told: Mapping[str, Any], function: Any) -> Mapping[str, Any]:
    """What was played; what went wrong instead is told in the language of whoever reads it."""
    if "code" in told:
        raise NotYet(code=told["code"], game=told["game"], **told["details"])
    if "error" in told:
        raise NotYet(code="check-hook-error", call=called(function), what=str(told["error"]).rstrip("."))
    return told
