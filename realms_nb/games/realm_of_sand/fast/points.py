"""Who stands where in the fast twin: points by source, pieces on the board, places, ties."""

from __future__ import annotations

from realms_nb.fast.compiling import Ints, compiled, inlined
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast.fields import bits, realm_of, used


@inlined
def standing(book: Ints, table: Ints, seat: int) -> int:
    """Points, and among equals the pieces on the board: the larger number is ahead."""
    realm = realm_of(book, seat)
    return (table[realm + at.SCORE] << 32) | bits(used(table, realm))


@compiled
def points_by_level(book: Ints, table: Ints, seat: int, points: Ints, start: int) -> None:
    """What the completed buildings of each level score; behind that how many there are of each."""
    for place in range(start, start + 2 * at.LEVEL_COUNT):
        points[place] = 0
    for place in range(book[at.BUILT_AT], book[at.BUILT_AT] + table[at.BUILT_COUNT]):
        if table[place] // at.OWNER == seat:
            entry = book[at.CARDS_AT] + table[place] % at.OWNER * at.CARD_SIZE
            level = book[entry + at.CARD_LEVEL]
            points[start + level] += book[entry + at.POINTS]
            points[start + at.LEVEL_COUNT + level] += 1


@inlined
def place_of(standings: Ints, seats: int, seat: int) -> int:
    """1 for the best; seats that are equal share their place."""
    place = 1
    for other in range(seats):
        if standings[other] > standings[seat]:
            place += 1
    return place


@compiled
def tie_break(standings: Ints, seats: int) -> int:
    """What decided among those with most points, as a place in `TIE_BREAKS`; alone there is nobody to tie with."""
    best = 0
    for seat in range(seats):
        best = max(best, standings[seat])
    first, level = 0, 0
    for seat in range(seats):
        first += 1 if standings[seat] == best else 0
        level += 1 if standings[seat] >> 32 == best >> 32 else 0
    if seats == 1 or level == 1:
        return 0
    return 2 if first > 1 else 1
