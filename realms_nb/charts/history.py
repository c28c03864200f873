"""How did it get there? Points by source, and coins and shields, round by round."""

from __future__ import annotations

from typing import Any

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.palette import FONT, LIGHT, SYMBOLS
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.scores import COLUMNS, WHOLE, rows_by_source, source_words
from realms_nb.charts.source import checked_match, place
from realms_nb.charts.style import AnyChart
from realms_nb.core.match import Match
from realms_nb.core.narrator import Narrator
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.invasion import defence
from realms_nb.games.minute_realms.state import State

HEIGHT = 150
# A segment this high has room for its symbol.
SIGN_HEIGHT = 11


def score_history_table(match: Match, *, language: str | None = None) -> pd.DataFrame:
    """Points by source at the end of each round, as if the game had ended there; the last round counts so far."""
    match = checked_match(match)
    narrator = match.narrator(language)
    rows = [
        (round, *row)
        for round, state in after_rounds(match).items()
        for sheet in GAME.scores(state)
        for row in rows_by_source(sheet, match.rules, narrator)
    ]
    return pd.DataFrame(rows, columns=["round", *COLUMNS]).astype({"round": int, **WHOLE})


def score_history_chart(match: Match, *, columns: int | None = None, language: str | None = None) -> AnyChart:
    """How the points grew: a panel for each seat with a bar per round, stacked by category.

    `columns` says how many panels stand side by side.
    """
    return score_history_plot(match, columns=columns, language=language).chart()


def score_history_plot(match: Match, *, columns: int | None = None, language: str | None = None) -> Plot:
    """The same as `score_history_chart`, for a live chart: rows first, drawn only if need be."""
    table = score_history_table(match, language=language)
    narrator = match.narrator(language)
    table["place"] = [place(seat, narrator) for seat in table["seat"]]
    table["end"] = table.groupby(["round", "seat"])["points"].cumsum()
    table["start"] = table["end"] - table["points"]
    table["middle"] = (table["start"] + table["end"]) / 2
    tall = table["points"] >= SIGN_HEIGHT / HEIGHT * table["end"].max()
    table["sign"] = (table["points"] > 0) & tall & (table["round"] == table["round"].max())
    side = columns or _columns(match)
    return Plot(
        look=("score history", narrator.language, match.rules.rounds, side),
        frames={"history": table},
        description=_describe_history(match, narrator),
        draw=lambda data: _draw_history(data, match.rules.rounds, side, narrator),
    )


def _draw_history(data: Data, rounds: int, columns: int, narrator: Narrator) -> AnyChart:
    say = narrator.say
    legend = style.legend(source_words(narrator), columns=4)
    x = _rounds(range(1, rounds + 1), narrator)
    axis = style.axis(say("chart-points"), tickCount=5, domain=False, ticks=False)
    tooltip = [
        alt.Tooltip("name:N", title=say("chart-seat")),
        alt.Tooltip("round:O", title=say("chart-round")),
        alt.Tooltip("label:N", title=say("chart-source")),
        alt.Tooltip("points:Q", title=say("chart-points")),
        alt.Tooltip("card_names:N", title=say("chart-cards")),
        alt.Tooltip("total:Q", title=say("chart-total")),
    ]
    base = alt.Chart(data["history"])
    bars = (
        base.transform_filter("datum.points > 0")
        .mark_bar(strokeWidth=0.8)
        .encode(
            x=x,
            y=alt.Y("start:Q", axis=axis),
            y2="end:Q",
            fill=alt.Fill("source:N", scale=style.by_source(), legend=legend),
            stroke=alt.Stroke("source:N", scale=style.by_source("-edge"), legend=legend),
            tooltip=tooltip,
        )
    )
    signs = (
        base.transform_filter("datum.sign")
        .mark_point(filled=True, size=120, opacity=1)
        .encode(
            x=x,
            y=alt.Y("middle:Q", axis=axis),
            shape=alt.Shape("source:N", scale=style.shapes(), legend=legend),
            color=alt.Color("source:N", scale=style.by_source("-on"), legend=None),
            tooltip=tooltip,
        )
    )
    title = style.title(say("chart-history-title"), say("chart-history-below"))
    return _by_seat(alt.layer(bars, signs), columns, title)


def _rounds(rounds: range, narrator: Narrator, offset: int = 0) -> alt.X:
    """The rounds of the whole game from left to right, so that a chart does not shift while it is played."""
    axis = style.axis(narrator.say("chart-round"), labelAngle=0, ticks=False, offset=offset)
    scale = alt.Scale(domain=list(rounds), paddingInner=0.15, paddingOuter=0.1)
    return alt.X("round:O", scale=scale, axis=axis)


def _columns(match: Match) -> int:
    return 2 if len(match.names) in (2, 4) else 3


def _by_seat(panel: alt.LayerChart | alt.FacetChart, columns: int, title: alt.TitleParams) -> AnyChart:
    """The same panel for each seat, its name above."""
    header = alt.Header(
        title=None,
        labelExpr="slice(datum.value, 2)",
        labelFont=FONT,
        labelFontSize=13,
        labelFontWeight="bold",
        labelColor=LIGHT["ink"],
        labelAnchor="start",
        labelPadding=6,
    )
    return (
        panel.properties(width=168, height=HEIGHT, view=style.frameless())
        .facet(
            facet=alt.Facet("place:N", header=header),
            columns=columns,
            title=title,
            spacing={"row": 16, "column": 24},
        )
        .resolve_axis(x="independent")
    )


def first_position(match: Match) -> State:
    """The position before the first move."""
    return GAME.setup(len(match.names), match.seed, match.rules)


def after_rounds(match: Match) -> dict[int, State]:
    """Round -> the position when it ended (after its invasion), or the position now in the round being played."""
    after: dict[int, State] = {}
    before = first_position(match)
    for step in match.history:
        after[before.round] = step.state
        before = step.state
    return after


def _describe_history(match: Match, narrator: Narrator) -> str:
    after = after_rounds(match)
    totals = [
        f"{narrator.name(seat)} {', '.join(str(GAME.scores(state)[seat].total) for state in after.values())}"
        for seat in range(len(match.names))
    ]
    if not after:
        return narrator.say("chart-history-empty")
    return narrator.say("chart-history-description", listed="; ".join(totals), rounds=len(after))


def coins_shields_table(match: Match, *, language: str | None = None) -> pd.DataFrame:
    """Coins and shields of each seat at the start (round 0) and at the end of each round; the last round counts so far.

    One row per round, seat and kind (`coin`, `shield`). Rows of the kind `strength` tell how strong an invasion was.
    """
    match = checked_match(match)
    narrator = match.narrator(language)
    words = {kind: narrator.say(f"chart-{kind}") for kind in ("coin", "shield", "strength")}
    rows: list[tuple[Any, ...]] = []
    for round, state in {0: first_position(match), **after_rounds(match)}.items():
        struck = [invasion.strength for invasion in state.invasions if invasion.round == round]
        for seat, realm in enumerate(state.realms):
            have = [("coin", realm.coins), ("shield", defence(realm, state.rules)), *(("strength", s) for s in struck)]
            rows += [(round, seat, narrator.name(seat), kind, words[kind], count) for kind, count in have]
    return pd.DataFrame(rows, columns=["round", "seat", "name", "kind", "label", "count"])


def coins_shields_chart(match: Match, *, columns: int | None = None, language: str | None = None) -> AnyChart:
    """Coins and shields over time: a panel with two lines for each seat, and how strong each invasion was.

    `columns` says how many panels stand side by side.
    """
    return coins_shields_plot(match, columns=columns, language=language).chart()


def coins_shields_plot(match: Match, *, columns: int | None = None, language: str | None = None) -> Plot:
    """The same as `coins_shields_chart`, for a live chart: rows first, drawn only if need be."""
    table = coins_shields_table(match, language=language)
    narrator = match.narrator(language)
    table["place"] = [place(seat, narrator) for seat in table["seat"]]
    side = columns or _columns(match)
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
    x = _rounds(range(rounds + 1), narrator, offset=7)
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
    return _by_seat(alt.layer(room, invaders, path, points), columns, title)


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
