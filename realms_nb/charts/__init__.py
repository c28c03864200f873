"""Charts: a match, a view or a table in, an Altair chart out. Each has a sibling that gives its table.

One module per question: where the points come from, how it got there, how strong the invaders will be, which move wins.
"""

from realms_nb.charts.history import (
    coins_shields_chart,
    coins_shields_table,
    score_history_chart,
    score_history_table,
)
from realms_nb.charts.invasions import hold_table, invasion_chart, invasion_table
from realms_nb.charts.moves import move_odds_chart, move_odds_table
from realms_nb.charts.scores import score_chart, score_table

__all__ = [
    "coins_shields_chart",
    "coins_shields_table",
    "hold_table",
    "invasion_chart",
    "invasion_table",
    "move_odds_chart",
    "move_odds_table",
    "score_chart",
    "score_history_chart",
    "score_history_table",
    "score_table",
]
