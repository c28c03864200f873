"""Charts of Realm of Sand, one module per question a player asks.

Which move wins, who can complete which building, when will the game end, where do the points come from, which rank will
it be? `sources` says what the points come from.
"""

from realms_nb.games.realm_of_sand.charts.buildings import building_odds_chart, building_odds_plot, building_odds_table
from realms_nb.games.realm_of_sand.charts.look import sources as sources
from realms_nb.games.realm_of_sand.charts.moves import move_odds_chart, move_odds_plot, move_odds_table
from realms_nb.games.realm_of_sand.charts.points import (
    building_points_chart,
    building_points_plot,
    building_points_table,
)
from realms_nb.games.realm_of_sand.charts.race import race_chart, race_plot, race_table
from realms_nb.games.realm_of_sand.charts.ranks import rank_chart, rank_plot
from realms_nb.games.realm_of_sand.charts.studio import QUICK as QUICK
from realms_nb.games.realm_of_sand.charts.studio import plots as plots

__all__ = [
    "building_odds_chart",
    "building_odds_plot",
    "building_odds_table",
    "building_points_chart",
    "building_points_plot",
    "building_points_table",
    "move_odds_chart",
    "move_odds_plot",
    "move_odds_table",
    "race_chart",
    "race_plot",
    "race_table",
    "rank_chart",
    "rank_plot",
]
