"""Who can complete which building, and how soon? Pieces missing and main actions needed, for every card and seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import altair as alt
import pandas as pd
from msgspec.structs import replace

from realms_nb.charts import style
from realms_nb.charts.palette import LIGHT
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import Source, seen
from realms_nb.charts.style import AnyChart
from realms_nb.core.narrator import Narrator
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.cards import LEVELS
from realms_nb.games.realm_of_sand.odds import Prospect, building_odds
from realms_nb.games.realm_of_sand.views import View

COLUMNS = ["seat", "name", "card", "building", "level", "points", "missing", "turns"]
# How near a building is: it stands, one or two main actions are enough, more are needed, there is no place for it.
STANDS, ONE, TWO, FAR, NOWHERE = range(5)


def building_odds_table(
    source: Source, *, names: Sequence[str] | None = None, language: str | None = None
) -> pd.DataFrame:
    """One row per seat and open building: pieces missing, and main actions away (0, 1, 2, or empty for more).

    Both are exact for the boards as they stand, with the tiles and discs that lie open.
    """
    view, narrator = seen(source, GAME, names, language)
    return _table(view, narrator)


def building_odds_chart(source: Source, *, names: Sequence[str] | None = None, language: str | None = None) -> AnyChart:
    """A table of the open buildings, one column per seat: the fuller a cell, the nearer the building."""
    return building_odds_plot(source, names=names, language=language).chart()


def building_odds_plot(source: Source, *, names: Sequence[str] | None = None, language: str | None = None) -> Plot:
    """The same as `building_odds_chart`, for a live chart: rows first, drawn only if need be."""
    view, narrator = seen(source, GAME, names, language)
    table = _table(view, narrator)
    rows: list[dict[str, Any]] = table.to_dict("records")
    own = [row for row in rows if row["seat"] == (view.seat or 0)]
    # Nearest to whoever looks first, then those with the most points.
    own.sort(key=lambda row: (row["near"], -row["points"], row["card"]))
    place = {row["card"]: f"{rank:02d} {_card_words(row, narrator)}" for rank, row in enumerate(own)}
    table["place"] = [place[card] for card in table["card"]]
    table["seat_place"] = [f"{seat} {name}" for seat, name in zip(table["seat"], table["name"], strict=True)]
    table["written"] = [_cell_words(row, narrator) for row in rows]
    table["fill"] = [(1.0, 0.62, 0.36, 0.14, 0.0)[near] for near in table["near"]]
    nearest = sorted(table.to_dict("records"), key=lambda row: row["near"])
    told = [f"{row['name']}: {row['building']} {row['written']}" for row in nearest[:8]]
    return Plot(
        look=("sand buildings", narrator.language),
        frames={"buildings": table},
        description=narrator.say("chart-buildings-description", buildings="; ".join(told)),
        draw=lambda data: _draw(data, narrator),
    )


def _table(view: View, narrator: Narrator) -> pd.DataFrame:
    rows: list[tuple[Any, ...]] = []
    for seat in range(len(view.realms)):
        for prospect in building_odds(_seen_by(view, seat)):
            card = view.rules.cards[prospect.card]
            rows.append(
                (
                    seat,
                    narrator.name(seat),
                    card.id,
                    narrator.label(card.id),
                    LEVELS[card.level - 1],
                    card.points,
                    prospect.missing,
                    prospect.turns,
                    _near(prospect),
                )
            )
    table = pd.DataFrame(rows, columns=[*COLUMNS, "near"])
    return table.astype({"missing": "Int64", "turns": "Int64"})


def _seen_by(view: View, seat: int) -> View:
    """The open table from another seat: cards that are kept face down do not count."""
    realms = tuple(replace(realm, hidden=()) for realm in view.realms)
    return replace(view, seat=seat, realms=realms)


def _near(prospect: Prospect) -> int:
    if prospect.missing is None:
        return NOWHERE
    return FAR if prospect.turns is None else (STANDS, ONE, TWO)[prospect.turns]


def _card_words(row: dict[str, Any], narrator: Narrator) -> str:
    return narrator.say("chart-building", building=row["building"], level=row["level"], points=int(row["points"]))


def _cell_words(row: dict[str, Any], narrator: Narrator) -> str:
    missing = 0 if row["near"] == NOWHERE else int(row["missing"])
    return narrator.say(f"chart-near-{row['near']}", missing=missing)


def _draw(data: Data, narrator: Narrator) -> AnyChart:
    say = narrator.say
    x = alt.X(
        "seat_place:N",
        axis=style.axis(None, orient="top", labelExpr="slice(datum.label, 2)", labelAngle=0, domain=False, ticks=False),
    )
    y = alt.Y("place:N", axis=style.names_axis(skip=3, limit=260))
    tooltip = [
        alt.Tooltip("name:N", title=say("chart-seat")),
        alt.Tooltip("building:N", title=say("chart-building-word")),
        alt.Tooltip("written:N", title=say("chart-near")),
    ]
    base = alt.Chart(data["buildings"])
    cells = base.mark_rect(color=LIGHT["coin"], stroke=LIGHT["line-2"], strokeWidth=1, cornerRadius=3).encode(
        x=x, y=y, fillOpacity=alt.FillOpacity("fill:Q", scale=None, legend=None), tooltip=tooltip
    )
    words = base.mark_text(**style.text()).encode(x=x, y=y, text="written:N", tooltip=tooltip)
    return alt.layer(cells, words).properties(
        title=style.title(say("chart-buildings-title"), say("chart-buildings-below")),
        width=alt.Step(120),
        height=alt.Step(22),
        view=style.frameless(),
    )
