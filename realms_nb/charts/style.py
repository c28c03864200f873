"""The colours and symbols that charts share with the boards, for light and dark hosts.

A chart is written with the light colours. Every light colour stands for one token, so the dark chart is the same
specification with each colour exchanged: `in_dark` does it here, the live chart does it in the browser.

What all charts have in common: type, axes, titles. Set part by part, so that charts can be joined by `|` and `&`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal

import altair as alt

Theme = Literal["light", "dark"]

# Token -> light, dark. The six categories, then the edge of each, then what is written on each.
TOKENS: dict[str, tuple[str, str]] = {
    "productive": ("#6d9b4d", "#82ab35"),
    "residential": ("#ecb04f", "#fdc65a"),
    "commercial": ("#204684", "#5f8cdc"),
    "military": ("#7a1f2a", "#c9606e"),
    "noble": ("#b06fc6", "#cbabff"),
    "clerical": ("#2f7676", "#ade9ee"),
    "award": ("#8d93a1", "#7f8799"),
    "productive-edge": ("#3d5643", "#526e3d"),
    "residential-edge": ("#715f49", "#997e51"),
    "commercial-edge": ("#1e3256", "#3f5b93"),
    "military-edge": ("#472631", "#7d4355"),
    "noble-edge": ("#5a4471", "#7d6ca7"),
    "clerical-edge": ("#264650", "#6b909e"),
    "award-edge": ("#555c6c", "#4c5365"),
    "productive-on": ("#10160a", "#10160a"),
    "residential-on": ("#1f1403", "#1f1403"),
    # Three whites that differ by a hair: each becomes another colour in the dark.
    "commercial-on": ("#ffffff", "#070d1c"),
    "military-on": ("#fffafa", "#1f0508"),
    "noble-on": ("#1c0a24", "#1c0a24"),
    "clerical-on": ("#f8ffff", "#06201f"),
    "award-on": ("#10131b", "#0d1017"),
    "ink": ("#1b2233", "#eeedf4"),
    "ink-2": ("#4a5368", "#b9bccb"),
    "line": ("#d3d7e2", "#474b5a"),
    "line-2": ("#8a92a6", "#858ba0"),
    "panel": ("#fefefe", "#212121"),
    # Odds; invaders; coins and shields as lines, dark enough for a white ground and light enough for a black one.
    "bar": ("#6b5477", "#a893bd"),
    "foe": ("#3b2a45", "#d9c6ea"),
    "foe-on": ("#ffe3d3", "#1d1426"),
    "coin": ("#f3b93a", "#f5c455"),
    "coin-line": ("#9a6700", "#ffd466"),
    "shield": ("#8d93a2", "#7f879a"),
    "shield-line": ("#545b6b", "#aab1c2"),
    "glow": ("#b47a00", "#ffd467"),
    # Three steps, each with its edge and what is written on it: dawn, noon and dusk.
    "step-1": ("#e9b872", "#c98f3d"),
    "step-2": ("#7fb0d8", "#5f93c4"),
    "step-3": ("#9a8fd0", "#8b7fd0"),
    "step-1-edge": ("#7b5a26", "#f0cd95"),
    "step-2-edge": ("#335f85", "#b3d2ee"),
    "step-3-edge": ("#4d4385", "#cfc8f2"),
    "step-1-on": ("#211402", "#1f1304"),
    "step-2-on": ("#06182a", "#061728"),
    "step-3-on": ("#120b2c", "#0f0828"),
    # Five colours of pieces that are missing: thin lines on the ground.
    "hollow-green": ("#47712a", "#a5cf55"),
    "hollow-red": ("#a3313b", "#f08b93"),
    "hollow-black": ("#2a2936", "#b9b0e6"),
    "hollow-blue": ("#2a62b4", "#8fb8ff"),
    "hollow-yellow": ("#8a5f00", "#f0bd4f"),
}
LIGHT = {token: light for token, (light, _) in TOKENS.items()}
DARK = {token: dark for token, (_, dark) in TOKENS.items()}
TO_DARK = dict(TOKENS.values())

# The grounds that charts are drawn on.
GROUND: dict[Theme, str] = {"light": "#ffffff", "dark": "#212121"}

FONT = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

# The symbols of the boards as Vega shapes: paths in a square from -1 to 1.
SYMBOLS = {
    "productive": "M0 0V-0.767l0.517 0.367zM0 0h0.767l-0.367 0.517zM0 0v0.767l-0.517 -0.367zM0 0H-0.767l0.367 -0.517z",
    "residential": "M0 -0.75 0.833 0h-0.267v0.75H-0.567v-0.75H-0.833zM-0.183 0.75h0.367v-0.5H-0.183z",
    "commercial": "M-0.583 -0.708h1.167l0.25 0.625a0.275 0.275 0 0 1 -0.55 0 0.283 0.283 0 0 1 -0.567 0 "
    "0.275 0.275 0 0 1 -0.55 0zM-0.625 0.333h1.25v0.417h-1.25z",
    "military": "M0 -0.875l0.192 0.275V0.083H-0.192V-0.6zM-0.517 0.133h1.033v0.233H-0.517zM-0.108 0.367h0.217v0.25"
    "h-0.217zM-0.175 0.733a0.175 0.175 0 1 0 0.35 0a0.175 0.175 0 1 0 -0.35 0z",
    "noble": "M-0.792 -0.483 -0.367 -0.083 0 -0.708 0.367 -0.083l0.425 -0.4L0.667 0.333H-0.667z"
    "M-0.667 0.467h1.333V0.75H-0.667z",
    "clerical": "M0 -0.792c0.358 0 0.517 0.267 0.517 0.6v0.383l0.217 0.292H-0.733l0.217 -0.292V-0.192"
    "c0 -0.333 0.158 -0.6 0.517 -0.6zM-0.192 0.667a0.192 0.192 0 1 0 0.383 0a0.192 0.192 0 1 0 -0.383 0z",
    "award": "M0 -0.85 0.75 -0.583v0.567c0 0.433 -0.317 0.717 -0.75 0.883 "
    "-0.433 -0.167 -0.75 -0.45 -0.75 -0.883V-0.583z",
    "coin": "M-0.875 0a0.875 0.875 0 1 0 1.75 0a0.875 0.875 0 1 0 -1.75 0z",
    "bastion": "M-0.792 0.75V-0.5h0.35v0.25h0.267V-0.5h0.35v0.25h0.267V-0.5h0.35v1.25h-0.583v-0.333"
    "a0.208 0.208 0 0 0 -0.417 0v0.333z",
    "token": "M0 -0.958L0.833 -0.483L0.833 0.475L0 0.958L-0.833 0.483L-0.833 -0.483z",
}
SYMBOLS["shield"] = SYMBOLS["award"]


def in_dark(spec: Any) -> Any:
    """A specification with every light colour of the palette exchanged for its dark one."""
    if isinstance(spec, Mapping):
        return {key: in_dark(value) for key, value in spec.items()}
    if isinstance(spec, list | tuple):
        return [in_dark(value) for value in spec]
    return TO_DARK.get(spec, spec) if isinstance(spec, str) else spec


AnyChart = alt.Chart | alt.LayerChart | alt.FacetChart | alt.HConcatChart | alt.VConcatChart

_TEXT: dict[str, Any] = {"labelFont": FONT, "titleFont": FONT, "labelFontSize": 12, "titleFontSize": 12}
_INK: dict[str, Any] = {"labelColor": LIGHT["ink"], "titleColor": LIGHT["ink-2"]}
_LINES: dict[str, Any] = {"domainColor": LIGHT["line-2"], "tickColor": LIGHT["line-2"], "gridColor": LIGHT["line"]}


def axis(title: str | None = None, **options: Any) -> alt.Axis:
    """An axis in the type and colours of the boards."""
    return alt.Axis(title=title, titleFontWeight="normal", **(_TEXT | _INK | _LINES | options))


def names_axis(title: str | None = None, skip: int = 2, limit: int = 220, gap: int = 8) -> alt.Axis:
    """An axis of names that carry their place in front, such as `0 Ada`: the place sorts, the name is shown."""
    shown = f"slice(datum.label, {skip})"
    return axis(title, labelExpr=shown, domain=False, ticks=False, labelPadding=gap, labelLimit=limit, labelFontSize=13)


def title(text: str, below: str | list[str] | None = None, **options: Any) -> alt.TitleParams:
    """What the chart shows, and in smaller type how to read it."""
    return alt.TitleParams(
        text=text,
        subtitle=below or alt.Undefined,
        anchor="start",
        font=FONT,
        fontSize=options.pop("size", 15),
        color=LIGHT["ink"],
        subtitleFont=FONT,
        subtitleFontSize=12,
        subtitleColor=LIGHT["ink-2"],
        subtitlePadding=4,
        offset=options.pop("offset", 12),
        **options,
    )


def text(color: str = "ink", size: int = 12, **options: Any) -> dict[str, Any]:
    """The properties of a text mark."""
    return {"font": FONT, "fontSize": size, "color": LIGHT[color], **options}


def frameless() -> alt.ViewBackground:
    """A plot without a box around it."""
    return alt.ViewBackground(stroke=None)


def chosen_words(words: Mapping[str, str]) -> str:
    """A Vega expression that shows a word for the key on a label."""
    return f"{json.dumps(dict(words), ensure_ascii=False)}[datum.label]"


def legend(words: Mapping[str, str], **options: Any) -> alt.Legend:
    """A legend below the chart: symbol and word of each key."""
    return alt.Legend(
        title=None,
        orient="bottom",
        direction="horizontal",
        labelExpr=chosen_words(words),
        labelFont=FONT,
        labelFontSize=12,
        labelColor=LIGHT["ink"],
        labelLimit=220,
        symbolSize=200,
        symbolStrokeWidth=0.8,
        columnPadding=14,
        rowPadding=4,
        **options,
    )
