"""Odds and tables of Minute Realms, and games that its compiled twin plays whole."""

from realms_nb.games.minute_realms.odds.odds import expected_scores, hold_odds, invasion_odds, move_odds, win_chances
from realms_nb.games.minute_realms.odds.results import cards_of as cards_of
from realms_nb.games.minute_realms.odds.results import whole_games as whole_games

__all__ = ["expected_scores", "hold_odds", "invasion_odds", "move_odds", "win_chances"]
