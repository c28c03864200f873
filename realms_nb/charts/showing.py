"""How a chart of ours is shown in a cell: as a live chart, which asks no network and takes no name for mark-up.

Altair shows a chart by a page that fetches its engine from a CDN, with all texts inside a script. So our charts bring
their own way of being shown. Whoever joins or saves them uses Altair itself; for that the texts that could end a script
are defused.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from typing import Any, cast

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
            # Late and by name: charts are drawn below, and shown above.
            live = import_module("realms_nb.notebook.live_chart").LiveChart(self)
            return live._repr_mimebundle_()

    Live.__name__, Live.__qualname__, Live.__module__ = kind.__name__, kind.__qualname__, kind.__module__
    return Live
