"""Do chances hold what they say? What was said against how often it came true, bin by bin."""

from __future__ import annotations

from typing import Any

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.style import LIGHT, AnyChart
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.narrator import Narrator, checked_language, narrator_of_none

NEEDED = ("says", "is", "is_low", "is_high", "n")
SIZE = 320


def reliability_table(calibration: Any) -> pd.DataFrame:
    """The bins of `rn.lab.calibration`: what was said on average, how often it came true, its interval, and n."""
    table = getattr(calibration, "table", calibration)
    lacking = [column for column in NEEDED if column not in getattr(table, "columns", ())]
    if lacking:
        raise BadSetup(f"This picture is drawn from rn.lab.calibration(...), not from {shown(calibration)}.")
    return table


def reliability_chart(calibration: Any, *, language: str | None = None) -> AnyChart:
    """A dot for each bin on a line as long as its 95 % interval; on the dashed line chances hold what they say.

    `calibration` is that of `rn.lab.calibration(...)`; the words are in `language`.
    """
    return reliability_plot(calibration, language=language).chart()


def reliability_plot(calibration: Any, *, language: str | None = None) -> Plot:
    """The same as `reliability_chart`, for a live chart: rows first, drawn only if need be."""
    narrator = narrator_of_none(checked_language(language or getattr(calibration, "language", "en")))
    table = reliability_table(calibration)
    rows: list[dict[Any, Any]] = table.to_dict("records")
    listed = "; ".join(f"{100 * row['says']:.0f} → {100 * row['is']:.0f} (n = {row['n']:.0f})" for row in rows)
    return Plot(
        look=("reliability", narrator.language),
        frames={"bins": table, "even": pd.DataFrame({"says": [0, 1], "is": [0, 1]})},
        description=f"{narrator.say('calibration-title')}: {listed}.",
        draw=lambda data: _draw(data, narrator),
    )


def _draw(data: Data, narrator: Narrator) -> AnyChart:
    say = narrator.say
    share = alt.Scale(domain=[0, 1])
    percent = "format(100 * datum.value, '.0f')"
    x = alt.X("says:Q", scale=share, axis=style.axis(say("calibration-bin"), labelExpr=percent, tickCount=5))
    y = alt.Y("is:Q", scale=share, axis=style.axis(say("calibration-is"), labelExpr=percent, tickCount=5))
    tooltip = [
        alt.Tooltip("says:Q", title=say("calibration-says"), format=".0%"),
        alt.Tooltip("is:Q", title=say("calibration-is"), format=".0%"),
        alt.Tooltip("n:Q", title=say("calibration-n")),
    ]
    even = alt.Chart(data["even"]).mark_line(strokeDash=[4, 3], strokeWidth=1.3, color=LIGHT["ink-2"]).encode(x=x, y=y)
    base = alt.Chart(data["bins"])
    spans = base.mark_rule(strokeWidth=3, color=LIGHT["bar"], strokeCap="round").encode(
        x=x, y=alt.Y("is_low:Q"), y2="is_high:Q", tooltip=tooltip
    )
    dots = base.mark_point(
        filled=True, size=80, opacity=1, color=LIGHT["bar"], stroke=LIGHT["panel"], strokeWidth=1
    ).encode(x=x, y=y, tooltip=tooltip)
    words = base.mark_text(**style.text(), align="left", dx=8, dy=-4).encode(x=x, y=y, text="n:Q", tooltip=tooltip)
    return alt.layer(even, spans, dots, words).properties(
        title=style.title(say("calibration-title"), say("calibration-below")),
        width=SIZE,
        height=SIZE,
        view=style.frameless(),
    )
