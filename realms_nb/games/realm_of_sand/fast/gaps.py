"""Tiles when the supply of squares runs out: which fields of a way may stay empty."""

from __future__ import annotations

from realms_nb.fast.compiling import Ints, compiled, inlined
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast.fields import bits, coded, may_use


@compiled
def thin_lays(book: Ints, table: Ints, realm: int, first: int, behind: int, moves: Ints, count: int) -> int:
    """The ways of a tile that lacks squares, each with every choice of gaps; what comes to the same stands once."""
    group, fields = count, 0
    for place in range(first, behind):
        way = book[book[at.THIN_AT] + place]
        covers = book[book[at.LAYS_AT] + way * at.LAY_SIZE + at.LAY_COVERS]
        if covers != fields:
            # Only ways on the same fields can come to the same.
            group, fields = count, covers
        if not may_use(book, table, realm, covers, 0):
            continue
        size = bits(covers)
        for gaps in range(1 << size):
            # Colour by colour, and the first places are given up first, as the readable engine lists them.
            empty = _by_colour(book, way, _mirrored(gaps, size))
            if _is_filling(book, table, realm, way, empty) and not _is_known(book, moves, group, count, way, empty):
                moves[count] = coded(at.LAY_TILE, way, empty)
                count += 1
    return count


@inlined
def short_of(book: Ints, table: Ints, realm: int, way: int, colour: int) -> int:
    """How many squares of a colour the supply lacks for a tile, once those it covers have returned."""
    lay = book[at.LAYS_AT] + way * at.LAY_SIZE
    squares = table[realm + at.PLANES + colour] & ~table[realm + at.DISCS]
    back = bits(squares & book[lay + at.LAY_COVERS])
    return max(0, bits(book[lay + at.LAY_PUTS + colour]) - table[at.SUPPLY + colour] - back)


@inlined
def _mirrored(gaps: int, size: int) -> int:
    """The largest mask first, its bits read from the other end."""
    empty = 0
    for place in range(size):
        if gaps >> place & 1 == 0:
            empty |= 1 << (size - 1 - place)
    return empty


@inlined
def _by_colour(book: Ints, way: int, gaps: int) -> int:
    """Gaps counted through the green places of a way, then the red and the black ones, as its places."""
    lay, empty, number = book[at.LAYS_AT] + way * at.LAY_SIZE, 0, 0
    for colour in range(at.RUNE_COUNT):
        covers, place = book[lay + at.LAY_COVERS], 0
        while covers:
            field = covers & -covers
            if book[lay + at.LAY_PUTS + colour] & field:
                if gaps >> number & 1:
                    empty |= 1 << place
                number += 1
            covers ^= field
            place += 1
    return empty


@inlined
def left_empty(covers: int, empty: int) -> int:
    """The fields behind the places of a way that stay empty."""
    fields, place = 0, 0
    while covers:
        field = covers & -covers
        if empty >> place & 1:
            fields |= field
        covers ^= field
        place += 1
    return fields


@inlined
def _is_filling(book: Ints, table: Ints, realm: int, way: int, empty: int) -> bool:
    """Whether exactly the squares stay away that the supply lacks."""
    lay = book[at.LAYS_AT] + way * at.LAY_SIZE
    fields = left_empty(book[lay + at.LAY_COVERS], empty)
    for colour in range(at.RUNE_COUNT):
        if bits(book[lay + at.LAY_PUTS + colour] & fields) != short_of(book, table, realm, way, colour):
            return False
    return True


@inlined
def _is_known(book: Ints, moves: Ints, group: int, count: int, way: int, empty: int) -> bool:
    """Whether another way on the same fields leaves the same squares."""
    lay = book[at.LAYS_AT] + way * at.LAY_SIZE
    covers = book[lay + at.LAY_COVERS]
    fields = left_empty(covers, empty)
    for place in range(group, count):
        other = book[at.LAYS_AT] + moves[place] // at.PART % at.PART * at.LAY_SIZE
        gaps = left_empty(covers, moves[place] % at.PART)
        alike = True
        for colour in range(at.RUNE_COUNT):
            here, there = book[lay + at.LAY_PUTS + colour] & ~fields, book[other + at.LAY_PUTS + colour] & ~gaps
            alike = alike and here == there
        if alike:
            return True
    return False
