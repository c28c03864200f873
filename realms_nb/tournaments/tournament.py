"""A tournament: everybody in every seat beside everybody, and standings that admit what they cannot tell."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from typing import Any, Literal

import pandas as pd

from realms_nb.core import browser
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import checked_language, narrator_of_none
from realms_nb.players.registry import Participant
from realms_nb.sandbox.limits import Diary
from realms_nb.simulation.crew import Forfeits, Task
from realms_nb.simulation.entrants import checked_rules, checked_task, contenders
from realms_nb.simulation.faults import failures, number, remarks
from realms_nb.simulation.runner import Clock, play_all
from realms_nb.simulation.tables import seatings
from realms_nb.tournaments.standings import Lead, headline, rates, ratings, told_standings, verdicts, win_matrix


@dataclass(frozen=True, eq=False, repr=False)
class Tournament:
    """What a tournament found out. Its tables are DataFrames; shown in a cell, it explains itself."""

    title: str
    table_size: int
    # One row per seat and game, as from `rn.simulate`.
    results: pd.DataFrame
    # Stopped before all games were played.
    partial: bool
    # The same seed plays the same tournament again.
    seed: int
    # Of entrants in processes of their own: decisions, seconds, and the first lines that they printed.
    diaries: dict[str, Diary] = field(default_factory=dict[str, Diary])
    # Why entrants forfeited, by game and seat.
    forfeits: Forfeits = field(default_factory=dict, kw_only=True)
    # What the clock has decided, where somebody had one.
    clock: Clock | None = field(default=None, kw_only=True)
    language: str = field(default="en", kw_only=True)

    @cached_property
    def standings(self) -> pd.DataFrame:
        """One row per entrant, best first: wins, share of wins with its 95 % interval, mean score, OpenSkill rating.

        Of entrants in processes of their own also the mean `seconds` for a decision.
        """
        table = rates(self.results, "strategy").merge(ratings(self.results), on="strategy")
        table = table.sort_values(["win_rate", "score"], ascending=False, kind="stable", ignore_index=True)
        seconds = {name: diary.seconds / diary.decisions for name, diary in self.diaries.items() if diary.decisions}
        if seconds:
            table["seconds"] = [seconds.get(name, float("nan")) for name in table["strategy"]]
        table.index = pd.RangeIndex(1, len(table) + 1, name="place")
        return table

    @cached_property
    def win_matrix(self) -> pd.DataFrame:
        """How often the row finished ahead of the column; ties count half."""
        return win_matrix(self.results)

    @cached_property
    def seat_advantage(self) -> pd.DataFrame:
        """What each seat is worth: every entrant sat there equally often."""
        return rates(self.results, "seat")

    @cached_property
    def verdicts(self) -> tuple[Lead, ...]:
        """Whether each entrant is better than the next, or how many more games it takes to tell."""
        return verdicts(self.standings, self.results, self.table_size, self.language)

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.results) // self.table_size

    @property
    def headline(self) -> str:
        """What was played, in one line."""
        return headline(self.title, self.games, self.table_size, self.partial, narrator_of_none(self.language))

    @cached_property
    def reports(self) -> dict[str, str]:
        """Entrant -> what went wrong with it, the first line in a sentence; nobody else is in here."""
        return failures(self.results, self.forfeits, narrator_of_none(self.language))

    def _notes(self) -> list[str]:
        narrator = narrator_of_none(self.language)
        troubles = [report.splitlines()[0] for report in self.reports.values()]
        said = [*(verdict.told(narrator) for verdict in self.verdicts), *troubles, *remarks(self.diaries, narrator)]
        decided = self.clock is not None and (self.clock.decided or self.clock.again)
        return [*said, self.clocked] if decided else said

    @property
    def clocked(self) -> str:
        """How many games the clock has decided, which were played again for that, and how busy the machine was."""
        narrator, clock = narrator_of_none(self.language), self.clock or Clock()
        cores = os.cpu_count() or 1
        load = narrator.say("results-load-unknown")
        if clock.load is not None:
            told = {"load": number(clock.load, narrator, 1), "waited": number(100 * clock.waited, narrator, 0)}
            load = narrator.say("results-load", cores=cores, **told)
        return f"{narrator.say('results-clock', late=clock.decided, games=self.games, again=clock.again)} {load}"

    def _shown(self) -> pd.DataFrame:
        return told_standings(self.standings, narrator_of_none(self.language))

    def __repr__(self) -> str:
        return "\n".join([self.headline, self._shown().to_string(index=False), *self._notes()])

    def _repr_html_(self) -> str:
        notes = "".join(f"<li>{escape(note)}</li>" for note in self._notes())
        table = self._shown().to_html(index=False, border=0, justify="left")
        return f"<p>{escape(self.headline)}</p>{table}<ul>{notes}</ul>"


def tournament(
    game: AnyGame,
    entrants: Sequence[Participant] | Mapping[str, Participant],
    games: int = 2_000,
    seed: int = 0,
    *,
    table_size: int | Literal["all"] = 2,
    rules: Any = None,
    workers: int | None = None,
    time_limit: float | None = 5.0,
    quiet: bool = False,
    language: str = "en",
) -> Tournament:
    """Let `entrants` meet in about `games` games of a `game`: round robin at tables of `table_size`, or all at one.

    Each deal is played by its table in every rotation of a circle drawn for it, and `games` is rounded up to whole
    deals. The result speaks `language`. `seed`, `rules`, `workers`, `time_limit` and `quiet` are as in `rn.simulate`.

    >>> rn.tournament(rn.minute_realms, ["random", "greedy"], games=4, quiet=True).games
    4
    """
    seed = checked_task(game, games, seed, time_limit)
    checked_language(language)
    players = contenders(game, entrants, time_limit)
    rules = checked_rules(game, rules)
    size = checked_size(game, rules, table_size, len(players))
    plan = seatings(len(players), size, games, seed)
    with browser.patience(language):
        played = play_all(Task(game, rules, players), plan, workers=workers, quiet=quiet)
    return Tournament(
        game.title,
        size,
        played.rows,
        played.partial,
        seed,
        played.diaries,
        forfeits=played.forfeits,
        clock=played.clock,
        language=language,
    )


def checked_size(game: AnyGame, rules: Any, table_size: object, entrants: int) -> int:
    """A number of seats that the game can serve and the entrants can fill."""
    size = entrants if table_size == "all" else table_size
    if entrants < 2:
        raise BadSetup(f"A tournament needs at least two entrants, not {entrants}.")
    if isinstance(size, bool) or not isinstance(size, int) or not 2 <= size <= entrants:
        raise BadSetup(f'table_size is "all" or a number from 2 to {entrants} (the entrants), not {shown(table_size)}.')
    # The game itself says which numbers of seats it can serve.
    game.setup(seats=size, seed=0, rules=rules)
    return size
