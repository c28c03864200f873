"""What a board of the fast twin allows: fields in use, fields that may be used, places where a pattern stands."""

from __future__ import annotations

from realms_nb.fast.compiling import Ints, inlined
from realms_nb.games.realm_of_sand.fast import layout as at


@inlined
def bits(mask: int) -> int:
    """How many fields there are in a mask."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@inlined
def realm_of(book: Ints, seat: int) -> int:
    """Where a seat's realm begins in a table."""
    return book[at.REALMS_AT] + seat * book[at.REALM_SIZE]


@inlined
def used(table: Ints, realm: int) -> int:
    """The fields on which anything lies."""
    fields = 0
    for colour in range(at.COLOUR_COUNT):
        fields |= table[realm + at.PLANES + colour]
    return fields


@inlined
def may_use(book: Ints, table: Ints, realm: int, covers: int, lifted: int) -> bool:
    """Light fields are always allowed; dark ones as the level says, once what is lifted has left its field."""
    dark = covers & book[at.DARK]
    if not dark:
        return True
    if book[at.NUMBERED]:
        return not dark & ~book[book[at.OPENED_AT] + table[realm + at.LEVEL]]
    in_use = used(table, realm) & ~lifted & book[at.DARK]
    return bits(in_use | dark) <= table[realm + at.LEVEL]


@inlined
def usable(book: Ints, table: Ints, realm: int, lifted: int) -> int:
    """Every field on which one piece may be put."""
    if book[at.NUMBERED]:
        fields: int = book[book[at.OPENED_AT] + table[realm + at.LEVEL]]
        return book[at.LIGHT] | fields
    in_use = used(table, realm) & ~lifted & book[at.DARK]
    # A further dark field only below the limit; one in use may always be built over.
    return book[at.LIGHT] | (int(in_use) if bits(in_use) >= table[realm + at.LEVEL] else book[at.DARK])


@inlined
def stands(book: Ints, table: Ints, realm: int, site: int) -> bool:
    """Whether all pieces of a pattern are in a place."""
    need, plane = book[at.SITES_AT] + site * at.SITE_SIZE, realm + at.PLANES
    for colour in range(at.COLOUR_COUNT):
        if book[need + colour] & ~table[plane + colour]:
            return False
    return True


@inlined
def has_pieces_for(book: Ints, table: Ints, realm: int, card: int) -> bool:
    """Whether a board has as many pieces of each colour as a card asks for; otherwise no place need be looked at."""
    asked = book[at.CARDS_AT] + card * at.CARD_SIZE + at.ASKED
    for colour in range(at.COLOUR_COUNT):
        if book[asked + colour] > bits(table[realm + at.PLANES + colour]):
            return False
    return True


@inlined
def coded(kind: int, first: int, second: int) -> int:
    """The number of a move."""
    return (kind * at.PART + first) * at.PART + second
