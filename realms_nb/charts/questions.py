"""A question is asked by its name: `rn.charts.score(match)` is the chart, `.table` its facts, `.plot` for live charts.

What only one game asks lies in that game's folder; its question asks the game of the match, the view or the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import update_wrapper
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, ParamSpec

from realms_nb.charts.source import ROOM, door
from realms_nb.core.errors import renamed
from realms_nb.core.registry import offers

if TYPE_CHECKING:
    import pandas as pd

    from realms_nb.charts.plot import Plot
    from realms_nb.charts.style import AnyChart

P = ParamSpec("P")
FORMS = ("chart", "table", "plot")


class ChartQuestion(Generic[P]):
    """Called, it answers with a chart; `table` answers with a DataFrame, `plot` with what a live chart needs."""

    def __init__(
        self,
        name: str,
        chart: Callable[P, AnyChart],
        table: Callable[..., pd.DataFrame] | None,
        plot: Callable[..., Plot] | None,
    ) -> None:
        # It is called as the chart is, and described as it is.
        update_wrapper(self, chart)
        self.__name__ = self.__qualname__ = name
        self._chart, self._forms = chart, {"table": table, "plot": plot}

    def __call__(self, *values: P.args, **options: P.kwargs) -> AnyChart:
        """The chart."""
        return self._chart(*values, **options)

    @property
    def table(self) -> Callable[..., pd.DataFrame]:
        """The facts that the chart shows, as a table."""
        return self._form("table")

    @property
    def plot(self) -> Callable[..., Plot]:
        """What a live chart needs: the rows, a description, and how to draw them."""
        return self._form("plot")

    def _form(self, form: str) -> Any:
        found = self._forms[form]
        if found is None:
            raise AttributeError(f"rn.charts.{self.__name__} has no {form}.")
        return found

    def __repr__(self) -> str:
        return f"<the question {self.__name__}: a chart, its .table and its .plot>"


def names(general: Sequence[str]) -> list[str]:
    """Every question by its name: the general ones, then those that only some game asks."""
    own = [name.removesuffix("_chart") for name in offers(ROOM) if name.endswith("_chart")]
    return [*general, *own]


def found(name: str, room: ModuleType) -> Any:
    """What is meant by a name that the room does not have itself: a question of some game, or a name of before."""
    known = offers(ROOM)
    chart, table, plot = (door(f"{name}_{form}") if f"{name}_{form}" in known else None for form in FORMS)
    if chart is not None:
        return ChartQuestion(name, chart, table, plot)
    stem, _, form = name.rpartition("_")
    if form in FORMS and stem in names(room.__all__):
        renamed(f"rn.charts.{name}", f"rn.charts.{stem}" if form == "chart" else f"rn.charts.{stem}.{form}")
        question = getattr(room, stem)
        return question if form == "chart" else getattr(question, form)
    # What has a table alone; and what nothing has.
    return door(name)
