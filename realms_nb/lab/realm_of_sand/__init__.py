"""The cards of Realm of Sand as a table to change, and what buildings, powers and ways of playing are worth."""

from realms_nb.lab.realm_of_sand.cards import deck_table, deck_with
from realms_nb.lab.realm_of_sand.examined import LADDER as LADDER
from realms_nb.lab.realm_of_sand.examined import SIZES as SIZES
from realms_nb.lab.realm_of_sand.examined import deal_effect as deal_effect
from realms_nb.lab.realm_of_sand.examined import rung as rung
from realms_nb.lab.realm_of_sand.examined import suggestions as suggestions
from realms_nb.lab.realm_of_sand.examined import walks as walks
from realms_nb.lab.realm_of_sand.examined import wanted as wanted
from realms_nb.lab.realm_of_sand.limited import CARD_DEALS as CARD_DEALS
from realms_nb.lab.realm_of_sand.limited import PLAYER as PLAYER
from realms_nb.lab.realm_of_sand.limited import WAY_DEALS as WAY_DEALS
from realms_nb.lab.realm_of_sand.limited import card_blocks as card_blocks
from realms_nb.lab.realm_of_sand.limited import card_names as card_names
from realms_nb.lab.realm_of_sand.limited import table_shares as table_shares
from realms_nb.lab.realm_of_sand.limited import way_blocks as way_blocks
from realms_nb.lab.realm_of_sand.limited import ways as ways
from realms_nb.strategies.realm_of_sand.weights import BALANCED as BALANCED

# How the weights of the game are called in Python.
WEIGHTS = "realms_nb.strategies.realm_of_sand.Weights"

__all__ = ["deck_table", "deck_with"]
