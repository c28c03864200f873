"""What can go wrong, as sentences for a student: what was wrong, where, and what would be right.

Why a move may not be made, as data: a code, the facts behind it and the rule it rests on.
"""

from __future__ import annotations

import difflib
import traceback
import warnings
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from realms_nb.core.narrator import Narrator


# What is longer nobody reads, and somebody's file may hold megabytes that it wants to be quoted.
LONGEST_SENTENCE = 1_000


class RealmsError(Exception):
    """Something was asked that the games do not allow; nothing has changed.

    With a code the error is a fact: the message `error-<code>` tells it, in any language, with its details
    (`narrator.error(error)`); as text it is English. What is only met in code may bring its English `sentence` instead.
    The message may belong to a `game`.

    >>> try:
    ...     rn.Match(rn.minute_realms, ["Ada", "Ada"])
    ... except rn.RealmsError as error:
    ...     print(error)
    Two seats are called 'Ada'; every seat needs its own name.
    """

    def __init__(self, sentence: str = "", *, code: str = "", game: str = "", **details: Any) -> None:
        super().__init__(sentence)
        self.code = code
        self.details = details
        # Whose catalogue has the message; none if the words are no game's.
        self.game = game

    def __str__(self) -> str:
        return shortened(self.args[0] or self.narrator("en").error(self))

    def narrator(self, language: str) -> Narrator:
        """One that has the words for this error."""
        # Errors stand below everything, words are needed only when somebody reads one.
        from realms_nb.core.game import game_named
        from realms_nb.core.narrator import narrator_of_none

        return game_named(self.game).narrator(language=language) if self.game else narrator_of_none(language)

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows below the cell: the line and the sentence, not the way through this package."""
        frames = traceback.walk_tb(self.__traceback__)
        lines = [number for frame, number in frames if frame.f_globals.get("__name__") == "__main__"]
        where = f" in line {lines[-1]}" if lines else ""
        return [f"{type(self).__name__}{where}: {self}"]


class IllegalMove(RealmsError):
    """A move that the rules refuse; `refusal` says why. Without a sentence it tells itself in the words of its game."""

    refusal: Refusal

    def __init__(
        self,
        sentence: str = "",
        refusal: Refusal | None = None,
        *,
        game: str = "",
        rules: object = None,
        names: Sequence[str] = (),
    ) -> None:
        super().__init__(sentence, game=game)
        if refusal is not None:
            self.refusal = refusal
        self._rules, self._names = rules, names

    def narrator(self, language: str) -> Narrator:
        """One of its game, with the names at the table."""
        from realms_nb.core.checks import spoken_to
        from realms_nb.core.game import game_named

        you = spoken_to(self._names)
        return game_named(self.game).narrator(self._names, rules=self._rules, language=language, you=you)


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


class StrategyFailed(RealmsError):
    """A strategy raised an error, chose what is not allowed or did not answer in time; nothing has been played."""


class NotOffered(RealmsError, LookupError):
    """Something that this game does not have; the sentence says what it has instead."""

    def __init__(self, game: str = "", name: str = "", instead: Iterable[str] = ()) -> None:
        known = sorted(instead)
        super().__init__(code="not_offered", title=game, name=name, known=", ".join(known), count=len(known))


class MissingPackage(RealmsError, ModuleNotFoundError):
    """Something needs a package that is not installed here; the sentence says how to install it."""

    def __init__(self, package: str) -> None:
        super().__init__(code="missing_package", package=package)
        self.name = package


def shown(value: object, limit: int = 60) -> str:
    """A value as it may stand in a sentence: quoted, on one line, never longer than the limit."""
    try:
        text = ascii(value) if isinstance(value, str) and not value.isprintable() else repr(value)
    except Exception:  # a number of thousands of digits, or an object that cannot even tell what it is
        text = f"<{type(value).__name__}>"
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def shortened(sentence: str, limit: int = LONGEST_SENTENCE) -> str:
    """A sentence that somebody can still read, whatever was put into it."""
    return sentence if len(sentence) <= limit else f"{sentence[: limit - 1]}…"


def renamed(old: str, new: str) -> None:
    """A name has become another; the old one works for one more release.

    In a cell nobody sees this, because lessons and notebooks of before still use the old names; with `-W default` or in
    a test everybody does.
    """
    words = f"{old} is now called {new}; the old name works until the next release."
    warnings.warn(words, PendingDeprecationWarning, stacklevel=4)


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that is most like this one, if any is."""
    lower = {name.casefold(): name for name in known}
    near = difflib.get_close_matches(word[:80].casefold(), lower, n=1)
    return lower[near[0]] if near else None


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The tail of an error sentence: the nearest known word, or nothing."""
    near = nearest(word, known)
    return f" Did you mean {near!r}?" if near else ""


# What a refusal or a score line may carry: plain values that every catalogue can print.
Detail = int | float | str | None


class Refusal(Struct, frozen=True):
    """The reason that closes a choice; the narrator has a sentence for every code."""

    code: str
    rule: str
    details: Mapping[str, Detail] = {}
