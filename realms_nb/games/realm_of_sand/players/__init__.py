"""Players of Realm of Sand, now (`PLAYERS`) and as they were (`EDITIONS`), and what a move leads to (`after`)."""

from realms_nb.games.realm_of_sand.engine.preview import after as after
from realms_nb.games.realm_of_sand.players.editions import EDITIONS as EDITIONS
from realms_nb.games.realm_of_sand.players.players import PLAYERS as PLAYERS
from realms_nb.games.realm_of_sand.players.stand_ins import EVERYBODY as EVERYBODY
from realms_nb.games.realm_of_sand.players.stand_ins import PEOPLE as PEOPLE
from realms_nb.games.realm_of_sand.players.stand_ins import STAND_INS as STAND_INS
from realms_nb.games.realm_of_sand.players.weights import Weights as Weights

__all__ = ["Weights", "after"]
