"""Every door of the compiled engine, used once on the smallest work there is, so that nobody waits later."""

from __future__ import annotations

from realms_nb.games.realm_of_sand.engine.rules import STANDARD
from realms_nb.games.realm_of_sand.engine.setup import setup
from realms_nb.games.realm_of_sand.engine.views import view_for
from realms_nb.games.realm_of_sand.fast.futures import CompiledPosition
from realms_nb.games.realm_of_sand.fast.games import play_games
from realms_nb.games.realm_of_sand.fast.moving import play
from realms_nb.games.realm_of_sand.fast.pursuit import Aim, pursuits
from realms_nb.games.realm_of_sand.fast.weights import WEIGHT_COUNT

# Any compiled function of this folder: where numba keeps it, it keeps the others.
SAMPLE = play


def compile_all() -> None:
    """Compile what a game of Realm of Sand may ask for."""
    weights = [(1.0,) * WEIGHT_COUNT] * 2
    play_games(STANDARD, 2, weights, [1], threads=1)
    view = view_for(setup(2, 1), 0)
    CompiledPosition(view, weights[0], threads=1).codes()
    aim = Aim(0, STANDARD.deck[0].id)
    pursuits(view, [aim], weights[0], turns=1, playouts=1, seed=0, threads=1)
