"""Odds and tables of Minute Realms, and games that its compiled twin plays whole."""

from realms_nb.games.minute_realms.odds.expected_scores import expected_scores
from realms_nb.games.minute_realms.odds.fast import whole_games as whole_games
from realms_nb.games.minute_realms.odds.kept import cards_of as cards_of
from realms_nb.games.minute_realms.odds.move_odds import move_odds
from realms_nb.games.minute_realms.odds.odds import hold_odds, invasion_odds
from realms_nb.games.minute_realms.odds.win_chances import win_chances

__all__ = ["expected_scores", "hold_odds", "invasion_odds", "move_odds", "win_chances"]
