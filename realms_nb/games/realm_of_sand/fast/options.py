"""Every legal move of a table, in the order of the readable engine."""

from __future__ import annotations

from realms_nb.fast.compiling import Ints, compiled, inlined
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast.layout import coded, has_pieces_for, may_use, realm_of, stands, usable, used
from realms_nb.games.realm_of_sand.fast.summoning import thin_lays


@compiled
def legal_moves(book: Ints, table: Ints, moves: Ints) -> int:
    """Write down the numbers of all legal moves; says how many there are."""
    kind, count, realm = table[at.DECISION], 0, realm_of(book, table[at.SEAT])
    if kind == at.TURN:
        count = further_moves(book, table, moves, len(moves))
        if table[at.DONE]:
            moves[count] = coded(at.END, 0, 0)
            return count + 1
        count = _lays(book, table, realm, moves, count)
        return _summons(book, table, realm, moves, count)
    if kind == at.DRAW or kind == at.START_TILE:
        # Before the game any tile of the circle, later the first ones.
        within_reach = table[at.CIRCLE_COUNT]
        if kind == at.DRAW:
            within_reach = min(book[at.CHOICE], within_reach)
        for place in range(within_reach):
            moves[place] = coded(at.TAKE_TILE, table[book[at.CIRCLE_AT] + place], 0)
        return within_reach
    if kind == at.SUMMONING:
        count = _summons(book, table, realm, moves, 0)
        moves[count] = coded(at.FINISH, 0, 0)
        return count + 1
    if kind == at.SET_ASIDE:
        for place in range(table[realm + at.TILE_COUNT]):
            moves[place] = coded(at.SET_TILE_ASIDE, table[realm + at.REALM_TILES + place], 0)
        return table[realm + at.TILE_COUNT]
    if kind == at.KEEP:
        for place in range(table[at.KEPT_COUNT]):
            moves[place] = coded(at.KEEP_CARD, table[book[at.KEPT_AT] + place], 0)
        return table[at.KEPT_COUNT]
    if kind == at.SWAP:
        count = _swaps(book, table, realm, moves, 0, len(moves))
        moves[count] = coded(at.FINISH, 0, 0)
        return count + 1
    if kind == at.START_DISC:
        for colour in range(at.RUNE_COUNT, at.COLOUR_COUNT):
            if table[at.DISCS_LEFT + colour]:
                moves[count] = coded(at.TAKE_START_DISC, colour, 0)
                count += 1
    return count


@compiled
def further_moves(book: Ints, table: Ints, moves: Ints, most: int) -> int:
    """What may be done before and after the main action: buildings, powers. Stops at `most`, to ask if there is any."""
    seat = table[at.SEAT]
    realm, count = realm_of(book, seat), 0
    if used(table, realm):
        for level in range(at.LEVEL_COUNT):
            row = book[at.ROWS_AT] + level * book[at.DISPLAY]
            for place in range(row, row + table[at.ROW_COUNT + level]):
                if table[place] != at.NOTHING:
                    count = _sites(book, table, realm, table[place], moves, count, most)
                    if count >= most:
                        return count
        for place in range(book[at.HIDDEN_AT], book[at.HIDDEN_AT] + table[at.HIDDEN_COUNT]):
            if table[place] // at.OWNER == seat:
                count = _sites(book, table, realm, table[place] % at.OWNER, moves, count, most)
                if count >= most:
                    return count
    if table[realm + at.CRYSTAL] == at.ACTIVE_CRYSTAL:
        count = _powers(book, table, realm, moves, count, most)
    return count


@inlined
def _sites(book: Ints, table: Ints, realm: int, card: int, moves: Ints, count: int, most: int) -> int:
    """Where the pattern of a card stands now."""
    if not has_pieces_for(book, table, realm, card):
        return count
    entry = book[at.CARDS_AT] + card * at.CARD_SIZE
    first = book[entry + at.FIRST_SITE]
    for site in range(first, first + book[entry + at.SITE_COUNT]):
        if count < most and stands(book, table, realm, site):
            same = book[book[at.SITES_AT] + site * at.SITE_SIZE + at.SAME_AS]
            moves[count] = coded(at.COMPLETE, card, same)
            count += 1
    return count


@compiled
def _powers(book: Ints, table: Ints, realm: int, moves: Ints, count: int, most: int) -> int:
    power = table[realm + at.POWER]
    if power == at.RED:
        for level in range(at.LEVEL_COUNT):
            if table[at.PILE_COUNT + level] and count < most:
                moves[count] = coded(at.LOOK, level, 0)
                count += 1
    elif power == at.PURPLE or power == at.ORANGE:
        ready = not table[at.DONE] if power == at.PURPLE else table[realm + at.LEVEL] < book[at.TOP_LEVEL]
        if ready and count < most:
            moves[count] = coded(at.SPEND, 0, 0)
            count += 1
    elif power == at.YELLOW:
        return _exchanges(book, table, realm, moves, count, most)
    elif power == at.GREEN:
        return _shifts(book, table, realm, moves, count, most)
    else:
        return _swaps(book, table, realm, moves, count, most)
    return count


@inlined
def _exchanges(book: Ints, table: Ints, realm: int, moves: Ints, count: int, most: int) -> int:
    for give in range(at.FROM_BOARD + book[at.FIELDS]):
        if give < at.FROM_BOARD:
            if not table[realm + at.ZONE + give]:
                continue
        elif not table[realm + at.DISCS] >> (give - at.FROM_BOARD) & 1:
            continue
        for take in range(at.COLOUR_COUNT):
            if table[at.DISCS_LEFT + take] and take != give and count < most:
                moves[count] = coded(at.EXCHANGE, give, take)
                count += 1
    return count


@inlined
def colour_at(table: Ints, realm: int, field: int) -> int:
    """The colour of the piece on a field."""
    for colour in range(at.COLOUR_COUNT):
        if table[realm + at.PLANES + colour] >> field & 1:
            return colour
    return -1


@inlined
def _shifts(book: Ints, table: Ints, realm: int, moves: Ints, count: int, most: int) -> int:
    in_use = used(table, realm)
    squares = in_use & ~table[realm + at.DISCS]
    for start in range(book[at.FIELDS]):
        if not squares >> start & 1:
            continue
        fields = usable(book, table, realm, 1 << start) & ~in_use
        for field in range(book[at.FIELDS]):
            if fields >> field & 1 and count < most:
                moves[count] = coded(at.SHIFT, start, field)
                count += 1
    return count


@inlined
def _swaps(book: Ints, table: Ints, realm: int, moves: Ints, count: int, most: int) -> int:
    """Any tile of the zone for any of the circle, but none that has just changed places."""
    swapped = table[at.SWAPPED]
    for place in range(table[realm + at.TILE_COUNT]):
        give = table[realm + at.REALM_TILES + place]
        if _among(table, book[at.TAKEN_AT], swapped, give):
            continue
        for other in range(table[at.CIRCLE_COUNT]):
            take = table[book[at.CIRCLE_AT] + other]
            if count < most and not _among(table, book[at.GIVEN_AT], swapped, take):
                moves[count] = coded(at.SWAP_TILE, give, take)
                count += 1
    return count


@inlined
def _among(table: Ints, start: int, count: int, number: int) -> bool:
    for place in range(start, start + count):
        if table[place] == number:
            return True
    return False


@inlined
def _summons(book: Ints, table: Ints, realm: int, moves: Ints, count: int) -> int:
    """A disc of the zone to any field that may be used, or a disc of the board to another one."""
    fields = usable(book, table, realm, 0)
    for colour in range(at.COLOUR_COUNT):
        if table[realm + at.ZONE + colour]:
            for field in range(book[at.FIELDS]):
                if fields >> field & 1:
                    moves[count] = coded(at.SUMMON_DISC, colour, field)
                    count += 1
    for start in range(book[at.FIELDS]):
        if table[realm + at.DISCS] >> start & 1:
            fields = usable(book, table, realm, 1 << start) & ~(1 << start)
            for field in range(book[at.FIELDS]):
                if fields >> field & 1:
                    moves[count] = coded(at.MOVE_DISC, start, field)
                    count += 1
    return count


@inlined
def has_squares_for(book: Ints, table: Ints, tile: int) -> bool:
    """Whether the supply has every square of a tile, whatever the tile may cover."""
    runes = book[at.TILES_AT] + tile * at.TILE_SIZE + at.TILE_RUNES
    for colour in range(at.RUNE_COUNT):
        if book[runes + colour] > table[at.SUPPLY + colour]:
            return False
    return True


@compiled
def _lays(book: Ints, table: Ints, realm: int, moves: Ints, count: int) -> int:
    """All ways in which the tiles of the zone can lie; where squares run out, with every choice of gaps."""
    for place in range(table[realm + at.TILE_COUNT]):
        tile = table[realm + at.REALM_TILES + place]
        entry = book[at.TILES_AT] + tile * at.TILE_SIZE
        first, light = book[entry + at.FIRST_LAY], book[entry + at.LIGHT_LAYS]
        behind = first + book[entry + at.LAYS]
        if not has_squares_for(book, table, tile):
            count = thin_lays(book, table, realm, first, behind, moves, count)
            continue
        if not table[realm + at.LEVEL]:
            behind = first + light
        for way in range(first, behind):
            covers = book[book[at.LAYS_AT] + way * at.LAY_SIZE + at.LAY_COVERS]
            if way < first + light or may_use(book, table, realm, covers, 0):
                moves[count] = coded(at.LAY_TILE, way, 0)
                count += 1
    return count
