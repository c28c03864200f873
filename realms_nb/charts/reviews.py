"""How did the chance to win change, and where did it go? The tables of a review as charts."""

from __future__ import annotations

from collections.abc import Sequence

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import percent
from realms_nb.charts.style import LIGHT, AnyChart
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.narrator import narrator_of_none

EVENTS = ("step", "phase", "kind", "seat", "before", "after", "after_low", "after_high")
ITEMS = ("start", "luck", "hidden", "others", "own", "result")
LEDGER = ("seat", "item", "value", "low", "high")


def win_curve_table(table: pd.DataFrame, *, language: str = "en") -> pd.DataFrame:
    """Every seat's chance after every event of a match, in percent; `table` is that of `rn.review(match)`."""
    _check(table, EVENTS, "table")
    narrator = narrator_of_none(language)
    told = table.filter([*EVENTS]).copy()
    told["event"] = told.groupby("seat").cumcount() + 1
    for column in ("before", "after", "after_low", "after_high"):
        told[column] = 100 * told[column]
    told["name"] = [narrator.say("chart-shares-seat", number=int(seat) + 1) for seat in told["seat"]]
    return told.reset_index(drop=True)


def win_curve_chart(table: pd.DataFrame, *, language: str = "en") -> AnyChart:
    """A line for every seat's chance to win, with its interval; luck is a circle, a choice a diamond.

    `table` is that of `rn.review(match)`; the words are in `language`.
    """
    return win_curve_plot(table, language=language).chart()


def win_curve_plot(table: pd.DataFrame, *, language: str = "en") -> Plot:
    """The same as `win_curve_chart`, for a live chart: rows first, drawn only if need be."""
    rows, narrator = win_curve_table(table, language=language), narrator_of_none(language)
    last = rows.groupby("seat").tail(1)
    ends = [f"{name} {percent(value / 100, narrator)}" for name, value in zip(last["name"], last["after"], strict=True)]
    heads = [narrator.say(f"chart-{key}") for key in ("curve-title", "curve-below", "curve-event", "win")]
    return Plot(
        look=("win curve", language),
        frames={"events": rows},
        description=narrator.say("chart-curve-description", listed="; ".join(ends)),
        draw=lambda data: _curve(data, heads),
    )


def _curve(data: Data, heads: Sequence[str]) -> AnyChart:
    base = alt.Chart(data["events"])
    x = alt.X("event:Q", axis=style.axis(heads[2], domain=False, ticks=False))
    dash = alt.StrokeDash("name:N", legend=alt.Legend(title=None, orient="bottom"))
    scale = alt.Scale(domain=[0, 100])
    band = base.mark_area(opacity=0.12, color=LIGHT["bar"]).encode(
        x=x, y=alt.Y("after_low:Q", scale=scale), y2="after_high:Q", detail="name:N"
    )
    line = base.mark_line(color=LIGHT["bar"]).encode(
        x=x, y=alt.Y("after:Q", scale=scale, axis=style.axis(heads[3])), strokeDash=dash
    )
    marks = base.mark_point(filled=True, size=40, color=LIGHT["bar"], opacity=1).encode(
        x=x,
        y="after:Q",
        shape=alt.Shape(
            "kind:N",
            scale=alt.Scale(domain=["choice", "luck", "hidden"], range=["diamond", "circle", "square"]),
            legend=None,
        ),
        tooltip=[alt.Tooltip("name:N"), alt.Tooltip("after:Q", format=".1f", title=heads[3])],
    )
    return alt.layer(band, line, marks).properties(
        title=style.title(heads[0], heads[1]), width=560, height=240, view=style.frameless()
    )


def ledger_table(ledger: pd.DataFrame, seat: int = 0, *, language: str = "en") -> pd.DataFrame:
    """The items of a seat's ledger in percent, with the level that each begins and ends at."""
    _check(ledger, LEDGER, "ledger")
    narrator = narrator_of_none(language)
    own = ledger.loc[ledger["seat"] == seat].set_index("item")
    if own.empty:
        raise BadSetup(f"There is no seat {shown(seat)} in this ledger; seats are counted from 0.")
    rows: list[dict[str, object]] = []
    level = 0.0
    for place, item in enumerate([item for item in ITEMS if item in own.index]):
        value, low, high = (100 * float(own[column].to_dict()[item]) for column in ("value", "low", "high"))
        begin = 0.0 if item in ("start", "result") else level
        level = begin + value
        sign = "level" if item in ("start", "result") else "gain" if value >= 0 else "loss"
        name = f"{place} {narrator.say(f'review-{item}')}"
        rows.append({"place": name, "item": item, "value": value, "low": low, "high": high, "from": begin, "to": level,
                     "kind": sign, "written": percent(value / 100, narrator)})  # fmt: skip
    return pd.DataFrame(rows)


def ledger_chart(ledger: pd.DataFrame, seat: int = 0, *, language: str = "en") -> AnyChart:
    """A waterfall: start, luck, the others, own choices, result. Gains are hollow, losses light; it adds up.

    `ledger` is that of `rn.review(match)`, and `seat` whose it is; the words are in `language`.
    """
    return ledger_plot(ledger, seat, language=language).chart()


def ledger_plot(ledger: pd.DataFrame, seat: int = 0, *, language: str = "en") -> Plot:
    """The same as `ledger_chart`, for a live chart: rows first, drawn only if need be."""
    rows, narrator = ledger_table(ledger, seat, language=language), narrator_of_none(language)
    listed = ", ".join(f"{name[2:]} {value}" for name, value in zip(rows["place"], rows["written"], strict=True))
    heads = [narrator.say("review-ledger"), narrator.say("review-ledger-below"), narrator.say("chart-win")]
    return Plot(
        look=("ledger", language),
        frames={"items": rows},
        description=narrator.say("review-ledger-told", listed=listed),
        draw=lambda data: _waterfall(data, heads),
    )


def _waterfall(data: Data, heads: Sequence[str]) -> AnyChart:
    base = alt.Chart(data["items"])
    x = alt.X("place:N", axis=style.names_axis())
    bars = base.mark_bar(stroke=LIGHT["bar"], strokeWidth=1.5).encode(
        x=x,
        y=alt.Y("from:Q", axis=style.axis(heads[2], domain=False, ticks=False)),
        y2="to:Q",
        color=alt.Color(
            "kind:N",
            scale=alt.Scale(domain=["level", "gain", "loss"], range=[LIGHT["bar"], LIGHT["panel"], LIGHT["line-2"]]),
            legend=None,
        ),
    )
    words = base.mark_text(**style.text(), dy=-8).encode(x=x, y="to:Q", text="written:N")
    return alt.layer(bars, words).properties(
        title=style.title(heads[0], heads[1]), width=360, height=220, view=style.frameless()
    )


def _check(table: object, needed: Sequence[str], what: str) -> None:
    if not isinstance(table, pd.DataFrame):
        raise BadSetup(
            f"This chart is drawn from the {what} of a review, rn.review(match).{what}, not from {shown(table)}."
        )
    lacking = [column for column in needed if column not in table.columns]
    if lacking:
        raise BadSetup(f"The {what} of a review has the columns {', '.join(needed)}; {lacking[0]} is missing.")
