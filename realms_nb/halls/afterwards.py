"""What a hall has played and guessed, as tables for a cell; and who meets in the next round.

Everything happens in the thread of the hall; a cell hands over what it wants and waits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from realms_nb.core.errors import BadSetup, RealmsError
from realms_nb.halls import results, rounds
from realms_nb.halls.asking import checked_question
from realms_nb.lessons.predictions import Prediction, compared

if TYPE_CHECKING:
    from collections.abc import Callable

    import pandas as pd

    from realms_nb.core.match import Match
    from realms_nb.halls.classroom import Classroom
    from realms_nb.halls.server import Server
    from realms_nb.reviews.review import Review

T = TypeVar("T")


class HallClosed(RealmsError):
    """A hall that is closed was asked for something."""


class HallTables:
    """A hall as far as it is asked and not led."""

    def __init__(self, hall: Classroom, server: Server) -> None:
        self._hall, self._server = hall, server
        self._over = False

    @property
    def language(self) -> str:
        """The language of the class view, and the first one of all pages."""
        return self._hall.language

    def _now(self, function: Callable[[], T]) -> T:
        """Also of a hall that is closed: then nobody else touches it."""
        return function() if self._over else self._there(function)

    def _there(self, function: Callable[[], T]) -> T:
        if self._over:
            raise HallClosed(code="hall_shut")
        return self._server.there(function)

    def ask(self, name: str, question: str) -> None:
        """Ask everybody on their page; the answers are kept under the name, the last one of each person.

        `hall.guesses(name)` is the table of them, and `hall.measured(name, value)` compares them with what came out.
        """
        asked = checked_question(name, question)
        self._there(lambda: self._hall.ask(asked))

    def ask_no_more(self) -> None:
        """Take the question from the pages; what was answered is kept."""
        self._there(lambda: self._hall.ask(None))

    def guesses(self, name: str) -> pd.DataFrame:
        """What everybody answered to a question: table, seat, name and answer; None where somebody has not."""

        def found() -> list[dict[str, Any]]:
            said = self._hall.guesses.get(name, {})
            return [
                {"table": table.number, "seat": seat, "name": chair.name, "answer": said.get(chair.key)}
                for table in self._hall.tables
                for seat, chair in enumerate(table.chairs)
                if chair.key is not None
            ]

        return results.as_table(self._now(found), ["table", "seat", "name", "answer"])

    def measured(self, name: str, value: object) -> Prediction:
        """The answers to a question beside what was measured, as `rn.predict` draws it; no name stands there."""
        said = self._now(lambda: tuple(self._hall.guesses.get(name, {}).values()))
        return compared(name, value, said, self.language)

    def games(self) -> pd.DataFrame:
        """All games as a table, one row a seat: who sat there, score, rank, how many moves they and strategies made.

        `for_them` counts the moves that a strategy made on that seat; `file` is the save, which `rn.Match.load` opens.
        """
        return results.as_table(self._now(lambda: results.rows(self._hall)))

    def moves(self) -> pd.DataFrame:
        """All moves of all games, a row a move: who made it, by hand or by a player for them, the scores after it."""
        return results.as_table(self._now(lambda: results.moves(self._hall)), results.MOVES)

    def standings(self) -> pd.DataFrame:
        """How everybody stands after the games that are over, the best first.

        `points` are, game by game, the share of the others at the table that somebody finished ahead of, a tie counting
        half. Equal points are told apart by `against`, the points of those they met, and then by the mean score.
        """

        def found() -> list[dict[str, Any]]:
            order = rounds.standings(results.rows(self._hall), self._hall.names)
            return [
                {name: getattr(each, name) for name in ("name", "games", "points", "wins", "score", "against")}
                for each in order
            ]

        table = results.as_table(self._now(found), ["name", "games", "points", "wins", "score", "against"])
        table.index = table.index + 1
        return table.rename_axis("place")

    def next_round(self) -> pd.DataFrame:
        """Seat everybody anew for a Swiss round, and deal: those with as many points meet, if they have not met yet.

        Whoever came late has a seat from now on. The answer says who sits where. While a game is played nobody moves.
        """
        seats = self._there(self._hall.next_round)
        found = [
            {"table": table, "seat": seat, "name": name}
            for table, names in enumerate(seats, start=1)
            for seat, name in enumerate(names)
        ]
        return results.as_table(found, ["table", "seat", "name"])

    def review(self, table: int, person: int | str | None = None, **options: Any) -> Review:
        """Look back at the game of a table, decision by decision, as `rn.review` does with these `options`."""
        # Late: a hall judges nothing until it is asked.
        from realms_nb.notebook.review_cell import review

        match = self[table]
        return review(match, **options) if person is None else review(match, person, **options)

    def __getitem__(self, table: int) -> Match:
        """A copy of the game at a table; `rn.review(hall[3])` looks back at it, and plays nothing there."""

        def copied() -> Match:
            match = self._hall.table(table).match
            if match is None:
                raise BadSetup(code="hall_not_dealt", table=table)
            return match.copy()

        return self._now(copied)

    def __len__(self) -> int:
        return len(self._hall.tables)
