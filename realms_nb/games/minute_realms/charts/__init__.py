"""Charts of Minute Realms, one module per question a player asks.

How did it get there, how strong will the invaders be, which move wins? `sources` says what the points come from.
"""

from realms_nb.games.minute_realms.charts.draws import (
    draw_chart,
    draw_plot,
    draw_table,
    enough_chart,
    enough_plot,
    enough_table,
)
from realms_nb.games.minute_realms.charts.goods import (
    coin_worth_chart,
    coin_worth_plot,
    coin_worth_table,
    coins_shields_chart,
    coins_shields_plot,
    coins_shields_table,
)
from realms_nb.games.minute_realms.charts.history import score_history_chart, score_history_plot, score_history_table
from realms_nb.games.minute_realms.charts.invasions import hold_table, invasion_chart, invasion_plot, invasion_table
from realms_nb.games.minute_realms.charts.look import sources as sources
from realms_nb.games.minute_realms.charts.moves import move_odds_chart, move_odds_plot, move_odds_table
from realms_nb.games.minute_realms.charts.studio import plots as plots

__all__ = [
    "coin_worth_chart",
    "coin_worth_plot",
    "coin_worth_table",
    "coins_shields_chart",
    "coins_shields_plot",
    "coins_shields_table",
    "draw_chart",
    "draw_plot",
    "draw_table",
    "enough_chart",
    "enough_plot",
    "enough_table",
    "hold_table",
    "invasion_chart",
    "invasion_plot",
    "invasion_table",
    "move_odds_chart",
    "move_odds_plot",
    "move_odds_table",
    "score_history_chart",
    "score_history_plot",
    "score_history_table",
]
