"""The stage of Minute Realms: what the browser draws of it."""

from realms_nb.games.minute_realms.board.advice import HINTS, chances, hint, seated
from realms_nb.games.minute_realms.board.all_cards import all_cards
from realms_nb.games.minute_realms.board.lesson import lesson
from realms_nb.games.minute_realms.board.options import options
from realms_nb.games.minute_realms.board.pages import pages
from realms_nb.games.minute_realms.board.picture import picture
from realms_nb.games.minute_realms.board.scenes import deal, follows, scene, short

# The script and the style of the stage in `static/`.
BUNDLE = "minute_realms"
# In a studio its charts stand in a dock at the foot of the panel.
DOCK = True

__all__ = [
    "BUNDLE",
    "DOCK",
    "HINTS",
    "all_cards",
    "chances",
    "deal",
    "follows",
    "hint",
    "lesson",
    "options",
    "pages",
    "picture",
    "scene",
    "seated",
    "short",
]
