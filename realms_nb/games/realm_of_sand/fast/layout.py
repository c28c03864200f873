"""The layout of the fast twin: rules and positions of Realm of Sand as flat arrays of whole numbers.

The *book* holds what never changes in a game: its head, then cards, the places where their patterns can stand, tiles,
and the ways in which these can lie. The *table* holds a whole position, decks included; a set of fields is one number,
field n being bit n. What has a size of its own in a game lies where the head of the book says.

What a board of the fast twin allows: fields in use, fields that may be used, places where a pattern stands.

Rows of a table of the fast twin, and pieces that leave a board.
"""

from __future__ import annotations

from realms_nb.fast.compiling import Ints, inlined
from realms_nb.games.realm_of_sand.engine.boards import POWERS
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, RUNES

COLOUR_COUNT, RUNE_COUNT, LEVEL_COUNT, POWER_COUNT = len(COLOURS), len(RUNES), len(LEVELS), len(POWERS)
RED, PURPLE, YELLOW, GREEN, ORANGE, BLUE = range(POWER_COUNT)

# The book: numbers of the rules ...
SEATS, FIELDS, DARK, LIGHT, NUMBERED, TOP_LEVEL, ACTIVE, CHOICE, SUMMONED, DISPLAY = range(10)
ENOUGH, SOLO_TURNS, MOST_ROUNDS, RED_CARDS, BLUE_TILES, DISC_TOTAL, CARDS, TILES, BOARDS = range(10, 19)
# (how the first tiles are given, and the seats on the advanced side as bits)
FIRST_TILES, ADVANCED = 19, 20
SQUARES = 21
STOCK = SQUARES + RUNE_COUNT
CRYSTALS = STOCK + COLOUR_COUNT
BOARD_POWERS = CRYSTALS + POWER_COUNT
# ... where its own parts begin ...
OPENED_AT = BOARD_POWERS + POWER_COUNT
CARDS_AT, DECKS_AT, SITES_AT, TILES_AT, LAYS_AT, THIN_AT = range(OPENED_AT + 1, OPENED_AT + 7)
# ... and where the parts of a table begin.
CIRCLE_AT, ASIDE_AT, ROWS_AT, PILES_AT, PILE_SIZE, BUILT_AT, HIDDEN_AT = range(OPENED_AT + 7, OPENED_AT + 14)
KEPT_AT, GIVEN_AT, TAKEN_AT, REALMS_AT, REALM_SIZE, TABLE_SIZE = range(OPENED_AT + 14, OPENED_AT + 20)
HEAD_SIZE = OPENED_AT + 20

# A card: its level from 0, what it scores and gives, the pieces it asks for, its places.
CARD_LEVEL, POINTS, HOURGLASSES, LEVEL_UP = range(4)
BONUS = 4
ASKED = BONUS + COLOUR_COUNT
FIRST_SITE, SITE_COUNT = ASKED + COLOUR_COUNT, ASKED + COLOUR_COUNT + 1
CARD_SIZE = SITE_COUNT + 1
# A place for a pattern: the fields of each colour, all its fields, and the first place of the card on the same fields,
# because a move names only these.
NEED, COVERS, SAME_AS = 0, COLOUR_COUNT, COLOUR_COUNT + 1
SITE_SIZE = SAME_AS + 1
# A tile: its ways of lying, those in the light area first, and how many squares of each colour it has.
FIRST_LAY, LIGHT_LAYS, LAYS, TILE_RUNES = 0, 1, 2, 3
TILE_SIZE = TILE_RUNES + RUNE_COUNT
# A way of lying: all its fields, and those of each colour.
LAY_COVERS, LAY_PUTS = 0, 1
LAY_SIZE = LAY_PUTS + RUNE_COUNT

# The table: its head ...
ROUND, DECISION, SEAT, DONE, UNLIMITED, LEFT, PLACED, KEPT_LEVEL = range(8)
CIRCLE_COUNT, ASIDE_COUNT, BUILT_COUNT, HIDDEN_COUNT, KEPT_COUNT, SWAPPED = range(8, 14)
SUPPLY = 14
DISCS_LEFT = SUPPLY + RUNE_COUNT
ROW_COUNT = DISCS_LEFT + COLOUR_COUNT
PILE_COUNT = ROW_COUNT + LEVEL_COUNT
TABLE_HEAD = PILE_COUNT + LEVEL_COUNT
# ... then circle, tiles aside, open cards, piles, completed and hidden cards of all seats, the cards looked at by the
# red power, the tiles exchanged by the blue one; at last one realm per seat. `PLANES` are the fields of each colour.
POWER, LEVEL, CRYSTAL, SPENT, SCORE, GLASSES = range(6)
ZONE = 6
PLANES = ZONE + COLOUR_COUNT
DISCS = PLANES + COLOUR_COUNT
TILE_COUNT = DISCS + 1
REALM_TILES = TILE_COUNT + 1
# A completed or hidden card is written as its number, plus so much for each seat before its owner.
OWNER = 1 << 10

# The pending decision.
OVER, START_TILE, START_DISC, TURN, SUMMONING, SET_ASIDE, DRAW, KEEP, SWAP = range(9)
# How the first tiles are given.
DEALT, CHOSEN, CHOSEN_FROM_LAST = range(3)
# A crystal marker.
COLOURLESS, FRESH, ACTIVE_CRYSTAL = range(3)
# Nothing here: a gap in the display, no power; and a card of which only the back is seen.
NOTHING, FACE_DOWN = -1, -2

# A move is its kind and two numbers.
TAKE_START_DISC, LAY_TILE, TAKE_TILE, SUMMON_DISC, MOVE_DISC, FINISH, SET_TILE_ASIDE, COMPLETE = range(8)
SPEND, LOOK, KEEP_CARD, EXCHANGE, SHIFT, SWAP_TILE, END = range(8, 15)
PART = 1 << 20
# An exchanged disc is given by its colour, or from here on by its field.
FROM_BOARD = COLOUR_COUNT
# What decided among equals.
TIE_BREAKS = (None, "pieces", "shared")


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
    return book[REALMS_AT] + seat * book[REALM_SIZE]


@inlined
def used(table: Ints, realm: int) -> int:
    """The fields on which anything lies."""
    fields = 0
    for colour in range(COLOUR_COUNT):
        fields |= table[realm + PLANES + colour]
    return fields


@inlined
def may_use(book: Ints, table: Ints, realm: int, covers: int, lifted: int) -> bool:
    """Light fields are always allowed; dark ones as the level says, once what is lifted has left its field."""
    dark = covers & book[DARK]
    if not dark:
        return True
    if book[NUMBERED]:
        return not dark & ~book[book[OPENED_AT] + table[realm + LEVEL]]
    in_use = used(table, realm) & ~lifted & book[DARK]
    return bits(in_use | dark) <= table[realm + LEVEL]


@inlined
def usable(book: Ints, table: Ints, realm: int, lifted: int) -> int:
    """Every field on which one piece may be put."""
    if book[NUMBERED]:
        fields: int = book[book[OPENED_AT] + table[realm + LEVEL]]
        return book[LIGHT] | fields
    in_use = used(table, realm) & ~lifted & book[DARK]
    # A further dark field only below the limit; one in use may always be built over.
    return book[LIGHT] | (int(in_use) if bits(in_use) >= table[realm + LEVEL] else book[DARK])


@inlined
def stands(book: Ints, table: Ints, realm: int, site: int) -> bool:
    """Whether all pieces of a pattern are in a place."""
    need, plane = book[SITES_AT] + site * SITE_SIZE, realm + PLANES
    for colour in range(COLOUR_COUNT):
        if book[need + colour] & ~table[plane + colour]:
            return False
    return True


@inlined
def has_pieces_for(book: Ints, table: Ints, realm: int, card: int) -> bool:
    """Whether a board has as many pieces of each colour as a card asks for; otherwise no place need be looked at."""
    asked = book[CARDS_AT] + card * CARD_SIZE + ASKED
    for colour in range(COLOUR_COUNT):
        if book[asked + colour] > bits(table[realm + PLANES + colour]):
            return False
    return True


@inlined
def coded(kind: int, first: int, second: int) -> int:
    """The number of a move."""
    return (kind * PART + first) * PART + second


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
    table[start + count - 1] = NOTHING


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
    discs = table[realm + DISCS]
    for colour in range(COLOUR_COUNT):
        gone = table[realm + PLANES + colour] & covers
        if gone:
            table[realm + ZONE + colour] += bits(gone & discs)
            if colour < RUNE_COUNT:
                table[SUPPLY + colour] += bits(gone & ~discs)
            table[realm + PLANES + colour] ^= gone
    table[realm + DISCS] = discs & ~covers
