"""A tournament: the same deals for everybody, seats rotated, standings that admit what they cannot tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any, Literal

import pandas as pd

from realms_nb.core.errors import BadSetup, shown
from realms_nb.simulation.entrants import checked_rules, checked_task, contenders
from realms_nb.simulation.runner import Task, play_all
from realms_nb.simulation.schedule import seatings
from realms_nb.simulation.standings import Verdict, rates, ratings, verdicts, win_matrix
from realms_nb.simulation.table import AnyGame
from realms_nb.strategies.registry import Participant


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

    @cached_property
    def standings(self) -> pd.DataFrame:
        """One row per entrant, best first: wins, share of wins with its 95 % interval, mean score, OpenSkill rating."""
        table = rates(self.results, "strategy").merge(ratings(self.results), on="strategy")
        table = table.sort_values(["win_rate", "score"], ascending=False, kind="stable", ignore_index=True)
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
    def verdicts(self) -> tuple[Verdict, ...]:
        """Whether each entrant is better than the next, or how many more games it takes to tell."""
        return verdicts(self.standings, self.table_size)

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.results) // self.table_size

    @property
    def headline(self) -> str:
        """What was played, in one line."""
        stopped = " Stopped early: these are the games that were finished." if self.partial else ""
        return (
            f"{self.title}: {self.games:,} games at tables of {self.table_size}; "
            f"a fair share of wins is {1 / self.table_size:.1%}, intervals are 95 %.{stopped}"
        )

    def _notes(self) -> list[str]:
        return [str(verdict) for verdict in self.verdicts]

    def _shown(self) -> pd.DataFrame:
        return pd.DataFrame(
            {
                "place": place,
                "strategy": row["strategy"],
                "games": row["games"],
                "wins": f"{row['wins']:g}",
                "share of wins": f"{row['win_rate']:.1%} [{row['low']:.1%}, {row['high']:.1%}]",
                "score": f"{row['score']:.1f} ± {row['score_margin']:.1f}",
                "OpenSkill": f"{row['mu']:.1f} ± {row['sigma']:.1f}",
                "forfeits": row["forfeits"],
            }
            for place, row in enumerate(self.standings.to_dict("records"), start=1)
        )

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
) -> Tournament:
    """Let entrants meet in about `games` games in all: round robin at tables of `table_size`, or all at one table.

    Each deal is played by every table in every rotation of the seats, so `games` is rounded up to whole deals.
    """
    seed = checked_task(game, games, seed, time_limit)
    players = contenders(game, entrants, time_limit)
    rules = checked_rules(game, rules)
    size = checked_size(game, rules, table_size, len(players))
    plan = seatings(len(players), size, games, seed)
    played = play_all(Task(game, rules, players), plan, workers=workers, quiet=quiet)
    return Tournament(game.title, size, played.rows, played.partial, seed)


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
