"""Charts: a match, a view or a table in, an Altair chart out.

Each `..._chart` has two siblings: `..._table` gives the facts as a DataFrame, `..._plot` what a live chart needs.

One module per question: where the points come from, how it got there, how strong the invaders will be, which move wins,
what a change of the rules does, who wins how often and how sure that is.
"""

from realms_nb.charts.history import (
    coins_shields_chart,
    coins_shields_plot,
    coins_shields_table,
    score_history_chart,
    score_history_plot,
    score_history_table,
)
from realms_nb.charts.invasions import hold_table, invasion_chart, invasion_plot, invasion_table
from realms_nb.charts.moves import move_odds_chart, move_odds_plot, move_odds_table
from realms_nb.charts.plot import Plot
from realms_nb.charts.scores import score_chart, score_plot, score_table
from realms_nb.charts.shares import share_chart, share_plot, share_table
from realms_nb.charts.variants import (
    difference_chart,
    difference_plot,
    difference_table,
    seat_share_chart,
    seat_share_plot,
    seat_share_table,
)

__all__ = [
    "Plot",
    "coins_shields_chart",
    "coins_shields_plot",
    "coins_shields_table",
    "difference_chart",
    "difference_plot",
    "difference_table",
    "hold_table",
    "invasion_chart",
    "invasion_plot",
    "invasion_table",
    "move_odds_chart",
    "move_odds_plot",
    "move_odds_table",
    "score_chart",
    "score_history_chart",
    "score_history_plot",
    "score_history_table",
    "score_plot",
    "score_table",
    "seat_share_chart",
    "seat_share_plot",
    "seat_share_table",
    "share_chart",
    "share_plot",
    "share_table",
]
