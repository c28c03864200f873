"""What can go wrong, as sentences for a student: what was wrong, where, and what would be right."""

from __future__ import annotations

import difflib
import traceback
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from realms_nb.core.refusal import Refusal


class RealmsError(Exception):
    """Something was asked that the games do not allow; nothing has changed."""

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows below the cell: the line and the sentence, not the way through this package."""
        frames = traceback.walk_tb(self.__traceback__)
        lines = [number for frame, number in frames if frame.f_globals.get("__name__") == "__main__"]
        where = f" in line {lines[-1]}" if lines else ""
        return [f"{type(self).__name__}{where}: {self}"]


class IllegalMove(RealmsError):
    """A move that the rules refuse; `refusal` says why."""

    def __init__(self, sentence: str, refusal: Refusal) -> None:
        super().__init__(sentence)
        self.refusal = refusal


class UnreadableMove(RealmsError, ValueError):
    """A text that is not a move of this game."""


class BadSetup(RealmsError, ValueError):
    """A number of seats, a name or a seed that no game can start with."""


class BadRules(RealmsError, ValueError):
    """Rules that contradict themselves or leave no game to play."""


class BadDeck(RealmsError, ValueError):
    """A deck that cannot be read; the sentence names row and column."""


class BadSave(RealmsError, ValueError):
    """A saved match that cannot be replayed."""


class NoSuchStep(RealmsError, LookupError):
    """Undo, redo or seek beyond the ends of the history."""


class UnknownLanguage(RealmsError, ValueError):
    """A language or depth of narration that has no texts."""


class UnknownName(RealmsError, ValueError):
    """A card, seat or game that does not exist."""


def shown(value: object, limit: int = 60) -> str:
    """A value as it may stand in a sentence: quoted, on one line, never longer than the limit."""
    text = ascii(value) if isinstance(value, str) and not value.isprintable() else repr(value)
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that is most like this one, if any is."""
    lower = {name.casefold(): name for name in known}
    near = difflib.get_close_matches(word[:80].casefold(), lower, n=1)
    return lower[near[0]] if near else None


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The tail of an error sentence: the nearest known word, or nothing."""
    near = nearest(word, known)
    return f" Did you mean {near!r}?" if near else ""
