"""The stage of Realm of Sand: what the browser draws of it."""

from realms_nb.widgets.realm_of_sand.chances import chances
from realms_nb.widgets.realm_of_sand.hints import HINTS, hint
from realms_nb.widgets.realm_of_sand.options import options
from realms_nb.widgets.realm_of_sand.pages import pages
from realms_nb.widgets.realm_of_sand.picture import picture
from realms_nb.widgets.realm_of_sand.scenes import scene

# The script and the style of the stage in `static/`.
BUNDLE = "realm_of_sand"

__all__ = ["BUNDLE", "HINTS", "chances", "hint", "options", "pages", "picture", "scene"]
