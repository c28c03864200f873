"""Summonings that complete a building: where, for how many discs, and disc by disc.

Tiles when the supply of squares runs out: which fields of a way may stay empty.
"""

from __future__ import annotations

from realms_nb.fast.compiling import Floats, Ints, compiled, inlined
from realms_nb.fast.streams import fraction
from realms_nb.games.realm_of_sand.fast import bitboards as seen
from realms_nb.games.realm_of_sand.fast import dealing as on
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast import weights as weight
from realms_nb.games.realm_of_sand.fast.judging import appraise
from realms_nb.games.realm_of_sand.fast.layout import bits, coded, may_use


@inlined
def look_at_board(table: Ints, realm: int, masks: Ints, notes: Ints, cleared: int) -> None:
    """The rune planes of a realm as the masks see them, without some fields: as the board of now, and the first one."""
    for colour in range(at.RUNE_COUNT):
        plane, word = table[realm + at.PLANES + colour] & ~cleared, 0
        while plane:
            lowest = plane & -plane
            word |= masks[masks[seen.SEEN] + bits(lowest - 1)]
            plane ^= lowest
        notes[on.NOW][colour] = word
        notes[on.BOARDS + colour][0] = word


@compiled
def lay_tiles(book: Ints, table: Ints, masks: Ints, notes: Ints, realm: int, tiles: int, tile_count: int) -> int:
    """The boards after each way of laying each of some tiles on the board of now; says how many."""
    greens, reds, blacks = notes[on.BOARDS], notes[on.BOARDS + 1], notes[on.BOARDS + 2]
    green, red, black = notes[on.NOW][0], notes[on.NOW][1], notes[on.NOW][2]
    ways, places, lays, count = notes[on.WAYS], notes[on.PLACES], masks[seen.LAY_COUNT], 0
    for place in range(tile_count):
        tile = table[tiles + place]
        first, behind = masks[masks[seen.FIRST_LAY] + tile], masks[masks[seen.FIRST_LAY] + tile + 1]
        way, cover, put = masks[seen.WAYS] + first, masks[seen.COVERS] + first, masks[seen.PUTS] + first
        if masks[seen.SEES_DARK]:
            for lay in range(behind - first):
                covers = book[book[at.LAYS_AT] + masks[way + lay] * at.LAY_SIZE + at.LAY_COVERS]
                if covers & book[at.DARK] and not may_use(book, table, realm, covers, 0):
                    continue
                greens[count] = (green & ~masks[cover + lay]) | masks[put + lay]
                reds[count] = (red & ~masks[cover + lay]) | masks[put + lays + lay]
                blacks[count] = (black & ~masks[cover + lay]) | masks[put + 2 * lays + lay]
                ways[count] = masks[way + lay]
                places[count] = place
                count += 1
            continue
        for lay in range(behind - first):
            greens[count + lay] = (green & ~masks[cover + lay]) | masks[put + lay]
            reds[count + lay] = (red & ~masks[cover + lay]) | masks[put + lays + lay]
            blacks[count + lay] = (black & ~masks[cover + lay]) | masks[put + 2 * lays + lay]
            ways[count + lay] = masks[way + lay]
            places[count + lay] = place
        count += behind - first
    return count


@inlined
def _may_help(book: Ints, table: Ints, realm: int, notes: Ints, card: int) -> bool:
    """Whether pieces and discs suffice for a card, wherever they lie."""
    asked = book[at.CARDS_AT] + card * at.CARD_SIZE + at.ASKED
    for colour in range(at.COLOUR_COUNT):
        squares = table[realm + at.PLANES + colour] & ~table[realm + at.DISCS]
        if book[asked + colour] > bits(squares) + notes[on.HAND][colour]:
            return False
    return True


@compiled
def place_for(book: Ints, table: Ints, realm: int, notes: Ints, card: int, limit: int) -> int:
    """The place at which a summoning of the fewest discs, at most so many, completes a card; -1 if there is none."""
    if not _may_help(book, table, realm, notes, card):
        return -1
    entry, best, fewest = book[at.CARDS_AT] + card * at.CARD_SIZE, -1, limit + 1
    first = book[entry + at.FIRST_SITE]
    for site in range(first, first + book[entry + at.SITE_COUNT]):
        need, missing = book[at.SITES_AT] + site * at.SITE_SIZE, 0
        for colour in range(at.COLOUR_COUNT):
            plane = table[realm + at.PLANES + colour]
            lacking = bits(book[need + colour] & ~plane)
            missing += lacking
            if lacking:
                elsewhere = plane & table[realm + at.DISCS] & ~book[need + colour]
                if lacking > table[realm + at.ZONE + colour] + bits(elsewhere):
                    missing = fewest
            if missing >= fewest:
                break
        if 0 < missing < fewest and may_use(book, table, realm, book[need + at.COVERS], 0):
            best, fewest = site, missing
    return best


@compiled
def step_towards(book: Ints, table: Ints, realm: int, site: int) -> int:
    """The move that brings the first disc a place lacks: from the active zone, or from elsewhere on the board."""
    need = book[at.SITES_AT] + site * at.SITE_SIZE
    # Rare discs first: a common one may complete something cheaper on the way.
    for colour in range(at.COLOUR_COUNT - 1, -1, -1):
        plane = table[realm + at.PLANES + colour]
        lacking = book[need + colour] & ~plane
        if lacking:
            field = bits((lacking & -lacking) - 1)
            if table[realm + at.ZONE + colour]:
                return coded(at.SUMMON_DISC, colour, field)
            elsewhere = plane & table[realm + at.DISCS] & ~book[need + colour]
            return coded(at.MOVE_DISC, bits((elsewhere & -elsewhere) - 1), field)
    return coded(at.FINISH, 0, 0)


@compiled
def best_summoning(
    book: Ints, table: Ints, masks: Ints, weights: Floats, own: int, notes: Ints, sums: Floats, realm: int, goals: int,
    limit: int, stream: Ints,
) -> tuple[float, int]:  # fmt: skip
    """The worth of the summoning that completes most, and its place; -1 if there is none."""
    best, value, discs = -1, -1.0, 0
    for colour in range(at.COLOUR_COUNT):
        discs += notes[on.HAND][colour]
    if not discs:
        return value, best
    for goal in range(goals):
        card = notes[on.GOALS][goal]
        site = place_for(book, table, realm, notes, card, limit)
        if site < 0:
            continue
        covers = book[book[at.SITES_AT] + site * at.SITE_SIZE + at.COVERS]
        hope = worth_completing(book, table, masks, weights, own, notes, sums, realm, goals, goal, covers)
        if weights[own + weight.NOISE] > 0.0:
            hope += weights[own + weight.NOISE] * fraction(stream)
        if hope > value:
            best, value = site, hope
    return value, best


@compiled
def worth_completing(
    book: Ints, table: Ints, masks: Ints, weights: Floats, own: int, notes: Ints, sums: Floats, realm: int, goals: int,
    goal: int, covers: int,
) -> float:  # fmt: skip
    """What a goal is worth when it is completed on some fields, together with what the board promises then."""
    look_at_board(table, realm, masks, notes, covers)
    give_bonus(book, notes, notes[on.GOALS][goal], 1)
    appraise(book, masks, weights, own, notes, sums, goals, 1 << goal, 0, 1, True)
    give_bonus(book, notes, notes[on.GOALS][goal], -1)
    return sums[on.VALUES][0] + sums[on.WORTHS][goal]


@inlined
def give_bonus(book: Ints, notes: Ints, card: int, sign: int) -> None:
    """The discs of a building come to hand, as far as the supply has them; or they are given back."""
    bonus = book[at.CARDS_AT] + card * at.CARD_SIZE + at.BONUS
    for colour in range(at.COLOUR_COUNT):
        # Given back is what was given: behind the last disc of the supply nothing was.
        there = notes[on.STOCK][colour] if sign > 0 else notes[on.GIVEN][colour]
        count = min(book[bonus + colour], there) if sign > 0 else there
        notes[on.GIVEN][colour] = count
        notes[on.HAND][colour] += sign * count
        notes[on.STOCK][colour] -= sign * count


@compiled
def thin_lays(book: Ints, table: Ints, realm: int, first: int, behind: int, moves: Ints, count: int) -> int:
    """The ways of a tile that lacks squares, each with every choice of gaps; what comes to the same stands once."""
    group, fields = count, 0
    for place in range(first, behind):
        way = book[book[at.THIN_AT] + place]
        covers = book[book[at.LAYS_AT] + way * at.LAY_SIZE + at.LAY_COVERS]
        if covers != fields:
            # Only ways on the same fields can come to the same.
            group, fields = count, covers
        if not may_use(book, table, realm, covers, 0):
            continue
        size = bits(covers)
        for gaps in range(1 << size):
            # Colour by colour, and the first places are given up first, as the readable engine lists them.
            empty = _by_colour(book, way, _mirrored(gaps, size))
            if _is_filling(book, table, realm, way, empty) and not _is_known(book, moves, group, count, way, empty):
                moves[count] = coded(at.LAY_TILE, way, empty)
                count += 1
    return count


@inlined
def short_of(book: Ints, table: Ints, realm: int, way: int, colour: int) -> int:
    """How many squares of a colour the supply lacks for a tile, once those it covers have returned."""
    lay = book[at.LAYS_AT] + way * at.LAY_SIZE
    squares = table[realm + at.PLANES + colour] & ~table[realm + at.DISCS]
    back = bits(squares & book[lay + at.LAY_COVERS])
    return max(0, bits(book[lay + at.LAY_PUTS + colour]) - table[at.SUPPLY + colour] - back)


@inlined
def _mirrored(gaps: int, size: int) -> int:
    """The largest mask first, its bits read from the other end."""
    empty = 0
    for place in range(size):
        if gaps >> place & 1 == 0:
            empty |= 1 << (size - 1 - place)
    return empty


@inlined
def _by_colour(book: Ints, way: int, gaps: int) -> int:
    """Gaps counted through the green places of a way, then the red and the black ones, as its places."""
    lay, empty, number = book[at.LAYS_AT] + way * at.LAY_SIZE, 0, 0
    for colour in range(at.RUNE_COUNT):
        covers, place = book[lay + at.LAY_COVERS], 0
        while covers:
            field = covers & -covers
            if book[lay + at.LAY_PUTS + colour] & field:
                if gaps >> number & 1:
                    empty |= 1 << place
                number += 1
            covers ^= field
            place += 1
    return empty


@inlined
def left_empty(covers: int, empty: int) -> int:
    """The fields behind the places of a way that stay empty."""
    fields, place = 0, 0
    while covers:
        field = covers & -covers
        if empty >> place & 1:
            fields |= field
        covers ^= field
        place += 1
    return fields


@inlined
def _is_filling(book: Ints, table: Ints, realm: int, way: int, empty: int) -> bool:
    """Whether exactly the squares stay away that the supply lacks."""
    lay = book[at.LAYS_AT] + way * at.LAY_SIZE
    fields = left_empty(book[lay + at.LAY_COVERS], empty)
    for colour in range(at.RUNE_COUNT):
        if bits(book[lay + at.LAY_PUTS + colour] & fields) != short_of(book, table, realm, way, colour):
            return False
    return True


@inlined
def _is_known(book: Ints, moves: Ints, group: int, count: int, way: int, empty: int) -> bool:
    """Whether another way on the same fields leaves the same squares."""
    lay = book[at.LAYS_AT] + way * at.LAY_SIZE
    covers = book[lay + at.LAY_COVERS]
    fields = left_empty(covers, empty)
    for place in range(group, count):
        other = book[at.LAYS_AT] + moves[place] // at.PART % at.PART * at.LAY_SIZE
        gaps = left_empty(covers, moves[place] % at.PART)
        alike = True
        for colour in range(at.RUNE_COUNT):
            here, there = book[lay + at.LAY_PUTS + colour] & ~fields, book[other + at.LAY_PUTS + colour] & ~gaps
            alike = alike and here == there
        if alike:
            return True
    return False
