"""Odds and tables of Realm of Sand, and games that its compiled twin plays whole."""

from realms_nb.games.realm_of_sand.odds.building_odds import building_odds
from realms_nb.games.realm_of_sand.odds.move_odds import move_odds
from realms_nb.games.realm_of_sand.odds.results import cards_of as cards_of
from realms_nb.games.realm_of_sand.odds.results import whole_games as whole_games
from realms_nb.games.realm_of_sand.odds.win_chances import expected_scores, win_chances

__all__ = ["building_odds", "expected_scores", "move_odds", "win_chances"]
