"""Summonings that complete a building: where, for how many discs, and disc by disc."""

from __future__ import annotations

from realms_nb.fast.compiling import Floats, Ints, compiled, inlined
from realms_nb.fast.streams import fraction
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast import lens as seen
from realms_nb.games.realm_of_sand.fast import minds as mind
from realms_nb.games.realm_of_sand.fast import paper as on
from realms_nb.games.realm_of_sand.fast.fields import bits, coded, may_use
from realms_nb.games.realm_of_sand.fast.judging import appraise


@inlined
def look_at_board(table: Ints, realm: int, lens: Ints, notes: Ints, cleared: int) -> None:
    """The rune planes of a realm as the lens sees them, without some fields: as the board of now, and the first one."""
    for colour in range(at.RUNE_COUNT):
        plane, word = table[realm + at.PLANES + colour] & ~cleared, 0
        while plane:
            lowest = plane & -plane
            word |= lens[lens[seen.SEEN] + bits(lowest - 1)]
            plane ^= lowest
        notes[on.NOW][colour] = word
        notes[on.BOARDS + colour][0] = word


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
    book: Ints, table: Ints, lens: Ints, minds: Floats, own: int, notes: Ints, sums: Floats, realm: int, goals: int,
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
        hope = worth_completing(book, table, lens, minds, own, notes, sums, realm, goals, goal, covers)
        if minds[own + mind.WHIM] > 0.0:
            hope += minds[own + mind.WHIM] * fraction(stream)
        if hope > value:
            best, value = site, hope
    return value, best


@compiled
def worth_completing(
    book: Ints, table: Ints, lens: Ints, minds: Floats, own: int, notes: Ints, sums: Floats, realm: int, goals: int,
    goal: int, covers: int,
) -> float:  # fmt: skip
    """What a goal is worth when it is completed on some fields, together with what the board promises then."""
    look_at_board(table, realm, lens, notes, covers)
    give_bonus(book, notes, notes[on.GOALS][goal], 1)
    appraise(book, lens, minds, own, notes, sums, goals, 1 << goal, 0, 1, True)
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
