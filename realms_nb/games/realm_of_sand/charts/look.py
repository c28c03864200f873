"""How charts of Realm of Sand look: the levels that score, and the signs of pieces, hollow because they are missing."""

from __future__ import annotations

from collections.abc import Mapping

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data
from realms_nb.charts.source import Sources
from realms_nb.charts.style import LIGHT
from realms_nb.core.narrator import Narrator
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, RUNES
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.engine.scoring import SOURCES

# The levels are dawn, noon and dusk.
STEPS = ("step-1", "step-2", "step-3")
# The signs of the board as Vega shapes, in a square from -1 to 1: leaf, waves, shard, drop, crescent; and an hourglass.
SIGNS: Mapping[str, str] = {
    "G": "M0 -0.708c0.542 0.333 0.583 0.917 0 1.417c-0.583 -0.5 -0.542 -1.083 0 -1.417z",
    "R": "M-0.7 -0.25q0.35 -0.6 0.7 0q0.35 0.6 0.7 0M-0.7 0.3q0.35 -0.6 0.7 0q0.35 0.6 0.7 0",
    "K": "M0 -0.708L0.5 -0.167L0 0.708L-0.5 -0.167z",
    "B": "M0 -0.708c0.333 0.458 0.5 0.667 0.5 0.917a0.5 0.5 0 0 1 -1 0c0 -0.25 0.167 -0.458 0.5 -0.917z",
    "Y": "M0.292 -0.625A0.683 0.683 0 1 0 0.667 0.333a0.567 0.567 0 1 1 -0.375 -0.958z",
}
HOURGLASS = "M-0.6 -0.9H0.6V-0.65L0.12 0L0.6 0.65V0.9H-0.6V0.65L-0.12 0L-0.6 -0.65z"
_HOLLOW = ("hollow-green", "hollow-red", "hollow-black", "hollow-blue", "hollow-yellow")


def sources(rules: Rules, narrator: Narrator) -> Sources:
    """Points are told by the level of their building."""
    return Sources(
        words={source: narrator.say("chart-level", level=level) for source, level in zip(SOURCES, LEVELS, strict=True)},
        tokens=STEPS,
        key=lambda line: line.source,
        below=narrator.say("chart-sand-below"),
        below_projected=narrator.say("chart-sand-below-projected"),
    )


def piece_colours() -> alt.Scale:
    """The colour of each missing piece."""
    return alt.Scale(domain=list(COLOURS), range=[LIGHT[token] for token in _HOLLOW])


def piece_signs() -> alt.Scale:
    """The sign of each piece."""
    return alt.Scale(domain=list(COLOURS), range=[SIGNS[colour] for colour in COLOURS])


def piece_frames() -> alt.Scale:
    """A square for what may be a rune, a circle for what can only be a disc."""
    return alt.Scale(domain=list(COLOURS), range=["square" if colour in RUNES else "circle" for colour in COLOURS])


def rows_axis(extent: int, skip: int = 2) -> alt.Axis:
    """An axis of names that begin at the left edge; the place in front of each sorts and is not shown."""
    return style.axis(
        None, labelExpr=f"slice(datum.label, {skip})", labelAlign="left", labelPadding=extent, labelLimit=extent - 6,
        labelFontSize=13, minExtent=extent, maxExtent=extent, domain=False, ticks=False,
    )  # fmt: skip


def note(data: Data, extent: int, above: int = 14) -> alt.Chart:
    """The line below the title that says how many futures there are: a row like others, so it changes in place."""
    words = alt.Chart(data["note"]).mark_text(**style.text("ink-2"), align="left", baseline="bottom", lineBreak="\n")
    return words.encode(text="note:N", x=alt.value(-extent), y=alt.value(-above))


def note_rows(text: str, like: str = "") -> pd.DataFrame:
    """The one row of that line; behind it like whom everybody goes on."""
    return pd.DataFrame({"note": [f"{text} {like}".strip()]})
