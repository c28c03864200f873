"""When a weighted player of the fast twin spends its crystal, and for what.

The six powers of the fast twin.
"""

from __future__ import annotations

from realms_nb.fast.compiling import Floats, Ints, compiled, inlined
from realms_nb.games.realm_of_sand.fast import dealing as on
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast import weights as weight
from realms_nb.games.realm_of_sand.fast.gains import best_shift, best_swap
from realms_nb.games.realm_of_sand.fast.judging import worth
from realms_nb.games.realm_of_sand.fast.layout import bits, coded, find, may_use, used
from realms_nb.games.realm_of_sand.fast.options import colour_at
from realms_nb.games.realm_of_sand.fast.summoning import place_for

# A card that asks for a rare disc which is not at hand counts so much less.
_OUT_OF_REACH = 0.4


@compiled
def choose_power(
    book: Ints, table: Ints, masks: Ints, weights: Floats, own: int, notes: Ints, sums: Floats, realm: int, goals: int
) -> int:
    """A power that is worth the crystal, or -1: a level or a card always, anything else for a gain in sight.

    Whoever gives a crystal a worth below 0 moves a square whenever that completes anything, and keeps the blue power.
    """
    power, careless = table[realm + at.POWER], weights[own + weight.CRYSTAL] < 0.0
    if power == at.ORANGE:
        return coded(at.SPEND, 0, 0) if table[realm + at.LEVEL] < book[at.TOP_LEVEL] else -1
    if power == at.RED:
        return _deck_to_search(table, notes)
    if power == at.YELLOW:
        return _exchange(book, table, realm, notes)
    if power == at.PURPLE:
        return _lift_limit(book, table, realm, notes, goals)
    if power == at.GREEN:
        if careless:
            return _shift(book, table, realm, notes, goals)
        return best_shift(book, table, masks, weights, own, notes, sums, realm, goals)
    if careless or table[at.DONE]:
        return -1
    return best_swap(book, table, masks, weights, own, notes, sums, realm, goals)


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
def kept_card(book: Ints, table: Ints, weights: Floats, own: int, notes: Ints, seat: int) -> int:
    """Of the cards looked at the dearest within reach."""
    realm = book[at.REALMS_AT] + seat * book[at.REALM_SIZE]
    best, value = table[book[at.KEPT_AT]], -1.0
    for colour in range(at.COLOUR_COUNT):
        notes[on.STOCK][colour] = table[at.DISCS_LEFT + colour]
    for place in range(book[at.KEPT_AT], book[at.KEPT_AT] + table[at.KEPT_COUNT]):
        card = table[place]
        hope = worth(book, weights, own, card, notes[on.STOCK], 10.0, 0.0)
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
    """Green without a thought of what the square is good for where it lies: it completes the dearest building."""
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
