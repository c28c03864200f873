"""What a main action does to a row: a tile is laid, spirits are summoned, and what stands is completed."""

from __future__ import annotations

from realms_nb.fast.compiling import Floats, Ints, compiled, inlined
from realms_nb.games.realm_of_sand.fast.outlook import (
    MOST_LACKING,
    Prospect,
    bits,
    brought_by_discs,
    count_absent,
    covered,
    exactly,
    is_open,
    outlook,
    take_stock,
    worth,
)
from realms_nb.games.realm_of_sand.fast.tables import COLOUR_COUNT, DISCS, LEVEL, PLANE, RARE, STOCK, ZONE, Tables


@inlined
def clear(rows: Ints, at: int, covers: int) -> None:
    """What lies on some fields leaves them; discs go back to the active zone."""
    discs = rows[at + DISCS] & covers
    for colour in range(COLOUR_COUNT):
        if discs & rows[at + PLANE + colour]:
            rows[at + ZONE + colour] += bits(discs & rows[at + PLANE + colour])
        rows[at + PLANE + colour] &= ~covers
    rows[at + DISCS] &= ~covers


@inlined
def lay(tables: Tables, rows: Ints, at: int, way: int) -> None:
    """Lay a tile in a way; the supply is taken to have its squares."""
    clear(rows, at, tables.covers[way])
    for colour in range(RARE):
        rows[at + PLANE + colour] |= tables.puts[way * RARE + colour]


@compiled
def complete(tables: Tables, rows: Ints, at: int, card: int, face: int, corner: int) -> None:
    """The pattern leaves the board, the bonuses come: discs as far as the supply has them, levels up to the top."""
    clear(rows, at, covered(tables, face, corner))
    for colour in range(COLOUR_COUNT):
        count = min(tables.discs[card * COLOUR_COUNT + colour], rows[at + STOCK + colour])
        rows[at + ZONE + colour] += count
        rows[at + STOCK + colour] -= count
    rows[at + LEVEL] = min(rows[at + LEVEL] + tables.levels[card], tables.top_level)


@inlined
def settle(
    tables: Tables,
    prospect: Prospect,
    rows: Ints,
    at: int,
    turn: int,
    scratch: Ints,
    result: Floats,
) -> None:
    """Complete what stands, the dearest first; `result` is what that brought and what may be hoped for then."""
    result[0] = 0.0
    while True:
        result[1] = outlook(tables, prospect, rows, at, turn, scratch)
        if result[1] >= 0.0:
            break
        goal = int(-1.0 - result[1])
        card = prospect.goals[goal]
        result[0] += worth(tables, prospect, rows, at, card, turn) * prospect.stays[goal] ** turn
        for face in range(tables.first_face[card], tables.first_face[card + 1]):
            ones, twos, fours = count_absent(tables, rows, at, face)
            corners = tables.corners[face * (tables.top_level + 1) + rows[at + LEVEL]] & ~(ones | twos | fours)
            if corners:
                complete(tables, rows, at, card, face, corners & -corners)
                break
        rows[at + tables.goals_at + goal] = turn + 1


@compiled
def summon(tables: Tables, rows: Ints, at: int, face: int, corner: int) -> None:
    """Bring what a pattern lacks: discs of the active zone first, then discs that lie elsewhere."""
    for piece in range(tables.first_piece[face], tables.first_piece[face + 1]):
        colour, field = tables.colours[piece], corner << tables.shifts[piece]
        if rows[at + PLANE + colour] & field:
            continue
        clear(rows, at, field)
        if rows[at + ZONE + colour]:
            rows[at + ZONE + colour] -= 1
        else:
            spare = rows[at + PLANE + colour] & rows[at + DISCS] & ~_places(tables, face, corner, colour)
            taken = spare & -spare
            rows[at + PLANE + colour] ^= taken
            rows[at + DISCS] ^= taken
        rows[at + PLANE + colour] |= field
        rows[at + DISCS] |= field


@inlined
def _places(tables: Tables, face: int, corner: int, colour: int) -> int:
    """The fields of a pattern that ask for a colour."""
    fields = 0
    for piece in range(tables.first_piece[face], tables.first_piece[face + 1]):
        if tables.colours[piece] == colour:
            fields |= corner << tables.shifts[piece]
    return fields


@compiled
def find_summoning(tables: Tables, rows: Ints, at: int, card: int, limit: int, scratch: Ints) -> tuple[int, int]:
    """The face and the corner at which one summoning of the fewest discs completes a building; -1 if there is none."""
    take_stock(tables, rows, at, scratch)
    for lacking in range(1, min(limit, MOST_LACKING) + 1):
        for face in range(tables.first_face[card], tables.first_face[card + 1]):
            ones, twos, fours = count_absent(tables, rows, at, face)
            corners = tables.corners[face * (tables.top_level + 1) + rows[at + LEVEL]]
            found = exactly(lacking, corners, ones, twos, fours)
            while found:
                corner = found & -found
                found ^= corner
                brought, _ = brought_by_discs(tables, rows, at, face, corner, scratch)
                if brought == lacking and is_open(tables, rows, at, covered(tables, face, corner), scratch):
                    return face, corner
    return -1, 0
