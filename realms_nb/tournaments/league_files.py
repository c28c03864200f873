"""What a league writes: results as they come, standings, reports and replays; and it deletes only its own."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pandas as pd

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.match import Match

if TYPE_CHECKING:
    from realms_nb.simulation.runner import Results
    from realms_nb.tournaments.league import League

# The list of what a league has written into its folder, so that the next one knows what it may delete.
LIST = "written.json"
_OURS = re.compile(r"(reports/[^/\\]+\.txt|replays/[^/\\]+\.json)")


class LeagueFolder:
    """The folder of a league's results."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._written: list[str] = []
        try:
            for folder in (place, place / "reports", place / "replays"):
                folder.mkdir(parents=True, exist_ok=True)
            self._forget_the_last()
            (place / "results.csv").unlink(missing_ok=True)
        except OSError as error:
            raise self._refused(error) from error

    def report(self, reports: dict[str, str]) -> None:
        """A file for everybody with whom something went wrong."""
        for name, report in reports.items():
            self._write(f"reports/{name}.txt", report + "\n")
        self._keep_list()

    def add(self, rows: pd.DataFrame) -> None:
        """Add finished games at once: whatever happens later, they have been played and are kept."""
        file = self.place / "results.csv"
        try:
            spreadsheet(rows).to_csv(file, mode="a", header=not file.exists(), index=False)
        except OSError as error:
            raise self._refused(error) from error

    def finish(self, league: League, game: AnyGame, rules: Any, played: Results) -> None:
        """Everything that there is at the end; the results once more, in the order of the games."""
        self.report(league.reports)
        try:
            spreadsheet(league.standings.reset_index()).to_csv(self.place / "standings.csv", index=False)
            spreadsheet(league.win_matrix.reset_index()).to_csv(self.place / "win_matrix.csv", index=False)
            spreadsheet(league.results).to_csv(self.place / "results.csv", index=False)
            self._replays(game, rules, played)
        except OSError as error:
            raise self._refused(error) from error
        self._keep_list()

    def _replays(self, game: AnyGame, rules: Any, played: Results) -> None:
        seats = {number: list(group["strategy"]) for number, group in played.rows.groupby("game")}
        seeds = dict(zip(played.rows["game"], played.rows["seed"], strict=True))
        for number, moves in played.moves.items():
            match = Match(game, seats[number], seed=int(seeds[number]), rules=rules)
            for move in moves:
                match.play(move)
            # File names have an end; the number alone tells the games apart.
            name = f"replays/{number:05d} {' - '.join(seats[number])[:50]}.json"
            match.save(self.place / name)
            self._written.append(name)

    def _forget_the_last(self) -> None:
        try:
            listed = json.loads((self.place / LIST).read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            return
        for name in listed if isinstance(listed, list) else ():
            # The list lies in a folder that others can reach: only what a league could have written is deleted.
            if isinstance(name, str) and _OURS.fullmatch(name):
                (self.place / name).unlink(missing_ok=True)

    def _keep_list(self) -> None:
        self._write(LIST, json.dumps(sorted(set(self._written)), ensure_ascii=False, indent=0) + "\n")

    def _write(self, name: str, text: str) -> None:
        try:
            (self.place / name).write_text(text, "utf-8", "backslashreplace")
        except OSError as error:
            raise self._refused(error) from error
        if name != LIST:
            self._written.append(name)

    def _refused(self, error: OSError) -> BadSetup:
        return BadSetup(f"The league cannot write to {shown(str(self.place))}: {error.strerror or error}.")


def spreadsheet(table: pd.DataFrame) -> pd.DataFrame:
    """A table whose texts no spreadsheet takes for formulas: a text that begins like one gets an apostrophe first."""
    plain = table.copy()
    plain.columns = [_plain(name) for name in plain.columns]
    for column in plain.select_dtypes(exclude=["number", "bool"]).columns:
        plain[column] = plain[column].map(_plain)
    return plain


def _plain(value: Any) -> Any:
    return f"'{value}" if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t", "\r", "\n")) else value
