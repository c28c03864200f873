"""What a move is worth to whoever makes it: a handful of features, added up by weights. No chance, no looking ahead.

Every feature is about the mover. The strength of the invaders is known only as a mean and a spread, from the tokens
that nobody has seen and the usual rate of tokens, so nothing hidden is looked at.
"""

from __future__ import annotations

from math import sqrt

from realms_nb.fast.compiling import Floats, Ints, compiled, inlined
from realms_nb.fast.streams import fraction
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.points import building_points
from realms_nb.games.minute_realms.fast.turns import (
    add_building,
    card_at,
    holder_of,
    legal_moves,
    realm_at,
    remove_building,
    track_at,
    turn_card,
)

# The features, and after them the size of the noise: what chance may add to the worth of a move.
POINTS_NOW, POINTS_LATER, COINS, SHIELDS, AWARD, DENIAL, GIFTS, NOISE = range(8)
FEATURE_COUNT = 7
WEIGHT_COUNT = 8

# All numbers of this block were tuned together with the balanced weights, on deals of two and of four players under the
# standard rules; they are the same for all rules. What a turn still to come may bring: a building of a category that
# one wants, one of the best category, a new category; the one that a pair lacks, or both; how likely that is at most.
_WANTED, _BEST, _NEW = 0.13, 0.12, 0.6
_PAIR_LACKS_ONE, _PAIR_LACKS_BOTH, _ONE_AT_MOST, _BOTH_AT_MOST = 0.23, 0.14, 0.75, 0.6
# Coins that leave the purse in a turn: what counts is what is left at the end.
_SPENT = 1.4
# What cards still to come gain a turn from the largest category and from every different one.
_LARGEST, _DIFFERENT = 0.08, 0.21
# The first coins pay for the next building; those behind them are worth less, and the rest least.
_FIRST_COINS, _NEXT_COINS, _NEXT_WORTH, _LAST_WORTH = 2, 3, 0.55, 0.4
# Shields that a turn brings up to the next invasion, and up to the last one.
_SHIELDS_SOON, _SHIELDS_LATE = 1.5, 0.57

# The scratch paper: mean and steepness of the strength at the next and at the last invasion, the same once more for the
# case that a token is placed now, how much of their worth coins still have, then the features of a move.
FORECAST_SIZE = 4
TIME_LEFT = 2 * FORECAST_SIZE
FEATURES_AT = TIME_LEFT + 1
SCRATCH_SIZE = FEATURES_AT + FEATURE_COUNT


@compiled
def choose(book: Ints, table: Ints, weights: Floats, start: int, stream: Ints, moves: Ints, floats: Floats) -> int:
    """The move that weighs most; of equals the first. `floats` is scratch paper."""
    count = legal_moves(book, table, moves)
    if count == 1:
        return moves[0]
    following = forecast(book, table, floats)
    best, most = 0, 0.0
    for option in range(count):
        worth = weigh(book, table, moves[option], weights, start, floats, following)
        if weights[start + NOISE] > 0.0:
            worth += weights[start + NOISE] * fraction(stream)
        if option == 0 or worth > most:
            best, most = option, worth
    return moves[best]


@inlined
def weigh(book: Ints, table: Ints, move: int, weights: Floats, start: int, floats: Floats, following: int) -> float:
    """What the mover's position after a move is worth; the table is left as it was. NOTHING is no move at all.

    The features are written down behind the forecast; those of no weight are left out.
    """
    seat = table[at.SEAT]
    realm = realm_at(book, seat)
    number, use = move >> 2, move & 3
    card = card_at(number)
    coins, own = table[realm + at.COINS], table[realm + at.FRONT]
    gifts, offset = 0.0, 0
    if move != at.NOTHING:
        if use == at.LOSE:
            turn_card(book, table, realm, number, 1)
        elif number != own:
            table[realm + at.COINS] += book[card + at.NET]
            if holder_of(book, table, number) != at.NOTHING:
                gifts = book[card + at.PAYS] / (book[at.SEATS] - 1)
            if book[card + at.INVADES] and _token_may_come(book, table):
                offset = FORECAST_SIZE
        if use == at.BUILD:
            table[realm + at.COINS] -= book[card + at.COST]
            add_building(book, table, realm, number)
        elif use == at.BASTION:
            table[realm + at.COINS] += book[at.INCOME]
            table[realm + at.DEFENCE] += book[at.WALL]
    left = book[at.ROUNDS] - table[at.ROUND]
    points_now = float(building_points(book, table, realm))
    points_later = shields = award = denial = 0.0
    if left > 0 and weights[start + POINTS_LATER] != 0.0:
        points_later = _points_later(book, table, realm, left)
    coins_later = _purse(table[realm + at.COINS]) * floats[TIME_LEFT]
    if following:
        last, defence = book[at.LAST_STRIKE], table[realm + at.DEFENCE]
        shields = hold_chance(
            defence + _SHIELDS_LATE * (last - table[at.ROUND]), floats[offset + 2], floats[offset + 3]
        )
        award = shields * floats[offset + 2] * book[at.AWARD]
        if following != last:
            soon = _SHIELDS_SOON * (following - table[at.ROUND])
            shields += hold_chance(defence + soon, floats[offset], floats[offset + 1])
    if move != at.NOTHING:
        table[realm + at.COINS] = coins
        if use == at.LOSE:
            turn_card(book, table, realm, number, -1)
        elif use == at.BUILD:
            remove_building(book, table, realm, number)
        elif use == at.BASTION:
            table[realm + at.DEFENCE] -= book[at.WALL]
    if weights[start + DENIAL] != 0.0 and use < at.DISCARD and move != at.NOTHING:
        denial = float(_wanted(book, table, number) - (_wanted(book, table, own) if number != own else 0))
    floats[FEATURES_AT + POINTS_NOW] = points_now
    floats[FEATURES_AT + POINTS_LATER] = points_later
    floats[FEATURES_AT + COINS] = coins_later
    floats[FEATURES_AT + SHIELDS] = shields
    floats[FEATURES_AT + AWARD] = award
    floats[FEATURES_AT + DENIAL] = denial
    floats[FEATURES_AT + GIFTS] = gifts
    return (
        weights[start + POINTS_NOW] * points_now
        + weights[start + POINTS_LATER] * points_later
        + weights[start + COINS] * coins_later
        + weights[start + SHIELDS] * shields
        + weights[start + AWARD] * award
        + weights[start + DENIAL] * denial
        + weights[start + GIFTS] * gifts
    )


@inlined
def hold_chance(shields: float, mean: float, steepness: float) -> float:
    """The chance that the strength is at most so many shields, if it is spread evenly around its mean."""
    chance = 0.5 + (shields + 0.5 - mean) * steepness
    return min(1.0, max(0.0, chance))


@inlined
def _purse(coins: int) -> float:
    """What coins are worth, measured by the first of them."""
    following = min(max(coins - _FIRST_COINS, 0), _NEXT_COINS)
    return min(coins, _FIRST_COINS) + _NEXT_WORTH * following + _LAST_WORTH * max(coins - _FIRST_COINS - _NEXT_COINS, 0)


@inlined
def _next_strike(book: Ints, table: Ints) -> int:
    """The round of the next invasion, 0 if none is to come."""
    round = table[at.ROUND] + (1 if table[at.DECISION] == at.LOSS else 0)
    while round <= book[at.LAST_STRIKE]:
        if (book[at.STRIKES] >> round) & 1:
            return round
        round += 1
    return 0


@compiled
def forecast(book: Ints, table: Ints, floats: Floats) -> int:
    """The round of the next invasion, 0 if none is to come; the forecast is written on the scratch paper."""
    # Nearly all of it for most of the game, nothing in the last round.
    floats[TIME_LEFT] = sqrt(sqrt((book[at.ROUNDS] - table[at.ROUND]) / book[at.ROUNDS]))
    following, last = _next_strike(book, table), book[at.LAST_STRIKE]
    if following == 0:
        return 0
    rate = book[at.TOKEN_RATE] / 100.0
    this_round = 0.0
    if table[at.DECISION] == at.TURN and table[track_at(book) + table[at.ROUND] - 1] == at.NOTHING:
        this_round = rate * _others_to_act(book, table) / book[at.SEATS]
    for more in range(2):
        for strike in range(2):
            rounds = (following if strike == 0 else last) - table[at.ROUND]
            sure = float(table[at.HIDDEN] + more)
            likely = rate * rounds + (0.0 if more else this_round)
            _spread(table, sure, likely, rate, floats, more * FORECAST_SIZE + 2 * strike)
    return following


@inlined
def _spread(table: Ints, sure: float, likely: float, rate: float, floats: Floats, into: int) -> None:
    """Mean and steepness of the sum of tokens: some surely drawn from the unseen ones, some that may still come."""
    unseen = table[at.UNSEEN]
    if unseen == 0:
        floats[into], floats[into + 1] = float(table[at.KNOWN]), 1.0
        return
    drawn = min(sure + likely, float(unseen))
    mean = table[at.UNSEEN_SUM] / unseen
    variance = table[at.UNSEEN_SQUARES] / unseen - mean * mean
    spread = drawn * variance * (unseen - drawn) / max(1, unseen - 1) + likely * (1.0 - rate) * mean * mean
    floats[into] = table[at.KNOWN] + drawn * mean
    # An even spread over this width has that variance; it is never narrower than one whole strength.
    floats[into + 1] = 1.0 / max(1.0, sqrt(12.0 * spread))


@inlined
def _others_to_act(book: Ints, table: Ints) -> int:
    to_act = 0
    for seat in range(book[at.SEATS]):
        if seat != table[at.SEAT] and table[realm_at(book, seat) + at.FRONT] != at.NOTHING:
            to_act += 1
    return to_act


@inlined
def _token_may_come(book: Ints, table: Ints) -> bool:
    space = table[track_at(book) + table[at.ROUND] - 1]
    return space == at.NOTHING and table[at.DRAWN] < book[at.TOKENS]


@inlined
def _points_later(book: Ints, table: Ints, realm: int, left: int) -> float:
    """What the buildings of a realm may still gain in the turns to come, and what cards to come may gain from them."""
    coins, largest, different, counts = table[realm + at.COINS], 0, 0, realm + at.COUNTS
    for category in range(counts, counts + at.CATEGORY_COUNT):
        largest = max(largest, table[category])
        different += 1 if table[category] else 0
    total = left * (_LARGEST * largest + _DIFFERENT * different)
    coins_left = max(0.0, coins - left * _SPENT)
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
            first, second = book[card + at.FIRST_CATEGORY], book[card + at.SECOND_CATEGORY]
            has_first, has_second = table[counts + first] > 0, table[counts + second] > 0
            if has_first != has_second:
                total += book[at.PAIR_POINTS] * min(_ONE_AT_MOST, left * _PAIR_LACKS_ONE)
            elif not has_first:
                total += book[at.PAIR_POINTS] * min(_BOTH_AT_MOST, left * _PAIR_LACKS_BOTH)
        elif source == at.CATS:
            reached = min(float(at.CATEGORY_COUNT), different + left * _NEW)
            whole = min(at.CATEGORY_COUNT - 1, int(reached))
            below, above = book[at.CATEGORY_TABLE + whole], book[at.CATEGORY_TABLE + whole + 1]
            total += below + (reached - whole) * (above - below) - book[at.CATEGORY_TABLE + different]
        elif source == at.COIN:
            total += points * (coins_left - coins)
        elif source == at.INV:
            total += max(0.0, points - coins_left) - max(0, points - coins)
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
