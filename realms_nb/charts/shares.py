"""Who wins how often, and how sure is that? Shares of wins with their intervals, on the same scale from 0 to 100 %."""

from __future__ import annotations

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import percent
from realms_nb.charts.style import LIGHT, AnyChart
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.narrator import Narrator, narrator_of_none

NEEDED = ("games", "win_rate", "low", "high")
WIDTH = 300


def share_table(rates: pd.DataFrame, *, language: str = "en") -> pd.DataFrame:
    """Who won which share of how many games, with the interval, in the order of the given table.

    `rates` is a table such as `cup.standings` or `cup.seat_advantage`: its first column tells the rows apart.
    Seats are counted from 1, as in all charts.
    """
    lacking = [column for column in NEEDED if column not in getattr(rates, "columns", ())]
    if lacking:
        raise BadSetup(
            f"Shares are drawn from a table such as cup.standings, with the columns {', '.join(NEEDED)}, "
            f"not from {shown(type(rates).__name__)} without {', '.join(lacking)}."
        )
    table = rates.filter([*NEEDED]).reset_index(drop=True)
    heading, narrator = rates.columns[0], narrator_of_none(language)
    table.insert(0, "name", [_name(heading, value, narrator) for value in rates[heading]])
    return table


def share_chart(rates: pd.DataFrame, fair: float = 0.5, *, language: str = "en") -> AnyChart:
    """A dot for each share of wins on a line as wide as its 95 % interval; dashed the share to compare with.

    `rates` is a table such as `cup.standings` or `cup.seat_advantage`, `fair` that share; words are in `language`.
    """
    return share_plot(rates, fair, language=language).chart()


def share_plot(rates: pd.DataFrame, fair: float = 0.5, *, language: str = "en") -> Plot:
    """The same as `share_chart`, for a live chart: rows first, drawn only if need be."""
    narrator = narrator_of_none(language)
    table = share_table(rates, language=language)
    table["written"] = [percent(share, narrator) for share in table["win_rate"]]
    table["interval"] = [
        narrator.say("chart-range", low=percent(low, narrator), high=percent(high, narrator))
        for low, high in zip(table["low"], table["high"], strict=True)
    ]
    table["told"] = [
        narrator.say("chart-shares-one", name=name, share=share, interval=interval, games=str(games))
        for name, share, interval, games in zip(
            table["name"], table["written"], table["interval"], table["games"], strict=True
        )
    ]
    # The numbers stand with the names: an axis makes room for its labels at every width.
    table["place"] = [f"{rank:03} {told}" for rank, told in enumerate(table["told"])]
    dashed = narrator.say("chart-shares-fair", share=percent(fair, narrator))
    heading = str(rates.columns[0])
    return Plot(
        look=("shares", narrator.language, heading, dashed),
        frames={"shares": table, "fair": pd.DataFrame({"fair": [fair]})},
        description=_describe(table, dashed, narrator),
        draw=lambda data: _draw(data, dashed, heading, narrator),
    )


def _name(heading: str, value: object, narrator: Narrator) -> str:
    """A name as it is; a seat is only a number, so the chart says what it counts."""
    if heading == "seat" and isinstance(value, int):
        return narrator.say("chart-shares-seat", number=value + 1)
    return value if isinstance(value, str) else f"{heading} {value}"


def _draw(data: Data, dashed: str, heading: str, narrator: Narrator) -> AnyChart:
    say = narrator.say
    sign = say("chart-percent", value="")
    x = alt.X(
        "win_rate:Q",
        scale=alt.Scale(domain=[0, 1]),
        axis=style.axis(
            say("chart-share"),
            labelExpr=f"format(100 * datum.value, '.0f') + '{sign}'",
            tickCount=5,
            domain=False,
            ticks=False,
        ),
    )
    y = alt.Y("place:N", axis=style.names_axis(skip=4, limit=400), scale=alt.Scale(padding=0.3))
    tooltip = [
        alt.Tooltip("name:N", title=say("chart-seat" if heading == "seat" else "chart-shares-who")),
        alt.Tooltip("written:N", title=say("chart-share")),
        alt.Tooltip("interval:N", title=say("chart-interval")),
        alt.Tooltip("games:Q", title=say("chart-games")),
    ]
    line = (
        alt.Chart(data["fair"])
        .mark_rule(strokeDash=[4, 3], strokeWidth=1.3, color=LIGHT["ink-2"])
        .encode(x=alt.X("fair:Q"))
    )
    base = alt.Chart(data["shares"])
    spans = base.mark_rule(strokeWidth=3, color=LIGHT["bar"], strokeCap="round").encode(
        x=alt.X("low:Q"), x2="high:Q", y=y, tooltip=tooltip
    )
    dots = base.mark_point(
        filled=True, size=70, opacity=1, color=LIGHT["bar"], stroke=LIGHT["panel"], strokeWidth=1
    ).encode(x=x, y=y, tooltip=tooltip)
    return alt.layer(line, spans, dots).properties(
        title=style.title(say("chart-shares-title"), [say("chart-shares-below"), dashed]),
        width=WIDTH,
        height=alt.Step(26),
        view=style.frameless(),
    )


def _describe(table: pd.DataFrame, dashed: str, narrator: Narrator) -> str:
    if table.empty:
        return narrator.say("chart-shares-empty")
    return f"{narrator.say('chart-shares-description', listed='; '.join(table['told']))} {dashed}."
