"""What a review asks of Realm of Sand: futures by weights, cards that are turned up, what a move changes at once."""

from realms_nb.core import browser
from realms_nb.games.realm_of_sand.reviews.chance import before_the_deal, halfway, now, outcomes, phase, strokes
from realms_nb.games.realm_of_sand.reviews.telling import figures, move_words, why

# Who plays on from every position.
EVALUATOR = "duke"
# In a browser a single future takes half a second, and a review follows thousands: there is none.
PLAYOUTS = 0 if browser.IN_A_BROWSER else 100

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
