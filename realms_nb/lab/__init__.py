"""The lab: change a rule or a card, play the same deals by both, and see what it did."""

from realms_nb.lab.cards import deck_table, deck_with
from realms_nb.lab.comparison import Comparison
from realms_nb.lab.variants import compare

__all__ = ["Comparison", "compare", "deck_table", "deck_with"]
