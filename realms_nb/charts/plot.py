"""A chart that is not drawn yet: its rows take 1 to 5 ms, the Altair chart 100 or more. Live charts need only rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import altair as alt
import pandas as pd

from realms_nb.charts.showing import defused, defused_frame, shown_live
from realms_nb.charts.style import AnyChart

Data = Mapping[str, Any]


@dataclass(frozen=True)
class Plot:
    """What a chart shows, in tables and in words, and how to draw it.

    Two plots of the same `look` are drawn alike: their charts differ in rows and description only.
    """

    look: tuple[object, ...]
    frames: Mapping[str, pd.DataFrame]
    description: str
    draw: Callable[[Data], AnyChart]

    @property
    def rows(self) -> dict[str, list[dict[str, Any]]]:
        """The rows of each dataset as plain values."""
        return {name: frame.to_dict(orient="records") for name, frame in self.frames.items()}

    def chart(self) -> AnyChart:
        """The Altair chart; a cell shows it as a live chart."""
        frames = {name: defused_frame(frame) for name, frame in self.frames.items()}
        return shown_live(self.draw(frames).properties(description=defused(self.description)))

    def named_chart(self) -> AnyChart:
        """The Altair chart with its datasets under their names, so that rows can be exchanged one by one."""
        data = {name: alt.InlineData(values=rows, name=name) for name, rows in self.rows.items()}
        return self.draw(data).properties(description=self.description)
