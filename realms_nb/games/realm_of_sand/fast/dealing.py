"""What is asked before the first turn of the fast twin: first tiles where they are chosen, the purple board's disc.

The deal of a game of Realm of Sand: by a seed, as the readable engine does.

Scratch paper of the weighted players: rows of whole numbers and rows of floats, each row as long as the others.

Few large arrays instead of many small ones: the compiler takes its time for every array that a function is given.
"""

from __future__ import annotations

from realms_nb.fast.compiling import Floats, Ints, blank, blank_floats, compiled, grid, inlined
from realms_nb.fast.streams import seed_twister, twist_shuffle
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast.layout import realm_of


@compiled
def begin(book: Ints, table: Ints) -> None:
    """Ask the first seat that lacks a tile; then the owner of the purple board, if the supply has a rare disc."""
    seats = book[at.SEATS]
    for turn in range(seats):
        seat = seats - 1 - turn if book[at.FIRST_TILES] == at.CHOSEN_FROM_LAST else turn
        if table[realm_of(book, seat) + at.TILE_COUNT] < book[at.ACTIVE]:
            open_turn(table, seat)
            table[at.DECISION] = at.START_TILE
            return
    open_turn(table, 0)
    rare = table[at.DISCS_LEFT + at.RUNE_COUNT] + table[at.DISCS_LEFT + at.RUNE_COUNT + 1]
    for seat in range(seats):
        if rare and table[realm_of(book, seat) + at.POWER] == at.PURPLE:
            table[at.DECISION] = at.START_DISC
            table[at.SEAT] = seat


@inlined
def open_turn(table: Ints, seat: int) -> None:
    """A seat is on turn."""
    table[at.DECISION] = at.TURN
    table[at.SEAT] = seat
    table[at.DONE] = 0
    table[at.UNLIMITED] = 0


@compiled
def deal(book: Ints, table: Ints, seed: int, twister: Ints, items: Ints) -> None:
    """Lay out a new game: cards level by level, then the circle, then the boards, from one stream of chance."""
    for place in range(book[at.TABLE_SIZE]):
        table[place] = at.NOTHING if place >= at.TABLE_HEAD else 0
    table[at.ROUND] = 1
    for colour in range(at.COLOUR_COUNT):
        if colour < at.RUNE_COUNT:
            table[at.SUPPLY + colour] = book[at.SQUARES + colour]
        table[at.DISCS_LEFT + colour] = book[at.STOCK + colour]
    seed_twister(twister, seed)
    used, next_card = 0, book[at.DECKS_AT] + at.LEVEL_COUNT
    for level in range(at.LEVEL_COUNT):
        count = book[book[at.DECKS_AT] + level]
        for place in range(count):
            items[place] = book[next_card + place]
        next_card += count
        used = twist_shuffle(twister, used, items, count)
        shown = min(count, book[at.DISPLAY])
        for place in range(shown):
            table[book[at.ROWS_AT] + level * book[at.DISPLAY] + place] = items[place]
        for place in range(shown, count):
            table[book[at.PILES_AT] + level * book[at.PILE_SIZE] + place - shown] = items[place]
        table[at.ROW_COUNT + level] = shown
        table[at.PILE_COUNT + level] = count - shown
    _deal_tiles_and_boards(book, table, twister, used, items)


@compiled
def _deal_tiles_and_boards(book: Ints, table: Ints, twister: Ints, used: int, items: Ints) -> None:
    tiles, seats = book[at.TILES], book[at.SEATS]
    active = book[at.ACTIVE] if book[at.FIRST_TILES] == at.DEALT else 0
    for tile in range(tiles):
        items[tile] = tile
    used = twist_shuffle(twister, used, items, tiles)
    for seat in range(seats):
        realm = realm_of(book, seat)
        for place in range(at.REALM_TILES):
            table[realm + place] = 0
        table[realm + at.POWER] = at.NOTHING
        table[realm + at.TILE_COUNT] = active
        for place in range(active):
            table[realm + at.REALM_TILES + place] = items[seat * active + place]
    for place in range(seats * active, tiles):
        table[book[at.CIRCLE_AT] + place - seats * active] = items[place]
    table[at.CIRCLE_COUNT] = tiles - seats * active
    boards, given = book[at.BOARDS], 0
    for board in range(boards):
        items[board] = book[at.BOARD_POWERS + board]
    twist_shuffle(twister, used, items, boards)
    for seat in range(seats):
        if book[at.ADVANCED] >> seat & 1:
            table[realm_of(book, seat) + at.POWER] = items[given]
            given += 1
    begin(book, table)


# Buildings that one main action may complete one after the other are looked at so deep.
DEPTHS = 3
# A player thinks of so many buildings at most, the dearest ones.
MOST_GOALS = 40
# Pieces of the largest pattern, and what is noted for each when discs are counted.
_LARGEST_PATTERN, PURSE_SIZE = 81, 4
# However few ways tiles can lie, there is paper for so many boards.
LEAST_BOARDS = _LARGEST_PATTERN * PURSE_SIZE

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
    size = max(boards, MOST_GOALS, LEAST_BOARDS)
    notes, sums = grid([blank(size) for _ in range(ROWS)]), grid([blank_floats(size) for _ in range(FLOAT_ROWS)])
    for depth in range(DEPTHS):
        everywhere = notes[BOARDS + depth * PLANES_PER_BOARD + at.RUNE_COUNT]
        for board in range(size):
            everywhere[board] = -1
    return notes, sums
