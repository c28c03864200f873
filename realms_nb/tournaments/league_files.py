"""What a league writes: results as they come, standings, reports and replays; and it deletes only its own.

The folder that a class hands in: which files can play, and a sentence for each that cannot.
"""

from __future__ import annotations

import errno
import json
import os
import re
import stat
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pandas as pd

from realms_nb.core import browser
from realms_nb.core.checks import fault_in_name, visible
from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.match import Match
from realms_nb.core.narrator import Narrator
from realms_nb.core.strategy import Strategy, as_choice
from realms_nb.core.tables import inert
from realms_nb.sandbox.interrupts import held
from realms_nb.sandbox.limits import Forfeit
from realms_nb.sandbox.remote_player import ProcessPlayer
from realms_nb.sandbox.worker import Hello, Limits, Sandbox, Source, fault_of, strategy_in
from realms_nb.simulation.entrants import Contender, Guarded, asks_the_engine, numbered
from realms_nb.simulation.faults import gist

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
            for each in moves:
                # What a player said stays with its move.
                move = game.parse(each.move, match.rules)
                match.play(move, because=as_choice((move, each.why)) if each.why else None)
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
    plain.columns = [inert(name) for name in plain.columns]
    for column in plain.select_dtypes(exclude=["number", "bool"]).columns:
        plain[column] = plain[column].map(inert)
    return plain


LARGEST_FILE = 1_000_000
_KINDS = {
    stat.S_IFDIR: "folder",
    stat.S_IFIFO: "pipe",
    stat.S_IFSOCK: "socket",
    stat.S_IFCHR: "device",
    stat.S_IFBLK: "device",
}


class Unreadable(RealmsError):
    """A file that cannot be taken."""


def admit(
    folder: Path, game: str, limits: Limits, sandbox: Sandbox, narrator: Narrator
) -> tuple[tuple[Contender, ...], dict[str, str], bool]:
    """The files that hold a strategy, what is wrong with the others, and whether that was stopped half-way.

    Each is loaded once to find out.
    """
    files = _listed(folder)
    names = dict(zip(files, numbered([_name(file) for file in files]), strict=True))
    sources: dict[Path, Source] = {}
    reports: dict[str, str] = {}
    for file in files:
        try:
            sources[file] = Source(visible(file.name), _read(file))
        except Unreadable as error:
            why = narrator.error(error)
            reports[names[file]] = narrator.say("results-not-admitted", file=visible(file.name), why=why)
    # All come from one fork server: if one needs the engine, it is there for all.
    warm = any(asks_the_engine(source.text) for source in sources.values())
    admitted: list[Contender] = []
    for file, source in sources.items():
        try:
            found = (_in_place if browser.IN_A_BROWSER else _guarded)(Hello(source, limits, sandbox, game, warm))
        except KeyboardInterrupt:
            return tuple(admitted), reports, True
        if not isinstance(found, Forfeit):
            admitted.append(Contender(names[file], found))
        else:
            short, report = gist(found, narrator), found.told(narrator)
            more = "" if short == report else f"\n{report}"
            reports[names[file]] = narrator.say("results-not-admitted", file=source.file, why=short) + more
    return tuple(admitted), reports, False


def _guarded(hello: Hello) -> Guarded | Forfeit:
    """The file for processes of its own, or what went wrong when it was loaded in one."""
    trial = ProcessPlayer(hello)
    try:
        forfeit = trial.start().forfeit
    finally:
        with held():
            trial.close()
    return Guarded(hello) if forfeit is None else forfeit


def _in_place(hello: Hello) -> Strategy | Forfeit:
    """The same where there are no processes, in a browser: the file is loaded here."""
    assert isinstance(hello.strategy, Source)
    try:
        return strategy_in(hello.strategy, hello.game)
    except Exception as error:  # a file may do anything while it is loaded
        return fault_of(error)


def files_in(folder: Path) -> int:
    """How many files want to take part."""
    return len(_listed(folder))


def _listed(folder: Path) -> list[Path]:
    try:
        found = sorted(folder.iterdir())
    except (OSError, ValueError):
        raise BadSetup(f"There is no folder {shown(str(folder))}.") from None
    return [file for file in found if file.suffix == ".py" and not file.name.startswith(("_", "."))]


def _read(file: Path) -> str:
    """The text of an ordinary file, and of nothing else: what is no file may wait for ever or never end."""
    if file.is_symlink():
        raise Unreadable(code="handin_is_no_file", kind="link")
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    try:
        kind = stat.S_IFMT(os.lstat(file).st_mode)
        if kind != stat.S_IFREG:
            raise Unreadable(code="handin_is_no_file", kind=_KINDS.get(kind, "other"))
        opened = os.open(file, flags)
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise Unreadable(code="handin_is_no_file", kind="link") from error
        raise Unreadable(code="handin_unreadable", why=str(error.strerror)) from error
    with os.fdopen(opened, "rb") as stream:
        if not stat.S_ISREG(os.fstat(opened).st_mode):
            raise Unreadable(code="handin_is_no_file", kind="other")
        data = stream.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise Unreadable(code="handin_too_large", most=LARGEST_FILE)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise Unreadable(code="handin_not_text", line=line) from error


def _name(file: Path) -> str:
    """The name of the file, if it will do for a seat."""
    name = unicodedata.normalize("NFC", file.stem.strip())
    return "entrant" if fault_in_name(name) else name
