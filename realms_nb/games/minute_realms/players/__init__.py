"""Players of Minute Realms, now (`PLAYERS`) and as they were (`EDITIONS`), and what a move leads to (`after`)."""

from realms_nb.games.minute_realms.engine.preview import after as after
from realms_nb.games.minute_realms.players.editions import EDITIONS as EDITIONS
from realms_nb.games.minute_realms.players.players import PLAYERS as PLAYERS
from realms_nb.games.minute_realms.players.stand_ins import EVERYBODY as EVERYBODY
from realms_nb.games.minute_realms.players.stand_ins import PEOPLE as PEOPLE
from realms_nb.games.minute_realms.players.stand_ins import STAND_INS as STAND_INS
from realms_nb.games.minute_realms.players.weights import Weights as Weights

# What a sentence names as the game's own; the players are asked for by their names.
__all__ = ["Weights", "after"]
