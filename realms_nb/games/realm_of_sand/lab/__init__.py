"""The cards of Realm of Sand as a table to change, and what buildings, powers and ways of playing are worth."""

from realms_nb.games.realm_of_sand.lab.cards import deck_table, deck_with
from realms_nb.games.realm_of_sand.lab.report_facts import LADDER as LADDER
from realms_nb.games.realm_of_sand.lab.report_facts import SIZES as SIZES
from realms_nb.games.realm_of_sand.lab.report_facts import THINKING as THINKING
from realms_nb.games.realm_of_sand.lab.report_facts import rung as rung
from realms_nb.games.realm_of_sand.lab.report_facts import suggestions as suggestions
from realms_nb.games.realm_of_sand.lab.report_facts import walks as walks
from realms_nb.games.realm_of_sand.lab.report_facts import wanted as wanted
from realms_nb.games.realm_of_sand.lab.restrictions import CARD_DEALS as CARD_DEALS
from realms_nb.games.realm_of_sand.lab.restrictions import PLAYER as PLAYER
from realms_nb.games.realm_of_sand.lab.restrictions import WAY_DEALS as WAY_DEALS
from realms_nb.games.realm_of_sand.lab.restrictions import card_blocks as card_blocks
from realms_nb.games.realm_of_sand.lab.restrictions import card_names as card_names
from realms_nb.games.realm_of_sand.lab.restrictions import table_shares as table_shares
from realms_nb.games.realm_of_sand.lab.restrictions import way_blocks as way_blocks
from realms_nb.games.realm_of_sand.lab.restrictions import ways as ways
from realms_nb.games.realm_of_sand.players.weights import BALANCED as BALANCED

# How the weights of the game are called in Python.
WEIGHTS = "realms_nb.games.realm_of_sand.players.Weights"
# Counts the points of the building that is next, and nothing that comes after it.
BEGINNER = BALANCED.changed(discs=0.0, rare_discs=0.0, levels=0.0, second=0.0, third=0.0)

__all__ = ["deck_table", "deck_with"]
