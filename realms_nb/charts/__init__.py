"""Charts: a match, a view or a table in, an Altair chart out.

Each `..._chart` has two siblings: `..._table` gives the facts as a DataFrame, `..._plot` what a live chart needs.

One module per question: where the points come from, what a change of the rules does, who wins how often and how sure
that is. What only one game asks lies in that game's folder and is found by its name.
"""

from typing import Any

from realms_nb.charts.plot import Plot
from realms_nb.charts.reviews import (
    ledger_chart,
    ledger_plot,
    ledger_table,
    win_curve_chart,
    win_curve_plot,
    win_curve_table,
)
from realms_nb.charts.scores import score_chart, score_plot, score_table
from realms_nb.charts.shares import share_chart, share_plot, share_table
from realms_nb.charts.source import ROOM, door
from realms_nb.charts.variants import (
    difference_chart,
    difference_plot,
    difference_table,
    seat_share_chart,
    seat_share_plot,
    seat_share_table,
)
from realms_nb.core.registry import offers

__all__ = [
    "Plot",
    "difference_chart",
    "difference_plot",
    "difference_table",
    "ledger_chart",
    "ledger_plot",
    "ledger_table",
    "score_chart",
    "score_plot",
    "score_table",
    "seat_share_chart",
    "seat_share_plot",
    "seat_share_table",
    "share_chart",
    "share_plot",
    "share_table",
    "win_curve_chart",
    "win_curve_plot",
    "win_curve_table",
]


def __getattr__(name: str) -> Any:
    if name.startswith("_"):
        raise AttributeError(f"realms_nb.charts has no {name!r}.")
    found = globals()[name] = door(name)
    return found


def __dir__() -> list[str]:
    return sorted([*globals(), *offers(ROOM)])
