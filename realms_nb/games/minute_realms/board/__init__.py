"""The stage of Minute Realms: what the browser draws of it."""

from realms_nb.games.minute_realms.board.chances import chances
from realms_nb.games.minute_realms.board.hints import HINTS, hint
from realms_nb.games.minute_realms.board.options import options
from realms_nb.games.minute_realms.board.pages import pages
from realms_nb.games.minute_realms.board.picture import picture
from realms_nb.games.minute_realms.board.records import deal, short
from realms_nb.games.minute_realms.board.scenes import scene

# The script and the style of the stage in `static/`.
BUNDLE = "minute_realms"

__all__ = ["BUNDLE", "HINTS", "chances", "deal", "hint", "options", "pages", "picture", "scene", "short"]
