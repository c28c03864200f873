"""What a comparison found out: each variant measured, and against the first one, deal by deal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html import escape
from math import sqrt

import numpy as np
import pandas as pd
from msgspec import Struct
from numpy.typing import NDArray

from realms_nb.simulation.intervals import MOST_GAMES, Z, rounded_up, wilson

# Column of the results -> what it is called; a measure that a game's results do not have is left out.
MEASURES = {
    "score": "points per realm",
    "first_seat": "advantage of the first seat",
    "held": "share of invasions held",
    "bastions": "bastions per realm",
    "coins": "coins left per realm",
}
# Shares are written in percent, their differences in percentage points.
SHARES = ("first_seat", "held")
# With fewer deals than this an interval of a mean is itself a guess.
FEWEST_DEALS = 30


class Difference(Struct, frozen=True):
    """How a variant differs from the first one in a measure, on the same deals, with its 95 % interval."""

    variant: str
    against: str
    measure: str
    deals: int
    difference: float
    margin: float

    @property
    def settled(self) -> bool:
        """Whether there is a difference at all: the interval leaves 0 out."""
        return self.deals >= FEWEST_DEALS and abs(self.difference) > self.margin

    @property
    def more_deals(self) -> int | None:
        """About how many more deals would settle it, if it goes on like this; None if no number within reach would."""
        if self.difference == 0:
            return None
        needed = max(FEWEST_DEALS, self.deals * (self.margin / self.difference) ** 2)
        return None if needed > MOST_GAMES else rounded_up(max(1.0, needed - self.deals))

    def __str__(self) -> str:
        what, margin = MEASURES[self.measure], f"± {self._written(self.margin)}"
        if self.settled:
            way = "more" if self.difference > 0 else "less"
            return (
                f"{self.variant}: {what}: {self._written(abs(self.difference))} {way} than {self.against} ({margin})."
            )
        seen = f"{self._written(self.difference, '+')} {margin}"
        start = f"{self.variant}: {what}: cannot tell yet whether it differs from {self.against} (seen: {seen})"
        if self.more_deals is None:
            return f"{start}, and no number of deals within reach would: they are as good as equal."
        return f"{start}: about {self.more_deals:,} more deals would settle it, if they go on like this."

    def _written(self, value: float, sign: str = "") -> str:
        share = self.measure in SHARES
        # A margin is never written as 0, and nothing as -0.
        digits = 1 if share else 2 if self.margin >= 0.01 else 3
        number = round(100 * value if share else value, digits) + 0.0
        return f"{number:{sign}.{digits}f}{' percentage points' if share else ''}"


@dataclass(frozen=True, eq=False, repr=False)
class Comparison:
    """Variants of the rules on the same deals. Its tables are DataFrames; shown in a cell, it explains itself."""

    title: str
    seats: int
    # One row per variant, game and seat, as from `rn.simulate`.
    results: pd.DataFrame
    # Stopped before all games were played.
    partial: bool

    @property
    def variants(self) -> list[str]:
        """The names of the variants; the first is what the others are compared with."""
        return list(dict.fromkeys(self.results["variant"]))

    @cached_property
    def deals(self) -> pd.DataFrame:
        """One row per variant and deal: the mean of each measure. Deals are what intervals count, not seats."""
        rows = self.results
        held = rows.filter(regex=r"^held_\d+$")
        if not held.empty:
            # A variant may have fewer invasions than another: those that it does not have are left out.
            rows = rows.assign(held=held.astype(float).mean(axis=1))
        means = {name: (name, "mean") for name in MEASURES if name in rows}
        table = rows.groupby(["variant", "seed"], sort=False).agg(**means)
        first = self._shares.loc[self._shares["seat"] == 0].set_index(["variant", "seed"])["share"]
        table.insert(1, "first_seat", first - 1 / self.seats)
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
        """Every variant against the first one: differences on the same deals, each a sentence when printed."""
        first, *others = self.variants
        before = self._values(first)
        changes = [
            (variant, measure, values - before[measure])
            for variant in others
            for measure, values in self._values(variant).items()
            if measure in before
        ]
        return tuple(
            Difference(variant, first, measure, len(change), float(change.mean()), _margin(change))
            for variant, measure, change in changes
        )

    @cached_property
    def differences(self) -> pd.DataFrame:
        """The verdicts as a table: difference with its 95 % interval, and whether it is settled."""
        return pd.DataFrame(
            {
                "variant": each.variant,
                "against": each.against,
                "measure": each.measure,
                "deals": each.deals,
                "difference": each.difference,
                "low": each.difference - each.margin,
                "high": each.difference + each.margin,
                "settled": each.settled,
            }
            for each in self.verdicts
        )

    @property
    def headline(self) -> str:
        """What was played, in one line."""
        games = len(self.results) // self.seats // len(self.variants)
        forfeits = int(self.results["forfeit"].notna().to_numpy().sum())
        lost = f" {forfeits:,} seats forfeited: see `forfeit` in the results." if forfeits else ""
        stopped = " Stopped early: these are the games that were finished." if self.partial else ""
        return (
            f"{self.title}, {self.seats} seats: {games:,} games by each of {len(self.variants)} variants, "
            f"the same deals; ± is a 95 % interval.{lost}{stopped}"
        )

    def _shown(self) -> pd.DataFrame:
        cells = {
            (row["variant"], MEASURES[row["measure"]]): _cell(row["measure"], row["mean"], row["high"] - row["low"])
            for row in self.table.to_dict("records")
        }
        return pd.Series(cells).unstack(sort=False, fill_value="").T.rename_axis("").reset_index()

    def __repr__(self) -> str:
        return "\n".join([self.headline, self._shown().to_string(index=False), *map(str, self.verdicts)])

    def _repr_html_(self) -> str:
        notes = "".join(f"<li>{escape(str(verdict))}</li>" for verdict in self.verdicts)
        table = self._shown().to_html(index=False, border=0, justify="left")
        return f"<p>{escape(self.headline)}</p>{table}<ul>{notes}</ul>"


def _cell(measure: str, mean: float, width: float) -> str:
    if measure not in SHARES:
        return f"{mean:.2f} ± {width / 2:.2f}"
    sign = "+" if measure == "first_seat" else ""
    return f"{100 * mean:{sign}.1f} % ± {50 * width:.1f} %"


def _margin(values: NDArray[np.float64]) -> float:
    """Half of the 95 % interval of a mean; without a second value there is none."""
    return Z * float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else float("inf")
