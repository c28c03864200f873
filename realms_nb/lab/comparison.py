"""What a comparison found out: each variant measured, and against the first one, deal by deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from math import sqrt
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from realms_nb.core.game import AnyGame
from realms_nb.core.lines import wrapped
from realms_nb.core.narrator import Narrator
from realms_nb.display.result import span
from realms_nb.lab.differences import SMALLEST_PART, SMALLEST_SHARE, Difference, narrator_for
from realms_nb.lab.measures import EVERYWHERE, Measure, called, is_share, measures, per_deal, spread, with_measures
from realms_nb.lab.stopping import ALPHA, sequence_margin
from realms_nb.simulation.faults import number
from realms_nb.simulation.statistics import FEWEST, Z, wilson

# So many variants have room beside each other.
SIDE_BY_SIDE = 6


@dataclass(frozen=True, eq=False, repr=False)
class Comparison:
    """Variants of the rules on the same deals. Its tables are DataFrames; shown in a cell, it explains itself."""

    title: str
    seats: int
    # One row per variant, game and seat, as from `rn.simulate`.
    results: pd.DataFrame
    # Stopped before all games were played.
    partial: bool
    game: AnyGame | None = None
    language: str = "en"
    # What was asked first, and the smallest changes worth having where they are not the usual ones.
    measure: str = "score"
    smallest: Mapping[str, float] = field(default_factory=dict)

    @property
    def _measures(self) -> Mapping[str, Measure]:
        known = dict(EVERYWHERE if self.game is None else measures(self.game))
        if self.game is not None and self.measure not in known:
            known[self.measure] = Measure(is_share(self.game, self.results, self.measure))
        return known

    @property
    def _narrator(self) -> Narrator:
        return narrator_for("" if self.game is None else self.game.name, self.language)

    @property
    def variants(self) -> list[str]:
        """The names of the variants; the first is what the others are compared with."""
        return list(dict.fromkeys(self.results["variant"]))

    @cached_property
    def deals(self) -> pd.DataFrame:
        """One row per variant and deal: the mean of each measure. Deals are what intervals count, not seats."""
        rows = self.results if self.game is None else with_measures(self.game, self.results)
        means = {name: (name, "mean") for name in self._measures if name in rows}
        table = rows.groupby(["variant", "seed"], sort=False).agg(**means)
        if self.seats > 1:
            first = self._shares.loc[self._shares["seat"] == 0].set_index(["variant", "seed"])["share"]
            table.insert(1, "first_seat", first - 1 / self.seats)
        if self.game is not None and self.measure not in table:
            parts = self.results.groupby("variant", sort=False)
            found = {str(name): per_deal(self.game, rows, [self.measure])[self.measure] for name, rows in parts}
            # Deals come in the order of their seeds.
            table = table.sort_index()
            table[self.measure] = np.concatenate([found[name] for name in sorted(found)])
        return table

    @cached_property
    def _shares(self) -> pd.DataFrame:
        """The share of wins of each seat in each deal; a victory shared by two counts half for each."""
        rows = self.results
        winners = rows.groupby(["variant", "game"])["won"].transform("sum").clip(lower=1)
        deals = rows.assign(share=rows["won"] / winners).groupby(["variant", "seat", "seed"], sort=False)
        return deals.agg(share=("share", "mean")).reset_index()

    def _values(self, variant: str) -> dict[str, NDArray[np.float64]]:
        """Measure -> its value in each deal, the deals in the same order for every variant; not what it cannot have."""
        table = self.deals.loc[variant].sort_index().dropna(axis="columns")
        return {str(measure): table[measure].to_numpy(float) for measure in table.columns}

    @cached_property
    def table(self) -> pd.DataFrame:
        """One row per variant and measure: deals, mean, and its 95 % interval (`low`, `high`)."""
        return pd.DataFrame(self._measured(), columns=["variant", "measure", "deals", "mean", "low", "high"])

    def _measured(self) -> Iterator[tuple[str, str, int, float, float, float]]:
        for variant in self.variants:
            for measure, values in self._values(variant).items():
                mean, margin, fair = float(values.mean()), _margin(values), 1 / self.seats
                low, high = mean - margin, mean + margin
                if measure == "first_seat":
                    low, high = (bound - fair for bound in wilson((mean + fair) * len(values), len(values)))
                yield variant, measure, len(values), mean, low, high

    @cached_property
    def seat_shares(self) -> pd.DataFrame:
        """One row per variant and seat: its share of wins with the 95 % interval."""
        seats = self._shares.groupby(["variant", "seat"], sort=False)
        table = seats.agg(deals=("share", "size"), share=("share", "mean")).reset_index()
        bounds = [wilson(mean * deals, deals) for mean, deals in zip(table["share"], table["deals"], strict=True)]
        return table.assign(low=[bound.low for bound in bounds], high=[bound.high for bound in bounds])

    @cached_property
    def verdicts(self) -> tuple[Difference, ...]:
        """Every variant against the first one, what was asked first before the rest; each a sentence when printed.

        Half of the chance of an error belongs to what was asked first, shared among the variants; the other half to
        all other measures together. So all intervals are right together with 95 %, however often one looks.
        """
        first, *others = self.variants
        before = self._values(first)
        changes = [
            (variant, measure, values - before[measure])
            for variant in others
            for measure, values in self._values(variant).items()
            if measure in before
        ]
        asked_first = {place for place, (_, measure, _) in enumerate(changes) if measure == self.measure}
        rest = len(changes) - len(asked_first)
        told = {"game": "" if self.game is None else self.game.name, "language": self.language}
        found: list[Difference] = []
        for place, (variant, measure, change) in enumerate(changes):
            primary, share = place in asked_first, self._measures[measure].share
            alpha = (
                ALPHA / 2 / (len(asked_first) if primary else rest) if rest and asked_first else ALPHA / len(changes)
            )
            usual = SMALLEST_SHARE if share else SMALLEST_PART * float(abs(before[measure].mean()))
            found.append(
                Difference(
                    variant,
                    first,
                    measure,
                    len(change),
                    float(change.mean()),
                    # Where not one deal changed it is the same game, as far as this measure goes.
                    sequence_margin(len(change), spread(change), alpha) if change.any() else 0.0,
                    share=share,
                    smallest=self.smallest.get(measure, usual),
                    alpha=alpha,
                    primary=primary,
                    **told,
                )
            )
        return tuple(sorted(found, key=lambda each: not each.primary))

    @cached_property
    def differences(self) -> pd.DataFrame:
        """The verdicts as a table: difference with an interval that may be looked at all the time, and the answer."""
        table = pd.DataFrame(
            {
                "variant": each.variant,
                "against": each.against,
                "measure": each.measure,
                "share": each.share,
                "deals": each.deals,
                "difference": each.difference,
                "low": each.difference - each.margin,
                "high": each.difference + each.margin,
                "smallest": each.smallest,
                "primary": each.primary,
                "answer": each.answer,
                "settled": each.settled,
            }
            for each in self.verdicts
        )
        if self.game is not None:
            table.attrs["game"] = self.game.name
        return table

    @property
    def headline(self) -> str:
        """What was played, in one line."""
        games = len(self.results) // self.seats // len(self.variants)
        narrator = self._narrator
        told = {
            "title": self.title,
            "size": str(self.seats),
            "games": number(games, narrator, 0),
            "variants": str(len(self.variants)),
            "asked": called(self.measure, narrator),
            "questions": str(len(self.verdicts)),
        }
        sentences = [narrator.say("results-comparison" if self.seats > 1 else "results-comparison-solo", **told)]
        if self.partial:
            sentences.append(narrator.say("results-stopped"))
        return " ".join(sentences)

    def _shown(self) -> pd.DataFrame:
        narrator = self._narrator
        cells = {
            (row["variant"], called(row["measure"], narrator)): self._cell(row, narrator)
            for row in self.table.to_dict("records")
        }
        table = pd.Series(cells).unstack(sort=False, fill_value="")
        # A few variants stand side by side, many below each other.
        return (table if self._many else table.T).rename_axis("").reset_index()

    @property
    def _many(self) -> bool:
        return len(self.variants) > SIDE_BY_SIDE

    def _told(self) -> list[Difference]:
        """The verdicts that are told; of many only the settled ones."""
        return [each for each in self.verdicts if each.settled or not self._many]

    def _left_out(self) -> list[str]:
        """How many verdicts are not told one by one."""
        left, narrator = len(self.verdicts) - len(self._told()), self._narrator
        return [narrator.say("results-others-unsure", count=number(left, narrator, 0))] if left else []

    def _cell(self, row: Mapping[Any, Any], narrator: Narrator) -> str:
        mean, half, known = row["mean"], (row["high"] - row["low"]) / 2, row["deals"] >= FEWEST
        if not self._measures[row["measure"]].share:
            return number(mean, narrator, 2) + (f" ± {number(half, narrator, 2)}" if known else "")
        # An advantage may be a disadvantage: its sign is always written.
        sign = "+" if row["measure"] == "first_seat" else ""
        told = f"{number(100 * mean, narrator, 1, sign)} %"
        return f"{told} ± {number(100 * half, narrator)} %" if known else told

    def __repr__(self) -> str:
        told = [*map(str, self._told()), *self._left_out()]
        return "\n".join([wrapped(self.headline), self._shown().to_string(index=False), *told])

    def _repr_html_(self) -> str:
        notes = "".join(f"<li{_ink(each)}>{_drawn(each)} {escape(str(each))}</li>" for each in self._told())
        more = "".join(f"<p>{escape(note)}</p>" for note in self._left_out())
        table = self._shown().to_html(index=False, border=0, justify="left")
        look = "list-style:none;padding-left:0"
        return f"<p>{escape(self.headline)}</p>{table}<ul style='{look}'>{notes}</ul>{more}"


def _ink(each: Difference) -> str:
    """What was not asked first stands back."""
    return "" if each.primary else " style='opacity:.75'"


def _drawn(each: Difference) -> str:
    """A dot on a line as wide as its interval, around the line of no difference; shaded what is as good as equal."""
    if each.deals < FEWEST:
        return ""
    low, high = each.difference - each.margin, each.difference + each.margin
    reach = 1.05 * max(2 * each.smallest, abs(low), abs(high))
    return span(low, each.difference, high, (-reach, reach), (-each.smallest, each.smallest))


def _margin(values: NDArray[np.float64]) -> float:
    """Half of the 95 % interval of a mean; without a second value there is none."""
    return Z * float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else float("inf")
