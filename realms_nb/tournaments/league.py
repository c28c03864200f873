"""A class league: a folder of Python files in, standings, replays and error reports out.

Every entrant runs in a process of its own behind a wall, or where none can be raised behind a fence, so that none can
stop, read or outwait the others.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from math import ceil, inf
from os import PathLike
from pathlib import Path
from typing import Any, Literal

from msgspec import structs

from realms_nb.core import browser
from realms_nb.core.chance import secret_seed
from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import checked_language, narrator_of_none
from realms_nb.sandbox import walls
from realms_nb.sandbox.fork_server import close_fork_servers
from realms_nb.sandbox.interrupts import held
from realms_nb.sandbox.worker import Limits, Sandbox, Wall
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import checked_rules, checked_task
from realms_nb.simulation.runner import play_all
from realms_nb.simulation.tables import seatings
from realms_nb.tournaments.league_files import LeagueFolder, admit, files_in
from realms_nb.tournaments.tournament import Tournament, checked_size

# A league has more entrants than a simulation, and trusts them less.
LIMITS = Limits(start_seconds=10.0, memory_mb=2_000, file_mb=5)
# The time for a whole game, in times for a decision; and for all that all files do in a whole league.
DECISIONS, MINUTES = 10, 60.0


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class League(Tournament):
    """A tournament of files; `reports` says what went wrong with whom, `folder` holds all of it as files."""

    folder: Path
    # Entrant -> why it does not take part.
    refused: dict[str, str] = field(default_factory=dict[str, str])
    # What stood around the entrants, and why it was not the strongest wall; None if it was.
    wall: Wall | None = None
    no_wall: RealmsError | None = None
    # In a browser the files are asked in its only process.
    in_place: bool = False

    @cached_property
    def reports(self) -> dict[str, str]:
        """Entrant -> what went wrong with it, the first line in a sentence; nobody else is in here."""
        return {**self.refused, **super().reports}

    @property
    def guarded(self) -> str:
        """What stood between the entrants, in a sentence."""
        narrator = narrator_of_none(self.language)
        if self.in_place:
            return narrator.say("results-no-wall-browser")
        if self.no_wall is None:
            return narrator.say("results-wall")
        if self.wall is not None:
            return narrator.say("results-wall-landlock", why=narrator.error(self.no_wall))
        return narrator.say("results-no-wall", why=narrator.error(self.no_wall))

    def _notes(self) -> list[str]:
        where = narrator_of_none(self.language).say("results-folder", folder=str(self.folder))
        return [*dict.fromkeys([*super()._notes(), self.clocked, self.guarded, where])]


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
    game_limit: float | None = None,
    minutes: float = MINUTES,
    wall: bool | None = None,
    out: str | PathLike[str] | None = None,
    replays: int = 1,
    quiet: bool = False,
    language: str = "en",
) -> League:
    """Let every `.py` file of a `folder` play a `game`: each holds a function `choose(view, moves, rng)`.

    Without a `seed` one is drawn that no entrant can guess, because who knows the seed knows the cards to come. A file
    that cannot be loaded is reported and left out; one that fails in a game, needs more than `time_limit` seconds for a
    decision or `game_limit` (ten times that) for all its decisions forfeits that game. What it waits for a busy machine
    does not count. All thinking together takes at most so many `minutes`, of which each file has an equal share; before
    it starts, the league says how long it can last, unless it is `quiet`. Entrants play behind a wall
    where the system allows it, and the result says whether it did: `wall=True` insists, `wall=False` does without.
    Written to `out` (by default the folder `league` inside), results game by game: standings.csv, win_matrix.csv,
    results.csv, reports/ and replays/ with the first `replays` games of each table, to be opened with `rn.Match.load`.
    The result speaks `language`; `games`, `table_size`, `rules`, `workers` and `quiet` are as in `rn.tournament`.

    >>> from pathlib import Path
    >>> for name in ("ada", "bo"):
    ...     size = Path(f"{name}.py").write_text("def choose(view, moves, rng): return moves[0]")
    >>> sorted(rn.league(".", rn.minute_realms, games=2, quiet=True).standings["strategy"])
    ['ada', 'bo']
    """
    seed = checked_task(game, games, secret_seed() if seed is None else seed, time_limit)
    if time_limit is None:
        raise BadSetup("A league needs a time limit: a file that never answers must not stop it.")
    if game_limit is None:
        game_limit = DECISIONS * time_limit
    elif isinstance(game_limit, bool) or not isinstance(game_limit, int | float) or not game_limit > 0:
        raise BadSetup(f"game_limit is the seconds for all decisions of one game, not {shown(game_limit)}.")
    narrator = narrator_of_none(checked_language(language))
    home, target = _folders(folder, out)
    rules = checked_rules(game, rules)
    hidden, needed = (str(home), str(target)), _home_of(game)
    with held():
        kind, no_wall = _wall(wall, hidden, needed)
    if wall and kind is None:
        raise BadSetup(f"No wall can be raised around the entrants here: {no_wall}.")
    count, minutes = files_in(home), _checked_minutes(minutes)
    share = 60 * minutes / max(count, 1)
    limits = structs.replace(LIMITS, move_seconds=time_limit, game_seconds=game_limit, all_seconds=share)
    if not quiet:
        loading = ceil(count * LIMITS.start_seconds / 60)
        facts = {"files": count, "games": games, "minutes": f"{minutes:g}", "share": f"{share:.0f}", "loading": loading}
        print(narrator.say("results-bound", **facts), flush=True)  # noqa: T201  # said before anybody waits for it
    try:
        files = LeagueFolder(target)
        entrants, refused, stopped = admit(home, game.name, limits, Sandbox(hidden, kind, needed), narrator)
        files.report(refused)
        if len(entrants) < 2 and not stopped:
            faults = " ".join(report.splitlines()[0] for report in refused.values())
            raise BadSetup(
                f"A league needs at least two files that can play; {shown(home.name)} has {len(entrants)}. {faults}"
            )
        size = 2 if stopped else checked_size(game, rules, table_size, len(entrants))
        plan = [] if stopped else seatings(len(entrants), size, games, seed, replays)
        task = Task(game, rules, entrants)
        with browser.patience(language):
            played = play_all(task, plan, workers=workers, quiet=quiet, keep=files.add)
    finally:
        close_fork_servers()
    result = League(
        title=game.title,
        table_size=size,
        results=played.rows,
        partial=played.partial,
        seed=seed,
        diaries=played.diaries,
        forfeits=played.forfeits,
        folder=target,
        refused=refused,
        wall=kind,
        no_wall=no_wall,
        clock=played.clock,
        in_place=browser.IN_A_BROWSER,
        language=language,
    )
    with held():
        files.finish(result, game, rules, played)
    return result


def _home_of(game: AnyGame) -> tuple[str, ...]:
    """The folder of the package that a game comes from."""
    package = import_module(game.package)
    return tuple(map(os.path.abspath, getattr(package, "__path__", ())))


def _wall(
    wall: bool | None, hidden: tuple[str, ...], needed: tuple[str, ...]
) -> tuple[Wall | None, RealmsError | None]:
    """The wall around the entrants, and why it is not the strongest one."""
    if wall is False:
        return None, RealmsError(code="wall_switched_off")
    return (None, RealmsError(code="wall_in_a_browser")) if browser.IN_A_BROWSER else walls.best(hidden, needed)


def _checked_minutes(minutes: object) -> float:
    if isinstance(minutes, bool) or not isinstance(minutes, int | float) or not 0 < minutes < inf:
        raise BadSetup(f"minutes is how long all files together may think, such as 60, not {shown(minutes)}.")
    return float(minutes)


def _folders(folder: object, out: object) -> tuple[Path, Path]:
    """The folder of the hand-ins, which must be there, and the one for the results."""
    places: list[Path] = []
    for place in (folder, out):
        if place is not None and not isinstance(place, str | PathLike):
            raise BadSetup(f"A folder is a path such as 'hand-ins', not {shown(place)}.")
        if isinstance(place, str) and "\0" in place:
            raise BadSetup(f"There is no folder {shown(place)}.")
        if place is not None:
            places.append(Path(place))
    if folder is None or not os.path.isdir(places[0]):
        raise BadSetup(f"There is no folder {shown(folder if folder is None else str(folder))}.")
    return places[0], places[1] if len(places) > 1 else places[0] / "league"
