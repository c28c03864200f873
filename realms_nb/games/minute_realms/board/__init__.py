"""The stage of Minute Realms: what the browser draws of it."""

from realms_nb.games.minute_realms.board.advice import HINTS, chances, hint, seated
from realms_nb.games.minute_realms.board.options import options
from realms_nb.games.minute_realms.board.pages import pages
from realms_nb.games.minute_realms.board.picture import picture
from realms_nb.games.minute_realms.board.scenes import deal, scene, short

# The script and the style of the stage in `static/`.
BUNDLE = "minute_realms"

__all__ = ["BUNDLE", "HINTS", "chances", "deal", "hint", "options", "pages", "picture", "scene", "seated", "short"]
