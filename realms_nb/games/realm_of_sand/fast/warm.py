"""Every door of looking ahead in Realm of Sand, used once on the smallest work there is."""

from __future__ import annotations

from realms_nb.fast.compiling import blank, floats, ints
from realms_nb.games.realm_of_sand.engine.rules import STANDARD
from realms_nb.games.realm_of_sand.engine.setup import setup
from realms_nb.games.realm_of_sand.engine.views import view_for
from realms_nb.games.realm_of_sand.fast.futures import Position
from realms_nb.games.realm_of_sand.fast.games import play_games
from realms_nb.games.realm_of_sand.fast.minds import WEIGHT_COUNT
from realms_nb.games.realm_of_sand.fast.outlook import SCRATCH_SIZE, Prospect, survey
from realms_nb.games.realm_of_sand.fast.pursuit import Aim, pursuits
from realms_nb.games.realm_of_sand.fast.search import appraise, search
from realms_nb.games.realm_of_sand.fast.tables import book_for
from realms_nb.games.realm_of_sand.fast.taste import Taste
from realms_nb.games.realm_of_sand.fast.turns import complete, find_summoning, summon

# Any compiled function of this folder: where numba keeps it, it keeps the others.
SAMPLE = complete


def compile_all() -> None:
    """Compile what a game of Realm of Sand may ask for."""
    tables = book_for(STANDARD).tables
    prospect = Prospect(ints([0]), ints([0]), floats([1.0]), 0, 1.0, Taste())
    start = [0] * (tables.goals_at + 1)
    search(tables, prospect, [(start, 0.0)], turn=0, turns=2, width=1, limit=3, fresh=True, whim=0.0, seed=0)
    appraise(tables, prospect, [start])
    row, scratch, worths, turns, lacks = ints(start), blank(SCRATCH_SIZE), floats([0.0]), floats([0.0]), ints([0])
    survey(tables, prospect, row, 0, scratch, worths, turns, lacks)
    find_summoning(tables, row, 0, 0, 3, scratch)
    summon(tables, row, 0, 0, 1)
    complete(tables, row, 0, 0, 0, 1)
    weights = [(1.0,) * WEIGHT_COUNT] * 2
    play_games(STANDARD, 2, weights, [1], threads=1)
    view = view_for(setup(2, 1), 0)
    Position(view, weights[0], threads=1).codes()
    aim = Aim(0, STANDARD.deck[0].id)
    pursuits(view, [aim], weights[0], turns=1, playouts=1, seed=0, threads=1)
