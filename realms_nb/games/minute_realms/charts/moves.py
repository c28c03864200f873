"""Which move wins most often? The win chance of each legal move, with its interval."""

from __future__ import annotations

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import number, percent
from realms_nb.charts.style import LIGHT, SYMBOLS, AnyChart
from realms_nb.core.checks import spoken_to
from realms_nb.core.errors import BadSetup
from realms_nb.core.narrator import Narrator
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.simulation.policies import told

NEEDED = ("move", "win", "win_low", "win_high")
KINDS = {"build": "residential", "bastion": "bastion", "discard": "coin", "lose": "token"}


def move_odds_table(odds: pd.DataFrame, *, rules: Rules | None = None, language: str = "en") -> pd.DataFrame:
    """The odds of each move, best first, with the move in words of the chosen language.

    `odds` is a table of `rn.move_odds`, or any with one row per legal move and the columns `move` (the move or its
    text), `win`, `win_low` and `win_high` (the win chance and its interval, from 0 to 1).
    `score`, the expected final score, is shown where it is given.
    """
    lacking = [column for column in NEEDED if column not in odds.columns]
    if lacking:
        raise BadSetup(f"A table of move odds has the columns {', '.join(NEEDED)}; {', '.join(lacking)} is missing.")
    rules = GAME.STANDARD if rules is None else rules
    narrator = GAME.narrator(rules=rules, language=language)
    table = odds.filter([*NEEDED, "score"]).copy()
    table["move"] = [str(move) for move in odds["move"]]
    told = [_told(move, rules, narrator) for move in table["move"]]
    table.insert(1, "label", [label for _, label in told])
    table["kind"] = [kind for kind, _ in told]
    return table.sort_values(by=["win", "move"], ascending=[False, True]).reset_index(drop=True)


def move_odds_chart(
    odds: pd.DataFrame, *, rules: Rules | None = None, language: str = "en", whose: str | None = None
) -> AnyChart:
    """How often each move wins: a symbol at the win chance on a line as wide as its interval, best move first.

    `whose` is the name of the seat that is to move; You, Du and Tu are spoken to. `odds` is a table of `rn.move_odds`,
    of a game by `rules` if they are not the standard; the words are in `language`.
    """
    return move_odds_plot(odds, rules=rules, language=language, whose=whose).chart()


def move_odds_plot(
    odds: pd.DataFrame, *, rules: Rules | None = None, language: str = "en", whose: str | None = None
) -> Plot:
    """The same as `move_odds_chart`, for a live chart: rows first, drawn only if need be."""
    names = () if whose is None else (whose,)
    narrator = GAME.narrator(names, rules=rules, language=language, you=spoken_to(names))
    title = narrator.say("chart-moves-title") if whose is None else narrator.say("chart-moves-title-of", seat=0)
    table = move_odds_table(odds, rules=rules, language=language)
    scored = "score" in table.columns
    below = tuple(filter(None, (narrator.say("chart-moves-below"), told(GAME.narrator(language=language), odds))))
    kinds = tuple(kind for kind in KINDS if kind in set(table["kind"]))
    table["place"] = [f"{rank:03d} {label}" for rank, label in enumerate(table["label"])]
    table["written"] = [percent(win, narrator) for win in table["win"]]
    table["interval"] = [
        narrator.say("chart-range", low=percent(low, narrator), high=percent(high, narrator))
        for low, high in zip(table["win_low"], table["win_high"], strict=True)
    ]
    table["scored"] = [number(score, narrator) for score in table["score"]] if scored else ""
    return Plot(
        look=("move odds", narrator.language, scored, title, kinds, below),
        frames={"moves": table},
        description=" ".join((f"{title}. {_describe(table, narrator)}", *below[1:])),
        draw=lambda data: _draw(data, scored, (title, below), kinds, narrator),
    )


def _draw(
    data: Data, scored: bool, titles: tuple[str, tuple[str, ...]], kinds: tuple[str, ...], narrator: Narrator
) -> AnyChart:
    say = narrator.say
    sign = say("chart-percent", value="")
    x = alt.X(
        "win:Q",
        scale=alt.Scale(zero=True, nice=True),
        axis=style.axis(
            say("chart-win"),
            labelExpr=f"format(100 * datum.value, '.0f') + '{sign}'",
            tickCount=5,
            domain=False,
            ticks=False,
        ),
    )
    y = alt.Y("place:N", axis=style.names_axis(skip=4, gap=16), scale=alt.Scale(padding=0.3))
    tooltip = [
        alt.Tooltip("label:N", title=say("chart-move")),
        alt.Tooltip("written:N", title=say("chart-win")),
        alt.Tooltip("interval:N", title=say("chart-interval")),
        *([alt.Tooltip("scored:N", title=say("chart-expected"))] if scored else []),
    ]
    legend = style.legend({kind: say(f"chart-kind-{kind}") for kind in kinds})
    base = alt.Chart(data["moves"])
    spans = base.mark_rule(strokeWidth=3, color=LIGHT["bar"], strokeCap="round").encode(
        x=alt.X("win_low:Q"), x2="win_high:Q", y=y, tooltip=tooltip
    )
    points = base.mark_point(
        filled=True, size=280, opacity=1, color=LIGHT["bar"], stroke=LIGHT["panel"], strokeWidth=1
    ).encode(
        x=x,
        y=y,
        shape=alt.Shape(
            "kind:N",
            scale=alt.Scale(domain=kinds, range=[SYMBOLS[KINDS[kind]] for kind in kinds]),
            legend=legend,
        ),
        tooltip=tooltip,
    )
    words = base.mark_text(**style.text(), align="left", dx=8).encode(
        x=alt.X("win_high:Q"), y=y, text="written:N", tooltip=tooltip
    )
    title, below = titles
    return alt.layer(spans, points, words).properties(
        title=style.title(title, list(below)),
        width=360,
        height=alt.Step(28),
        view=style.frameless(),
    )


def _told(move: str, rules: Rules, narrator: Narrator) -> tuple[str, str]:
    """The kind of a move and its words."""
    told = GAME.parse(move, rules)
    return told.use, narrator.say(f"chart-move-{told.use}", card=told.card)


def _describe(table: pd.DataFrame, narrator: Narrator) -> str:
    columns = zip(table["label"], table["written"], table["interval"], strict=True)
    moves = [f"{label} {win} ({interval})" for label, win, interval in columns]
    if not moves:
        return narrator.say("chart-moves-empty")
    return narrator.say("chart-moves-description", moves="; ".join(moves))
