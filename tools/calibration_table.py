"""Rows of the table of docs/levels.md: do chances hold what they say?

Usage: python tools/calibration_table.py GAME LEVEL SEATS GAMES [POSITIONS PLAYOUTS]
"""

from __future__ import annotations

import sys

import realms_nb as rn
from realms_nb.core.game import game_named

# The deals of all rows.
SEED = 4711


def row(name, level, seats, games, positions=5, playouts=200):
    """One row of the table."""
    game = game_named(name)
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
    cells = (game.title, seats, level, found.like.split(", ")[0], games, len(found.positions))
    figures = (f"{found.slope:.2f}", f"{low:.2f} to {high:.2f}", f"{found.error:.3f}")
    return "| " + " | ".join(map(str, (*cells, *figures))) + " |"


if __name__ == "__main__":
    name, level, *numbers = sys.argv[1:]
    print(row(name, level, *map(int, numbers)))
