"""The stage of Realm of Sand: what the browser draws of it."""

from realms_nb.games.realm_of_sand.board.advice import HINTS, chances, hint
from realms_nb.games.realm_of_sand.board.all_cards import all_cards
from realms_nb.games.realm_of_sand.board.lesson import lesson
from realms_nb.games.realm_of_sand.board.options import options
from realms_nb.games.realm_of_sand.board.pages import pages
from realms_nb.games.realm_of_sand.board.picture import picture
from realms_nb.games.realm_of_sand.board.rulings import ruled, rulings
from realms_nb.games.realm_of_sand.board.scenes import scene

# The script and the style of the stage in `static/`.
BUNDLE = "realm_of_sand"

__all__ = [
    "BUNDLE",
    "HINTS",
    "all_cards",
    "chances",
    "hint",
    "lesson",
    "options",
    "pages",
    "picture",
    "ruled",
    "rulings",
    "scene",
]
