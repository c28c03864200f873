"""What the compiled engine of Realm of Sand knows of the games that it plays whole.

The buildings that each realm of Realm of Sand has.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from realms_nb.games.realm_of_sand.engine.boards import POWERS
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.engine.scoring import SOURCES
from realms_nb.games.realm_of_sand.engine.state import State
from realms_nb.games.realm_of_sand.fast.games import play_games
from realms_nb.games.realm_of_sand.players.weights import Weights
from realms_nb.simulation.compiled_games import Columns, Found, Twin

_FACTS = ("buildings", "buildings_1", "buildings_2", "buildings_3", "hourglasses", "level", "discs", "pieces")
# The last name stands for no power at all: its place is -1.
_POWERS = np.array([*POWERS, None], object)


def facts(found: Found) -> Columns:
    """Points by source, what each board has, how long the game was, and each seat's power."""
    columns: Columns = {name: found[name].ravel() for name in (*SOURCES, *_FACTS)}
    columns["rounds"] = np.repeat(found["rounds"], found["score"].shape[1])
    columns["power"] = _POWERS[found["power"].ravel()]
    return columns | {name: found[name].ravel() for name in ("crystals", "hidden")}


whole_games = Twin(Rules, Weights, play_games, facts).whole_games


def cards_of(state: State) -> list[list[dict[str, Any]]]:
    """For each seat its buildings in the order of their completion: level and points."""
    cards = state.rules.cards
    return [
        [{"card": card, "level": cards[card].level, "points": cards[card].points} for card in realm.buildings]
        for realm in state.realms
    ]
