"""What a student has done in this notebook: checks, tries, hints and predictions, for the report that they hand in.

It is kept in the memory of the notebook and nowhere else; `rn.report` shows and writes all of it.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field


class Attempts(Struct):
    """An exercise as it was tried: how often, the largest hint that was asked for, and whether it is right."""

    tries: int = 0
    hint: int = 0
    right: bool = False


class Guess(Struct):
    """A prediction: what was said beforehand, how often it was asked for, and what was measured."""

    said: Any = None
    asked: int = 0
    measured: Any = None


class Notes(Struct):
    """Exercises and predictions by name, in the order in which they were met."""

    tried: dict[str, Attempts] = field(default_factory=dict)
    guesses: dict[str, Guess] = field(default_factory=dict)

    def check(self, name: str, *, right: bool, hint: int, answered: bool) -> None:
        """An exercise was checked; what is asked without an answer is no try."""
        one = self.tried.setdefault(name, Attempts())
        one.tries += answered and not one.right
        one.hint = max(one.hint, 0 if one.right else hint)
        one.right = one.right or right

    def guess(self, name: str) -> Guess:
        """The prediction of that name."""
        return self.guesses.setdefault(name, Guess())


NOTES = Notes()
