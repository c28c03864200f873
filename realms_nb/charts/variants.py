"""What does a change of the rules do? Differences between variants, and how often each seat wins, with intervals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import game_of_source, number
from realms_nb.charts.style import LIGHT, SYMBOLS, AnyChart
from realms_nb.core.errors import BadSetup, did_you_mean, shown
from realms_nb.core.narrator import Narrator, narrator_of_none

DIFFERENCE = ("variant", "against", "measure", "share", "deals", "difference", "low", "high", "settled")
SHARE = ("variant", "seat", "deals", "share", "low", "high")


def difference_table(differences: pd.DataFrame, measure: str = "score", *, language: str = "en") -> pd.DataFrame:
    """How much each variant differs from the first one in a measure, with the interval, shares in percentage points.

    `differences` is the table of that name of a comparison, `rn.lab.compare(...).differences`.
    """
    _check(differences, DIFFERENCE, "differences")
    known = list(dict.fromkeys(differences["measure"]))
    if measure not in known:
        hint = did_you_mean(str(measure), known)
        raise BadSetup(f"Nothing was measured as {shown(measure)}; there is {', '.join(known)}.{hint}")
    narrator = _narrator(differences, language)
    table = differences.loc[differences["measure"] == measure].reset_index(drop=True)
    # A difference between two shares is told in percentage points.
    scale, digits = (100, 1) if _is_share(table) else (1, 2)
    values = table[["difference", "low", "high"]] * scale
    labels = [str(variant) for variant in table["variant"]]
    return _told(table.assign(**values), "difference", labels, lambda each: _signed(each, digits, narrator), narrator)


def difference_chart(differences: pd.DataFrame, measure: str = "score", *, language: str = "en") -> AnyChart:
    """What each variant changes: a dot on a line as wide as its interval, beside the line of no difference.

    `differences` are those of `rn.lab.compare(...)`, `measure` is one of theirs; the words are in `language`.
    """
    return difference_plot(differences, measure, language=language).chart()


def difference_plot(differences: pd.DataFrame, measure: str = "score", *, language: str = "en") -> Plot:
    """The same as `difference_chart`, for a live chart: rows first, drawn only if need be."""
    table = difference_table(differences, measure, language=language)
    narrator = _narrator(differences, language)
    what = narrator.say(f"chart-measure-{measure.replace('_', '-')}")
    told = {"against": str(table["against"][0]), "deals": _deals(table, narrator), "measure": what}
    unit = narrator.say("chart-points-percent") if _is_share(table) else what
    heads = (narrator.say("chart-variant"), narrator.say("chart-difference"), narrator.say("chart-interval"))
    title = style.title(narrator.say("chart-difference-title", **told), narrator.say("chart-difference-below", **told))
    return Plot(
        look=("difference", narrator.language, measure, told["against"], told["deals"]),
        frames={"dots": table.assign(fair=0.0)},
        description=narrator.say("chart-difference-description", listed="; ".join(_each(table)), **told),
        draw=lambda data: _draw(data, title, unit, heads, "difference", narrator.language),
    )


def seat_share_table(shares: pd.DataFrame, *, language: str = "en") -> pd.DataFrame:
    """How often each seat wins by each variant, in percent, with the interval.

    `shares` is the table `seat_shares` of a comparison.
    """
    _check(shares, SHARE, "seat shares")
    narrator = narrator_of_none(language)
    fair = 1 / len(set(shares["seat"]))
    settled = (shares["low"] > fair) | (shares["high"] < fair)
    labels = [
        narrator.say("chart-seats-place", variant=str(variant), number=int(seat) + 1)
        for variant, seat in zip(shares["variant"], shares["seat"], strict=True)
    ]
    values = shares[["share", "low", "high"]] * 100
    told = shares.assign(settled=settled, **values)
    return _told(told, "share", labels, lambda each: _percent(each, narrator), narrator)


def seat_share_chart(shares: pd.DataFrame, *, language: str = "en") -> AnyChart:
    """How often each seat wins: a dot on a line as wide as its interval, beside the line of a fair share.

    `shares` are the `seat_shares` of `rn.lab.compare(...)`; the words are in `language`.
    """
    return seat_share_plot(shares, language=language).chart()


def seat_share_plot(shares: pd.DataFrame, *, language: str = "en") -> Plot:
    """The same as `seat_share_chart`, for a live chart: rows first, drawn only if need be."""
    table = seat_share_table(shares, language=language)
    narrator = narrator_of_none(language)
    fair = 100 / len(set(table["seat"]))
    told = {"deals": _deals(table, narrator), "fair": _percent(fair, narrator)}
    heads = (narrator.say("chart-variant"), narrator.say("chart-share-percent"), narrator.say("chart-interval"))
    title = style.title(narrator.say("chart-seats-title"), narrator.say("chart-seats-below", **told))
    return Plot(
        look=("seat shares", narrator.language, told["deals"], told["fair"]),
        frames={"dots": table.assign(fair=fair)},
        description=narrator.say("chart-seats-description", listed="; ".join(_each(table)), **told),
        draw=lambda data: _draw(data, title, heads[1], heads, "share", narrator.language),
    )


def _is_share(table: pd.DataFrame) -> bool:
    return bool(table["share"].to_numpy().all())


def _narrator(differences: pd.DataFrame, language: str) -> Narrator:
    """What was measured may be a word of the game that the table is of."""
    game = game_of_source(differences)
    return narrator_of_none(language) if game is None else game.narrator(language=language)


def _check(table: object, needed: Sequence[str], what: str) -> None:
    if not isinstance(table, pd.DataFrame):
        raise BadSetup(f"This chart is drawn from the {what} of a comparison, a table, not from {shown(table)}.")
    lacking = [column for column in needed if column not in table.columns]
    if lacking:
        raise BadSetup(f"The {what} of a comparison have the columns {', '.join(needed)}; {lacking[0]} is missing.")
    if table.empty:
        raise BadSetup(f"This table of {what} has no rows.")


def _told(
    table: pd.DataFrame, value: str, labels: list[str], say: Callable[[float], str], narrator: Narrator
) -> pd.DataFrame:
    """The table with words: what a row is called, its value and its interval as the language writes them."""
    told = table.assign(
        label=labels,
        written=[say(each) for each in table[value]],
        interval=[
            narrator.say("chart-range", low=say(low), high=say(high))
            for low, high in zip(table["low"], table["high"], strict=True)
        ],
    )
    # The numbers stand with the names: beside a line they would run into the dashed one.
    return told.assign(place=[f"{row:03d} {one}" for row, one in enumerate(_each(told))])


def _signed(value: float, digits: int, narrator: Narrator) -> str:
    sign = "+" if value > 0 else "−"
    return sign + number(abs(value), narrator, digits)


def _percent(value: float, narrator: Narrator) -> str:
    return narrator.say("chart-percent", value=number(value, narrator))


def _deals(table: pd.DataFrame, narrator: Narrator) -> str:
    written = f"{table['deals'].iloc[0]:,}"
    return written if narrator.language == "en" else written.replace(",", ".")


def _each(table: pd.DataFrame) -> list[str]:
    columns = zip(table["label"], table["written"], table["interval"], strict=True)
    return [f"{label}: {value} ({interval})" for label, value, interval in columns]


def _draw(
    data: Data, title: alt.TitleParams, unit: str, heads: tuple[str, str, str], value: str, language: str
) -> AnyChart:
    sign = "." if language == "en" else ","
    axis = style.axis(unit, tickCount=6, domain=False, ticks=False, labelExpr=f"replace(datum.label, '.', '{sign}')")
    scale = alt.Scale(zero=value == "difference", nice=True)
    x = alt.X(f"{value}:Q", scale=scale, axis=axis)
    y = alt.Y("place:N", axis=style.names_axis(skip=4, limit=400), scale=alt.Scale(padding=0.3))
    tooltip = [
        alt.Tooltip(f"{field}:N", title=head)
        for field, head in zip(("label", "written", "interval"), heads, strict=True)
    ]
    base = alt.Chart(data["dots"])
    fair = base.mark_rule(strokeDash=[4, 3], color=LIGHT["ink-2"]).encode(x=alt.X("mean(fair):Q"))
    spans = base.mark_rule(strokeWidth=3, color=LIGHT["bar"], strokeCap="round").encode(
        x=alt.X("low:Q"), x2="high:Q", y=y, tooltip=tooltip
    )
    dots = base.mark_point(shape=SYMBOLS["coin"], size=130, opacity=1, stroke=LIGHT["bar"], strokeWidth=2).encode(
        x=x,
        y=y,
        # Hollow where nothing is settled: a difference in shape, not in colour alone.
        fill=alt.condition("datum.settled", alt.value(LIGHT["bar"]), alt.value(LIGHT["panel"])),
        tooltip=tooltip,
    )
    return alt.layer(fair, spans, dots).properties(title=title, width=300, height=alt.Step(28), view=style.frameless())
