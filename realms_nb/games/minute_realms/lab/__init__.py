"""The cards of Minute Realms as a table to change, and what a change may move."""

from realms_nb.games.minute_realms.lab.cards import MEASURES as MEASURES
from realms_nb.games.minute_realms.lab.cards import deck_table, deck_with
from realms_nb.games.minute_realms.lab.cards import reckoned as reckoned
from realms_nb.games.minute_realms.lab.report_facts import LADDER as LADDER
from realms_nb.games.minute_realms.lab.report_facts import SIZES as SIZES
from realms_nb.games.minute_realms.lab.report_facts import THINKING as THINKING
from realms_nb.games.minute_realms.lab.report_facts import fairer as fairer
from realms_nb.games.minute_realms.lab.report_facts import rung as rung
from realms_nb.games.minute_realms.lab.report_facts import suggestions as suggestions
from realms_nb.games.minute_realms.lab.report_facts import walks as walks
from realms_nb.games.minute_realms.lab.report_facts import wanted as wanted
from realms_nb.games.minute_realms.lab.restrictions import CARD_DEALS as CARD_DEALS
from realms_nb.games.minute_realms.lab.restrictions import PLAYER as PLAYER
from realms_nb.games.minute_realms.lab.restrictions import WAY_DEALS as WAY_DEALS
from realms_nb.games.minute_realms.lab.restrictions import card_blocks as card_blocks
from realms_nb.games.minute_realms.lab.restrictions import card_names as card_names
from realms_nb.games.minute_realms.lab.restrictions import table_shares as table_shares
from realms_nb.games.minute_realms.lab.restrictions import way_blocks as way_blocks
from realms_nb.games.minute_realms.lab.restrictions import ways as ways
from realms_nb.games.minute_realms.players.weights import BALANCED as BALANCED
from realms_nb.games.minute_realms.players.weights import GREEDY as BEGINNER

# How the weights of the game are called in Python.
WEIGHTS = "rn.Weights"

__all__ = ["BEGINNER", "deck_table", "deck_with"]
