"""Players of Realm of Sand (`PLAYERS`)."""

from realms_nb.strategies.realm_of_sand.players import PLAYERS as PLAYERS
from realms_nb.strategies.realm_of_sand.weights import Weights as Weights

__all__ = ["Weights"]
