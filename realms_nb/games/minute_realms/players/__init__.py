"""Players of Minute Realms (`PLAYERS`), and what a player of it may ask: what a move leads to."""

from realms_nb.games.minute_realms.engine.preview import after as after
from realms_nb.games.minute_realms.players.players import PLAYERS as PLAYERS
from realms_nb.games.minute_realms.players.weights import Weights as Weights

# What a sentence names as the game's own; the players are asked for by their names.
__all__ = ["Weights", "after"]
