"""Points on arrays: what each building scores, the award, and who wins."""

from __future__ import annotations

from realms_nb.fast.compiling import Ints, compiled, inlined
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.turns import card_at, realm_at, track_at


@inlined
def card_points(book: Ints, table: Ints, realm: int, number: int) -> int:
    """The points of one building of a realm. Bastions never count; a card counts itself."""
    card = card_at(number)
    source, points = book[card + at.SOURCE], book[card + at.POINTS]
    counts = realm + at.COUNTS
    if source == at.FLAT:
        return points
    if source == at.PERCAT:
        return points * table[counts + book[card + at.FIRST_CATEGORY]]
    if source == at.BESTCAT:
        best = 0
        for category in range(counts, counts + at.CATEGORY_COUNT):
            best = max(best, table[category])
        return points * best
    if source == at.COIN:
        return points * table[realm + at.COINS]
    if source == at.PAIR:
        first, second = book[card + at.FIRST_CATEGORY], book[card + at.SECOND_CATEGORY]
        return book[at.PAIR_POINTS] if table[counts + first] and table[counts + second] else 0
    if source == at.CATS:
        return book[at.CATEGORY_TABLE + different_categories(table, realm)]
    return max(0, points - table[realm + at.COINS])


@inlined
def different_categories(table: Ints, realm: int) -> int:
    """How many categories a realm has at least one building of."""
    different = 0
    for category in range(realm + at.COUNTS, realm + at.COUNTS + at.CATEGORY_COUNT):
        if table[category]:
            different += 1
    return different


@inlined
def building_points(book: Ints, table: Ints, realm: int) -> int:
    """The points of all buildings of a realm."""
    total = 0
    for place in range(realm + at.PLOTS_AT, realm + at.PLOTS_AT + table[realm + at.PLOTS]):
        plot = table[place]
        if plot >= 0 and plot & 1 == 0:
            total += card_points(book, table, realm, plot >> 1)
    return total


@compiled
def award_points(book: Ints, table: Ints, seat: int) -> int:
    """Whoever holds the last invasion scores its strength; earlier invasions give nothing."""
    struck = table[at.STRUCK]
    if struck == 0 or struck != book[at.STRIKE_COUNT]:
        return 0
    invasion = track_at(book) + book[at.ROUNDS] + 2 * (struck - 1)
    return book[at.AWARD] * table[invasion] if (table[invasion + 1] >> seat) & 1 else 0


@compiled
def total_points(book: Ints, table: Ints, seat: int) -> int:
    """What a seat would score if the game ended now."""
    return building_points(book, table, realm_at(book, seat)) + award_points(book, table, seat)


@compiled
def points_by_source(book: Ints, table: Ints, seat: int, points: Ints, start: int) -> None:
    """Write a seat's points per source, the award last."""
    realm = realm_at(book, seat)
    for source in range(at.SOURCE_COUNT):
        points[start + source] = 0
    for place in range(realm + at.PLOTS_AT, realm + at.PLOTS_AT + table[realm + at.PLOTS]):
        plot = table[place]
        if plot >= 0 and plot & 1 == 0:
            source = book[card_at(plot >> 1) + at.SOURCE]
            points[start + source] += card_points(book, table, realm, plot >> 1)
    points[start + at.AWARD_SOURCE] = award_points(book, table, seat)


@compiled
def buildings(table: Ints, realm: int) -> int:
    """How many cards of a realm lie face up."""
    total = 0
    for category in range(realm + at.COUNTS, realm + at.COUNTS + at.CATEGORY_COUNT):
        total += table[category]
    return total


@compiled
def standing(book: Ints, table: Ints, seat: int) -> int:
    """One number that orders the seats: most points, among equals most coins, then most buildings."""
    realm = realm_at(book, seat)
    return (total_points(book, table, seat) << 32) + (table[realm + at.COINS] << 8) + buildings(table, realm)


@compiled
def rank(book: Ints, standings: Ints, seat: int) -> int:
    """A seat's place: one more than there are seats before it."""
    place = 1
    for other in range(book[at.SEATS]):
        if standings[other] > standings[seat]:
            place += 1
    return place


@compiled
def tie_break(book: Ints, standings: Ints) -> int:
    """What decided for the first place, as a place in TIE_BREAKS."""
    best = 0
    for seat in range(book[at.SEATS]):
        best = max(best, standings[seat])
    winners = by_coins = by_buildings = 0
    for seat in range(book[at.SEATS]):
        if standings[seat] == best:
            winners += 1
        elif standings[seat] >> 8 == best >> 8:
            by_buildings += 1
        elif standings[seat] >> 32 == best >> 32:
            by_coins += 1
    if winners > 1:
        return 3
    return 2 if by_buildings else 1 if by_coins else 0
