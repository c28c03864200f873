"""A game of one's own: what can lie on its table. `from realms_nb.own import *` brings it into a cell.

>>> from realms_nb.own import *
>>> deck = Cards('''
...     name  count points
...     Owl   3     2
...     Mouse 5     1
... ''')
>>> len(deck), deck["Owl"].points
(8, 2)
"""

from realms_nb.own.cards import Cards as Cards
from realms_nb.own.door import game as game
from realms_nb.own.mistakes import Mistake as Mistake
from realms_nb.own.places import Counter as Counter
from realms_nb.own.places import Dice as Dice
from realms_nb.own.places import Grid as Grid
from realms_nb.own.places import Hand as Hand
from realms_nb.own.places import Number as Number
from realms_nb.own.places import OpenRow as Row
from realms_nb.own.places import Pile as Pile
from realms_nb.own.places import Secret as Secret
from realms_nb.own.places import Track as Track

__all__ = ["Cards", "Counter", "Dice", "Grid", "Hand", "Mistake", "Number", "Pile", "Row", "Secret", "Track", "game"]


def __dir__() -> list[str]:
    return sorted(__all__)
