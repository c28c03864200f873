"""What a comparison found out: each variant measured, and against the first one, deal by deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from html import escape
from math import sqrt
from typing import Any

import numpy as np
import pandas as pd
from msgspec import Struct
from numpy.typing import NDArray

from realms_nb.core.game import AnyGame, game_named
from realms_nb.core.narrator import Narrator, narrator_of_none
from realms_nb.lab.measures import EVERYWHERE, Measure, measures, with_measures
from realms_nb.simulation.faults import number
from realms_nb.simulation.statistics import MOST_GAMES, Z, rounded_up, wilson

# With fewer deals than this an interval of a mean is itself a guess.
FEWEST_DEALS = 30
# So many variants have room beside each other.
SIDE_BY_SIDE = 6


class Difference(Struct, frozen=True):
    """How a variant differs from the first one in a measure, on the same deals, with its 95 % interval."""

    variant: str
    against: str
    measure: str
    deals: int
    difference: float
    margin: float
    # Whether a share is measured: then it is told in percentage points.
    share: bool = False
    # The game that the measure is of, if it is one of its own, and the language in which it is told.
    game: str = ""
    language: str = "en"

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
        return self.told(_narrator(self.game, self.language))

    def told(self, narrator: Narrator) -> str:
        """The difference as a sentence; the narrator must know what the measure is called."""
        who = {"variant": self.variant, "against": self.against, "measure": _measure(self.measure, narrator)}
        margin = self._written(self.margin, narrator)
        if self.settled:
            way = "more" if self.difference > 0 else "less"
            size = self._written(abs(self.difference), narrator)
            return narrator.say(f"results-{way}", difference=size, margin=margin, **who)
        seen = self._written(self.difference, narrator, "+")
        if self.more_deals is None:
            return narrator.say("results-difference-equal", difference=seen, margin=margin, **who)
        more = number(self.more_deals, narrator, 0)
        return narrator.say("results-difference-unsure", difference=seen, margin=margin, more=more, **who)

    def _written(self, value: float, narrator: Narrator, sign: str = "") -> str:
        # A margin is never written as 0, and nothing as -0.
        digits = 1 if self.share else 2 if self.margin >= 0.01 else 3
        written = number(round(100 * value if self.share else value, digits) + 0.0, narrator, digits, sign)
        return narrator.say("results-points-percent", value=written) if self.share else written


def _narrator(game: str, language: str) -> Narrator:
    """What is measured may be a word of a game."""
    return game_named(game).narrator(language=language) if game else narrator_of_none(language)


def _measure(name: str, narrator: Narrator) -> str:
    return narrator.say(f"chart-measure-{name.replace('_', '-')}")


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

    @property
    def _measures(self) -> Mapping[str, Measure]:
        return EVERYWHERE if self.game is None else measures(self.game)

    @property
    def _narrator(self) -> Narrator:
        return _narrator("" if self.game is None else self.game.name, self.language)

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
        told = {"game": "" if self.game is None else self.game.name, "language": self.language}
        return tuple(
            Difference(
                variant,
                first,
                measure,
                len(change),
                float(change.mean()),
                _margin(change),
                share=self._measures[measure].share,
                **told,
            )
            for variant, measure, change in changes
        )

    @cached_property
    def differences(self) -> pd.DataFrame:
        """The verdicts as a table: difference with its 95 % interval, and whether it is settled."""
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
        forfeits = int(self.results["forfeit"].notna().to_numpy().sum())
        narrator = self._narrator
        told = {
            "title": self.title,
            "size": str(self.seats),
            "games": number(games, narrator, 0),
            "variants": str(len(self.variants)),
        }
        sentences = [narrator.say("results-comparison" if self.seats > 1 else "results-comparison-solo", **told)]
        if forfeits:
            sentences.append(narrator.say("results-forfeits", count=number(forfeits, narrator, 0)))
        if self.partial:
            sentences.append(narrator.say("results-stopped"))
        return " ".join(sentences)

    def _shown(self) -> pd.DataFrame:
        narrator = self._narrator
        cells = {
            (row["variant"], _measure(row["measure"], narrator)): self._cell(row, narrator)
            for row in self.table.to_dict("records")
        }
        table = pd.Series(cells).unstack(sort=False, fill_value="")
        # A few variants stand side by side, many below each other.
        return (table if self._many else table.T).rename_axis("").reset_index()

    @property
    def _many(self) -> bool:
        return len(self.variants) > SIDE_BY_SIDE

    def _notes(self) -> list[str]:
        """The verdicts; of many only the settled ones, and how many are not."""
        if not self._many:
            return [*map(str, self.verdicts)]
        settled = [str(verdict) for verdict in self.verdicts if verdict.settled]
        left, narrator = len(self.verdicts) - len(settled), self._narrator
        return [*settled, narrator.say("results-others-unsure", count=number(left, narrator, 0))] if left else settled

    def _cell(self, row: Mapping[Any, Any], narrator: Narrator) -> str:
        mean, half = row["mean"], (row["high"] - row["low"]) / 2
        if not self._measures[row["measure"]].share:
            return f"{number(mean, narrator, 2)} ± {number(half, narrator, 2)}"
        # An advantage may be a disadvantage: its sign is always written.
        sign = "+" if row["measure"] == "first_seat" else ""
        return f"{number(100 * mean, narrator, 1, sign)} % ± {number(100 * half, narrator)} %"

    def __repr__(self) -> str:
        return "\n".join([self.headline, self._shown().to_string(index=False), *self._notes()])

    def _repr_html_(self) -> str:
        notes = "".join(f"<li>{escape(note)}</li>" for note in self._notes())
        table = self._shown().to_html(index=False, border=0, justify="left")
        return f"<p>{escape(self.headline)}</p>{table}<ul>{notes}</ul>"


def _margin(values: NDArray[np.float64]) -> float:
    """Half of the 95 % interval of a mean; without a second value there is none."""
    return Z * float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else float("inf")
