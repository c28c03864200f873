"""Do chances hold what they say? For each level and number of seats, on games that no stand-in was fitted to."""

from __future__ import annotations

import pandas as pd
import pytest
from studies.games import recorded

import realms_nb as rn
from realms_nb.lab.calibration import Calibration, looked_at
from realms_nb.simulation.policies import sitting

# The deals of all rows; stand-ins were fitted to others.
SEED = 4711
# Where a slope may lie; its interval must reach in there.
LEAST, MOST = 0.85, 1.15
# (games, positions of each, futures of each position): as many as a level is cheap; the row says what it stands on.
WEIGHTS, DUKE = (2_000, 4, 200), (1_000, 4, 200)
EMPEROR = {2: (300, 8, 200), 3: (150, 8, 200), 4: (60, 8, 200)}
SAND = {2: (250, 8, 40), 3: (80, 8, 40), 4: (60, 8, 40)}
SAND_EMPEROR = {2: (40, 16, 40), 3: (24, 16, 40), 4: (20, 16, 40)}
MINUTE, TILES = rn.minute_realms, rn.realm_of_sand
STUDIES = [
    *((MINUTE, level, seats, WEIGHTS) for seats in (2, 3, 4) for level in ("squire", "knight")),
    *((MINUTE, "duke", seats, DUKE) for seats in (2, 3, 4)),
    *((MINUTE, "emperor", seats, EMPEROR[seats]) for seats in (2, 3, 4)),
    *((TILES, level, seats, SAND[seats]) for seats in (2, 3, 4) for level in ("squire", "knight", "duke")),
    *((TILES, "emperor", seats, SAND_EMPEROR[seats]) for seats in (2, 3, 4)),
]


def asked(game, level, seats, sizes, seed, policy=None):
    """What `rn.lab.calibration` finds with this seed, on games that are kept; and what those games cost."""
    games, positions, playouts = sizes
    like = sitting(game, [level if policy is None else policy] * seats, seats)
    task, kept, seconds = recorded(game, level, seats, games, seed)
    rows = [row for each, moves in kept for row in looked_at(task, each, moves, positions, playouts, like)]
    table = pd.DataFrame(rows, columns=["game", "move", "seat", "says", "won"])
    return Calibration(game, like.told, seats, playouts, table), seconds


@pytest.mark.parametrize(
    ("game", "level", "seats", "sizes"),
    STUDIES,
    ids=[f"{game.name}-{level}-{seats}" for game, level, seats, _ in STUDIES],
)
def test_chances_hold_what_they_say(game, level, seats, sizes, keep):
    """The slope of results over chances lies between 0.85 and 1.15, as far as its interval tells."""
    found, seconds = asked(game, level, seats, sizes, SEED)
    low, high = found.slope_interval
    like = "" if found.like == level else f", go on like {found.like}"
    holds = low < MOST and high > LEAST
    keep(
        "figures", "chances", f"{game.title}, {seats} seats, {level}{like}",
        f"{sizes[0]:,} games, {len(found.positions):,} positions × {sizes[2]} futures",
        f"slope {found.slope:.2f}, mean error {100 * found.error:.1f} of 100", f"{low:.2f} to {high:.2f}",
        f"slope {LEAST} to {MOST}", holds=holds, seconds=seconds,
    )  # fmt: skip
    assert holds
