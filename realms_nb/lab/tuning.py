"""Rules that meet a goal: small whole numbers, searched by a model of tuples, confirmed on fresh deals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

import pandas as pd

from realms_nb.core.chance import branch
from realms_nb.core.errors import RealmsError
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import checked_language
from realms_nb.display.result import Drawings, ShownTable, span
from realms_nb.display.svg import written
from realms_nb.lab import bandit
from realms_nb.lab.bandit import Place, finalists_of, searched
from realms_nb.lab.goals import Estimate, Goal, checked_goals, checked_names_of
from realms_nb.lab.measures import SEAT_GAP, called, is_share, per_deal, spread
from realms_nb.lab.results import Progress
from realms_nb.lab.seat_gaps import seat_gap
from realms_nb.lab.sweeps import changed, checked_grid, entry
from realms_nb.lab.variants import plan_of
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import checked_count, checked_rules, checked_task, contenders
from realms_nb.simulation.runner import play_all
from realms_nb.simulation.statistics import Z

# Whoever tries more than this waits for days.
MOST_TRIES = 100_000


def tune(
    game: AnyGame,
    vary: Mapping[str, Any],
    goals: Mapping[str, float | tuple[float | None, float | None]],
    players: Sequence[Any] = ("knight",),
    *,
    seats: int = 3,
    tries: int = 60,
    games: int = 400,
    confirm: int = 20_000,
    seed: int = 0,
    rules: Any = None,
    workers: int | None = None,
    time_limit: float | None = 5.0,
    language: str = "en",
    quiet: bool = False,
) -> Tuned:
    """Search for rules that meet the goals, whoever of the `players` sits at all seats; confirm them on fresh deals.

    `vary` names rules and the values to try, as in a sweep. A goal is a number to come near to, or bounds such as
    `(None, 0.02)`; measures are those of a sweep. Shares are given from 0 to 1: at most two games in a hundred between
    the best and the worst seat are `{"seat_gap": (None, 0.02)}`. Each of three runs tries `tries` combinations with
    `games` games each; the best of them play off; the winner is measured anew with `confirm` games. A goal is met only
    if the whole interval meets it. The result of the worst level counts.
    """
    checked_language(language)
    seed = checked_task(game, games, seed, time_limit)
    checked_count(tries, "tries", MOST_TRIES)
    checked_count(confirm, "confirm")
    fields = checked_grid(vary)
    standard = checked_rules(game, rules)
    wanted = checked_goals(goals, _shares(game, standard, seats, checked_names_of(goals)))
    # Every player sits at all seats in turn; who always plays the same draws a fresh deal for every game.
    levels = {each.name: [player] * seats for player in players for each in contenders(game, [player], time_limit)}
    sizes = [len(values) for values in fields.values()]

    def rules_at(place: Place) -> Any:
        chosen = {name: values[at] for (name, values), at in zip(fields.items(), place, strict=True)}
        return changed(standard, chosen)

    def measured(place: Place, count: int, deal_seed: int) -> dict[str, dict[str, Estimate]]:
        return {
            level: _measured(game, rules_at(place), table, list(wanted), count, deal_seed, workers, time_limit)
            for level, table in levels.items()
        }

    def loss(found: Mapping[str, Mapping[str, Estimate]]) -> float:
        return max(sum(goal.miss(each[name].value) ** 2 for name, goal in wanted.items()) for each in found.values())

    def worst(found: Mapping[str, Mapping[str, Estimate]]) -> float:
        return max(sum(goal.worst_miss(each[name]) ** 2 for name, goal in wanted.items()) for each in found.values())

    progress = Progress(bandit.RUNS * tries, quiet=quiet, language=language, what="Tuning", unit=" tries")
    walk = searched(sizes, tries, seed, lambda place, at: loss(measured(place, games, branch(seed, "try", at))))
    walked = list(progress.through(walk, lambda _: 1))
    if not walked:
        raise RealmsError("Stopped before the first combination was measured: there is nothing to tell yet.")
    finalists = finalists_of(walked)
    # The rules as they are always take part, if the grid holds them.
    here = tuple(
        values.index(entry(standard, name)) if entry(standard, name) in values else -1
        for name, values in fields.items()
    )
    finalists = list(dict.fromkeys([*finalists, here] if min(here) >= 0 else finalists))
    best, stopped = finalists[0], progress.stopped
    if not stopped:
        play_off, fresh = (
            Progress(len(finalists), quiet=quiet, language=language, what="Playing off", unit=" rules"),
            branch(seed, "play-off"),
        )
        losses = ((worst(measured(place, 5 * games, fresh)), place) for place in finalists)
        ranked = sorted(play_off.through(losses, lambda _: 1))
        best, stopped = ranked[0][1] if ranked else best, play_off.stopped
    # After the stop button what was found is still measured on fresh deals, only on fewer of them.
    confirm = min(confirm, games) if stopped else confirm
    try:
        confirmed = measured(best, confirm, branch(seed, "confirm"))
    except KeyboardInterrupt:
        raise RealmsError(
            "Stopped before what was found could be measured on fresh deals: nothing is sure yet."
        ) from None
    values = {name: options[at] for (name, options), at in zip(fields.items(), best, strict=True)}
    rows = [
        {
            "players": level,
            "measure": name,
            "goal_low": wanted[name].low,
            "goal_high": wanted[name].high,
            "games": found.games,
            "value": found.value,
            "low": found.low,
            "high": found.high,
            "met": wanted[name].met(found),
        }
        for level, each in confirmed.items()
        for name, found in each.items()
    ]
    tried = pd.DataFrame(
        [
            dict(zip(fields, (str(fields[name][at]) for name, at in zip(fields, place, strict=True)), strict=True))
            | {"loss": worth}
            for place, worth in walked
        ]
    )
    return Tuned(game, values, rules_at(best), pd.DataFrame(rows), tried, wanted, seats, games, stopped, language)


def _shares(game: AnyGame, rules: Any, seats: int, names: Iterable[str]) -> dict[str, bool]:
    """Of each measure whether it is a share; one random game shows what there is to measure."""
    players = contenders(game, ["random"] * seats, None)
    rows = play_all(Task(game, rules, players), plan_of(players, 1, 0), workers=1, quiet=True, strict=True).rows
    wanted = list(names)
    per_deal(game, rows, [name for name in wanted if name != SEAT_GAP])
    return {name: is_share(game, rows, name) for name in wanted}


def _measured(
    game: AnyGame,
    rules: Any,
    table: Sequence[Any],
    names: Sequence[str],
    games: int,
    seed: int,
    workers: int | None,
    time_limit: float | None,
) -> dict[str, Estimate]:
    """Each measure with its 95 % interval."""
    players = contenders(game, table, time_limit)
    results = play_all(
        Task(game, rules, players), plan_of(players, games, seed), workers=workers, quiet=True, strict=True
    )
    if results.partial:
        raise KeyboardInterrupt
    found: dict[str, Estimate] = {}
    for name, values in per_deal(game, results.rows, [name for name in names if name != SEAT_GAP]).items():
        mean, half = float(values.mean()), Z * spread(values) / len(values) ** 0.5
        found[name] = Estimate(mean, mean - half, mean + half, games)
    if SEAT_GAP in names:
        gap = seat_gap(game, results.rows, len(table))
        found[SEAT_GAP] = Estimate(gap.value, gap.low, gap.high, games)
    return found


@dataclass(frozen=True, eq=False, repr=False)
class Tuned(ShownTable):
    """Rules that were found, measured on deals that nobody had tuned for."""

    game: AnyGame
    # The values that were found, and the rules with them.
    values: dict[str, Any]
    rules: Any
    # One row per level and goal: value with its interval, and whether the goal is met.
    table: pd.DataFrame
    # Every combination tried, with its loss.
    tried: pd.DataFrame
    goals: dict[str, Goal]
    seats: int
    games: int
    partial: bool
    language: str = "en"

    @property
    def headline(self) -> str:
        """What was found, in a line."""
        say = self.narrator.say
        told = say(
            "lab-tune-head",
            title=self.game.title,
            size=str(self.seats),
            values=", ".join(f"{name} = {value}" for name, value in self.values.items()),
            tries=str(len(self.tried)),
            games=written(self.games, self.language, 0),
            confirmed=written(int(self.table["games"].iloc[0]), self.language, 0),
        )
        return f"{told} {say('lab-tune-stopped')}" if self.partial else told

    def _rows(self) -> list[list[str]]:
        rows: list[list[str]] = []
        for row in self.table.to_dict("records"):
            goal = self.goals[row["measure"]]
            found = Estimate(row["value"], row["low"], row["high"], row["games"])
            met = self.narrator.say(f"lab-tune-{row['met']}")
            games = written(found.games, self.language, 0)
            name = called(row["measure"], self.narrator)
            figures = goal.figures(found, self.language)
            rows.append([row["players"], name, *figures, games, goal.told(self.language), met])
        return rows

    def _heads(self) -> list[str]:
        keys = ("players", "measure", "value", "interval", "games", "goal", "met")
        return [self.narrator.say(f"lab-tune-{key}") for key in keys]

    def _title(self) -> str:
        return self.narrator.say("lab-tune-title")

    def _drawings(self) -> Drawings:
        drawn: list[str] = []
        for row in self.table.to_dict("records"):
            ends = [row["low"], row["high"], *(each for each in (row["goal_low"], row["goal_high"]) if abs(each) < inf)]
            reach = 0.15 * (max(ends) - min(ends) or 1.0)
            scale = min(ends) - reach, max(ends) + reach
            band = max(scale[0], row["goal_low"]), min(scale[1], row["goal_high"])
            drawn.append(span(row["low"], row["value"], row["high"], scale, band))
        return Drawings(2, drawn, 6, list(self.table["met"]))
