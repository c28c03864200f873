"""Rules that meet a goal: small whole numbers, searched by a model of tuples, confirmed on fresh deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, cast

import pandas as pd

from realms_nb.core.chance import branch
from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import Narrator, checked_language
from realms_nb.display.svg import points, written
from realms_nb.lab import bandit
from realms_nb.lab.bandit import Place, finalists_of, searched
from realms_nb.lab.measures import called, is_share, per_deal, seat_gap, spread
from realms_nb.lab.results import Progress, page, plain
from realms_nb.lab.sweeps import changed, checked_grid, entry
from realms_nb.lab.variants import plan_of
from realms_nb.simulation.entrants import checked_rules, checked_task, contenders
from realms_nb.simulation.runner import Task, play_all
from realms_nb.simulation.statistics import Z


class Goal:
    """What a measure should be: near a number, or within bounds; `miss` says by how much it is not, in units of 1."""

    def __init__(self, low: float, high: float, unit: float) -> None:
        self.low, self.high, self.unit = low, high, unit

    def miss(self, value: float) -> float:
        """How far outside the bounds a value is."""
        return max(0.0, self.low - value, value - self.high) / self.unit


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
    `(None, 0.01)`; measures are those of a sweep, and `seat_gap`, the largest difference of two seats' shares of wins.
    Each of three runs tries `tries` combinations with `games` games each; the best of them play off; the winner is
    measured anew with `confirm` games. The result of the worst level counts.
    """
    checked_language(language)
    seed = checked_task(game, games, seed, time_limit)
    fields = checked_grid(vary)
    wanted = checked_goals(goals)
    standard = checked_rules(game, rules)
    # Every player sits at all seats in turn; who always plays the same draws a fresh deal for every game.
    levels = {each.name: [player] * seats for player in players for each in contenders(game, [player], time_limit)}
    sizes = [len(values) for values in fields.values()]

    def rules_at(place: Place) -> Any:
        chosen = {name: values[at] for (name, values), at in zip(fields.items(), place, strict=True)}
        return changed(standard, chosen)

    def measured(place: Place, count: int, deal_seed: int) -> dict[str, dict[str, tuple[float, float]]]:
        return {
            level: _measured(game, rules_at(place), table, list(wanted), count, deal_seed, workers, time_limit)
            for level, table in levels.items()
        }

    def loss(found: Mapping[str, Mapping[str, tuple[float, float]]]) -> float:
        return max(sum(goal.miss(each[name][0]) ** 2 for name, goal in wanted.items()) for each in found.values())

    progress = Progress(bandit.RUNS * tries, quiet=quiet, language=language, what="Tuning", unit=" tries")
    walk = searched(sizes, tries, seed, lambda place, at: loss(measured(place, games, branch(seed, "try", at))))
    found = list(progress.through(walk, lambda _: 1))
    if not found:
        raise RealmsError("Stopped before the first combination was measured: there is nothing to tell yet.")
    finalists = finalists_of(found)
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
        losses = ((loss(measured(place, 5 * games, fresh)), place) for place in finalists)
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
            "games": confirm,
            "value": value,
            "low": value - half,
            "high": value + half,
            "met": _met(wanted[name], value, half),
        }
        for level, each in confirmed.items()
        for name, (value, half) in each.items()
    ]
    tried = pd.DataFrame(
        [
            dict(zip(fields, (str(fields[name][at]) for name, at in zip(fields, place, strict=True)), strict=True))
            | {"loss": worth}
            for place, worth in found
        ]
    )
    shares = {name: name == "seat_gap" or _is_share(game, standard, seats, name) for name in wanted}
    return Tuned(game, values, rules_at(best), pd.DataFrame(rows), tried, shares, seats, games, stopped, language)


def checked_goals(goals: object) -> dict[str, Goal]:
    """Goals by their measure."""
    if not isinstance(goals, Mapping) or not goals:
        raise BadSetup(
            f"Goals are a dict from a measure to a number or bounds, such as {{'held': 0.8}}, not {shown(goals)}."
        )
    wanted: dict[str, Goal] = {}
    for name, goal in cast("Mapping[Any, Any]", goals).items():
        bounds = goal if isinstance(goal, tuple | list) else (goal, goal)
        ends = cast("Sequence[Any]", bounds)
        if (
            len(ends) != 2
            or not all(end is None or isinstance(end, int | float) for end in ends)
            or ends == (None, None)
        ):
            raise BadSetup(f"The goal of {shown(name)} is a number, or bounds such as (None, 0.01), not {shown(goal)}.")
        low, high = (-inf if ends[0] is None else float(ends[0])), (inf if ends[1] is None else float(ends[1]))
        # Goals count alike: a miss of a tenth of the number aimed at is one unit, for shares one game in a hundred.
        aim = max(abs(end) for end in (low, high) if abs(end) < inf)
        wanted[str(name)] = Goal(low, high, 0.01 if aim <= 1 else aim / 10)
    return wanted


def _met(goal: Goal, value: float, half: float) -> str:
    """Whether the whole interval meets the goal, the middle of it, or not even that."""
    if goal.low == goal.high:
        return "yes" if value - half <= goal.low <= value + half else "no"
    if goal.miss(value - half) == 0 and goal.miss(value + half) == 0:
        return "yes"
    return "likely" if goal.miss(value) == 0 else "no"


def _is_share(game: AnyGame, rules: Any, seats: int, name: str) -> bool:
    players = contenders(game, ["random"] * seats, None)
    rows = play_all(Task(game, rules, players), plan_of(players, 1, 0), workers=1, quiet=True).rows
    return is_share(game, rows, name)


def _measured(
    game: AnyGame,
    rules: Any,
    table: Sequence[Any],
    names: Sequence[str],
    games: int,
    seed: int,
    workers: int | None,
    time_limit: float | None,
) -> dict[str, tuple[float, float]]:
    """Each measure with half of its 95 % interval."""
    players = contenders(game, table, time_limit)
    results = play_all(Task(game, rules, players), plan_of(players, games, seed), workers=workers, quiet=True)
    if results.partial:
        raise KeyboardInterrupt
    found: dict[str, tuple[float, float]] = {}
    plain_names = [name for name in names if name != "seat_gap"]
    for name, values in per_deal(game, results.rows, plain_names).items():
        found[name] = float(values.mean()), Z * spread(values) / len(values) ** 0.5
    if "seat_gap" in names:
        found["seat_gap"] = seat_gap(game, results.rows, len(table))
    return found


@dataclass(frozen=True, eq=False, repr=False)
class Tuned:
    """Rules that were found, measured on deals that nobody had tuned for."""

    game: AnyGame
    # The values that were found, and the rules with them.
    values: dict[str, Any]
    rules: Any
    # One row per level and goal: value with its interval, and whether the goal is met.
    table: pd.DataFrame
    # Every combination tried, with its loss.
    tried: pd.DataFrame
    shares: dict[str, bool]
    seats: int
    games: int
    partial: bool
    language: str = "en"

    @property
    def narrator(self) -> Narrator:
        """Speaks the language of the result."""
        return self.game.narrator(language=self.language)

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
            tell, digits = (points, 1) if self.shares[row["measure"]] else (written, 2)
            value, low, high = (tell(row[key], self.language, digits) for key in ("value", "low", "high"))
            met = self.narrator.say(f"lab-tune-{row['met']}")
            rows.append([row["players"], _name(row["measure"], self.narrator), value, f"{low} … {high}", met])
        return rows

    def _heads(self) -> list[str]:
        return [self.narrator.say(f"lab-tune-{key}") for key in ("players", "measure", "value", "interval", "met")]

    def __repr__(self) -> str:
        return plain(self.headline, self._heads(), self._rows())

    def _repr_html_(self) -> str:
        return page(self.narrator.say("lab-tune-title"), self.headline, self._heads(), self._rows())


def _name(measure: str, narrator: Narrator) -> str:
    return narrator.say("lab-measure-seat-gap") if measure == "seat_gap" else called(measure, narrator)
