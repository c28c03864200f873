"""Where do the points come from? Stacked by the category of the cards, now and as projected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.palette import LIGHT
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import Source, number, place, seen
from realms_nb.charts.style import AnyChart
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.narrator import Narrator
from realms_nb.core.scoresheet import ScoreSheet
from realms_nb.games.minute_realms.rules import Rules

WIDTH, ROW = 430, 38
# So many pixels a segment needs for its symbol, and for its symbol and number.
ROOM_FOR_SIGN, ROOM_FOR_BOTH = 12, 31

Projection = pd.DataFrame | Sequence[float] | None

COLUMNS = ["seat", "name", "source", "label", "points", "cards", "card_names", "total"]
# Without rows pandas cannot know that these are numbers.
WHOLE = {"seat": int, "points": int, "total": int}


def score_table(source: Source, *, names: Sequence[str] | None = None, language: str | None = None) -> pd.DataFrame:
    """Points of each seat by source, as if the game ended now: one row per seat and category, and one for the award.

    `cards` are the cards that the points come from, by their keys; `card_names` the same in the chosen language.
    """
    view, narrator = seen(source, names, language)
    rows = [row for sheet in view.scores for row in rows_by_source(sheet, view.rules, narrator)]
    return pd.DataFrame(rows, columns=COLUMNS).astype(WHOLE)


def score_chart(
    source: Source,
    projection: Projection = None,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> AnyChart:
    """Where the points come from: a bar per seat, stacked by category; dashed up to the projected final score.

    `projection` is a table with the columns `seat` and `score`, or a list of one expected final score per seat.
    """
    return score_plot(source, projection, names=names, language=language).chart()


def score_plot(
    source: Source,
    projection: Projection = None,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> Plot:
    """The same as `score_chart`, for a live chart: rows first, drawn only if need be."""
    view, narrator = seen(source, names, language)
    table = score_table(source, names=names, language=language)
    expected = projected_scores(projection, len(view.realms))
    totals = [sheet.total for sheet in view.scores]
    reach = 1.17 * max(*totals, *expected.values(), 8)
    words = [_seat_words(total, expected.get(seat), narrator) for seat, total in enumerate(totals)]
    ends = pd.DataFrame(
        {
            "seat": range(len(totals)),
            "place": [place(seat, narrator) for seat in range(len(totals))],
            "total": totals,
            "end": [max(total, expected.get(seat, total)) for seat, total in enumerate(totals)],
            "start": [min(total, expected.get(seat, total)) for seat, total in enumerate(totals)],
            "reach": reach,
            "written": words,
        }
    )
    return Plot(
        look=("score", narrator.language, bool(expected)),
        frames={"ends": ends, "segments": _segments(table, reach / WIDTH, narrator)},
        description=_describe(table, words, narrator),
        draw=lambda data: _draw(data, narrator, bool(expected)),
    )


def _draw(data: Data, narrator: Narrator, projected: bool) -> AnyChart:
    say = narrator.say
    segments, ends = alt.Chart(data["segments"]), alt.Chart(data["ends"])
    scale = alt.Scale(nice=False, zero=True)
    fields = ("start", "end", "sign_at", "number_at", "reach")
    x = {field: alt.X(f"{field}:Q", axis=None, scale=scale) for field in fields}
    y = alt.Y("place:N", axis=style.names_axis(), scale=alt.Scale(paddingInner=0.3, paddingOuter=0.1))
    tooltip = [
        alt.Tooltip("name:N", title=say("chart-seat")),
        alt.Tooltip("label:N", title=say("chart-source")),
        alt.Tooltip("points:Q", title=say("chart-points")),
        alt.Tooltip("card_names:N", title=say("chart-cards")),
    ]
    legend = style.legend(source_words(narrator), columns=3)
    bars = segments.mark_bar(strokeWidth=1, cornerRadius=2).encode(
        x=x["start"],
        x2="end:Q",
        y=y,
        fill=alt.Fill("source:N", scale=style.by_source(), legend=legend),
        stroke=alt.Stroke("source:N", scale=style.by_source("-edge"), legend=legend),
        tooltip=tooltip,
    )
    on = alt.Color("source:N", scale=style.by_source("-on"), legend=None)
    signs = (
        segments.transform_filter("datum.room >= 1")
        .mark_point(filled=True, size=165, opacity=1)
        .encode(
            x=x["sign_at"],
            y=y,
            shape=alt.Shape("source:N", scale=style.shapes(), legend=legend),
            color=on,
            tooltip=tooltip,
        )
    )
    numbers = (
        segments.transform_filter("datum.room >= 2")
        .mark_text(**style.text(fontWeight="bold"))
        .encode(x=x["number_at"], y=y, text="points:Q", color=on, tooltip=tooltip)
    )
    hopes = (
        ends.transform_filter("datum.end > datum.start")
        .mark_bar(fillOpacity=0, strokeDash=[4, 3], stroke=LIGHT["ink-2"], strokeWidth=1.3, cornerRadius=2)
        .encode(x=x["start"], x2="end:Q", y=y)
    )
    sums = ends.mark_text(**style.text(size=13), align="left", dx=7).encode(x=x["end"], y=y, text="written:N")
    # Keeps room for the sums; drawn without ink.
    room = ends.mark_tick(opacity=0).encode(x=x["reach"], y=y)
    below = say("chart-score-below-projected") if projected else say("chart-score-below")
    return alt.layer(room, hopes, bars, signs, numbers, sums).properties(
        title=style.title(say("chart-score-title"), below),
        width=WIDTH,
        height=alt.Step(ROW),
        view=style.frameless(),
    )


def projected_scores(projection: Projection, seats: int) -> dict[int, float]:
    """Seat -> expected final score, from a table with `seat` and `score` or from a list; empty without one."""
    if projection is None:
        return {}
    if isinstance(projection, pd.DataFrame):
        lacking = [column for column in ("seat", "score") if column not in projection.columns]
        if lacking:
            raise BadSetup(f"A projection has the columns seat and score; {', '.join(lacking)} is missing.")
        scores = dict(zip(projection["seat"].astype(int), projection["score"].astype(float), strict=True))
    else:
        scores = {seat: float(score) for seat, score in enumerate(projection)}
    if sorted(scores) != list(range(seats)):
        raise BadSetup(f"A projection has one score for each of the {seats} seats, not for {shown(sorted(scores))}.")
    return scores


def rows_by_source(sheet: ScoreSheet, rules: Rules, narrator: Narrator) -> Iterator[tuple[Any, ...]]:
    """The rows of one seat: its points and cards of each category, then the award."""
    points: dict[str, int] = {}
    cards: dict[str, list[str]] = {}
    for line in sheet.lines:
        source = "award" if line.card is None else rules.cards[line.card].category
        points[source] = points.get(source, 0) + line.points
        cards.setdefault(source, []).extend([line.card] if line.card else [])
    words = source_words(narrator)
    for source in style.SOURCES:
        if source in points:
            labels = ", ".join(narrator.label(card) for card in cards[source])
            name = narrator.name(sheet.seat)
            yield sheet.seat, name, source, words[source], points[source], cards[source], labels, sheet.total


def _segments(table: pd.DataFrame, pixel: float, narrator: Narrator) -> pd.DataFrame:
    """The table with where each segment lies, and whether it has room for a symbol and a number."""
    drawn = table.loc[table["points"] > 0].copy()
    drawn["place"] = [place(seat, narrator) for seat in drawn["seat"]]
    drawn["end"] = drawn.groupby("seat")["points"].cumsum()
    drawn["start"] = drawn["end"] - drawn["points"]
    middle, wide = (drawn["start"] + drawn["end"]) / 2, drawn["points"] / pixel
    both = wide >= ROOM_FOR_BOTH
    drawn["room"] = (wide >= ROOM_FOR_SIGN).astype(int) + both.astype(int)
    drawn["sign_at"] = middle - both * 8 * pixel
    drawn["number_at"] = middle + 8 * pixel
    return drawn


def source_words(narrator: Narrator) -> dict[str, str]:
    """What each source of points is called."""
    return {
        source: narrator.say("chart-award") if source == "award" else narrator.say(f"term-{source}")
        for source in style.SOURCES
    }


def _seat_words(total: int, expected: float | None, narrator: Narrator) -> str:
    return str(total) if expected is None else f"{total}\u2009→\u2009{number(expected, narrator, 0)}"


def _describe(table: pd.DataFrame, words: list[str], narrator: Narrator) -> str:
    seats = []
    for seat, total in enumerate(words):
        own = table.loc[(table["seat"] == seat) & (table["points"] > 0)]
        parts = [f"{label} {points}" for label, points in zip(own["label"], own["points"], strict=True)]
        listed = f" ({', '.join(parts)})" if parts else ""
        seats.append(f"{narrator.name(seat)} {total}{listed}")
    return narrator.say("chart-score-description", listed="; ".join(seats))
