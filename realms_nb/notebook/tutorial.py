"""A board that teaches a first turn, step by step, on a real match; and how somebody fared with each step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from realms_nb.board.learning import Learning
from realms_nb.board.lesson import need_lesson
from realms_nb.core.game import checked_game
from realms_nb.core.narrator import checked_language
from realms_nb.notebook.board import Board

if TYPE_CHECKING:
    import pandas as pd

    from realms_nb.core.game import AnyGame
    from realms_nb.core.narrator import Language


class Tutorial(Board):
    """A board with the lesson of a game on it: made by `rn.tutorial(game)`."""

    def __init__(self, game: AnyGame, *, language: Language = "en", layout: Any = None) -> None:
        checked_game(game, "A tutorial")
        lesson = need_lesson(game)
        match = lesson.match(checked_language(language))
        super().__init__(match, 0, cast("Any", lesson.players), language=language, layout=layout)
        self._learning = learning = Learning(self._session, lesson, None)
        self._session.teach(learning)
        # What was drawn so far had no lesson in it.
        self._connection.show()

    @property
    def progress(self) -> pd.DataFrame:
        """A row for each step: how many seconds it took, and how many wrong tries; no grade."""
        # A lesson is taken without tables; only a teacher asks for one.
        import pandas as pd

        rows = self._learning.records
        return pd.DataFrame(
            {
                "step": [row.key for row in rows],
                "seconds": [round(row.seconds, 1) for row in rows],
                "wrong tries": [row.wrong for row in rows],
            },
            index=pd.RangeIndex(1, len(rows) + 1, name="number"),
        )

    def __repr__(self) -> str:
        learning = self._learning
        where = "over" if learning.over else f"step {learning.at + 1} of {len(learning.lesson.steps)}"
        return f"<Tutorial of {self.match.game.title}: {where}>"


def tutorial(game: AnyGame, *, language: Language = "en", layout: Any = None) -> Tutorial:
    """Learn a game on a board: a first turn in seven steps, on a real match, in about two minutes and with no clock.

    `game` is what is learned; a game that brings no lesson is refused with a sentence. `language` is en, de or it, and
    `layout` that of any widget. Each step says what to do and sees when it is done; afterwards the match can be played
    on. The answer is a board; its `progress` is a table for the teacher: seconds and wrong tries of each step.

    >>> lesson = rn.tutorial(rn.minute_realms)
    >>> lesson
    <Tutorial of Minute Realms: step 1 of 7>
    >>> int(lesson.progress["wrong tries"].sum())
    0
    """
    return Tutorial(game, language=language, layout=layout)
