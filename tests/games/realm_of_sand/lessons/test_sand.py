"""The exercises of 08-realm-of-sand: its solo game cannot be passed by chance."""

from __future__ import annotations

from lessons.course import NOTEBOOKS, cells

import realms_nb as rn
from realms_nb.games.realm_of_sand.lessons.sand import GOAL

TEXT = "\n".join(cell.source for path in NOTEBOOKS if path.stem.startswith("08") for cell in cells(path, "markdown"))


def test_random_play_does_not_reach_the_goal():
    """None of 100 solo games played at random has the points that are wanted, and greedy has them in all of 10."""
    scores = {
        player: rn.simulate(rn.realm_of_sand, [player], games=games, seed=11, quiet=True)["score"]
        for player, games in (("random", 100), ("greedy", 10))
    }
    assert scores["random"].max() < GOAL <= scores["greedy"].min()
    assert f"{GOAL} points are enough to pass" in TEXT
