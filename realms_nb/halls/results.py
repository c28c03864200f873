"""All games of a hall as a table: one row for each seat of each game, as `rn.simulate` has them, and who sat there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.core.errors import RealmsError
from realms_nb.core.match import Match

if TYPE_CHECKING:
    import pandas as pd

    from realms_nb.halls.classroom import Classroom
    from realms_nb.halls.table import HallTable

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
                **facts[seat],
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


def as_table(found: list[dict[str, Any]]) -> pd.DataFrame:
    """The rows as a table of pandas; columns that a game has besides stand behind those of every game."""
    import pandas as pd

    more = dict.fromkeys(name for row in found for name in row if name not in COLUMNS)
    return pd.DataFrame(found, columns=[*COLUMNS, *more])
