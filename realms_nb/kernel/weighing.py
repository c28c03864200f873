"""What a move is worth to whoever makes it: a handful of features, added up by weights. No chance, no looking ahead.

Every feature is the difference that a move makes to the mover. The strength of the invaders is known only as a mean and a
spread (from the tokens nobody has seen and the usual rate of tokens), so nothing hidden is looked at.
"""

from __future__ import annotations

from math import sqrt

from realms_nb.kernel import layout as at
from realms_nb.kernel.chance import fraction
from realms_nb.kernel.compiling import Floats, Ints, compiled
from realms_nb.kernel.points import building_points, different_categories
from realms_nb.kernel.turns import (
    add_building,
    card_at,
    holder_of,
    legal_moves,
    realm_at,
    remove_building,
    track_at,
    turn_card,
)

# The features, and after them the size of a whim: what chance may add to the worth of a move.
POINTS_NOW, POINTS_LATER, COINS, SHIELDS, AWARD, DENIAL, GIFTS, WHIM = range(8)
FEATURE_COUNT = 7
WEIGHT_COUNT = 8

# What a turn still to come brings on average when weighted players meet: buildings of a category that one wants,
# buildings of the best category, new categories, shields. Rough, and the same for all rules: weights tune them.
_WANTED, _BEST, _NEW, _SHIELDS = 0.2, 0.3, 0.4, 0.6

# Where `measure` keeps, for the next and for the last invasion: mean and width of the strength.
WEATHER_SIZE = 4


@compiled
def choose(book: Ints, table: Ints, weights: Floats, start: int, stream: Ints, moves: Ints, floats: Floats) -> int:
    """The move that weighs most; of equals the first. `floats` is scratch paper."""
    count = legal_moves(book, table, moves)
    if count == 1:
        return moves[0]
    seat = table[at.SEAT]
    weather, before, after = 0, 2 * WEATHER_SIZE, 2 * WEATHER_SIZE + FEATURE_COUNT
    forecast(book, table, floats, weather)
    measure(book, table, seat, weights, start, floats, weather, before)
    best, most = moves[0], 0.0
    for option in range(count):
        weigh(book, table, moves[option], weights, start, floats, weather, after)
        worth = 0.0
        for feature in range(FEATURE_COUNT):
            worth += weights[start + feature] * (floats[after + feature] - floats[before + feature])
        if weights[start + WHIM] > 0.0:
            worth += weights[start + WHIM] * fraction(stream)
        if option == 0 or worth > most:
            best, most = moves[option], worth
    return best


SCRATCH_SIZE = 2 * WEATHER_SIZE + 2 * FEATURE_COUNT


@compiled
def weigh(
    book: Ints, table: Ints, move: int, weights: Floats, start: int, floats: Floats, weather: int, into: int
) -> None:
    """The features of the mover's realm after a move; the table is left as it was."""
    seat = table[at.SEAT]
    realm = realm_at(book, seat)
    number, use = move >> 2, move & 3
    card = card_at(number)
    if use == at.LOSE:
        turn_card(book, table, realm, number, 1)
        measure(book, table, seat, weights, start, floats, weather, into)
        turn_card(book, table, realm, number, -1)
        return
    coins, own = table[realm + at.COINS], table[realm + at.FRONT]
    gifts, sky = 0, weather
    if number != own:
        table[realm + at.COINS] += book[card + at.NET]
        if holder_of(book, table, number) != at.NOTHING:
            gifts = book[card + at.PAYS]
        if book[card + at.INVADES] and _token_may_come(book, table):
            sky = weather + WEATHER_SIZE
    if use == at.BUILD:
        table[realm + at.COINS] -= book[card + at.COST]
        add_building(book, table, realm, number)
        measure(book, table, seat, weights, start, floats, sky, into)
        remove_building(book, table, realm, number)
    else:
        if use == at.BASTION:
            table[realm + at.COINS] += book[at.INCOME]
            table[realm + at.DEFENCE] += book[at.WALL]
        measure(book, table, seat, weights, start, floats, sky, into)
        if use == at.BASTION:
            table[realm + at.DEFENCE] -= book[at.WALL]
    table[realm + at.COINS] = coins
    floats[into + GIFTS] = gifts
    if weights[start + DENIAL] != 0.0:
        floats[into + DENIAL] = _wanted(book, table, number)
        if number != own:
            floats[into + DENIAL] -= _wanted(book, table, own)


@compiled
def measure(
    book: Ints, table: Ints, seat: int, weights: Floats, start: int, floats: Floats, weather: int, into: int
) -> None:
    """The features of a realm as it lies; those of no weight are left out."""
    realm = realm_at(book, seat)
    rounds, round = book[at.ROUNDS], table[at.ROUND]
    left = rounds - round
    coins, shields = table[realm + at.COINS], table[realm + at.DEFENCE]
    floats[into + POINTS_NOW] = building_points(book, table, realm)
    floats[into + POINTS_LATER] = 0.0
    if left > 0 and weights[start + POINTS_LATER] != 0.0:
        floats[into + POINTS_LATER] = _points_later(book, table, realm, left)
    floats[into + COINS] = coins * left / rounds
    floats[into + DENIAL] = 0.0
    floats[into + GIFTS] = 0.0
    floats[into + SHIELDS] = 0.0
    floats[into + AWARD] = 0.0
    following = _next_strike(book, table)
    if following:
        last = book[at.LAST_STRIKE]
        mean, width = floats[weather], floats[weather + 1]
        holds = hold_chance(shields + _SHIELDS * (following - round), mean, width)
        if following != last:
            mean, width = floats[weather + 2], floats[weather + 3]
            chance = hold_chance(shields + _SHIELDS * (last - round), mean, width)
            floats[into + SHIELDS] = holds + chance
            floats[into + AWARD] = chance * mean * book[at.AWARD]
        else:
            floats[into + SHIELDS] = holds
            floats[into + AWARD] = holds * mean * book[at.AWARD]


@compiled
def hold_chance(shields: float, mean: float, width: float) -> float:
    """The chance that the strength is at most so many shields, if it is spread evenly around its mean."""
    chance = 0.5 + (shields + 0.5 - mean) / width
    return min(1.0, max(0.0, chance))


@compiled
def _next_strike(book: Ints, table: Ints) -> int:
    """The round of the next invasion, 0 if none is to come."""
    round = table[at.ROUND] + (1 if table[at.DECISION] == at.LOSS else 0)
    while round <= book[at.LAST_STRIKE]:
        if (book[at.STRIKES] >> round) & 1:
            return round
        round += 1
    return 0


@compiled
def forecast(book: Ints, table: Ints, floats: Floats, weather: int) -> None:
    """Mean and width of the strength at the next and the last invasion: as it stands, then with one token more."""
    following, last = _next_strike(book, table), book[at.LAST_STRIKE]
    if following == 0:
        return
    rate = book[at.TOKEN_RATE] / 100.0
    this_round = 0.0
    if table[at.DECISION] == at.TURN and table[track_at(book) + table[at.ROUND] - 1] == at.NOTHING:
        this_round = rate * _others_to_act(book, table) / book[at.SEATS]
    for more in range(2):
        here = weather + more * WEATHER_SIZE
        for strike in range(2):
            rounds = (following if strike == 0 else last) - table[at.ROUND]
            sure = float(table[at.HIDDEN] + more)
            likely = rate * rounds + (0.0 if more else this_round)
            _spread(table, sure, likely, rate, floats, here + 2 * strike)


@compiled
def _spread(table: Ints, sure: float, likely: float, rate: float, floats: Floats, into: int) -> None:
    """Mean and width of the sum of some tokens drawn from the unseen ones, and of those that may still be placed."""
    unseen = table[at.UNSEEN]
    if unseen == 0:
        floats[into], floats[into + 1] = float(table[at.KNOWN]), 1.0
        return
    drawn = min(sure + likely, float(unseen))
    mean = table[at.UNSEEN_SUM] / unseen
    variance = table[at.UNSEEN_SQUARES] / unseen - mean * mean
    spread = drawn * variance * (unseen - drawn) / max(1, unseen - 1) + likely * (1.0 - rate) * mean * mean
    floats[into] = table[at.KNOWN] + drawn * mean
    # An even spread of this width has that variance; never narrower than one whole strength.
    floats[into + 1] = max(1.0, sqrt(12.0 * spread))


@compiled
def _others_to_act(book: Ints, table: Ints) -> int:
    to_act = 0
    for seat in range(book[at.SEATS]):
        if seat != table[at.SEAT] and table[realm_at(book, seat) + at.FRONT] != at.NOTHING:
            to_act += 1
    return to_act


@compiled
def _token_may_come(book: Ints, table: Ints) -> bool:
    space = table[track_at(book) + table[at.ROUND] - 1]
    return space == at.NOTHING and table[at.DRAWN] < book[at.TOKENS]


@compiled
def _points_later(book: Ints, table: Ints, realm: int, left: int) -> float:
    """What the buildings of a realm may still gain from the turns to come."""
    total = 0.0
    counts = realm + at.COUNTS
    for place in range(realm + at.PLOTS_AT, realm + at.PLOTS_AT + table[realm + at.PLOTS]):
        plot = table[place]
        if plot < 0 or plot & 1:
            continue
        card = card_at(plot >> 1)
        source, points = book[card + at.SOURCE], book[card + at.POINTS]
        if source == at.PERCAT:
            total += points * left * _WANTED
        elif source == at.BESTCAT:
            total += points * left * _BEST
        elif source == at.PAIR:
            missing = 0
            if table[counts + book[card + at.FIRST_CATEGORY]] == 0:
                missing += 1
            if table[counts + book[card + at.SECOND_CATEGORY]] == 0:
                missing += 1
            if missing:
                total += book[at.PAIR_POINTS] * min(1.0, left * _BEST / missing) * (0.5 if missing == 2 else 1.0)
        elif source == at.CATS:
            different = different_categories(table, realm)
            reached = min(at.CATEGORY_COUNT, different + int(left * _NEW))
            total += book[at.CATEGORY_TABLE + reached] - book[at.CATEGORY_TABLE + different]
    return total


@compiled
def _wanted(book: Ints, table: Ints, number: int) -> int:
    """The most points that a card would bring at once to any seat that has still to act and can pay for it."""
    card = card_at(number)
    most = 0
    for seat in range(book[at.SEATS]):
        realm = realm_at(book, seat)
        if seat == table[at.SEAT] or table[realm + at.FRONT] == at.NOTHING:
            continue
        coins = table[realm + at.COINS]
        if coins < book[card + at.NEED] or coins + book[card + at.NET] < book[card + at.COST]:
            continue
        points = -building_points(book, table, realm)
        add_building(book, table, realm, number)
        most = max(most, points + building_points(book, table, realm))
        remove_building(book, table, realm, number)
    return most
