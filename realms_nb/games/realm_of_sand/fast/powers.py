"""When a weighted player of the fast twin spends its crystal, and for what."""

from __future__ import annotations

from realms_nb.fast.compiling import Floats, Ints, compiled, inlined
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast import paper as on
from realms_nb.games.realm_of_sand.fast.fields import bits, coded, may_use, used
from realms_nb.games.realm_of_sand.fast.judging import worth
from realms_nb.games.realm_of_sand.fast.summoning import place_for

# A card that asks for a rare disc which is not at hand counts so much less.
_OUT_OF_REACH = 0.4


@compiled
def choose_power(book: Ints, table: Ints, notes: Ints, realm: int, goals: int) -> int:
    """A power that is worth the crystal, or -1: a level or a card always, anything else for a gain in sight.

    The blue power is kept: what the tiles of the whole circle are worth is not thought of.
    """
    power = table[realm + at.POWER]
    if power == at.ORANGE:
        return coded(at.SPEND, 0, 0) if table[realm + at.LEVEL] < book[at.TOP_LEVEL] else -1
    if power == at.RED:
        return _deck_to_search(table, notes)
    if power == at.YELLOW:
        return _exchange(book, table, realm, notes)
    if power == at.GREEN:
        return _shift(book, table, realm, notes, goals)
    return _lift_limit(book, table, realm, notes, goals) if power == at.PURPLE else -1


@inlined
def _deck_to_search(table: Ints, notes: Ints) -> int:
    """Level II for its discs; with a rare disc at hand level III; else whichever is left."""
    rare = notes[on.HAND][at.RUNE_COUNT] + notes[on.HAND][at.RUNE_COUNT + 1]
    wanted = 2 if rare else 1
    if table[at.PILE_COUNT + wanted]:
        return coded(at.LOOK, wanted, 0)
    for level in range(at.LEVEL_COUNT):
        if table[at.PILE_COUNT + level]:
            return coded(at.LOOK, level, 0)
    return -1


@compiled
def kept_card(book: Ints, table: Ints, minds: Floats, own: int, notes: Ints, seat: int) -> int:
    """Of the cards looked at the dearest within reach."""
    realm = book[at.REALMS_AT] + seat * book[at.REALM_SIZE]
    best, value = table[book[at.KEPT_AT]], -1.0
    for colour in range(at.COLOUR_COUNT):
        notes[on.STOCK][colour] = table[at.DISCS_LEFT + colour]
    for place in range(book[at.KEPT_AT], book[at.KEPT_AT] + table[at.KEPT_COUNT]):
        card = table[place]
        hope = worth(book, minds, own, card, notes[on.STOCK], 10.0, 0.0)
        asked = book[at.CARDS_AT] + card * at.CARD_SIZE + at.ASKED
        for colour in range(at.RUNE_COUNT, at.COLOUR_COUNT):
            owned = table[realm + at.ZONE + colour] + bits(table[realm + at.PLANES + colour])
            hope *= _OUT_OF_REACH if book[asked + colour] > owned else 1.0
        if hope > value:
            best, value = card, hope
    return coded(at.KEEP_CARD, best, 0)


@inlined
def _demand(book: Ints, table: Ints, colour: int) -> int:
    """The points of the open buildings that ask for a colour."""
    return _wanted(book, table, colour, 1)


@inlined
def _wanted(book: Ints, table: Ints, colour: int, most: int) -> int:
    """The points of the open buildings for each piece of a colour that they ask for, up to so many pieces."""
    points = 0
    for level in range(at.LEVEL_COUNT):
        row = book[at.ROWS_AT] + level * book[at.DISPLAY]
        for place in range(row, row + table[at.ROW_COUNT + level]):
            if table[place] >= 0:
                entry = book[at.CARDS_AT] + table[place] * at.CARD_SIZE
                points += book[entry + at.POINTS] * min(most, book[entry + at.ASKED + colour])
    return points


@compiled
def start_tile(book: Ints, table: Ints) -> int:
    """Of the whole circle the tile whose colours the dearer open buildings ask for most."""
    best, most = -1, -1
    for place in range(book[at.CIRCLE_AT], book[at.CIRCLE_AT] + table[at.CIRCLE_COUNT]):
        runes, points = book[at.TILES_AT] + table[place] * at.TILE_SIZE + at.TILE_RUNES, 0
        for colour in range(at.RUNE_COUNT):
            if book[runes + colour]:
                points += book[runes + colour] * _wanted(book, table, colour, book[at.FIELDS])
        if points > most:
            best, most = table[place], points
    return coded(at.TAKE_TILE, best, 0)


@compiled
def start_disc(book: Ints, table: Ints) -> int:
    """The start disc that the dearer open buildings ask for."""
    best, most = -1, -1
    for colour in range(at.RUNE_COUNT, at.COLOUR_COUNT):
        if table[at.DISCS_LEFT + colour] and _demand(book, table, colour) > most:
            best, most = colour, _demand(book, table, colour)
    return coded(at.TAKE_START_DISC, best, 0)


@inlined
def _exchange(book: Ints, table: Ints, realm: int, notes: Ints) -> int:
    """Yellow: a common disc for the rare one that is asked for most and not at hand."""
    give = -1
    for colour in range(at.RUNE_COUNT):
        if table[realm + at.ZONE + colour]:
            give = colour
    take, most = -1, 0
    for colour in range(at.RUNE_COUNT, at.COLOUR_COUNT):
        if table[at.DISCS_LEFT + colour] and not notes[on.HAND][colour] and _demand(book, table, colour) > most:
            take, most = colour, _demand(book, table, colour)
    return coded(at.EXCHANGE, give, take) if give >= 0 and take >= 0 else -1


@inlined
def _shift(book: Ints, table: Ints, realm: int, notes: Ints, goals: int) -> int:
    """Green: the square that completes the dearest building."""
    in_use = used(table, realm)
    for goal in range(goals):
        entry = book[at.CARDS_AT] + notes[on.GOALS][goal] * at.CARD_SIZE
        first = book[entry + at.FIRST_SITE]
        for site in range(first, first + book[entry + at.SITE_COUNT]):
            need, missing, wanted = book[at.SITES_AT] + site * at.SITE_SIZE, 0, 0
            for colour in range(at.COLOUR_COUNT):
                lacking = book[need + colour] & ~table[realm + at.PLANES + colour]
                if lacking:
                    missing += bits(lacking)
                    wanted = colour
            if missing != 1 or wanted >= at.RUNE_COUNT:
                continue
            field = book[need + wanted] & ~table[realm + at.PLANES + wanted]
            spare = table[realm + at.PLANES + wanted] & ~table[realm + at.DISCS] & ~book[need + wanted]
            start = spare & -spare
            if start and not field & in_use and may_use(book, table, realm, field, start):
                return coded(at.SHIFT, bits(start - 1), bits(field - 1))
    return -1


@inlined
def _lift_limit(book: Ints, table: Ints, realm: int, notes: Ints, goals: int) -> int:
    """Purple: when the dearest building that discs can complete needs more of them than are allowed."""
    if table[at.DONE]:
        return -1
    for goal in range(goals):
        if place_for(book, table, realm, notes, notes[on.GOALS][goal], book[at.DISC_TOTAL]) >= 0:
            if place_for(book, table, realm, notes, notes[on.GOALS][goal], book[at.SUMMONED]) < 0:
                return coded(at.SPEND, 0, 0)
            return -1
    return -1
