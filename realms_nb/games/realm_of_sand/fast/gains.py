"""What moving a square and swapping a tile would bring: the crystal is spent only for more than it is worth itself.

Both are weighed as main actions are, by what the board promises afterwards. A power may be left alone, so it makes
nobody weaker who weighs it.
"""

from __future__ import annotations

from realms_nb.fast.compiling import Floats, Ints, compiled, inlined
from realms_nb.games.realm_of_sand.fast import bitboards as seen
from realms_nb.games.realm_of_sand.fast import dealing as on
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast import weights as weight
from realms_nb.games.realm_of_sand.fast.judging import appraise
from realms_nb.games.realm_of_sand.fast.layout import bits, coded, usable, used
from realms_nb.games.realm_of_sand.fast.summoning import lay_tiles, look_at_board


@compiled
def best_shift(
    book: Ints, table: Ints, masks: Ints, weights: Floats, own: int, notes: Ints, sums: Floats, realm: int, goals: int
) -> int:
    """Green: the square and the free field after which the board promises most; -1 if staying is as good."""
    look_at_board(table, realm, masks, notes, 0)
    in_use, moves, count = used(table, realm), notes[on.WAYS], 1
    for start in range(book[at.FIELDS]):
        square = 1 << start
        if not in_use & ~table[realm + at.DISCS] & square:
            continue
        fields = usable(book, table, realm, square) & ~in_use
        if not masks[seen.SEES_DARK]:
            fields &= book[at.LIGHT]
        while fields and count < on.LEAST_BOARDS:
            field = fields & -fields
            fields ^= field
            there = bits(field - 1)
            for colour in range(at.RUNE_COUNT):
                word = notes[on.NOW][colour]
                if table[realm + at.PLANES + colour] & square:
                    word = (word & ~masks[masks[seen.SEEN] + start]) | masks[masks[seen.SEEN] + there]
                notes[on.BOARDS + colour][count] = word
            moves[count] = coded(at.SHIFT, start, there)
            count += 1
    # The board as it is stands first.
    appraise(book, masks, weights, own, notes, sums, goals, 0, 0, count, True)
    values, best = sums[on.VALUES], 0
    for board in range(count):
        if values[board] > values[best]:
            best = board
    return moves[best] if values[best] > values[0] + weights[own + weight.CRYSTAL] else -1


@compiled
def best_swap(
    book: Ints, table: Ints, masks: Ints, weights: Floats, own: int, notes: Ints, sums: Floats, realm: int, goals: int
) -> int:
    """Blue: the tile of the circle that brings most if it is laid now, for the own one that brings least; or -1."""
    look_at_board(table, realm, masks, notes, 0)
    give, least, most = -1, 0.0, -1.0
    for place in range(realm + at.REALM_TILES, realm + at.REALM_TILES + table[realm + at.TILE_COUNT]):
        value = _laid(book, table, masks, weights, own, notes, sums, realm, goals, place)
        most = max(most, value)
        if give < 0 or value < least:
            give, least = table[place], value
    take, value = -1, most + weights[own + weight.CRYSTAL]
    for place in range(book[at.CIRCLE_AT], book[at.CIRCLE_AT] + table[at.CIRCLE_COUNT]):
        found = _laid(book, table, masks, weights, own, notes, sums, realm, goals, place)
        if found > value:
            take, value = table[place], found
    return coded(at.SWAP_TILE, give, take) if give >= 0 and take >= 0 else -1


@inlined
def _laid(
    book: Ints, table: Ints, masks: Ints, weights: Floats, own: int, notes: Ints, sums: Floats, realm: int, goals: int,
    place: int,
) -> float:  # fmt: skip
    """What the best way to lay one tile is worth."""
    count = lay_tiles(book, table, masks, notes, realm, place, 1)
    appraise(book, masks, weights, own, notes, sums, goals, 0, 0, count, True)
    value = -1.0
    for board in range(count):
        value = max(value, sums[on.VALUES][board])
    return value
