"""The exercises of 08-realm-of-sand: its solo game cannot be passed by chance."""

from __future__ import annotations

from lessons.course import NOTEBOOKS, cells, solution

import realms_nb as rn
from realms_nb.games.realm_of_sand.lessons.sand import GOAL

TEXT = "\n".join(cell.source for path in NOTEBOOKS if path.stem.startswith("08") for cell in cells(path, "markdown"))


def test_only_a_player_that_weighs_reaches_the_goal():
    """Neither random play nor laying what looks nearest reaches the points that are wanted; nearly all knights do."""
    scores = {
        name: rn.simulate(rn.realm_of_sand, [player], games=games, seed=11, quiet=True, time_limit=None)["score"]
        for name, player, games in (
            ("random", "random", 100),
            ("nearest", solution("sand")["nearest"], 20),
            ("knight", "knight", 400),
        )
    }
    assert scores["random"].max() < GOAL
    assert scores["random"].max() < scores["nearest"].mean() < scores["nearest"].max() < GOAL
    # 98.7 % of 2,000 other games: fewer than 95 % of 400 would be a different player.
    assert scores["knight"].ge(GOAL).mean() > 0.95
    assert f"{GOAL} points are enough to pass" in TEXT
