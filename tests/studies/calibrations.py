"""Do chances hold what they say? For each level and number of seats, on games that no stand-in was fitted to."""

from __future__ import annotations

import pytest
from studies.page import put

import realms_nb as rn

# The deals of all rows; stand-ins were fitted to others.
SEED = 4711
# Where a slope may lie; its interval must reach in there.
LEAST, MOST = 0.85, 1.15
# (games, positions of each, futures of each position): so many that the slope has a standard error of about 0.05, as
# far as the games and futures of a level are cheap enough; the table says what each row stands on.
WEIGHTS, DUKE, EMPEROR = (2_000, 4, 200), (1_000, 4, 200), {2: (300, 4, 200)}
SAND_SQUIRE, SAND = (500, 2, 60), (250, 2, 40)
STUDIES = [
    *((rn.minute_realms, level, seats, WEIGHTS) for seats in (2, 3, 4) for level in ("squire", "knight")),
    *((rn.minute_realms, "duke", seats, DUKE) for seats in (2, 3, 4)),
    *((rn.minute_realms, "emperor", seats, sizes) for seats, sizes in EMPEROR.items()),
    (rn.realm_of_sand, "squire", 2, SAND_SQUIRE),
    *((rn.realm_of_sand, level, 2, SAND) for level in ("knight", "duke")),
    *((rn.realm_of_sand, level, seats, SAND) for seats in (3, 4) for level in ("squire", "knight", "duke")),
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
