"""All games of a hall as tables: a row for each seat of each game, and a row for each move.

The columns are called as in `rn.simulate`; names are as they were typed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.core.errors import RealmsError
from realms_nb.core.match import Match

if TYPE_CHECKING:
    import pandas as pd

    from realms_nb.halls.classroom import Classroom
    from realms_nb.halls.table import HallTable

MOVES = ["table", "game", "number", "seat", "name", "move", "by", "scores"]
COLUMNS = ["table", "game", "seat", "name", "person", "score", "rank", "won", "moves", "for_them", "over", "file"]


def played(hall: Classroom, table: HallTable) -> list[tuple[int, Match]]:
    """Copies of all games of a table with their numbers; those of another day are read from the folder."""
    found: list[tuple[int, Match]] = []
    for number in range(1, table.games):
        match = table.past.get(number)
        if match is None and hall.folder is not None:
            try:
                match = Match.load(hall.folder / table.file(number))
            except RealmsError:
                # Somebody has taken the file away, or changed it: the others are still there.
                continue
            table.past[number] = match
        if match is not None:
            found.append((number, match.copy()))
    if table.match is not None:
        found.append((table.games, table.match.copy()))
    return found


def rows(hall: Classroom) -> list[dict[str, Any]]:
    """Facts of all games, those that are still played included."""
    found: list[dict[str, Any]] = []
    for table in hall.tables:
        for number, match in played(hall, table):
            found += _rows(hall, table, number, match)
    return found


def _rows(hall: Classroom, table: HallTable, number: int, match: Match) -> list[dict[str, Any]]:
    outcome, totals = match.outcome, [sheet.total for sheet in match.scores]
    facts = match.game.facts(match.state) or [{} for _ in match.names]
    steps = match.history
    file = None if hall.folder is None else str(hall.folder / table.file(number))
    found: list[dict[str, Any]] = []
    for seat, name in enumerate(match.names):
        mine = [step for step in steps if step.seat == seat]
        # What a strategy played has its reasons with it.
        theirs = sum(step.because is not None for step in mine)
        found.append(
            {
                # First what the game says of it: a student's game may call something of its own "moves".
                **facts[seat],
                "table": table.number,
                "game": number,
                "seat": seat,
                "name": name,
                "person": theirs < len(mine) or (number == table.games and table.chairs[seat].key is not None),
                "score": totals[seat],
                "rank": None if outcome is None else _rank(outcome.ranking, seat),
                "won": None if outcome is None else seat in outcome.winners,
                "moves": len(mine),
                "for_them": theirs,
                "over": outcome is not None,
                "file": file,
            }
        )
    return found


def was_person(match: Match, name: str) -> bool:
    """Whether somebody moved by hand under this name."""
    seat = match.names.index(name)
    return any(step.seat == seat and step.because is None for step in match.history)


def moves(hall: Classroom) -> list[dict[str, Any]]:
    """Every move of all games in its order: who made it, and the scores after it.

    `by` is "person", or "player" where a strategy moved, for somebody or on its own seat.
    """
    found: list[dict[str, Any]] = []
    for table in hall.tables:
        for game, match in played(hall, table):
            for number, step in enumerate(match.history, start=1):
                found.append(
                    {
                        "table": table.number,
                        "game": game,
                        "number": number,
                        "seat": step.seat,
                        "name": match.names[step.seat],
                        "move": str(step.move),
                        "by": "person" if step.because is None else "player",
                        "scores": tuple(sheet.total for sheet in match.game.scores(step.state)),
                    }
                )
    return found


def _rank(ranking: tuple[tuple[int, ...], ...], seat: int) -> int:
    """1 for the best; seats that share a place have the same."""
    before = 0
    for place in ranking:
        if seat in place:
            return before + 1
        before += len(place)
    return before + 1


def as_table(found: list[dict[str, Any]], columns: list[str] = COLUMNS) -> pd.DataFrame:
    """The rows as a table of pandas; columns that a game has besides stand behind those of every game."""
    import pandas as pd

    more = dict.fromkeys(name for row in found for name in row if name not in columns)
    return pd.DataFrame(found, columns=[*columns, *more])
