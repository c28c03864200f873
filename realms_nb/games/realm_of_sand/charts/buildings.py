"""Who can complete which building, and how soon? For every open card and seat what it lacks, and the chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import Source, percent, seen
from realms_nb.charts.style import LIGHT, AnyChart
from realms_nb.core.errors import BadSetup
from realms_nb.core.narrator import Narrator
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.charts.look import (
    note,
    note_rows,
    piece_colours,
    piece_frames,
    piece_signs,
    rows_axis,
)
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.views import View
from realms_nb.games.realm_of_sand.odds.building_odds import TURNS, odds_of_seats
from realms_nb.simulation.policies import told

PLAYOUTS = 200
# Beside three or four seats there is room for one number each.
FEW_SEATS, ONE_NUMBER = 2, 2
# Pixels: names at the left, a missing piece, a cell, the gap between two seats, a row; the most pieces that are drawn.
NAMES, PIECE, CELL, GAP, ROW, MOST_PIECES = 165, 16, 36, 14, 23, 7
# So many buildings of each seat are told in words.
TOLD = 4
NEEDED = ("seat", "card", "missing", "lacks", "turns", "within_1", "within_1_low", "within_1_high", "playouts")


def building_odds_table(
    source: Source,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
    playouts: int = PLAYOUTS,
    seed: int = 0,
) -> pd.DataFrame:
    """The table of `rn.odds.buildings` for all seats, with their names, as far as whoever looks may know it."""
    view, narrator = seen(source, GAME, names, language)
    return _named(_odds(view, playouts, seed, narrator), narrator)


def building_odds_chart(
    source: Source,
    odds: pd.DataFrame | None = None,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> AnyChart:
    """A table of the open buildings: for each seat what it lacks, and the chance within one, two and three turns.

    `odds` is a table of `rn.odds.buildings`; without it 200 futures are sampled.
    `source` is a match, or a view with the `names` at its table; the words are in `language`.
    """
    return building_odds_plot(source, odds, names=names, language=language).chart()


def building_odds_plot(
    source: Source,
    odds: pd.DataFrame | None = None,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> Plot:
    """The same as `building_odds_chart`, for a live chart: rows first, drawn only if need be."""
    view, narrator = seen(source, GAME, names, language)
    table = _odds(view, PLAYOUTS, 0, narrator) if odds is None else odds
    lacking = [column for column in NEEDED if column not in table.columns]
    if lacking:
        raise BadSetup(code="table_columns", columns=", ".join(NEEDED), lacking=", ".join(lacking))
    rows: list[dict[str, Any]] = _named(table, narrator).to_dict("records")
    count = max((int(row["playouts"]) for row in rows), default=0)
    seats = sorted({int(row["seat"]) for row in rows})
    turns = list(range(1, TURNS + 1)) if len(seats) <= FEW_SEATS else [ONE_NUMBER]
    rows = _sorted(rows, view.seat if view.seat in seats else seats[0] if seats else 0)
    pieces_wide = PIECE * max((len(row["lacks"][:MOST_PIECES]) for row in rows), default=1) + 8
    block = pieces_wide + len(turns) * CELL + GAP
    cells, pieces = list[dict[str, Any]](), list[dict[str, Any]]()
    for row in rows:
        left = seats.index(int(row["seat"])) * block
        row["missing_words"] = _missing_words(row, narrator)
        for at, piece in enumerate(row["lacks"][:MOST_PIECES]):
            pieces.append(_told(row) | {"x": left + PIECE * (at + 0.5), "colour": piece})
        for at, turn in enumerate(turns):
            share, start = float(row[f"within_{turn}"]), left + pieces_wide + at * CELL
            low, high = (percent(float(row[f"within_{turn}_{end}"]), narrator) for end in ("low", "high"))
            interval = f" ({narrator.say('chart-range', low=low, high=high)})" if count else ""
            cells.append(
                _told(row)
                | {
                    "turn": turn, "share": share, "start": start, "end": start + CELL - 3, "middle": start + CELL / 2,
                    "full": start + 2 + share * (CELL - 7), "written": _short(share),
                    "chance": f"{percent(share, narrator)}{interval}",
                }
            )  # fmt: skip
    heads = [
        {"x": seats.index(seat) * block + pieces_wide + (at + 0.5) * CELL, "words": str(turn), "name": ""}
        for seat in seats
        for at, turn in enumerate(turns)
    ]
    heads += [{"x": seats.index(seat) * block, "words": "", "name": narrator.name(seat)} for seat in seats]
    frames: dict[str, list[dict[str, Any]]] = {"cells": cells, "pieces": pieces, "heads": heads}
    width = len(seats) * block - GAP
    key = "chart-buildings-below" if len(turns) > 1 else "chart-buildings-below-two"
    below = narrator.say(key if count else "chart-buildings-counted", count=count)
    like = told(narrator, table) if count else ""
    return Plot(
        look=("sand buildings", narrator.language, width),
        frames={name: pd.DataFrame(frame) for name, frame in frames.items()} | {"note": note_rows(below, like)},
        description=_describe(rows, turns, count, narrator),
        draw=lambda data: _draw(data, width, narrator),
    )


def _odds(view: View, playouts: int, seed: int, narrator: Narrator) -> pd.DataFrame:
    return odds_of_seats(view, list(range(len(view.realms))), playouts, seed=seed, language=narrator.language)


def _named(table: pd.DataFrame, narrator: Narrator) -> pd.DataFrame:
    """The table with the names of seats and buildings in the narrator's words."""
    named = table.copy()
    named["building"] = [narrator.label(card) for card in named["card"]]
    place = int(named.columns.get_indexer(["seat"])[0]) + 1
    named.insert(place, "name", [narrator.name(int(seat)) for seat in named["seat"]])
    return named


def _sorted(rows: list[dict[str, Any]], own: int) -> list[dict[str, Any]]:
    """What is nearest to whoever looks first, then what has the most points; a card has one row for all seats."""
    shares = [f"within_{turn}" for turn in range(TURNS, 0, -1)]

    def rank(row: dict[str, Any]) -> tuple[float, ...]:
        return (*(-float(row[share]) for share in shares), len(row["lacks"]) or 99, -int(row["points"]))

    order: dict[str, int] = {}
    for row in sorted((row for row in rows if int(row["seat"]) == own), key=rank):
        order[row["card"]] = len(order)
    for row in sorted(rows, key=lambda row: order.get(row["card"], len(order))):
        level, points = LEVELS[int(row["level"]) - 1], int(row["points"])
        row["place"] = f"{order.setdefault(row['card'], len(order)):02d} {level} {row['building']} · {points}"
    return sorted(rows, key=lambda row: (int(row["seat"]), row["place"]))


def _told(row: dict[str, Any]) -> dict[str, Any]:
    return {key: row[key] for key in ("place", "seat", "name", "card", "building", "points", "missing_words")}


def _short(share: float) -> str:
    """A chance as a number of per cent without the sign; a dot for none, never rounded to certain or impossible."""
    if share in (0.0, 1.0):
        return "·" if share == 0 else "100"
    return str(min(99, max(1, round(100 * share))))


def _missing_words(row: dict[str, Any], narrator: Narrator) -> str:
    if pd.isna(row["missing"]):
        return narrator.say("chart-near-4")
    if int(row["missing"]) == 0:
        return narrator.say("chart-near-0")
    counts = Counter(row["lacks"])
    listed = [
        narrator.say("board-stock", count=counts[c], colour=narrator.term(c)) for c in dict.fromkeys(row["lacks"])
    ]
    return ", ".join(listed)


def _describe(rows: list[dict[str, Any]], turns: list[int], count: int, narrator: Narrator) -> str:
    told: list[str] = []
    for seat in dict.fromkeys(int(row["seat"]) for row in rows):
        own = [row for row in rows if int(row["seat"]) == seat]
        own.sort(key=lambda row: -float(row[f"within_{turns[-1]}"]))
        listed = "; ".join(
            narrator.say(
                "chart-buildings-one",
                building=row["building"],
                chances=", ".join(percent(float(row[f"within_{turn}"]), narrator) for turn in turns),
                missing=row["missing_words"],
            )
            for row in own[:TOLD]
        )
        told.append(f"{narrator.name(seat)}: {listed}")
    key = "chart-buildings-description" if len(turns) > 1 else "chart-buildings-description-two"
    return narrator.say(key, count=count, buildings=". ".join(told))


def _draw(data: Data, width: int, narrator: Narrator) -> AnyChart:
    say = narrator.say
    scale = alt.Scale(domain=[0, width], nice=False, zero=False)
    x = {field: alt.X(f"{field}:Q", axis=None, scale=scale) for field in ("start", "middle", "x")}
    y = alt.Y("place:N", axis=rows_axis(NAMES, skip=3))
    tooltip = [
        alt.Tooltip("name:N", title=say("chart-seat")),
        alt.Tooltip("building:N", title=say("chart-building-word")),
        alt.Tooltip("missing_words:N", title=say("chart-missing")),
    ]
    chances = [
        *tooltip,
        alt.Tooltip("turn:Q", title=say("chart-own-turns")),
        alt.Tooltip("chance:N", title=say("chart-chance")),
    ]
    cells, pieces, heads = (alt.Chart(data[name]) for name in ("cells", "pieces", "heads"))
    boxes = cells.mark_rect(color=LIGHT["bar"], stroke=LIGHT["line-2"], strokeWidth=0.8, cornerRadius=2).encode(
        x=x["start"],
        x2="end:Q",
        y=y,
        fillOpacity=alt.FillOpacity("share:Q", scale=alt.Scale(domain=[0, 1], range=[0, 0.3]), legend=None),
        tooltip=chances,
    )
    bars = (
        cells.transform_filter("datum.share > 0")
        .mark_rule(color=LIGHT["bar"], strokeWidth=3, yOffset=7)
        .encode(x=x["start"], x2="full:Q", y=y, tooltip=chances)
    )
    numbers = cells.mark_text(**style.text(), dy=-1).encode(x=x["middle"], y=y, text="written:N", tooltip=chances)
    colour = alt.Color("colour:N", scale=piece_colours(), legend=None)
    frames = pieces.mark_point(size=170, strokeWidth=1, strokeDash=[2, 1.5], filled=False, opacity=1).encode(
        x=x["x"], y=y, color=colour, shape=alt.Shape("colour:N", scale=piece_frames(), legend=None), tooltip=tooltip
    )
    signs = pieces.mark_point(size=190, strokeWidth=1.3, filled=False, opacity=1).encode(
        x=x["x"], y=y, color=colour, shape=alt.Shape("colour:N", scale=piece_signs(), legend=None), tooltip=tooltip
    )
    turns = heads.mark_text(**style.text("ink-2")).encode(x=x["x"], y=alt.value(-9), text="words:N")
    names = heads.mark_text(**style.text("ink-2"), align="left").encode(x=x["x"], y=alt.value(-9), text="name:N")
    return (
        alt.layer(boxes, bars, numbers, frames, signs, turns, names, note(data, NAMES, above=22))
        .resolve_scale(shape="independent")
        .properties(
            title=style.title(say("chart-buildings-title"), offset=6),
            width=width,
            height=alt.Step(ROW),
            view=style.frameless(),
        )
    )
