"""Do chances hold what they say? For each level and number of seats, on games that no stand-in was fitted to."""

from __future__ import annotations

import pytest
from studies.page import put

import realms_nb as rn

# The deals of all rows; stand-ins were fitted to others.
SEED = 4711
# Where a slope may lie; its interval must reach in there.
LEAST, MOST = 0.85, 1.15
# (games, positions of each, futures of each position): so many that the slope has a standard error of about 0.06, as
# far as the games of a level are cheap enough.
MINUTE_WEIGHTS, MINUTE_DUKE, MINUTE_EMPEROR, SAND = (1_000, 5, 200), (800, 5, 200), (300, 5, 200), (600, 2, 60)
STUDIES = [
    *((rn.minute_realms, level, seats, MINUTE_WEIGHTS) for level in ("squire", "knight") for seats in (2, 3, 4)),
    *((rn.minute_realms, "duke", seats, MINUTE_DUKE) for seats in (2, 3, 4)),
    (rn.minute_realms, "emperor", 2, MINUTE_EMPEROR),
    *((rn.realm_of_sand, level, seats, SAND) for level in ("squire", "knight", "duke") for seats in (2, 3, 4)),
]


@pytest.mark.parametrize(
    ("game", "level", "seats", "sizes"),
    STUDIES,
    ids=[f"{game.name}-{level}-{seats}" for game, level, seats, _ in STUDIES],
)
def test_chances_hold_what_they_say(game, level, seats, sizes):
    """The slope of results over chances lies between 0.85 and 1.15, as far as its interval tells."""
    games, positions, playouts = sizes
    found = rn.lab.calibration(
        game,
        [level] * seats,
        games=games,
        positions=positions,
        playouts=playouts,
        seed=SEED,
        time_limit=None,
        quiet=True,
    )
    low, high = found.slope_interval
    row = (
        *(game.title, seats, level, found.like, games, len(found.positions), playouts),
        *(f"{found.slope:.2f}", f"{low:.2f} to {high:.2f}", f"{found.error:.3f}"),
    )
    put("calibration", row, keys=3)
    assert low < MOST
    assert high > LEAST
