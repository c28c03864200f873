"""Odds and tables of Minute Realms, and games that its compiled twin plays whole."""

from realms_nb.simulation.minute_realms.expected_scores import expected_scores
from realms_nb.simulation.minute_realms.fast import whole_games as whole_games
from realms_nb.simulation.minute_realms.kept import cards_of as cards_of
from realms_nb.simulation.minute_realms.move_odds import move_odds
from realms_nb.simulation.minute_realms.odds import hold_odds, invasion_odds
from realms_nb.simulation.minute_realms.win_chances import win_chances

__all__ = ["expected_scores", "hold_odds", "invasion_odds", "move_odds", "win_chances"]
