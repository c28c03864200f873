"""Where do the points come from? Stacked by what they come from, now and as projected; for every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import Source, Sources, number, place, seen, sources_of
from realms_nb.charts.style import LIGHT, AnyChart
from realms_nb.core.closing import ScoreSheet
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.game import game_named
from realms_nb.core.narrator import Narrator
from realms_nb.simulation.policies import told

WIDTH, ROW = 430, 38
# Under a board, all seats together are as high as this, and no row is lower than its words.
SMALL_WIDTH, SMALL_HEIGHT, SMALL_ROW, SMALL_NAME = 410, 99, 20, 90
# So many pixels a segment needs for its symbol, for its number, and for both.
ROOM_FOR_SIGN, ROOM_FOR_NUMBER, ROOM_FOR_BOTH = 12, 18, 31

Projection = pd.DataFrame | Sequence[float] | None

COLUMNS = ["seat", "name", "source", "label", "points", "cards", "card_names", "total"]
# Without rows pandas cannot know that these are numbers.
WHOLE = {"seat": int, "points": int, "total": int}


def score_table(source: Source, *, names: Sequence[str] | None = None, language: str | None = None) -> pd.DataFrame:
    """Points of each seat by source, as if the game ended now: one row per seat and source.

    `cards` are the cards that the points come from, by their keys; `card_names` the same in the chosen language.
    """
    view, narrator = seen(source, None, names, language)
    return _table(view, _sources(view, narrator), narrator)


def score_chart(
    source: Source,
    projection: Projection = None,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> AnyChart:
    """Where the points come from: a bar per seat, stacked by source; dashed up to the projected final score.

    `projection` is a table with the columns `seat` and `score`, or a list of one expected final score per seat.
    `source` is a match, or a view with the `names` at its table; the words are in `language`.
    """
    return score_plot(source, projection, names=names, language=language).chart()


def score_plot(
    source: Source,
    projection: Projection = None,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
    small: bool = False,
) -> Plot:
    """The same as `score_chart`, for a live chart: rows first, drawn only if need be.

    `small` is for a place under a board: one line of words above it, no legend, because the board has the symbols.
    """
    view, narrator = seen(source, None, names, language)
    sources = _sources(view, narrator)
    table = _table(view, sources, narrator)
    expected = projected_scores(projection, len(view.scores))
    totals = [sheet.total for sheet in view.scores]
    width = SMALL_WIDTH if small else WIDTH
    reach = 1.17 * max(*totals, *expected.values(), 8)
    like = told(narrator, projection)
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
        look=("score", narrator.language, bool(expected), small, len(totals), tuple(sources.words.items()), like),
        frames={"ends": ends, "segments": _segments(table, reach / width, sources, narrator)},
        description=f"{_describe(table, words, narrator)} {like}".strip(),
        draw=lambda data: (
            _draw_small(data, sources, narrator, bool(expected), len(totals), like)
            if small
            else _draw(data, sources, narrator, bool(expected), like)
        ),
    )


def _sources(view: Any, narrator: Narrator) -> Sources:
    return sources_of(game_named(view.game), view.rules, view.scores, narrator)


def _table(view: Any, sources: Sources, narrator: Narrator) -> pd.DataFrame:
    rows = [row for sheet in view.scores for row in rows_by_source(sheet, sources, narrator)]
    return pd.DataFrame(rows, columns=COLUMNS).astype(WHOLE)


def _draw(data: Data, sources: Sources, narrator: Narrator, projected: bool, like: str) -> AnyChart:
    below = [sources.below_projected if projected else sources.below, *([like] if like else [])]
    return _bars(data, sources, narrator, style.names_axis(), style.legend(sources.words, columns=3)).properties(
        title=style.title(narrator.say("chart-score-title"), below), width=WIDTH, height=alt.Step(ROW)
    )


def _draw_small(data: Data, sources: Sources, narrator: Narrator, projected: bool, seats: int, like: str) -> AnyChart:
    title = narrator.say("chart-score-small-projected" if projected else "chart-score-small")
    return _bars(data, sources, narrator, style.names_axis(limit=SMALL_NAME), None).properties(
        title=style.title(title, like or None, size=13, offset=6),
        width=SMALL_WIDTH,
        height=alt.Step(max(SMALL_ROW, SMALL_HEIGHT // seats)),
    )


def _bars(
    data: Data, sources: Sources, narrator: Narrator, names: alt.Axis, legend: alt.Legend | None
) -> alt.LayerChart | alt.FacetChart:
    say = narrator.say
    segments, ends = alt.Chart(data["segments"]), alt.Chart(data["ends"])
    scale = alt.Scale(nice=False, zero=True)
    fields = ("start", "end", "sign_at", "number_at", "reach")
    x = {field: alt.X(f"{field}:Q", axis=None, scale=scale) for field in fields}
    y = alt.Y("place:N", axis=names, scale=alt.Scale(paddingInner=0.3, paddingOuter=0.1))
    tooltip = [
        alt.Tooltip("name:N", title=say("chart-seat")),
        alt.Tooltip("label:N", title=say("chart-source")),
        alt.Tooltip("points:Q", title=say("chart-points")),
        alt.Tooltip("card_names:N", title=say("chart-cards")),
    ]
    bars = segments.mark_bar(strokeWidth=1, cornerRadius=2).encode(
        x=x["start"],
        x2="end:Q",
        y=y,
        fill=alt.Fill("source:N", scale=sources.colours(), legend=legend),
        stroke=alt.Stroke("source:N", scale=sources.colours("-edge"), legend=legend),
        tooltip=tooltip,
    )
    on = alt.Color("source:N", scale=sources.colours("-on"), legend=None)
    signs: list[alt.Chart] = []
    if sources.symbols is not None:
        shape = alt.Shape("source:N", scale=sources.shapes(), legend=legend)
        roomy = segments.transform_filter("datum.room >= 1").mark_point(filled=True, size=165, opacity=1)
        signs.append(roomy.encode(x=x["sign_at"], y=y, shape=shape, color=on, tooltip=tooltip))
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
    return alt.layer(room, hopes, bars, *signs, numbers, sums).properties(view=style.frameless())


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


def rows_by_source(sheet: ScoreSheet, sources: Sources, narrator: Narrator) -> Iterator[tuple[Any, ...]]:
    """The rows of one seat: its points and cards of each source."""
    points: dict[str, int] = {}
    cards: dict[str, list[str]] = {}
    for line in sheet.lines:
        source = sources.key(line)
        points[source] = points.get(source, 0) + line.points
        cards.setdefault(source, []).extend([line.card] if line.card else [])
    for source, word in sources.words.items():
        if source in points:
            labels = ", ".join(narrator.label(card) for card in cards[source])
            name = narrator.name(sheet.seat)
            yield sheet.seat, name, source, word, points[source], cards[source], labels, sheet.total


def _segments(table: pd.DataFrame, pixel: float, sources: Sources, narrator: Narrator) -> pd.DataFrame:
    """The table with where each segment lies, and whether it has room for a symbol (1) and a number (2)."""
    drawn = table.loc[table["points"] > 0].copy()
    drawn["place"] = [place(seat, narrator) for seat in drawn["seat"]]
    drawn["end"] = drawn.groupby("seat")["points"].cumsum()
    drawn["start"] = drawn["end"] - drawn["points"]
    middle, wide = (drawn["start"] + drawn["end"]) / 2, drawn["points"] / pixel
    # Without symbols the number stands alone in the middle.
    beside = 0 if sources.symbols is None else 8
    both = wide >= (ROOM_FOR_BOTH if beside else ROOM_FOR_NUMBER)
    drawn["room"] = (wide >= ROOM_FOR_SIGN).astype(int) + both.astype(int)
    drawn["sign_at"] = middle - both * beside * pixel
    drawn["number_at"] = middle + beside * pixel
    return drawn


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
