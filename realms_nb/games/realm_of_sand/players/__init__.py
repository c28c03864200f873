"""Players of Realm of Sand (`PLAYERS`), and what a player of it may ask: what a move leads to."""

from realms_nb.games.realm_of_sand.engine.preview import after as after
from realms_nb.games.realm_of_sand.players.players import PLAYERS as PLAYERS
from realms_nb.games.realm_of_sand.players.weights import Weights as Weights

__all__ = ["Weights", "after"]
