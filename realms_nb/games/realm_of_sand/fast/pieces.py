"""Rows of a table of the fast twin, and pieces that leave a board."""

from __future__ import annotations

from realms_nb.fast.compiling import Ints, inlined
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast.fields import bits


@inlined
def copy(source: Ints, target: Ints, size: int) -> None:
    """A table onto another one."""
    for place in range(size):
        target[place] = source[place]


@inlined
def remove(table: Ints, start: int, count: int, place: int) -> None:
    """Take something out of a row: what lies behind it moves up."""
    for other in range(start + place, start + count - 1):
        table[other] = table[other + 1]
    table[start + count - 1] = at.NOTHING


@inlined
def find(table: Ints, start: int, count: int, number: int) -> int:
    """The place of a number in a row."""
    for place in range(count):
        if table[start + place] == number:
            return place
    return -1


@inlined
def clear(table: Ints, realm: int, covers: int) -> None:
    """Take everything off some fields: squares go to the supply, discs back in front of their owner."""
    discs = table[realm + at.DISCS]
    for colour in range(at.COLOUR_COUNT):
        gone = table[realm + at.PLANES + colour] & covers
        if gone:
            table[realm + at.ZONE + colour] += bits(gone & discs)
            if colour < at.RUNE_COUNT:
                table[at.SUPPLY + colour] += bits(gone & ~discs)
            table[realm + at.PLANES + colour] ^= gone
    table[realm + at.DISCS] = discs & ~covers
