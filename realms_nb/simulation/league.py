"""A class league: a folder of Python files in, standings, replays and error reports out.

Every entrant runs in a process of its own behind a fence, so that none can stop, read or outwait the others.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any, Literal

import pandas as pd

from realms_nb.core.chance import secret_seed
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.match import Match
from realms_nb.core.names import fault_in_name
from realms_nb.simulation.entrants import HAS_PROCESSES, Contender, Guarded, checked_rules, checked_task, numbered
from realms_nb.simulation.process_player import ProcessPlayer
from realms_nb.simulation.runner import Results, Task, play_all
from realms_nb.simulation.schedule import seatings
from realms_nb.simulation.seat_process import Hello, Limits, Source
from realms_nb.simulation.table import AnyGame
from realms_nb.simulation.tournament import Tournament, checked_size

LARGEST_FILE = 1_000_000
# A league has more entrants than a simulation, and trusts them less.
LIMITS = Limits(start_seconds=10.0, memory_mb=2_000, file_mb=5)


@dataclass(frozen=True, eq=False, repr=False)
class League(Tournament):
    """A tournament of files; `reports` says what went wrong with whom, `folder` holds all of it as files."""

    folder: Path
    # entrant -> report; only of those with whom something went wrong.
    reports: dict[str, str]

    def _notes(self) -> list[str]:
        troubles = [report.splitlines()[0] for report in self.reports.values()]
        return [*super()._notes(), *troubles, f"Standings, replays and reports are in {self.folder}."]


def league(
    folder: str | PathLike[str],
    game: AnyGame,
    games: int = 2_000,
    seed: int | None = None,
    *,
    table_size: int | Literal["all"] = 2,
    rules: Any = None,
    workers: int | None = None,
    time_limit: float = 1.0,
    out: str | PathLike[str] | None = None,
    replays: int = 1,
    quiet: bool = False,
) -> League:
    """Let every `.py` file of a folder play: each holds a function `choose(view, moves, rng)`.

    Without a seed one is drawn that no entrant can guess, because who knows the seed knows the cards to come. A file
    that cannot be loaded is reported and left out; one that fails in a game forfeits that game. Written to
    `out` (by default the folder `league` inside): standings.csv, win_matrix.csv, results.csv, reports/ and replays/
    with the first `replays` games of each table, to be opened with `rn.Match.load`.
    """
    seed = checked_task(game, games, secret_seed() if seed is None else seed, time_limit)
    if time_limit is None or not HAS_PROCESSES:
        raise BadSetup("A league needs a time limit and processes: a file that never answers must not stop it.")
    home = Path(folder)
    entrants, reports = admit(home, time_limit)
    target = home / "league" if out is None else Path(out)
    _write_reports(target, reports)
    if len(entrants) < 2:
        faults = " ".join(report.splitlines()[0] for report in reports.values())
        raise BadSetup(
            f"A league needs at least two files that can play; {shown(home.name)} has {len(entrants)}. {faults}"
        )
    rules = checked_rules(game, rules)
    size = checked_size(game, rules, table_size, len(entrants))
    plan = seatings(len(entrants), size, games, seed, replays)
    played = play_all(Task(game, rules, entrants), plan, workers=workers, quiet=quiet)
    reports |= _failures(played.rows)
    result = League(game.title, size, played.rows, played.partial, seed, target, reports)
    _write(result, game, rules, played)
    return result


def admit(folder: Path, time_limit: float) -> tuple[tuple[Contender, ...], dict[str, str]]:
    """The files that hold a strategy, and what is wrong with the others. Each is loaded once to find out."""
    if not folder.is_dir():
        raise BadSetup(f"There is no folder {shown(str(folder))}.")
    limits = Limits(time_limit, LIMITS.start_seconds, LIMITS.cpu_seconds, LIMITS.memory_mb, LIMITS.file_mb)
    files = sorted(file for file in folder.glob("*.py") if not file.name.startswith(("_", ".")))
    admitted: list[Contender] = []
    reports: dict[str, str] = {}
    for file, name in zip(files, numbered([_name(file) for file in files]), strict=True):
        try:
            source = _read(file)
        except (OSError, ValueError) as error:
            reports[name] = f"{file.name} does not take part: it cannot be read ({error})."
            continue
        guarded = Guarded(source, limits, str(folder))
        trial = ProcessPlayer(Hello(source, limits, str(folder)))
        try:
            started = trial.start()
        finally:
            trial.close()
        if started.forfeit is None:
            admitted.append(Contender(name, guarded))
        else:
            report = started.forfeit.report
            gist = _gist(report)
            reports[name] = f"{file.name} does not take part: {gist}" + ("" if gist == report else f"\n{report}")
    return tuple(admitted), reports


def _read(file: Path) -> Source:
    if file.stat().st_size > LARGEST_FILE:
        raise ValueError(f"it is larger than {LARGEST_FILE:,} bytes")
    return Source(file.name, file.read_text("utf-8-sig"))


def _name(file: Path) -> str:
    """The name of the file, if it will do for a seat."""
    name = unicodedata.normalize("NFC", file.stem.strip())
    return "entrant" if fault_in_name(name) else name


def _gist(report: str) -> str:
    """The one line of a report that says it: the last of a traceback, before what was printed."""
    return report.split("\nIt had printed:\n")[0].splitlines()[-1]


def _failures(rows: pd.DataFrame) -> dict[str, str]:
    """For each entrant that forfeited: how often and why, and the first report of each kind."""
    failed = rows[rows["forfeit"].notna()]
    played = rows.groupby("strategy").size()
    reports: dict[str, str] = {}
    for name, group in failed.groupby("strategy"):
        counts = ", ".join(f"{kind} {count}x" for kind, count in Counter(group["forfeit"]).items())
        lines = [f"{name} forfeited {len(group)} of {played[name]} games: {counts}."]
        for kind, cases in group.groupby("forfeit", sort=False):
            first = cases.iloc[0]
            lines += ["", f"{kind}, first in game {first['game']} (seed {first['seed']}, seat {first['seat']}):"]
            lines.append(str(first["error"]))
        reports[str(name)] = "\n".join(lines)
    return reports


def _write_reports(target: Path, reports: dict[str, str]) -> None:
    try:
        folder = target / "reports"
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.txt"):
            old.unlink()
        for name, report in reports.items():
            (folder / f"{name}.txt").write_text(report + "\n", "utf-8")
    except OSError as error:
        raise BadSetup(f"The league cannot write to {shown(str(target))}: {error}.") from error


def _write(result: League, game: AnyGame, rules: Any, played: Results) -> None:
    target = result.folder
    _write_reports(target, result.reports)
    result.standings.to_csv(target / "standings.csv")
    result.win_matrix.to_csv(target / "win_matrix.csv")
    result.results.to_csv(target / "results.csv", index=False)
    folder = target / "replays"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    seats = {number: list(group["strategy"]) for number, group in played.rows.groupby("game")}
    seeds = dict(zip(played.rows["game"], played.rows["seed"], strict=True))
    for number, moves in played.moves.items():
        match = Match(game, seats[number], seed=int(seeds[number]), rules=rules)
        for move in moves:
            match.play(move)
        # File names have an end; the number alone tells the games apart.
        match.save(folder / f"{number:05d} {' - '.join(seats[number])[:50]}.json")
