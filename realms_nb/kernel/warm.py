"""Compiling everything at once, before anybody waits for it. `python -m realms_nb.kernel.warm` is for images."""

from __future__ import annotations

from realms_nb.games.minute_realms.rules import STANDARD
from realms_nb.games.minute_realms.transitions import setup
from realms_nb.games.minute_realms.views import view_for
from realms_nb.kernel.compiling import make_ready


def compile_all() -> None:
    """Use every door of the kernel once, on the smallest work there is."""
    from realms_nb.kernel.futures import futures
    from realms_nb.kernel.games import play_games, random_games
    from realms_nb.kernel.search import search
    from realms_nb.kernel.worth import worths

    weights = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
    view = view_for(setup(2, 1), 0)
    play_games(STANDARD, 2, [weights] * 2, [1], threads=1)
    random_games(STANDARD, 2, 1, threads=1)
    futures(view, weights, 1, 1, threads=1)
    search(view, weights, 1, 1, threads=1)
    worths(view, weights, 1)


if __name__ == "__main__":
    make_ready()
