"""How did it get there? Points by source, round by round."""

from __future__ import annotations

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.scores import COLUMNS, WHOLE, rows_by_source
from realms_nb.charts.source import Sources, checked_match, place
from realms_nb.charts.style import FONT, LIGHT, AnyChart
from realms_nb.core.match import Match
from realms_nb.core.narrator import Narrator
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.charts.look import sources
from realms_nb.games.minute_realms.engine.state import State

HEIGHT = 150
# A segment this high has room for its symbol.
SIGN_HEIGHT = 11


def score_history_table(match: Match, *, language: str | None = None) -> pd.DataFrame:
    """Points by source at the end of each round, as if the game had ended there; the last round counts so far."""
    match = checked_match(match, GAME)
    narrator = match.narrator(language)
    told = sources(match.rules, narrator)
    rows = [
        (round, *row)
        for round, state in after_rounds(match).items()
        for sheet in GAME.scores(state)
        for row in rows_by_source(sheet, told, narrator)
    ]
    return pd.DataFrame(rows, columns=["round", *COLUMNS]).astype({"round": int, **WHOLE})


def score_history_chart(match: Match, *, columns: int | None = None, language: str | None = None) -> AnyChart:
    """How the points grew: a panel for each seat with a bar per round, stacked by category.

    `columns` says how many panels of the `match` stand side by side; the words are in `language`.
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
    side = columns or panels(match)
    return Plot(
        look=("score history", narrator.language, match.rules.rounds, side),
        frames={"history": table},
        description=_describe_history(match, narrator),
        draw=lambda data: _draw_history(data, sources(match.rules, narrator), match.rules.rounds, side, narrator),
    )


def _draw_history(data: Data, told: Sources, rounds: int, columns: int, narrator: Narrator) -> AnyChart:
    say = narrator.say
    legend = style.legend(told.words, columns=4)
    x = rounds_axis(range(1, rounds + 1), narrator)
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
            fill=alt.Fill("source:N", scale=told.colours(), legend=legend),
            stroke=alt.Stroke("source:N", scale=told.colours("-edge"), legend=legend),
            tooltip=tooltip,
        )
    )
    signs = (
        base.transform_filter("datum.sign")
        .mark_point(filled=True, size=120, opacity=1)
        .encode(
            x=x,
            y=alt.Y("middle:Q", axis=axis),
            shape=alt.Shape("source:N", scale=told.shapes(), legend=legend),
            color=alt.Color("source:N", scale=told.colours("-on"), legend=None),
            tooltip=tooltip,
        )
    )
    title = style.title(say("chart-history-title"), say("chart-history-below"))
    return by_seat(alt.layer(bars, signs), columns, title)


def rounds_axis(rounds: range, narrator: Narrator, offset: int = 0) -> alt.X:
    """The rounds of the whole game from left to right, so that a chart does not shift while it is played."""
    axis = style.axis(narrator.say("chart-round"), labelAngle=0, ticks=False, offset=offset)
    scale = alt.Scale(domain=list(rounds), paddingInner=0.15, paddingOuter=0.1)
    return alt.X("round:O", scale=scale, axis=axis)


def panels(match: Match) -> int:
    """How many panels stand side by side."""
    return 2 if len(match.names) in (2, 4) else 3


def by_seat(
    panel: alt.LayerChart | alt.FacetChart,
    columns: int,
    title: alt.TitleParams,
    *,
    width: int = 168,
    height: int = HEIGHT,
    gap: int = 24,
    flush: bool = False,
) -> AnyChart:
    """The same panel for each seat, its name above. With `flush`, marks beside a panel stand in the gap after it."""
    header = alt.Header(
        title=None,
        labelExpr="slice(datum.value, 2)",
        labelFont=FONT,
        labelFontSize=13,
        labelFontWeight="bold",
        labelColor=LIGHT["ink"],
        labelAnchor="start",
        labelPadding=6,
        # A name is cut where its panel ends, not written into the next one.
        labelLimit=width + gap - 8,
    )
    return (
        panel.properties(width=width, height=height, view=style.frameless())
        .facet(
            facet=alt.Facet("place:N", header=header),
            columns=columns,
            title=title,
            spacing={"row": 16, "column": gap},
            bounds="flush" if flush else "full",
        )
        .resolve_axis(x="independent")
    )


def after_rounds(match: Match) -> dict[int, State]:
    """Round -> the position when it ended (after its invasion), or the position now in the round being played."""
    after: dict[int, State] = {}
    before = match.start
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
