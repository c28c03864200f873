"""What all charts have in common: type, axes, titles. Set part by part, so that charts can be joined by `|` and `&`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import altair as alt

from realms_nb.charts.palette import FONT, LIGHT

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
