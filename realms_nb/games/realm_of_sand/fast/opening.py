"""What is asked before the first turn of the fast twin: first tiles where they are chosen, the purple board's disc."""

from __future__ import annotations

from realms_nb.fast.compiling import Ints, compiled, inlined
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast.fields import realm_of


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
