"""The stage of Minute Realms: what the browser draws of it."""

from realms_nb.widgets.minute_realms.chances import chances
from realms_nb.widgets.minute_realms.hints import HINTS, hint
from realms_nb.widgets.minute_realms.options import options
from realms_nb.widgets.minute_realms.pages import pages
from realms_nb.widgets.minute_realms.picture import picture
from realms_nb.widgets.minute_realms.records import deal, short
from realms_nb.widgets.minute_realms.scenes import scene

# The script and the style of the stage in `static/`.
BUNDLE = "minute_realms"

__all__ = ["BUNDLE", "HINTS", "chances", "deal", "hint", "options", "pages", "picture", "scene", "short"]
