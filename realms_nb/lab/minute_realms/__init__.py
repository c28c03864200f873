"""The cards of Minute Realms as a table to change, and what a change may move."""

from realms_nb.lab.minute_realms.cards import deck_table, deck_with
from realms_nb.lab.minute_realms.examined import LADDER as LADDER
from realms_nb.lab.minute_realms.examined import SIZES as SIZES
from realms_nb.lab.minute_realms.examined import deal_effect as deal_effect
from realms_nb.lab.minute_realms.examined import rung as rung
from realms_nb.lab.minute_realms.examined import suggestions as suggestions
from realms_nb.lab.minute_realms.examined import walks as walks
from realms_nb.lab.minute_realms.examined import wanted as wanted
from realms_nb.lab.minute_realms.limited import CARD_DEALS as CARD_DEALS
from realms_nb.lab.minute_realms.limited import PLAYER as PLAYER
from realms_nb.lab.minute_realms.limited import WAY_DEALS as WAY_DEALS
from realms_nb.lab.minute_realms.limited import card_blocks as card_blocks
from realms_nb.lab.minute_realms.limited import card_names as card_names
from realms_nb.lab.minute_realms.limited import table_shares as table_shares
from realms_nb.lab.minute_realms.limited import way_blocks as way_blocks
from realms_nb.lab.minute_realms.limited import ways as ways
from realms_nb.lab.minute_realms.measures import MEASURES as MEASURES
from realms_nb.lab.minute_realms.measures import reckoned as reckoned
from realms_nb.strategies.minute_realms.weights import BALANCED as BALANCED

# How the weights of the game are called in Python.
WEIGHTS = "rn.Weights"

__all__ = ["deck_table", "deck_with"]
