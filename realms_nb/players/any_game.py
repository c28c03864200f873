"""Players of four levels for any game: the list alone, because sampling and tree search are topics of their own.

The levels are ordered by samples: each looks into more futures than the one below. A look of one move ahead is no
ladder: where luck is pushed it stops at once, and is worse than chance. Samples are one, as far as looking further
helps in a game at all: `rn.lab.ladder(game)` measures that.
"""

from __future__ import annotations

from collections.abc import Mapping

from realms_nb.core.strategy import Strategy
from realms_nb.players.sampling import Sampled
from realms_nb.players.tree_search import TreeSearch

PLAYERS: Mapping[str, Strategy] = {
    "squire": Sampled("squire", 3, whim=0.5),
    "knight": Sampled("knight", 4),
    "duke": Sampled("duke", 24),
    "emperor": TreeSearch(),
}

# What a sentence names as the game's own; the players are asked for by their names.
__all__: list[str] = []
