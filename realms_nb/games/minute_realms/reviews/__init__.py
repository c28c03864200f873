"""What a review asks of Minute Realms: futures by a knight's weights, deals and invasions, why a move is better."""

from realms_nb.core import browser
from realms_nb.games.minute_realms.reviews.chance import before_the_deal, halfway, now, outcomes, phase, strokes
from realms_nb.games.minute_realms.reviews.telling import figures, move_words, why

# Who plays on from every position.
EVALUATOR = "knight"
# In a browser nothing is compiled: a quarter of a minute for a game of two, and only what costs much can be told.
PLAYOUTS = 60 if browser.IN_A_BROWSER else 2_000

__all__ = [
    "EVALUATOR",
    "PLAYOUTS",
    "before_the_deal",
    "figures",
    "halfway",
    "move_words",
    "now",
    "outcomes",
    "phase",
    "strokes",
    "why",
]
