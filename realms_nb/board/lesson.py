"""A lesson teaches a first turn on a real match, step by step. It is data: a game brings it as `lesson` of its board.

A step names places of the stage that lie in the light, and says by a check of the position when it is done. What it
says stands in the catalogue of the game, under its key: `lesson-<key>` and the same with `-text`, `-task`, `-done`,
`-else` (after a wrong deed) and `-after` (after the right one).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from realms_nb.core.errors import BadSetup
from realms_nb.core.match import Match
from realms_nb.core.registry import part

if TYPE_CHECKING:
    from realms_nb.core.game import AnyGame
    from realms_nb.core.history import Cursor
    from realms_nb.core.narrator import Narrator
    from realms_nb.core.strategy import Strategy
    from realms_nb.players.registry import Name

# What the sentences of a step are filled with: from the match, and the place at which the person was to act.
Values = Callable[[Match, "Cursor", "Narrator"], Mapping[str, Any]]


class LessonStep(NamedTuple):
    """One step. Without `picks`, `answers` and `done` there is only something to see, and the reader goes on."""

    key: str
    # Places of the stage: those in the light, and others that can be used.
    lit: tuple[str, ...]
    free: tuple[str, ...] = ()
    # Moves that are played first, by whoever is to decide; then, if `others`, the strategies until a person decides.
    before: tuple[str, ...] = ()
    others: bool = False
    # Done when this place is picked on the board, which plays nothing;
    picks: str | None = None
    # or when one of so many answers is given, whichever it is: their words, and the place of the right one;
    answers: Callable[[Narrator], tuple[Sequence[str], int]] | None = None
    # or when the position is right after a move.
    done: Callable[[Any], bool] | None = None
    # The move that is ready when the step begins; the move that Show me makes ready, and the place to press then.
    ready: str | None = None
    shows: str | None = None
    press: str | None = None
    # Moves that are played when it is done, and what lies in the light then: something to see, so the reader goes on.
    after: tuple[str, ...] = ()
    watch: tuple[str, ...] = ()
    # What its sentences are filled with.
    values: Values | None = None

    @property
    def looks(self) -> bool:
        """Whether there is nothing to do but to look."""
        return not (self.picks or self.answers or self.done)


class Lesson(NamedTuple):
    """A lesson: a real match, who plays at it, and the steps. The person is seat 0."""

    game: AnyGame
    seed: int
    # Whoever sits at the other seats, by name, and the player of each.
    others: tuple[tuple[str, Name], ...]
    steps: tuple[LessonStep, ...]
    # Moves that were played before the first step.
    opening: tuple[str, ...] = ()

    def match(self, language: str) -> Match:
        """The match, at the position of the first step."""
        you = self.game.narrator(language=language).say("you-name")
        names = [you, *(name for name, _ in self.others)]
        match = Match(self.game, names, seed=self.seed, language=cast("Any", language))
        for move in self.opening:
            match.play(move)
        return match

    @property
    def players(self) -> dict[int | str, Name | Strategy]:
        """The players of the other seats."""
        return {seat: player for seat, (_, player) in enumerate(self.others, start=1)}


def lesson_of(game: AnyGame) -> Lesson | None:
    """The lesson that a game brings with its board, or None."""
    found = getattr(part("board", game), "lesson", None)
    return None if found is None else cast("Lesson", found())


def need_lesson(game: AnyGame) -> Lesson:
    """The lesson of a game; one without is refused with a sentence."""
    found = lesson_of(game)
    if found is None:
        raise BadSetup(code="no_lesson", title=game.title)
    return found
