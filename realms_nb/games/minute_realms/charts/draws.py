"""Counted and drawn: do lots agree with the chances? Exact chances as bars, shares of draws with their intervals."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.palette import LIGHT
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import percent
from realms_nb.charts.style import AnyChart
from realms_nb.core.errors import BadSetup
from realms_nb.core.narrator import Narrator
from realms_nb.games.minute_realms import GAME
from realms_nb.simulation.intervals import wilson

Chances = Mapping[int, float | Fraction]


def draw_table(exact: Chances, seen: Mapping[int, int]) -> pd.DataFrame:
    """The counted chance of each strength beside the share of draws that had it, with its 95 % interval.

    `exact` gives the chance of each strength, `seen` how many of the draws had it.
    """
    draws = sum(seen.values())
    if not draws:
        raise BadSetup("Nothing was drawn: `seen` says for each strength how many draws had it.")
    rows = [
        (strength, float(exact[strength]), seen.get(strength, 0) / draws, *wilson(seen.get(strength, 0), draws))
        for strength in sorted(exact)
    ]
    return pd.DataFrame(rows, columns=["strength", "exact", "drawn", "low", "high"])


def draw_chart(exact: Chances, seen: Mapping[int, int], *, language: str = "en") -> AnyChart:
    """Counted and drawn: bars are exact chances, dots the shares of draws on a line as long as their interval."""
    return draw_plot(exact, seen, language=language).chart()


def draw_plot(exact: Chances, seen: Mapping[int, int], *, language: str = "en") -> Plot:
    """The same as `draw_chart`, for a live chart: rows first, drawn only if need be."""
    narrator, draws = GAME.narrator(language=language), sum(seen.values())
    table = draw_table(exact, seen)
    listed = [
        f"{row['strength']:.0f}: {percent(row['exact'], narrator)}, {percent(row['drawn'], narrator)}"
        for row in table.to_dict("records")
    ]
    return Plot(
        look=("draws", language, draws),
        frames={"draws": table},
        description=narrator.say("chart-draws-description", draws=draws, listed="; ".join(listed)),
        draw=lambda data: _draw(data, draws, narrator),
    )


def _draw(data: Data, draws: int, narrator: Narrator) -> AnyChart:
    say = narrator.say
    base = alt.Chart(data["draws"]).encode(
        x=alt.X("strength:O", axis=style.axis(say("chart-strength"), labelAngle=0, ticks=False)),
        tooltip=[
            alt.Tooltip("strength:O", title=say("chart-strength")),
            alt.Tooltip("exact:Q", title=say("chart-counted"), format=".3f"),
            alt.Tooltip("drawn:Q", title=say("chart-drawn"), format=".3f"),
        ],
    )
    bars = base.mark_bar(color=LIGHT["shield"]).encode(y=alt.Y("exact:Q", axis=style.axis(say("chart-chance"))))
    lines = base.mark_rule(strokeWidth=3, color=LIGHT["ink"]).encode(y="low:Q", y2="high:Q")
    dots = base.mark_circle(size=90, opacity=1, color=LIGHT["ink"]).encode(y="drawn:Q")
    title = style.title(say("chart-draws-title"), say("chart-draws-below", draws=draws))
    return alt.layer(bars, lines, dots).properties(title=title, width=300, height=180)
