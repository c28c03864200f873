"""How far a board of Realm of Sand is from the buildings it could complete, and what that is worth.

A pattern is tried at all corners of the board at once: each piece, shifted to the corner, gives the corners where it is
absent, and three numbers count these bit by bit (`ones`, `twos`, `fours`; eight and more read as four or more).
"""

from __future__ import annotations

from math import log
from typing import NamedTuple

from realms_nb.fast.compiling import Floats, Ints, compiled, inlined
from realms_nb.games.realm_of_sand.fast.tables import (
    COLOUR_COUNT,
    DISCS,
    LEVEL,
    PLANE,
    RARE,
    STOCK,
    ZONE,
    Tables,
)
from realms_nb.games.realm_of_sand.fast.taste import Taste

FAR = 99.0
# Turns that tiles take to bring so many missing pieces: one tile brings one or two of those that are wanted.
TILE_TURNS = (0.0, 0.9, 1.3, 2.0, 2.6, 3.3, 4.0, 4.7)
MOST_LACKING = 7

# Scratch paper: discs owned by colour, the fields and the number of dark fields in use, discs left to bring, and for
# each face of a pattern its corners and what they lack.
_OWNED, _USED, _DARK, _SPARE, _NOTES = 0, 5, 6, 7, 12
SCRATCH_SIZE = _NOTES + 4 * 8


class Prospect(NamedTuple):
    """What a seat thinks of in one position: the buildings it may complete, the circle, the time left, its taste."""

    # Numbers of cards, the dearest first, and of tiles, from the queen on.
    goals: Ints
    circle: Ints
    # For each goal the chance that it lies open a round later.
    stays: Floats
    # Other seats, who take tiles too; and the turns to come after this one.
    others: int
    turns_left: float
    taste: Taste


@inlined
def worth(tables: Tables, prospect: Prospect, rows: Ints, at: int, card: int, turn: int) -> float:
    """The points of a building and what its bonuses are worth in so many turns; discs only if the supply has them."""
    taste = prospect.taste
    bonus = taste.level * tables.levels[card]
    for colour in range(COLOUR_COUNT):
        count = min(tables.discs[card * COLOUR_COUNT + colour], rows[at + STOCK + colour])
        bonus += count * (taste.rare_disc if colour >= RARE else taste.disc)
    return tables.points[card] + bonus * min(1.0, max(0.0, (prospect.turns_left - turn) / taste.spring))


@inlined
def bits(mask: int) -> int:
    """How many fields there are in a mask."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@inlined
def take_stock(tables: Tables, rows: Ints, at: int, scratch: Ints) -> None:
    """Count once per board what every building is measured by: the discs it owns, the fields it uses."""
    used = 0
    for colour in range(COLOUR_COUNT):
        plane = rows[at + PLANE + colour]
        used |= plane
        scratch[_OWNED + colour] = rows[at + ZONE + colour] + bits(plane & rows[at + DISCS])
    scratch[_USED], scratch[_DARK] = used, bits(used & tables.dark)


@inlined
def is_open(tables: Tables, rows: Ints, at: int, covers: int, scratch: Ints) -> bool:
    """Whether the level allows these fields beside the dark ones in use; each is allowed by itself."""
    if tables.numbered or not scratch[_DARK]:
        return True
    return scratch[_DARK] + bits(covers & tables.dark & ~scratch[_USED]) <= rows[at + LEVEL]


@inlined
def covered(tables: Tables, face: int, corner: int) -> int:
    """The fields of a pattern with its corner on a field, given as a bit."""
    covers = 0
    for piece in range(tables.first_piece[face], tables.first_piece[face + 1]):
        covers |= corner << tables.shifts[piece]
    return covers


@inlined
def exactly(lacking: int, corners: int, ones: int, twos: int, fours: int) -> int:
    """Of some corners those at which a pattern lacks so many pieces."""
    corners &= ones if lacking & 1 else ~ones
    corners &= twos if lacking & 2 else ~twos
    return corners & (fours if lacking & 4 else ~fours)


@inlined
def count_absent(tables: Tables, rows: Ints, at: int, face: int) -> tuple[int, int, int]:
    """For every corner the number of absent pieces, in binary: its ones, twos and fours."""
    ones = twos = fours = 0
    for piece in range(tables.first_piece[face], tables.first_piece[face + 1]):
        absent = ~(rows[at + PLANE + tables.colours[piece]] >> tables.shifts[piece])
        carried = ones & absent
        ones ^= absent
        fours |= twos & carried
        twos ^= carried
    return ones, twos, fours


@inlined
def brought_by_discs(tables: Tables, rows: Ints, at: int, face: int, corner: int, scratch: Ints) -> tuple[int, bool]:
    """How many of the pieces lacking at a corner the seat's discs can bring; and whether a rare one is lacking."""
    for colour in range(COLOUR_COUNT):
        scratch[_SPARE + colour] = scratch[_OWNED + colour]
    for piece in range(tables.first_piece[face], tables.first_piece[face + 1]):
        colour, field = tables.colours[piece], corner << tables.shifts[piece]
        # A disc that lies in its place already is not free for another one.
        if rows[at + PLANE + colour] & rows[at + DISCS] & field:
            scratch[_SPARE + colour] -= 1
    brought, lacks_rare = 0, False
    for piece in range(tables.first_piece[face], tables.first_piece[face + 1]):
        colour, field = tables.colours[piece], corner << tables.shifts[piece]
        if not rows[at + PLANE + colour] & field:
            lacks_rare = lacks_rare or colour >= RARE
            if scratch[_SPARE + colour]:
                scratch[_SPARE + colour] -= 1
                brought += 1
    return brought, lacks_rare


@inlined
def _turns_by(lacking: int, brought: int, lacks_rare: bool) -> float:
    """A summoning brings some of the pieces and tiles the rest; or tiles bring them all, but never a rare one."""
    turns = 1.0 + TILE_TURNS[max(0, lacking - brought)] if brought else FAR
    return turns if lacks_rare else min(turns, TILE_TURNS[lacking])


@inlined
def turns_to(tables: Tables, rows: Ints, at: int, card: int, scratch: Ints, most: float) -> float:
    """About how many turns a building still takes; `FAR` if more than `most`."""
    helped = 0
    for colour in range(COLOUR_COUNT):
        asked, owned = tables.asked[card * COLOUR_COUNT + colour], scratch[_OWNED + colour]
        if colour >= RARE and asked > owned:
            # Most buildings of the highest level are out of reach for want of a disc; there is no need to look closer.
            return FAR
        helped += min(asked, owned)
    helped = min(helped, tables.summoned_discs)
    first = tables.first_face[card]
    faces = tables.first_face[card + 1] - first
    for turned in range(faces):
        face = first + turned
        ones, twos, fours = count_absent(tables, rows, at, face)
        corners = tables.corners[face * (tables.top_level + 1) + rows[at + LEVEL]]
        if corners & ~(ones | twos | fours):
            return 0.0
        note = _NOTES + 4 * turned
        scratch[note], scratch[note + 1], scratch[note + 2], scratch[note + 3] = corners, ones, twos, fours
    best = FAR
    for lacking in range(1, MOST_LACKING + 1):
        least = _turns_by(lacking, helped, False)
        if least >= best or least > most:
            break
        for turned in range(faces):
            note = _NOTES + 4 * turned
            found = exactly(lacking, scratch[note], scratch[note + 1], scratch[note + 2], scratch[note + 3])
            # Once something lacking as much is as near as can be, nothing else like it can be nearer.
            while found and best > least:
                corner = found & -found
                found ^= corner
                if scratch[_DARK] and not is_open(tables, rows, at, covered(tables, first + turned, corner), scratch):
                    continue
                if helped:
                    brought, lacks_rare = brought_by_discs(tables, rows, at, first + turned, corner, scratch)
                    best = min(best, _turns_by(lacking, min(brought, tables.summoned_discs), lacks_rare))
                else:
                    best = least
    return best


@inlined
def lacking(tables: Tables, rows: Ints, at: int, card: int, scratch: Ints) -> int:
    """The fewest pieces that a place for a building lacks; `MOST_LACKING` and one more if there is no place."""
    fewest = MOST_LACKING + 1
    for face in range(tables.first_face[card], tables.first_face[card + 1]):
        corners = tables.corners[face * (tables.top_level + 1) + rows[at + LEVEL]]
        ones, twos, fours = count_absent(tables, rows, at, face)
        for count in range(fewest):
            found = exactly(count, corners, ones, twos, fours)
            while found:
                corner = found & -found
                found ^= corner
                if is_open(tables, rows, at, covered(tables, face, corner), scratch):
                    fewest = min(fewest, count)
    return fewest


@inlined
def outlook(tables: Tables, prospect: Prospect, rows: Ints, at: int, turn: int, scratch: Ints) -> float:
    """What the nearest buildings are worth: the later the less, nothing after the end; -1 - n if goal n stands."""
    take_stock(tables, rows, at, scratch)
    taste = prospect.taste
    first = second = third = 0.0
    for goal in range(len(prospect.goals)):
        if rows[at + tables.goals_at + goal]:
            continue
        card = prospect.goals[goal]
        stays = prospect.stays[goal]
        most, rate = prospect.turns_left - turn, taste.patience * stays
        value = worth(tables, prospect, rows, at, card, turn) * stays**turn
        # Beyond these turns it would not be among the best three.
        if value <= third:
            most = 0.0
        elif third > 0.0:
            most = min(most, log(third / value) / log(rate))
        turns = turns_to(tables, rows, at, card, scratch, most)
        if turns == 0.0:
            return -1.0 - goal
        if turns > most:
            continue
        hope = value * rate**turns
        if hope > first:
            first, second, third = hope, first, second
        elif hope > second:
            second, third = hope, second
        elif hope > third:
            third = hope
    return first + taste.second * second + taste.third * third


@compiled
def survey(
    tables: Tables, prospect: Prospect, rows: Ints, at: int, scratch: Ints, worths: Floats, turns: Floats, lacks: Ints
) -> None:
    """For each goal what it is worth now, about how many turns it takes, and the fewest pieces it lacks."""
    take_stock(tables, rows, at, scratch)
    for goal in range(len(prospect.goals)):
        card = prospect.goals[goal]
        worths[goal] = worth(tables, prospect, rows, at, card, 0)
        turns[goal] = turns_to(tables, rows, at, card, scratch, FAR)
        lacks[goal] = lacking(tables, rows, at, card, scratch)
