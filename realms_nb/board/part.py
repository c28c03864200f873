"""What the board wants of a game: its module `board`, a `Stage`. A game without one gets the stage that draws its
picture, if it gives one (`core/seen.py`), or the plain stage.

`Stage` is what every stage has. The Protocols here are what a stage may have besides, each whole or not at all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from realms_nb.board.stage import Stage as Stage

if TYPE_CHECKING:
    from realms_nb.board.lesson import Lesson
    from realms_nb.board.wire.ruling import Ruling
    from realms_nb.core.event import Event
    from realms_nb.core.narrator import Narrator

# The module of a game's package that fills these Protocols.
PART = "board"


class ChancesPart(Protocol):
    """The tab Chances. One that answers quickly first and better later also takes `look`: 1, and when asked again 2."""

    def chances(self, view: Any, moves: Sequence[Any], narrator: Narrator, seed: int, *, policy: Any = None) -> Any:
        """How likely each move is to win, from the view of the person to decide."""
        ...


class DockPart(Protocol):
    """Charts in a dock at the foot of the panel, one at a time: what helps to decide is whole beside the choice."""

    @property
    def DOCK(self) -> bool:  # noqa: N802  # as the game writes it
        """Whether the stage draws a dock in a studio."""
        ...


class FollowingPart(Protocol):
    """Decisions that belong to the move before them, such as what an invasion takes."""

    def follows(self, decision: Any) -> bool:
        """Whether a strategy that is to decide this answers at once, so that it is seen together."""
        ...


class SeatedPart(Protocol):
    """Pictures that depend on who sits there, such as the chance of an invasion."""

    def seated(self, policy: Mapping[int, object]) -> AbstractContextManager[None]:
        """While this lasts, everything is drawn as it is if every seat goes on like that."""
        ...


class ShortMovesPart(Protocol):
    """The list of moves in few words."""

    def short(self, events: Sequence[Event], narrator: Narrator) -> str | None:
        """A move without who made it; None to tell it as the story does."""
        ...

    def deal(self, events: Sequence[Event], narrator: Narrator) -> str | None:
        """What was dealt when a round opened, as one sentence; None if no round opened."""
        ...


class LessonPart(Protocol):
    """A first turn taught on the board: `rn.tutorial(game)`, and a button of every board of the game."""

    def lesson(self) -> Lesson:
        """A real match, and the steps that are taught on it; what they say stands in the game's catalogue."""
        ...


class RulingsPart(Protocol):
    """Rules that may be chosen in the dialog of a new game."""

    def rulings(self, rules: Any, narrator: Narrator) -> Sequence[Ruling]:
        """What may be chosen, and what holds by these rules."""
        ...

    def ruled(self, rules: Any, chosen: Mapping[str, Sequence[str]]) -> Any:
        """These rules with what was chosen of what is offered."""
        ...


class CardLine(NamedTuple):
    """A card in words, in its group; `picture` is an SVG of the game's own, or nothing."""

    group: str
    name: str
    words: str
    picture: str = ""


class CardsPart(Protocol):
    """All cards on one page, for whoever waits for the game."""

    def all_cards(self, rules: Any, narrator: Narrator) -> Sequence[CardLine]:
        """Every card of some rules, those of a group together."""
        ...
