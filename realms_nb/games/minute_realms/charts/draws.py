"""Counted and drawn: do lots agree with the chances? Exact chances as bars, shares of draws with their intervals.

How many shields are enough? The chance to hold the last invasion by shields, for several assumptions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import Source, percent, seen
from realms_nb.charts.style import LIGHT, AnyChart
from realms_nb.core.errors import BadSetup
from realms_nb.core.narrator import Narrator
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.odds import forecast
from realms_nb.simulation.statistics import wilson

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
    """Counted and drawn: bars are exact chances, dots the shares of draws on a line as long as their interval.

    `exact` has the chance of each strength, and `seen` how often each was drawn; the words are in `language`.
    """
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
    """How many shields are enough for the last invasion: a line for each chance that a round gets a token.

    `source` is a match or a view, `token_rates` are these chances, `most` is the largest number of shields; the words
    are in `language`.
    """
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
        draw=lambda data: _draw_enough(data, narrator),
    )


def _draw_enough(data: Data, narrator: Narrator) -> AnyChart:
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
