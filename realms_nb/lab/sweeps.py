"""A grid of rules: every combination on the same deals, as a table and a heat map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import product
from typing import Any, cast

import pandas as pd

from realms_nb.core.errors import BadRules, BadSetup, RealmsError, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import checked_language
from realms_nb.display.result import ShownTable
from realms_nb.display.svg import points, written
from realms_nb.lab.measures import SEAT_GAP, called, checked_names, is_share, per_deal, spread
from realms_nb.lab.results import Progress
from realms_nb.lab.seat_gaps import seat_gap
from realms_nb.lab.variants import plan_of
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import changed_rules, checked_rules, checked_task, contenders
from realms_nb.simulation.runner import play_all
from realms_nb.simulation.statistics import Z

EXAMPLE = '{"bastion_income": range(6), "bastion_strength": range(1, 5)}'
MOST_FIELDS = 1_000


def sweep(
    game: AnyGame,
    grid: Mapping[str, Iterable[Any]],
    measure: str | Sequence[str] = "score",
    strategies: Any = ("knight",) * 3,
    games: int = 1_000,
    seed: int = 0,
    *,
    rules: Any = None,
    workers: int | None = None,
    time_limit: float | None = 5.0,
    language: str = "en",
    quiet: bool = False,
) -> Sweep:
    """Play the same deals by every combination of some rules, and measure each with its 95 % interval.

    `grid` names rules and the values to try, such as `{"bastion_income": range(6)}`; one entry of a rule that is a row
    of numbers is named with its place, as in `{"starting_coins.0": [2, 3, 4]}`. `measure` is any column of the results,
    `seat_1`, `first_seat`, `margin` or `seat_gap`. In a cell two rules are shown as a heat map; `table` has them all.
    """
    checked_language(language)
    seed = checked_task(game, games, seed, time_limit)
    players = contenders(game, strategies, time_limit)
    standard = checked_rules(game, rules)
    fields = checked_grid(grid)
    names = checked_names(measure)
    places = list(product(*fields.values()))
    ruled = [changed(standard, dict(zip(fields, place, strict=True))) for place in places]
    for each in ruled:
        game.setup(seats=len(players), seed=seed, rules=each)
    plan = plan_of(players, games, seed)
    progress = Progress(len(places), quiet=quiet, language=language, unit=" fields")
    rows: list[dict[str, Any]] = []
    shares: dict[str, bool] = {}

    def measured() -> Iterator[list[dict[str, Any]]]:
        for place, each in zip(places, ruled, strict=True):
            results = play_all(Task(game, each, players), plan, workers=workers, quiet=True, strict=True)
            if results.partial:
                raise KeyboardInterrupt
            row = dict(zip(fields, map(_plain, place), strict=True))
            found: list[dict[str, Any]] = []
            if SEAT_GAP in names:
                gap = seat_gap(game, results.rows, len(players))
                shares[SEAT_GAP] = True
                bounds = {"mean": gap.value, "low": gap.low, "high": gap.high}
                found.append(row | {"measure": SEAT_GAP, "deals": len(plan)} | bounds)
            for name, values in per_deal(game, results.rows, [name for name in names if name != SEAT_GAP]).items():
                shares[name] = is_share(game, results.rows, name)
                mean, half = float(values.mean()), Z * spread(values) / len(values) ** 0.5
                bounds = {"mean": mean, "low": mean - half, "high": mean + half}
                found.append(row | {"measure": name, "deals": len(values)} | bounds)
            yield found

    for found in progress.through(measured(), lambda _: 1):
        rows += found
    if not rows:
        raise RealmsError("Stopped before the first field was finished: there is nothing to tell yet.")
    table = pd.DataFrame(rows)
    table["share"] = [shares[name] for name in table["measure"]]
    table.attrs["game"] = game.name
    here = {name: _plain(entry(standard, name)) for name in fields}
    return Sweep(game, len(players), list(fields), table, here, progress.stopped, language)


def checked_grid(grid: object) -> dict[str, list[Any]]:
    """Rules by name with the values to try, not too many of them."""
    if not isinstance(grid, Mapping) or not grid:
        raise BadSetup(f"A grid is a dict from a rule to the values to try, such as {EXAMPLE}, not {shown(grid)}.")
    fields: dict[str, list[Any]] = {}
    size = 1
    for name, values in cast("Mapping[Any, Any]", grid).items():
        if isinstance(values, str) or not isinstance(values, Iterable):
            raise BadSetup(f"The values to try for {shown(name)} are a list, such as [1, 2, 3], not {shown(values)}.")
        fields[str(name)] = list(cast("Iterable[Any]", values))
        size *= len(fields[str(name)])
    if not 1 <= size <= MOST_FIELDS:
        raise BadSetup(f"A grid has from 1 to {MOST_FIELDS} combinations, not {size}.")
    return fields


def changed(rules: Any, values: Mapping[str, Any]) -> Any:
    """Rules with some values changed; `starting_coins.1` is the second entry of that rule."""
    try:
        return changed_rules(rules, values)
    except RealmsError as error:
        told = ", ".join(f"{name}={shown(value)}" for name, value in values.items())
        raise BadRules(f"The combination {told} does not work: {error}") from error


def entry(rules: Any, name: str) -> Any:
    """The value of a rule, or of one entry of it."""
    rule, dot, place = name.partition(".")
    value = getattr(rules, rule)
    return value[int(place)] if dot else value


def _plain(value: Any) -> Any:
    """A value as it may stand in a table: rows of numbers become text."""
    return value if isinstance(value, int | float | str | bool) else str(value)


@dataclass(frozen=True, eq=False, repr=False)
class Sweep(ShownTable):
    """Every combination measured. `table` is a DataFrame; in a cell two rules are a heat map."""

    game: AnyGame
    seats: int
    rules: list[str]
    table: pd.DataFrame
    # The values of the rules that the grid was laid around.
    standard: dict[str, Any]
    partial: bool
    language: str = "en"

    @property
    def headline(self) -> str:
        """What was played, in a line."""
        say = self.narrator.say
        told = say(
            "lab-sweep-head",
            title=self.game.title,
            size=str(self.seats),
            fields=str(len(self.table) // self.table["measure"].nunique()),
            deals=written(int(self.table["deals"].iloc[0]), self.language, 0),
        )
        return f"{told} {say('results-stopped')}" if self.partial else told

    def _told(self, row: Mapping[Any, Any]) -> tuple[str, str]:
        """Mean and half of its interval, as the language writes them."""
        tell, digits = (points, 1) if row["share"] else (written, 2)
        return tell(row["mean"], self.language, digits), tell((row["high"] - row["low"]) / 2, self.language, digits)

    def _title(self) -> str:
        return self.headline

    def _heads(self) -> list[str]:
        return [*self.rules, self.narrator.say("lab-settle-measure"), self.narrator.say("lab-sweep-mean")]

    def _rows(self) -> list[list[str]]:
        return [
            [
                *(str(row[rule]) for rule in self.rules),
                called(row["measure"], self.narrator),
                " ± ".join(self._told(row)),
            ]
            for row in self.table.to_dict("records")
        ]

    def _repr_html_(self) -> str:
        maps = "".join(self._map(name) for name in dict.fromkeys(self.table["measure"]))
        return f"<div class='realms-lab'><p>{escape(self.headline)}</p>{maps}</div>"

    def _map(self, name: str) -> str:
        """One measure: the first rule across, the others down; darker is more; the standard rules are framed."""
        table = self.table.loc[self.table["measure"] == name]
        across, down = self.rules[0], self.rules[1:]
        least, most = float(table["mean"].min()), float(table["mean"].max())
        columns = list(dict.fromkeys(table[across]))
        lines: dict[tuple[Any, ...], dict[Any, Mapping[Any, Any]]] = {}
        for row in table.to_dict("records"):
            lines.setdefault(tuple(row[rule] for rule in down), {})[row[across]] = row
        body = "".join(
            f"<tr><th scope='row' style='text-align:right;padding-right:8px'>{escape(_label(down, key))}</th>"
            + "".join(self._field(line.get(column), least, most) for column in columns)
            + "</tr>"
            for key, line in lines.items()
        )
        head = "".join(f"<th scope='col' style='text-align:center'>{escape(str(column))}</th>" for column in columns)
        unit = " %" if bool(table["share"].iloc[0]) else ""
        caption = f"{called(name, self.narrator)}{unit}; {self.narrator.say('lab-sweep-across', rule=across)}"
        return (
            f"<table style='border-collapse:separate;border-spacing:5px;margin:4px 0 12px'>"
            f"<caption style='text-align:left;caption-side:top'>{escape(caption)}</caption>"
            f"<thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table>"
        )

    def _field(self, row: Mapping[Any, Any] | None, least: float, most: float) -> str:
        if row is None:
            return "<td></td>"
        shade = 0.06 + 0.54 * ((row["mean"] - least) / (most - least) if most > least else 0.0)
        mean, half = self._told(row)
        here = all(row[rule] == self.standard[rule] for rule in self.rules)
        # A gap between field and frame, so that the frame is seen on every shade.
        frame = "outline:2px solid currentColor;outline-offset:1px;" if here else ""
        return (
            f"<td style='text-align:center;padding:6px 10px;{frame}background:rgba(107,84,119,{shade:.2f})'>"
            f"<b>{mean}</b><br><span style='font-size:11px'>± {half}</span></td>"
        )


def _label(rules: Sequence[str], values: Sequence[Any]) -> str:
    return ", ".join(f"{rule} {value}" for rule, value in zip(rules, values, strict=True))
