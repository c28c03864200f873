"""Compiling everything at once, before anybody waits for it. `python -m realms_nb.kernel.warm` is for images."""

from __future__ import annotations

from realms_nb.games.minute_realms.rules import STANDARD
from realms_nb.games.minute_realms.transitions import setup
from realms_nb.games.minute_realms.views import view_for
from realms_nb.games.realm_of_sand.rules import STANDARD as SAND
from realms_nb.kernel.compiling import blank, floats, ints, make_ready


def compile_for(game: str) -> None:
    """Use every door of the kernel for a game once, on the smallest work there is."""
    _DOORS[game]()


def _minute_realms() -> None:
    from realms_nb.kernel.finals import final_scores
    from realms_nb.kernel.futures import futures
    from realms_nb.kernel.games import play_games, random_games
    from realms_nb.kernel.search import search
    from realms_nb.kernel.worth import worths

    weights = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
    view = view_for(setup(2, 1), 0)
    play_games(STANDARD, 2, [weights] * 2, [1], threads=1)
    random_games(STANDARD, 2, 1, threads=1)
    futures(view, weights, 1, 1, threads=1)
    final_scores(view, weights, 1, 1, threads=1)
    search(view, weights, 1, 1, threads=1)
    worths(view, weights, 1)


def _realm_of_sand() -> None:
    from realms_nb.kernel.sand_outlook import SCRATCH_SIZE, Prospect, survey
    from realms_nb.kernel.sand_search import appraise, search
    from realms_nb.kernel.sand_tables import book_for
    from realms_nb.kernel.sand_taste import Taste
    from realms_nb.kernel.sand_turns import complete, find_summoning, summon

    tables = book_for(SAND).tables
    prospect = Prospect(ints([0]), ints([0]), floats([1.0]), 0, 1.0, Taste())
    start = [0] * (tables.goals_at + 1)
    search(tables, prospect, [(start, 0.0)], turn=0, turns=2, width=1, limit=3, fresh=True, whim=0.0, seed=0)
    appraise(tables, prospect, [start])
    row, scratch, worths, turns, lacks = ints(start), blank(SCRATCH_SIZE), floats([0.0]), floats([0.0]), ints([0])
    survey(tables, prospect, row, 0, scratch, worths, turns, lacks)
    find_summoning(tables, row, 0, 0, 3, scratch)
    summon(tables, row, 0, 0, 1)
    complete(tables, row, 0, 0, 0, 1)


_DOORS = {"minute_realms": _minute_realms, "realm_of_sand": _realm_of_sand}


if __name__ == "__main__":
    for name in _DOORS:
        make_ready(name)
