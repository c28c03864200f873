"""How a chart of ours is shown in a cell: as a live chart, which asks no network and takes no name for mark-up.

Altair shows a chart by a page that fetches its engine from a CDN, with all texts inside a script. So our charts bring
their own way of being shown. Whoever joins or saves them uses Altair itself; for that the texts that could end a script
are defused.

A chart that is not drawn yet: its rows take 1 to 5 ms, the Altair chart 100 or more. Live charts need only rows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, cast

import altair as alt
import pandas as pd

from realms_nb.charts.style import AnyChart

# Whatever could begin a tag: the sign is replaced by one that looks alike.
_TAG = re.compile(r"<(?=[/!?a-zA-Z])")


def defused(text: str) -> str:
    """A text in which no browser finds a tag."""
    return _TAG.sub("\u2039", text)


def defused_frame(frame: pd.DataFrame) -> pd.DataFrame:
    """A table in whose texts no browser finds a tag."""
    texts = frame.select_dtypes(exclude=["number", "bool"]).columns
    return frame.assign(**{name: frame[name].map(_defused_cell) for name in texts})


def _defused_cell(value: Any) -> Any:
    return defused(value) if isinstance(value, str) else value


def shown_live(chart: AnyChart) -> AnyChart:
    """The same chart, which a cell shows as a live chart."""
    return cast(AnyChart, _live(type(chart))._from_chart(chart))


@cache
def _live(kind: type[Any]) -> Any:
    class Live(kind):
        """A chart of Altair's in all but how a cell shows it."""

        @classmethod
        def _from_chart(cls, chart: Any) -> Any:
            # Altair takes an attribute that is set for a property of the chart.
            object.__setattr__(chart, "__class__", cls)
            return chart

        def _repr_mimebundle_(self, *_: Any, **__: Any) -> Any:
            return self._as_live()._repr_mimebundle_()

        def _ipython_display_(self, **_: Any) -> None:
            self._as_live()._ipython_display_()

        def _as_live(self) -> Any:
            # Late and by name: charts are drawn below, and shown above.
            return import_module("realms_nb.notebook.live_chart").LiveChart(self)

    Live.__name__, Live.__qualname__, Live.__module__ = kind.__name__, kind.__qualname__, kind.__module__
    return Live


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
