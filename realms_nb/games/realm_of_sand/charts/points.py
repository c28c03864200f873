"""Where do the points come from, and where will they end? A block for each building, by level; the expected score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import Source, number, place, seen
from realms_nb.charts.style import LIGHT, AnyChart
from realms_nb.core.narrator import Narrator
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.charts.look import STEPS, note, note_rows, rows_axis
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.views import View
from realms_nb.games.realm_of_sand.odds.win_chances import Endings, endings, score_ranges
from realms_nb.simulation.policies import told

PLAYOUTS = 400
# Pixels: the bars, the names before them, a row.
WIDTH, NAMES, ROW = 400, 110, 52

COLUMNS = ["seat", "name", "card", "building", "level", "points", "start", "end"]


def building_points_table(
    source: Source, *, names: Sequence[str] | None = None, language: str | None = None
) -> pd.DataFrame:
    """One row per seat and completed building, in the order of their completion: level, points, the sum before it."""
    view, narrator = seen(source, GAME, names, language)
    return pd.DataFrame([[row[column] for column in COLUMNS] for row in _blocks(view, narrator)], columns=COLUMNS)


def building_points_chart(
    source: Source,
    found: Endings | None = None,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> AnyChart:
    """A block for each completed building; dashed up to the expected final score, a line where 8 of 10 games end.

    `found` are sampled endings; without them 400 futures are sampled.
    `source` is a match, or a view with the `names` at its table; the words are in `language`.
    """
    return building_points_plot(source, found, names=names, language=language).chart()


def building_points_plot(
    source: Source,
    found: Endings | None = None,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> Plot:
    """The same as `building_points_chart`, for a live chart: rows first, drawn only if need be."""
    view, narrator = seen(source, GAME, names, language)
    found = endings(view, PLAYOUTS) if found is None else found
    blocks, ends = _blocks(view, narrator), list[dict[str, Any]]()
    for row in score_ranges(found).to_dict("records"):
        seat, total = int(row["seat"]), view.scores[int(row["seat"])].total
        expected = number(float(row["score"]), narrator, 0)
        ends.append(
            {
                "place": place(seat, narrator),
                "name": narrator.name(seat),
                "total": total,
                "mean": float(row["score"]),
                "low": float(row["range_low"]),
                "high": float(row["range_high"]),
                "written": f"{total}\u2009→\u2009{expected}",
                "range": narrator.say(
                    "chart-range", low=number(float(row["range_low"]), narrator, 0),
                    high=number(float(row["range_high"]), narrator, 0),
                ),
            }
        )  # fmt: skip
    reach = 1.2 * max(8.0, *(row["high"] for row in ends), *(float(row["total"]) for row in ends))
    for row in ends:
        row["reach"] = reach
    below = narrator.say("chart-points-below", count=found.playouts)
    return Plot(
        look=("sand points", narrator.language, len(view.realms)),
        frames={
            "blocks": pd.DataFrame(blocks, columns=[*COLUMNS, "place", "middle", "step", "cards"]),
            "ends": pd.DataFrame(ends),
            "note": note_rows(below, told(narrator, found)),
        },
        description=_describe(blocks, ends, found.playouts, narrator),
        draw=lambda data: _draw(data, narrator),
    )


def _blocks(view: View, narrator: Narrator) -> list[dict[str, Any]]:
    blocks: list[dict[str, Any]] = []
    for seat, realm in enumerate(view.realms):
        start = 0
        for key in realm.buildings:
            card = view.rules.cards[key]
            blocks.append(
                {
                    "seat": seat,
                    "name": narrator.name(seat),
                    "card": key,
                    "building": narrator.label(key),
                    "level": LEVELS[card.level - 1],
                    "points": card.points,
                    "start": start,
                    "end": start + card.points,
                    "place": place(seat, narrator),
                    "middle": start + card.points / 2,
                    "step": STEPS[card.level - 1],
                    # A clicked block lights its card on the board.
                    "cards": [key],
                }
            )
            start += card.points
    return blocks


def _describe(blocks: list[dict[str, Any]], ends: list[dict[str, Any]], count: int, narrator: Narrator) -> str:
    seats: list[str] = []
    for row in ends:
        own = [f"{block['building']} {block['points']}" for block in blocks if block["name"] == row["name"]]
        listed = f" ({', '.join(own)})" if own else ""
        seats.append(f"{row['name']} {row['written']}{listed}, {row['range']}")
    return narrator.say("chart-points-description", count=count, listed="; ".join(seats))


def _draw(data: Data, narrator: Narrator) -> AnyChart:
    say = narrator.say
    blocks, ends = alt.Chart(data["blocks"]), alt.Chart(data["ends"])
    scale = alt.Scale(nice=False, zero=True)
    fields = ("start", "middle", "total", "mean", "low", "reach")
    x = {field: alt.X(f"{field}:Q", axis=None, scale=scale) for field in fields}
    y = alt.Y("place:N", axis=rows_axis(NAMES), scale=alt.Scale(paddingInner=0.5, paddingOuter=0.3))
    tooltip = [
        alt.Tooltip("name:N", title=say("chart-seat")),
        alt.Tooltip("building:N", title=say("chart-building-word")),
        alt.Tooltip("level:N", title=say("column-size")),
        alt.Tooltip("points:Q", title=say("chart-points")),
    ]
    sums_tip = [
        alt.Tooltip("name:N", title=say("chart-seat")),
        alt.Tooltip("written:N", title=say("chart-expected")),
        alt.Tooltip("range:N", title=say("chart-points-range")),
    ]
    words = {step: say("chart-level", level=level) for step, level in zip(STEPS, LEVELS, strict=True)}
    legend = style.legend(words)

    def colours(suffix: str) -> alt.Scale:
        return alt.Scale(domain=list(STEPS), range=[LIGHT[step + suffix] for step in STEPS])

    bars = blocks.mark_bar(strokeWidth=1, cornerRadius=2).encode(
        x=x["start"],
        x2="end:Q",
        y=y,
        fill=alt.Fill("step:N", scale=colours(""), legend=legend),
        stroke=alt.Stroke("step:N", scale=colours("-edge"), legend=legend),
        tooltip=tooltip,
    )
    numbers = blocks.mark_text(**style.text(fontWeight="bold")).encode(
        x=x["middle"],
        y=y,
        text="points:Q",
        color=alt.Color("step:N", scale=colours("-on"), legend=None),
        tooltip=tooltip,
    )
    numerals = blocks.mark_text(**style.text("ink-2", size=11), yOffset=-20).encode(
        x=x["middle"], y=y, text="level:N", tooltip=tooltip
    )
    hopes = (
        ends.transform_filter("datum.mean > datum.total")
        .mark_bar(fillOpacity=0, strokeDash=[4, 3], stroke=LIGHT["ink-2"], strokeWidth=1.3, cornerRadius=2)
        .encode(x=x["total"], x2="mean:Q", y=y, tooltip=sums_tip)
    )
    spans = ends.mark_rule(color=LIGHT["bar"], strokeWidth=3, strokeCap="round", yOffset=19).encode(
        x=x["low"], x2="high:Q", y=y, tooltip=sums_tip
    )
    dots = ends.mark_point(filled=True, color=LIGHT["bar"], size=70, opacity=1, yOffset=19).encode(
        x=x["mean"], y=y, tooltip=sums_tip
    )
    sums = ends.mark_text(**style.text(size=13), align="left", dx=8).encode(
        x=alt.X("after:Q", axis=None, scale=scale), y=y, text="written:N", tooltip=sums_tip
    )
    sums = sums.transform_calculate(after="max(datum.mean, datum.total)")
    # Keeps room for the sums; drawn without ink.
    room = ends.mark_tick(opacity=0).encode(x=x["reach"], y=y)
    return alt.layer(room, hopes, bars, numbers, numerals, spans, dots, sums, note(data, NAMES, above=2)).properties(
        title=style.title(say("chart-points-title"), offset=6),
        width=WIDTH,
        height=alt.Step(ROW),
        view=style.frameless(),
    )
