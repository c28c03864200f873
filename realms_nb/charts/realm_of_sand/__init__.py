"""Charts of Realm of Sand, one module per question a player asks.

Which move wins, who can complete which building, which rank will it be? `sources` says what the points come from.
"""

from realms_nb.charts.realm_of_sand.buildings import building_odds_chart, building_odds_plot, building_odds_table
from realms_nb.charts.realm_of_sand.look import sources as sources
from realms_nb.charts.realm_of_sand.moves import move_odds_chart, move_odds_plot, move_odds_table
from realms_nb.charts.realm_of_sand.ranks import rank_chart, rank_plot
from realms_nb.charts.realm_of_sand.studio import plots as plots

__all__ = [
    "building_odds_chart",
    "building_odds_plot",
    "building_odds_table",
    "move_odds_chart",
    "move_odds_plot",
    "move_odds_table",
    "rank_chart",
    "rank_plot",
]
