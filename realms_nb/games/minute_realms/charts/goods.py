"""What do they have? Coins and shields, round by round.

What is a coin worth? The points of a laid realm with no coin, one coin and so on, card by card.
"""

from __future__ import annotations

from typing import Any, cast

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import checked_match, place
from realms_nb.charts.style import LIGHT, SYMBOLS, AnyChart
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.match import Match
from realms_nb.core.narrator import Narrator
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.charts.history import after_rounds, by_seat, panels, rounds_axis
from realms_nb.games.minute_realms.engine.invasion import defence
from realms_nb.games.minute_realms.engine.realm_builder import LaidRealm

# Under a board: all panels together, the room after each for the figures at the end, how high a figure is.
SMALL_WIDTH, SMALL_HEIGHT, SMALL_GAP, FIGURE = 530, 66, 44, 14


def coins_shields_table(match: Match, *, language: str | None = None) -> pd.DataFrame:
    """Coins and shields of each seat at the start (round 0) and at the end of each round; the last round counts so far.

    One row per round, seat and kind (`coin`, `shield`). Rows of the kind `strength` tell how strong an invasion was.
    """
    match = checked_match(match, GAME)
    narrator = match.narrator(language)
    words = {kind: narrator.say(f"chart-{kind}") for kind in ("coin", "shield", "strength")}
    rows: list[tuple[Any, ...]] = []
    for round, state in {0: match.start, **after_rounds(match)}.items():
        struck = [invasion.strength for invasion in state.invasions if invasion.round == round]
        for seat, realm in enumerate(state.realms):
            have = [("coin", realm.coins), ("shield", defence(realm, state.rules)), *(("strength", s) for s in struck)]
            rows += [(round, seat, narrator.name(seat), kind, words[kind], count) for kind, count in have]
    return pd.DataFrame(rows, columns=["round", "seat", "name", "kind", "label", "count"])


def coins_shields_chart(match: Match, *, columns: int | None = None, language: str | None = None) -> AnyChart:
    """Coins and shields over time: a panel with two lines for each seat, and how strong each invasion was.

    `columns` says how many panels of the `match` stand side by side; the words are in `language`.
    """
    return coins_shields_plot(match, columns=columns, language=language).chart()


def coins_shields_plot(
    match: Match, *, columns: int | None = None, language: str | None = None, small: bool = False
) -> Plot:
    """The same as `coins_shields_chart`, for a live chart: rows first, drawn only if need be.

    `small` is for a place under a board: all seats in one row, figures only at the end of the lines.
    """
    table = coins_shields_table(match, language=language)
    narrator = match.narrator(language)
    table["place"] = [place(seat, narrator) for seat in table["seat"]]
    side = columns or panels(match)
    if small:
        table["now"] = (table["kind"] != "strength") & (table["round"] == table["round"].max())
        table["end"] = _apart(table)
        return Plot(
            look=("coins and shields, small", narrator.language, match.rules, match.names),
            frames={"holdings": table},
            description=_describe_coins(match, narrator),
            draw=lambda data: _draw_small(data, match, narrator),
        )
    return Plot(
        look=("coins and shields", narrator.language, match.rules.rounds, side),
        frames={"holdings": table},
        description=_describe_coins(match, narrator),
        draw=lambda data: _draw_coins(data, match.rules.rounds, side, narrator),
    )


def _draw_coins(data: Data, rounds: int, columns: int, narrator: Narrator) -> AnyChart:
    say = narrator.say
    kinds = ("coin", "shield", "strength")
    fills = alt.Scale(domain=kinds, range=[LIGHT["coin"], LIGHT["shield"], LIGHT["foe"]])
    lines = alt.Scale(domain=kinds, range=[LIGHT["coin-line"], LIGHT["shield-line"], LIGHT["foe"]])
    shapes = alt.Scale(domain=kinds, range=[SYMBOLS["coin"], SYMBOLS["shield"], SYMBOLS["token"]])
    legend = style.legend({kind: say(f"chart-{kind}") for kind in kinds})
    x = rounds_axis(range(rounds + 1), narrator, offset=7)
    axis = style.axis(say("chart-count"), tickMinStep=1, tickCount=5, format="d", domain=False, ticks=False)
    y = alt.Y("count:Q", axis=axis)
    base = alt.Chart(data["holdings"])
    # A mark at the upper edge would push the name of its panel up: unseen marks above all others make room.
    room = (
        base.transform_calculate(room="datum.count + 1")
        .mark_point(opacity=0, size=0)
        .encode(y=alt.Y("room:Q", axis=axis))
    )
    path = (
        base.transform_filter("datum.kind != 'strength'")
        .mark_line(interpolate="linear", strokeWidth=2)
        .encode(x=x, y=y, stroke=alt.Stroke("kind:N", scale=lines, legend=legend))
    )
    encoding = {
        "x": x,
        "y": y,
        "fill": alt.Fill("kind:N", scale=fills, legend=legend),
        "stroke": alt.Stroke("kind:N", scale=lines, legend=legend),
        "shape": alt.Shape("kind:N", scale=shapes, legend=legend),
        "tooltip": [
            alt.Tooltip("name:N", title=say("chart-seat")),
            alt.Tooltip("round:O", title=say("chart-round")),
            alt.Tooltip("label:N", title=say("chart-what")),
            alt.Tooltip("count:Q", title=say("chart-count")),
        ],
    }
    # The invaders lie behind and are larger, so that shields that just held are seen on top of them.
    invaders = base.transform_filter("datum.kind == 'strength'").mark_point(size=380, opacity=1).encode(**encoding)
    points = (
        base.transform_filter("datum.kind != 'strength'")
        .mark_point(size=130, strokeWidth=1.2, opacity=1)
        .encode(**encoding)
    )
    title = style.title(say("chart-coins-title"), say("chart-coins-below"))
    return by_seat(alt.layer(room, invaders, path, points), columns, title)


def _apart(table: pd.DataFrame) -> list[float]:
    """How high the figure at the end of a line stands: coins and shields of a seat that are near are moved apart."""
    rows: list[dict[str, Any]] = table.to_dict("records")
    now: dict[tuple[int, str], int] = {(row["seat"], row["kind"]): row["count"] for row in rows if row["now"]}
    least = FIGURE / SMALL_HEIGHT * max(4, *(row["count"] for row in rows))
    ends: list[float] = []
    for row in rows:
        count, end = row["count"], float(row["count"])
        if row["now"]:
            other = now[row["seat"], "shield" if row["kind"] == "coin" else "coin"]
            if abs(count - other) < least:
                # Coins stand above where both are equal.
                above = count > other or (count == other and row["kind"] == "coin")
                end = max((count + other) / 2, least / 2) + (least / 2 if above else -least / 2)
        ends.append(end)
    return ends


def _draw_small(data: Data, match: Match, narrator: Narrator) -> AnyChart:
    say, rules = narrator.say, match.rules
    kinds = ("coin", "shield")
    marks = [*rules.invasion_rounds, rules.rounds]
    ticks = style.axis(None, labelAngle=0, values=[0, *marks], domain=True, ticks=False, grid=False, format="d")
    x = alt.X("round:Q", axis=ticks, scale=alt.Scale(domain=[0, rules.rounds], nice=False))
    y = alt.Y("count:Q", axis=None, scale=alt.Scale(zero=True, nice=False, domainMin=0))
    lines = alt.Scale(domain=kinds, range=[LIGHT["coin-line"], LIGHT["shield-line"]])
    dashes = alt.Scale(domain=kinds, range=[[1, 0], [4, 3]])
    base = alt.Chart(data["holdings"])
    tooltip = [
        alt.Tooltip("name:N", title=say("chart-seat")),
        alt.Tooltip("round:O", title=say("chart-round")),
        alt.Tooltip("label:N", title=say("chart-what")),
        alt.Tooltip("count:Q", title=say("chart-count")),
    ]
    struck = (
        base.transform_filter("datum.kind == 'strength'")
        .mark_rule(color=LIGHT["foe"], strokeWidth=3)
        .encode(x=x, tooltip=tooltip)
    )
    path = base.transform_filter("datum.kind != 'strength'").mark_line(interpolate="linear", strokeWidth=2)
    paths = path.encode(
        x=x,
        y=y,
        stroke=alt.Stroke("kind:N", scale=lines, legend=None),
        strokeDash=alt.StrokeDash("kind:N", scale=dashes, legend=None),
    )
    # Every count can be pointed at, though only the last ones are marked.
    counts = base.transform_filter("datum.kind != 'strength'").mark_point(opacity=0, size=120, filled=True)
    now = base.transform_filter("datum.now")
    at = alt.Y("end:Q", axis=None)
    signs = now.mark_point(size=120, strokeWidth=1.2, opacity=1, xOffset=11).encode(
        x=x,
        y=at,
        fill=alt.Fill("kind:N", scale=alt.Scale(domain=kinds, range=[LIGHT["coin"], LIGHT["shield"]]), legend=None),
        stroke=alt.Stroke("kind:N", scale=lines, legend=None),
        shape=alt.Shape(
            "kind:N", scale=alt.Scale(domain=kinds, range=[SYMBOLS["coin"], SYMBOLS["shield"]]), legend=None
        ),
        tooltip=tooltip,
    )
    figures = now.mark_text(**style.text(fontWeight="bold"), align="left", dx=20).encode(
        x=x, y=at, text="count:Q", tooltip=tooltip
    )
    seats = len(match.names)
    width = (SMALL_WIDTH - seats * SMALL_GAP) // seats
    title = style.title(say("chart-coins-small"), size=13, offset=4)
    # A mark at the upper edge would push the name of its panel up: unseen marks above all others make room.
    above = alt.Y("room:Q", axis=None)
    room = base.transform_calculate(room="datum.count + 1").mark_point(opacity=0, size=0).encode(y=above)
    layers = alt.layer(room, struck, paths, counts.encode(x=x, y=y, tooltip=tooltip), signs, figures)
    return by_seat(layers, seats, title, width=width, height=SMALL_HEIGHT, gap=SMALL_GAP, flush=True)


def _describe_coins(match: Match, narrator: Narrator) -> str:
    seats = [
        narrator.say(
            "chart-coins-seat",
            name=narrator.name(seat),
            coins=realm.coins,
            shields=defence(realm, match.rules),
        )
        for seat, realm in enumerate(match.state.realms)
    ]
    struck = [
        narrator.say("chart-coins-struck", round=invasion.round, strength=invasion.strength)
        for invasion in match.state.invasions
    ]
    return narrator.say("chart-coins-description", listed="; ".join(seats)) + "".join(f" {line}" for line in struck)


def coin_worth_table(realm: LaidRealm, most: int = 12) -> pd.DataFrame:
    """What each card of a realm scores with 0 to `most` coins: a row per card and one for all, a column per coin."""
    rows = _rows(realm, most)
    table = rows.pivot(index="label", columns="coins", values="points").reindex(rows["label"].unique())
    table.loc[_narrator(realm).say("chart-total")] = table.sum()
    return table.astype(int).rename_axis(index=None)


def coin_worth_chart(realm: LaidRealm, most: int = 12) -> AnyChart:
    """What coins are worth to a realm: a bar for each number of coins, made of what each card scores.

    `realm` is one that `rn.minute_realms.realm(...)` has laid; `most` is the largest number of coins.
    """
    return coin_worth_plot(realm, most).chart()


def coin_worth_plot(realm: LaidRealm, most: int = 12) -> Plot:
    """The same as `coin_worth_chart`, for a live chart: rows first, drawn only if need be."""
    rows, narrator = _rows(realm, most), _narrator(realm)
    listed = "; ".join(f"{coins}: {realm.changed(coins=coins).points}" for coins in range(most + 1))
    return Plot(
        look=("coin worth", narrator.language, tuple(rows["label"].unique())),
        frames={"worth": rows},
        description=narrator.say("chart-worth-description", listed=listed),
        draw=lambda data: _draw(data, narrator),
    )


def _narrator(realm: LaidRealm) -> Narrator:
    return GAME.narrator(rules=realm.rules, language=realm.language)


def _rows(realm: LaidRealm, most: int) -> pd.DataFrame:
    if not isinstance(cast(object, realm), LaidRealm):
        raise BadSetup(f"What coins are worth is told of a realm, as rn.realm(...) lays it, not of {shown(realm)}.")
    narrator = _narrator(realm)
    rows = [
        (coins, narrator.label(line.card) if line.card else narrator.say("chart-award"), line.points)
        for coins in range(most + 1)
        for line in realm.changed(coins=coins).sheet.lines
    ]
    return pd.DataFrame(rows, columns=["coins", "label", "points"])


def _draw(data: Data, narrator: Narrator) -> AnyChart:
    say = narrator.say
    bars = (
        alt.Chart(data["worth"])
        .mark_bar()
        .encode(
            x=alt.X("coins:O", axis=style.axis(say("chart-coin"), labelAngle=0, ticks=False)),
            y=alt.Y("points:Q", axis=style.axis(say("chart-points"), tickMinStep=1)),
            color=alt.Color("label:N", legend=alt.Legend(title=None, orient="bottom", labelFontSize=12)),
            tooltip=[
                alt.Tooltip("coins:O", title=say("chart-coin")),
                alt.Tooltip("label:N", title=say("chart-cards")),
                alt.Tooltip("points:Q", title=say("chart-points")),
            ],
        )
    )
    return alt.layer(bars).properties(title=style.title(say("chart-worth-title")), width=430, height=200)
