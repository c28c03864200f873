"""Which move wins most often? The win chance of the best legal moves, with its interval."""

from __future__ import annotations

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import number, percent
from realms_nb.charts.style import LIGHT, AnyChart
from realms_nb.core.errors import BadSetup
from realms_nb.core.narrator import Narrator
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.charts.look import note, note_rows, rows_axis
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.moves import describe_move
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.simulation.policies import told

NEEDED = ("move", "win", "win_low", "win_high", "score", "playouts")
# So many moves are shown; there may be hundreds.
SHOWN = 10
# Pixels: the plot, and the moves in words before it.
WIDTH, NAMES = 260, 290
# A square stands for a laid tile, a circle for a disc, a triangle for a building, a diamond for the rest.
KINDS = {"lay": "square", "summon": "circle", "build": "triangle-up", "other": "diamond"}


def move_odds_table(odds: pd.DataFrame, *, rules: Rules | None = None, language: str = "en") -> pd.DataFrame:
    """The best moves of a table of `rn.move_odds`, with the move in words of the chosen language."""
    lacking = [column for column in NEEDED if column not in odds.columns]
    if lacking:
        raise BadSetup(code="table_columns", columns=", ".join(NEEDED), lacking=", ".join(lacking))
    narrator = GAME.narrator(rules=rules, language=language)
    # Those that were only screened have too few futures to be compared.
    closely = odds[odds["playouts"] == odds["playouts"].max()].head(SHOWN)
    table = closely.loc[:, list(NEEDED)].reset_index(drop=True)
    table["move"] = [str(move) for move in table["move"]]
    moves = [GAME.parse(move, rules or GAME.STANDARD) for move in table["move"]]
    table.insert(1, "label", [describe_move(move, narrator) for move in moves])
    table["kind"] = [_kind(move) for move in moves]
    return table


def move_odds_chart(odds: pd.DataFrame, *, rules: Rules | None = None, language: str = "en") -> AnyChart:
    """How often each of the best moves wins: a sign at the win chance on a line as wide as its interval.

    `odds` is a table of `rn.move_odds`, of a game by `rules` if they are not the standard; the words are in `language`.
    """
    return move_odds_plot(odds, rules=rules, language=language).chart()


def move_odds_plot(odds: pd.DataFrame, *, rules: Rules | None = None, language: str = "en") -> Plot:
    """The same as `move_odds_chart`, for a live chart: rows first, drawn only if need be."""
    narrator = GAME.narrator(rules=rules, language=language)
    table = move_odds_table(odds, rules=rules, language=language)
    table["place"] = [f"{rank:03d} {label}" for rank, label in enumerate(table["label"])]
    table["interval"] = [
        narrator.say("chart-range", low=percent(low, narrator), high=percent(high, narrator))
        for low, high in zip(table["win_low"], table["win_high"], strict=True)
    ]
    table["scored"] = [number(score, narrator) for score in table["score"]]
    table["written"] = [
        narrator.say("chart-sand-move", win=percent(win, narrator), score=score)
        for win, score in zip(table["win"], table["scored"], strict=True)
    ]
    count = max(map(int, table["playouts"]), default=0)
    columns = zip(table["label"], table["written"], table["interval"], strict=True)
    listed = "; ".join(f"{label}: {written}, {interval}" for label, written, interval in columns)
    like = told(narrator, odds)
    words = narrator.say("chart-moves-description", moves=listed) if listed else narrator.say("chart-moves-empty")
    return Plot(
        look=("sand move odds", narrator.language),
        frames={"moves": table, "note": note_rows(narrator.say("chart-sand-moves-below", count=count), like)},
        description=f"{words} {like}".strip(),
        draw=lambda data: _draw(data, narrator),
    )


def _draw(data: Data, narrator: Narrator) -> AnyChart:
    say = narrator.say
    sign = say("chart-percent", value="")
    x = alt.X(
        "win:Q",
        scale=alt.Scale(domain=[0, 1]),
        axis=style.axis(
            say("chart-win"), labelExpr=f"format(100 * datum.value, '.0f') + '{sign}'", tickCount=5, domain=False
        ),
    )
    y = alt.Y("place:N", axis=rows_axis(NAMES, skip=4), scale=alt.Scale(padding=0.3))
    tooltip = [
        alt.Tooltip("label:N", title=say("chart-move")),
        alt.Tooltip("interval:N", title=say("chart-interval")),
        alt.Tooltip("scored:N", title=say("chart-expected")),
    ]
    base = alt.Chart(data["moves"])
    spans = base.mark_rule(strokeWidth=3, color=LIGHT["bar"], strokeCap="round").encode(
        x=alt.X("win_low:Q"), x2="win_high:Q", y=y, tooltip=tooltip
    )
    kinds = list(KINDS)
    points = base.mark_point(filled=True, size=150, opacity=1, color=LIGHT["bar"], stroke=LIGHT["panel"]).encode(
        x=x,
        y=y,
        shape=alt.Shape(
            "kind:N",
            scale=alt.Scale(domain=kinds, range=list(KINDS.values())),
            legend=style.legend({kind: say(f"chart-sand-kind-{kind}") for kind in kinds}),
        ),
        tooltip=tooltip,
    )
    words = base.mark_text(**style.text(), align="left", dx=8).encode(
        x=alt.X("win_high:Q"), y=y, text="written:N", tooltip=tooltip
    )
    return alt.layer(spans, points, words, note(data, NAMES, above=8)).properties(
        title=style.title(say("chart-sand-moves-title"), offset=6),
        width=WIDTH,
        height=alt.Step(26),
        view=style.frameless(),
    )


def _kind(move: mv.Move) -> str:
    match move:
        case mv.LayTile():
            return "lay"
        case mv.SummonDisc() | mv.MoveDisc():
            return "summon"
        case mv.CompleteBuilding():
            return "build"
        case _:
            return "other"
