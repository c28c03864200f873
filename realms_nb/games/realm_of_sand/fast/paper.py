"""Scratch paper of the weighted players: rows of whole numbers and rows of floats, each row as long as the others.

Few large arrays instead of many small ones: the compiler takes its time for every array that a function is given.
"""

from __future__ import annotations

from realms_nb.fast.compiling import Floats, Ints, blank, blank_floats, grid
from realms_nb.games.realm_of_sand.fast import layout as at

# Buildings that one main action may complete one after the other are looked at so deep.
DEPTHS = 3
# A player thinks of so many buildings at most, the dearest ones.
MOST_GOALS = 40
# Pieces of the largest pattern, and what is noted for each when discs are counted.
_LARGEST_PATTERN, PURSE_SIZE = 81, 4

# Rows of whole numbers. For each depth boards by colour (the last colour is on every field), the goal that a board
# completes, the board it came from; then marks, ways of laying a tile and the place of the tile for each board; goals
# and whether others may take them; discs at hand and in the supply for each depth; what discs help; the board as it
# is; the discs given by a building thought of.
PLANES_PER_BOARD = at.RUNE_COUNT + 1
BOARDS = 0
COMPLETES = BOARDS + DEPTHS * PLANES_PER_BOARD
ORIGIN = COMPLETES + DEPTHS
FULL, WAYS, PLACES, GOALS, KINDS = range(ORIGIN + DEPTHS, ORIGIN + DEPTHS + 5)
HAND = KINDS + 1
STOCK = HAND + DEPTHS
PURSE, NOW, GIVEN, COUNTS = range(STOCK + DEPTHS, STOCK + DEPTHS + 4)
ROWS = COUNTS + 1
# In the row of counts: the boards of the last main action, the level.
BOARD_COUNT, OWN_LEVEL = range(2)

# Rows of floats. For each depth what boards are worth; the three best hopes of each board, and that for one goal; the
# worth of each goal; what it is hoped to be worth with so many pieces missing; turns left and lead; the worth of each
# board of the last main action.
VALUES = 0
FIRST, SECOND, THIRD, BEST, WORTHS, HOPES, TIMES, SCREEN = range(DEPTHS, DEPTHS + 8)
FLOAT_ROWS = SCREEN + 1
TURNS_LEFT, LEAD = range(2)


def scratch_paper(boards: int) -> tuple[Ints, Floats]:
    """Paper for so many boards."""
    size = max(boards, MOST_GOALS, _LARGEST_PATTERN * PURSE_SIZE)
    notes, sums = grid([blank(size) for _ in range(ROWS)]), grid([blank_floats(size) for _ in range(FLOAT_ROWS)])
    for depth in range(DEPTHS):
        everywhere = notes[BOARDS + depth * PLANES_PER_BOARD + at.RUNE_COUNT]
        for board in range(size):
            everywhere[board] = -1
    return notes, sums
