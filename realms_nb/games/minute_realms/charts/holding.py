"""How many shields are enough? The chance to hold the last invasion by shields, for several assumptions."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import Source, percent, seen
from realms_nb.charts.style import AnyChart
from realms_nb.core.errors import BadSetup
from realms_nb.core.narrator import Narrator
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.odds import forecast

Rates = Sequence[float | Fraction]


def enough_table(source: Source, token_rates: Rates, most: int = 9) -> pd.DataFrame:
    """The chance to hold the last invasion with 0 to `most` shields: a row per number, a column per `token_rate`."""
    view, _ = seen(source, GAME)
    columns: dict[float, list[float]] = {}
    for rate in token_rates:
        comings = forecast(view, rate)
        if not comings:
            raise BadSetup("No invasion is to come, so there is nothing to hold.")
        strengths = comings[-1].strengths
        columns[float(rate)] = [
            float(sum(chance for strength, chance in strengths.items() if strength <= shields))
            for shields in range(most + 1)
        ]
    return pd.DataFrame(columns).rename_axis(index="shields", columns="token_rate")


def enough_chart(source: Source, token_rates: Rates, most: int = 9, *, language: str | None = None) -> AnyChart:
    """How many shields are enough for the last invasion: a line for each chance that a round gets a token."""
    return enough_plot(source, token_rates, most, language=language).chart()


def enough_plot(source: Source, token_rates: Rates, most: int = 9, *, language: str | None = None) -> Plot:
    """The same as `enough_chart`, for a live chart: rows first, drawn only if need be."""
    _, narrator = seen(source, GAME, language=language)
    table = enough_table(source, token_rates, most)
    rows = table.melt(ignore_index=False, value_name="hold").reset_index()
    rows["rate"] = [f"{rate:g}" for rate in rows["token_rate"]]
    listed = [f"{rate:g}: {', '.join(percent(chance, narrator) for chance in table[rate])}" for rate in table.columns]
    return Plot(
        look=("enough", narrator.language, tuple(table.columns), most),
        frames={"enough": rows},
        description=narrator.say("chart-enough-description", most=most, listed="; ".join(listed)),
        draw=lambda data: _draw(data, narrator),
    )


def _draw(data: Data, narrator: Narrator) -> AnyChart:
    say = narrator.say
    legend = alt.Legend(title=say("chart-rate"), orient="right", labelFontSize=12, titleFontSize=12, titleLimit=220)
    lines = (
        alt.Chart(data["enough"])
        .mark_line(point=True)
        .encode(
            x=alt.X("shields:O", axis=style.axis(say("chart-shield"), labelAngle=0, ticks=False)),
            y=alt.Y("hold:Q", axis=style.axis(say("chart-hold"), format=".0%")),
            color=alt.Color("rate:N", legend=legend),
            strokeDash=alt.StrokeDash("rate:N", legend=legend),
            tooltip=[
                alt.Tooltip("shields:O", title=say("chart-shield")),
                alt.Tooltip("rate:N", title=say("chart-rate")),
                alt.Tooltip("hold:Q", title=say("chart-hold"), format=".2f"),
            ],
        )
    )
    return alt.layer(lines).properties(title=style.title(say("chart-enough-title")), width=360, height=200)
