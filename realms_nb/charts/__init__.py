"""Charts: a match, a view or a table in, an Altair chart out. Each question has a name: `rn.charts.score(match)`.

Beside the chart, `rn.charts.score.table(match)` gives the facts as a DataFrame, and `rn.charts.score.plot(match)` is
for a live chart. What only one game asks lies in that game's folder and is found by its name. `dir(rn.charts)` lists
them all, and `rn.charts.score?` explains one.

>>> match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
>>> told = match.play("build Watchtower")
>>> rn.charts.score.table(match)["label"].tolist()
['military']
"""

import sys
from typing import Any

from realms_nb.charts import reviews, scores, shares, variants
from realms_nb.charts.plot import Plot as Plot
from realms_nb.charts.questions import ChartQuestion, found, names

difference = ChartQuestion("difference", variants.difference_chart, variants.difference_table, variants.difference_plot)
ledger = ChartQuestion("ledger", reviews.ledger_chart, reviews.ledger_table, reviews.ledger_plot)
score = ChartQuestion("score", scores.score_chart, scores.score_table, scores.score_plot)
seat_share = ChartQuestion("seat_share", variants.seat_share_chart, variants.seat_share_table, variants.seat_share_plot)
share = ChartQuestion("share", shares.share_chart, shares.share_table, shares.share_plot)
win_curve = ChartQuestion("win_curve", reviews.win_curve_chart, reviews.win_curve_table, reviews.win_curve_plot)

# Those of every game; `dir` adds those that a game asks alone.
__all__ = ["difference", "ledger", "score", "seat_share", "share", "win_curve"]


def __getattr__(name: str) -> Any:
    if name.startswith("_"):
        raise AttributeError(f"realms_nb.charts has no {name!r}.")
    answer = globals()[name] = found(name, sys.modules[__name__])
    return answer


def __dir__() -> list[str]:
    return sorted(names(__all__))
