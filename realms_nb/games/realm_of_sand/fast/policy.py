"""The weighted player of the fast twin: whatever Realm of Sand asks, it answers by what its weights say.

What stands is completed, the dearest first. Of all main actions it takes the one after which its board is worth most,
and of the tiles that it may draw the one that would be worth most next turn.
"""

from __future__ import annotations

from realms_nb.fast.compiling import Floats, Ints, compiled, inlined
from realms_nb.fast.streams import fraction
from realms_nb.games.realm_of_sand.fast import dealing as on
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast import weights as weight
from realms_nb.games.realm_of_sand.fast.judging import appraise, gather
from realms_nb.games.realm_of_sand.fast.layout import bits, coded, has_pieces_for, realm_of, stands
from realms_nb.games.realm_of_sand.fast.powers import choose_power, kept_card, start_disc, start_tile
from realms_nb.games.realm_of_sand.fast.summoning import (
    best_summoning,
    give_bonus,
    lay_tiles,
    look_at_board,
    short_of,
    step_towards,
    worth_completing,
)


@compiled
def choose(book: Ints, table: Ints, masks: Ints, weights: Floats, notes: Ints, sums: Floats, stream: Ints) -> int:
    """The move of the seat that must decide."""
    seat, kind = table[at.SEAT], table[at.DECISION]
    realm, own = realm_of(book, seat), seat * weight.WEIGHTS_SIZE
    if kind == at.START_TILE:
        return start_tile(book, table)
    if kind == at.START_DISC:
        return start_disc(book, table)
    if kind == at.KEEP:
        return kept_card(book, table, weights, own, notes, seat)
    if kind == at.SWAP:
        return coded(at.FINISH, 0, 0)
    later = kind == at.DRAW or kind == at.SET_ASIDE or table[at.DONE]
    goals = gather(book, table, weights, notes, sums, seat, 1 if later else 0)
    if kind == at.DRAW or kind == at.SET_ASIDE:
        return _tile(book, table, masks, weights, own, notes, sums, realm, goals, kind == at.DRAW)
    building = _building_to_complete(book, table, realm, notes, goals)
    if kind == at.SUMMONING:
        return _go_on(book, table, masks, weights, own, notes, sums, realm, goals, building, stream)
    if building >= 0:
        return building
    if table[realm + at.CRYSTAL] == at.ACTIVE_CRYSTAL:
        power = choose_power(book, table, masks, weights, own, notes, sums, realm, goals)
        if power >= 0:
            return power
    if table[at.DONE]:
        return coded(at.END, 0, 0)
    return _main_action(book, table, masks, weights, own, notes, sums, realm, goals, stream)


@inlined
def _building_to_complete(book: Ints, table: Ints, realm: int, notes: Ints, goals: int) -> int:
    """The dearest building that stands, on a crystal if it can; -1 if none does."""
    power, crystals = table[realm + at.POWER], 0
    if power >= 0 and table[realm + at.CRYSTAL] == at.COLOURLESS:
        crystals = book[at.CRYSTALS + power]
    for goal in range(goals):
        card = notes[on.GOALS][goal]
        if not has_pieces_for(book, table, realm, card):
            continue
        entry, found = book[at.CARDS_AT] + card * at.CARD_SIZE, -1
        first = book[entry + at.FIRST_SITE]
        for site in range(first, first + book[entry + at.SITE_COUNT]):
            if stands(book, table, realm, site):
                here = book[at.SITES_AT] + site * at.SITE_SIZE
                if found < 0 or book[here + at.COVERS] & crystals:
                    found = book[here + at.SAME_AS]
        if found >= 0:
            return coded(at.COMPLETE, card, found)
    return -1


@compiled
def _main_action(
    book: Ints, table: Ints, masks: Ints, weights: Floats, own: int, notes: Ints, sums: Floats, realm: int, goals: int,
    stream: Ints,
) -> int:  # fmt: skip
    """All ways to lay a tile, and the summonings that complete a building."""
    look_at_board(table, realm, masks, notes, 0)
    count = lay_tiles(book, table, masks, notes, realm, realm + at.REALM_TILES, table[realm + at.TILE_COUNT])
    appraise(book, masks, weights, own, notes, sums, goals, 0, 0, count, True)
    best, value, noise = -1, -1.0, weights[own + weight.NOISE]
    values, screen = sums[on.VALUES], sums[on.SCREEN]
    for board in range(count):
        if noise > 0.0:
            values[board] += noise * fraction(stream)
        screen[board] = values[board]
        if values[board] > value:
            best, value = board, values[board]
    notes[on.COUNTS][on.BOARD_COUNT] = count
    limit = book[at.DISC_TOTAL] if table[at.UNLIMITED] else book[at.SUMMONED]
    hope, site = best_summoning(book, table, masks, weights, own, notes, sums, realm, goals, limit, stream)
    if site >= 0 and hope > value:
        return step_towards(book, table, realm, site)
    return coded(at.LAY_TILE, notes[on.WAYS][best], gaps_of(book, table, realm, notes[on.WAYS][best]))


@compiled
def _go_on(
    book: Ints, table: Ints, masks: Ints, weights: Floats, own: int, notes: Ints, sums: Floats, realm: int, goals: int,
    building: int, stream: Ints,
) -> int:  # fmt: skip
    """Carry on with a summoning that completes a building, unless what stands by now is worth more."""
    hope, site = best_summoning(book, table, masks, weights, own, notes, sums, realm, goals, table[at.LEFT], stream)
    if site < 0:
        return coded(at.FINISH, 0, 0)
    if building >= 0:
        covers = book[book[at.SITES_AT] + building % at.PART * at.SITE_SIZE + at.COVERS]
        for goal in range(goals):
            if notes[on.GOALS][goal] == building // at.PART % at.PART:
                standing = worth_completing(
                    book, table, masks, weights, own, notes, sums, realm, goals, goal, covers
                )  # fmt: skip
                if standing >= hope:
                    return coded(at.FINISH, 0, 0)
    return step_towards(book, table, realm, site)


@inlined
def gaps_of(book: Ints, table: Ints, realm: int, way: int) -> int:
    """Which places of a way stay empty because the supply has run out: the last ones of a colour."""
    lay, empty = book[at.LAYS_AT] + way * at.LAY_SIZE, 0
    for colour in range(at.RUNE_COUNT):
        short, puts = short_of(book, table, realm, way, colour), book[lay + at.LAY_PUTS + colour]
        while short:
            highest = puts
            while highest & (highest - 1):
                highest &= highest - 1
            empty |= 1 << bits(book[lay + at.LAY_COVERS] & (highest - 1))
            puts ^= highest
            short -= 1
    return empty


@compiled
def _tile(
    book: Ints, table: Ints, masks: Ints, weights: Floats, own: int, notes: Ints, sums: Floats, realm: int, goals: int,
    draws: bool,
) -> int:  # fmt: skip
    """The tile within reach that would be worth most next turn; or the own one that would be worth least."""
    gone, cleared = 0, 0
    # A tile is drawn before buildings are completed: think of the board without them.
    for goal in range(goals):
        card = notes[on.GOALS][goal]
        if not has_pieces_for(book, table, realm, card):
            continue
        entry = book[at.CARDS_AT] + card * at.CARD_SIZE
        first = book[entry + at.FIRST_SITE]
        for site in range(first, first + book[entry + at.SITE_COUNT]):
            covers = book[book[at.SITES_AT] + site * at.SITE_SIZE + at.COVERS]
            if not covers & cleared and stands(book, table, realm, site):
                cleared |= covers
                gone |= 1 << goal
                give_bonus(book, notes, card, 1)
                break
    look_at_board(table, realm, masks, notes, cleared)
    tiles = book[at.CIRCLE_AT] if draws else realm + at.REALM_TILES
    tile_count = min(book[at.CHOICE], table[at.CIRCLE_COUNT]) if draws else table[realm + at.TILE_COUNT]
    count = lay_tiles(book, table, masks, notes, realm, tiles, tile_count)
    appraise(book, masks, weights, own, notes, sums, goals, gone, 1, count, False)
    chosen, value = 0, -1.0
    for place in range(tile_count):
        hope = 0.0
        for board in range(count):
            if notes[on.PLACES][board] == place:
                hope = max(hope, sums[on.VALUES][board])
        if value < 0.0 or ((hope > value) == draws and hope != value):
            chosen, value = place, hope
    return coded(at.TAKE_TILE if draws else at.SET_TILE_ASIDE, table[tiles + chosen], 0)
