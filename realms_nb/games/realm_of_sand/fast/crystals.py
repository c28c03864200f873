"""The six powers of the fast twin."""

from __future__ import annotations

from realms_nb.fast.compiling import Ints, compiled, inlined
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast.options import colour_at
from realms_nb.games.realm_of_sand.fast.pieces import find


@compiled
def use_power(book: Ints, table: Ints, realm: int, seat: int, kind: int, first: int, second: int) -> None:
    """One of the six powers, or the second step of one; the first one turns the marker."""
    if table[at.DECISION] == at.TURN:
        table[realm + at.CRYSTAL] = at.COLOURLESS
        table[realm + at.SPENT] += 1
    if kind == at.SPEND:
        if table[realm + at.POWER] == at.ORANGE:
            table[realm + at.LEVEL] += 1
        else:
            table[at.UNLIMITED] = 1
    elif kind == at.LOOK:
        _look(book, table, first)
    elif kind == at.KEEP_CARD:
        _keep(book, table, seat, first)
    elif kind == at.EXCHANGE:
        given = first
        if first < at.FROM_BOARD:
            table[realm + at.ZONE + given] -= 1
        else:
            given = colour_at(table, realm, first - at.FROM_BOARD)
            table[realm + at.PLANES + given] ^= 1 << (first - at.FROM_BOARD)
            table[realm + at.DISCS] ^= 1 << (first - at.FROM_BOARD)
        table[at.DISCS_LEFT + given] += 1
        table[at.DISCS_LEFT + second] -= 1
        table[realm + at.ZONE + second] += 1
    elif kind == at.SHIFT:
        table[realm + at.PLANES + colour_at(table, realm, first)] ^= (1 << first) | (1 << second)
    elif kind == at.SWAP_TILE:
        _swap(book, table, realm, first, second)


@inlined
def _look(book: Ints, table: Ints, level: int) -> None:
    """Red: the top cards of a pile are looked at, as many as there are."""
    pile, count = book[at.PILES_AT] + level * book[at.PILE_SIZE], table[at.PILE_COUNT + level]
    seen = min(count, book[at.RED_CARDS])
    for place in range(seen):
        table[book[at.KEPT_AT] + place] = table[pile + place]
    for place in range(count):
        table[pile + place] = table[pile + place + seen] if place + seen < count else at.NOTHING
    table[at.PILE_COUNT + level] -= seen
    table[at.KEPT_COUNT] = seen
    table[at.KEPT_LEVEL] = level
    table[at.DECISION] = at.KEEP


@inlined
def _keep(book: Ints, table: Ints, seat: int, card: int) -> None:
    """Red: one card is kept face down, the others go under the pile."""
    level = table[at.KEPT_LEVEL]
    pile = book[at.PILES_AT] + level * book[at.PILE_SIZE]
    for place in range(book[at.KEPT_AT], book[at.KEPT_AT] + table[at.KEPT_COUNT]):
        if table[place] != card:
            table[pile + table[at.PILE_COUNT + level]] = table[place]
            table[at.PILE_COUNT + level] += 1
        table[place] = at.NOTHING
    table[book[at.HIDDEN_AT] + table[at.HIDDEN_COUNT]] = seat * at.OWNER + card
    table[at.HIDDEN_COUNT] += 1
    table[at.KEPT_COUNT] = 0
    table[at.KEPT_LEVEL] = 0
    table[at.DECISION] = at.TURN


@inlined
def _swap(book: Ints, table: Ints, realm: int, give: int, take: int) -> None:
    """Blue: a tile of the active zone takes the place of any tile of the circle; a further pair may follow."""
    tiles, circle = realm + at.REALM_TILES, book[at.CIRCLE_AT]
    table[tiles + find(table, tiles, table[realm + at.TILE_COUNT], give)] = take
    table[circle + find(table, circle, table[at.CIRCLE_COUNT], take)] = give
    table[book[at.GIVEN_AT] + table[at.SWAPPED]] = give
    table[book[at.TAKEN_AT] + table[at.SWAPPED]] = take
    table[at.SWAPPED] += 1
    if table[at.SWAPPED] < min(book[at.BLUE_TILES], table[realm + at.TILE_COUNT]):
        table[at.DECISION] = at.SWAP
    else:
        back_to_turn(book, table)


@inlined
def back_to_turn(book: Ints, table: Ints) -> None:
    """No further tile is exchanged: the turn goes on where it was."""
    for place in range(table[at.SWAPPED]):
        table[book[at.GIVEN_AT] + place] = at.NOTHING
        table[book[at.TAKEN_AT] + place] = at.NOTHING
    table[at.SWAPPED] = 0
    table[at.DECISION] = at.TURN
