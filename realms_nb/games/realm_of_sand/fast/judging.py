"""What boards are worth to a weighted player: the buildings they complete, and the three that they are nearest to."""

from __future__ import annotations

from realms_nb.fast.compiling import Floats, Ints, compiled, inlined
from realms_nb.games.realm_of_sand.fast import bitboards as seen
from realms_nb.games.realm_of_sand.fast import dealing as on
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast import weights as weight
from realms_nb.games.realm_of_sand.fast.layout import bits, realm_of
from realms_nb.games.realm_of_sand.fast.sweeping import (
    GOES_ON,
    ONE,
    PURSE,
    THREE,
    TWO,
    rank_hopes,
    sweep_any,
    sweep_large,
    sweep_large_with_discs,
    sweep_small,
    sweep_small_with_discs,
)


@inlined
def worth(book: Ints, weights: Floats, own: int, card: int, stock: Ints, left: float, lead: float) -> float:
    """The points of a building and what its bonuses are worth in the turns that are left."""
    entry = book[at.CARDS_AT] + card * at.CARD_SIZE
    bonus = weights[own + weight.LEVEL] * book[entry + at.LEVEL_UP]
    for colour in range(at.COLOUR_COUNT):
        count = min(book[entry + at.BONUS + colour], stock[colour])
        bonus += count * weights[own + (weight.RARE_DISC if colour >= at.RUNE_COUNT else weight.DISC)]
    value = weights[own + weight.POINTS] * book[entry + at.POINTS] + bonus * min(1.0, max(0.0, left / weight.SPRING))
    return max(0.0, value + weights[own + weight.HOURGLASS] * lead * book[entry + at.HOURGLASSES])


@compiled
def gather(book: Ints, table: Ints, weights: Floats, notes: Ints, sums: Floats, seat: int, turn: int) -> int:
    """Write down the buildings a seat may think of, the dearest first, and what it has at hand; says how many."""
    own, realm = seat * weight.WEIGHTS_SIZE, realm_of(book, seat)
    for colour in range(at.COLOUR_COUNT):
        on_board = bits(table[realm + at.DISCS] & table[realm + at.PLANES + colour])
        notes[on.HAND][colour] = table[realm + at.ZONE + colour] + on_board
        notes[on.STOCK][colour] = table[at.DISCS_LEFT + colour]
    notes[on.COUNTS][on.OWN_LEVEL] = table[realm + at.LEVEL]
    most, best = 0, 0
    for other in range(book[at.SEATS]):
        there = realm_of(book, other)
        most = max(most, table[there + at.GLASSES])
        if other != seat:
            best = max(best, table[there + at.SCORE])
    sums[on.TIMES][on.LEAD] = 0.0
    if book[at.SEATS] == 1:
        sums[on.TIMES][on.TURNS_LEFT] = float(book[at.SOLO_TURNS] - table[at.ROUND])
    else:
        sums[on.TIMES][on.TURNS_LEFT] = max(0.5, (book[at.ENOUGH] - most) * weight.PACE)
        sums[on.TIMES][on.LEAD] = min(1.0, max(-1.0, (table[realm + at.SCORE] - best) / 10.0))
    count = 0
    for level in range(at.LEVEL_COUNT):
        row = book[at.ROWS_AT] + level * book[at.DISPLAY]
        for place in range(row, row + table[at.ROW_COUNT + level]):
            if table[place] >= 0:
                kind = weight.OWN
                if book[at.SEATS] > 1:
                    # Looking at the others' boards takes as long as all the rest, so only those look who care.
                    watchful = weights[own + weight.DENIAL] > 0.0 and not turn
                    contested = watchful and _is_contested(book, table, seat, table[place])
                    kind = weight.CONTESTED if contested else weight.OPEN
                count = _note(book, weights, own, notes, sums, table[place], kind, turn, count)
    for place in range(book[at.HIDDEN_AT], book[at.HIDDEN_AT] + table[at.HIDDEN_COUNT]):
        if table[place] // at.OWNER == seat:
            count = _note(book, weights, own, notes, sums, table[place] % at.OWNER, weight.OWN, turn, count)
    return count


@compiled
def _is_contested(book: Ints, table: Ints, seat: int, card: int) -> bool:
    """Whether another seat lacks no more than a piece of a building, and has its rare discs."""
    entry = book[at.CARDS_AT] + card * at.CARD_SIZE
    first = book[entry + at.FIRST_SITE]
    for other in range(book[at.SEATS]):
        realm = realm_of(book, other)
        enough = other != seat
        lacking = 0
        for colour in range(at.COLOUR_COUNT):
            plane = table[realm + at.PLANES + colour]
            discs = table[realm + at.ZONE + colour]
            short = book[entry + at.ASKED + colour] - bits(plane) - (discs if colour >= at.RUNE_COUNT else 0)
            lacking += max(0, short)
            enough = enough and not (colour >= at.RUNE_COUNT and short > 0)
        if not enough or lacking > 1:
            continue
        for site in range(first, first + book[entry + at.SITE_COUNT]):
            need, missing = book[at.SITES_AT] + site * at.SITE_SIZE, 0
            for colour in range(at.RUNE_COUNT):
                missing += bits(book[need + colour] & ~table[realm + at.PLANES + colour])
            if missing <= 1:
                return True
    return False


@inlined
def _note(
    book: Ints, weights: Floats, own: int, notes: Ints, sums: Floats, card: int, kind: int, turn: int, count: int
) -> int:
    """Put a building in its place among the goals."""
    left, lead = sums[on.TIMES][on.TURNS_LEFT] - turn, sums[on.TIMES][on.LEAD]
    value = worth(book, weights, own, card, notes[on.STOCK], left, lead)
    if turn:
        value *= weights[own + weight.STAYS + kind]
    elif kind == weight.CONTESTED:
        value *= 1.0 + weights[own + weight.DENIAL]
    worths, goals, kinds = sums[on.WORTHS], notes[on.GOALS], notes[on.KINDS]
    place = min(count, on.MOST_GOALS - 1)
    if count == on.MOST_GOALS and worths[place] >= value:
        return count
    while place > 0 and worths[place - 1] < value:
        worths[place] = worths[place - 1]
        goals[place] = goals[place - 1]
        kinds[place] = kinds[place - 1]
        place -= 1
    worths[place] = value
    goals[place] = card
    kinds[place] = kind
    return min(count + 1, on.MOST_GOALS)


@compiled
def appraise(
    book: Ints, masks: Ints, weights: Floats, own: int, notes: Ints, sums: Floats, goals: int, gone: int, turn: int,
    count: int, deep: bool,
) -> None:  # fmt: skip
    """What each board at the first depth is worth, once what it completes is completed."""
    found = _weigh(book, masks, weights, own, notes, sums, 0, goals, gone, turn, count, 0.0)
    if not deep or not found:
        return
    worths, origin = sums[on.WORTHS], notes[on.ORIGIN + 1]
    for goal in range(goals):
        inner = _completed(book, masks, notes, 0, goal, count)
        if not inner:
            continue
        without = gone | (1 << goal)
        found = _weigh(book, masks, weights, own, notes, sums, 1, goals, without, turn, inner, worths[goal])
        for other in range(goals if found else 0):
            innermost = _completed(book, masks, notes, 1, other, inner)
            if innermost:
                gain = worths[goal] + worths[other]
                _weigh(book, masks, weights, own, notes, sums, 2, goals, without | (1 << other), turn, innermost, gain)
                for board in range(innermost):
                    sums[on.VALUES + 1][notes[on.ORIGIN + 2][board]] = sums[on.VALUES + 2][board]
        for board in range(inner):
            sums[on.VALUES][origin[board]] = sums[on.VALUES + 1][board]


@compiled
def _weigh(
    book: Ints, masks: Ints, weights: Floats, own: int, notes: Ints, sums: Floats, depth: int, goals: int, gone: int,
    turn: int, count: int, gain: float,
) -> int:  # fmt: skip
    """The hopes of some boards, and which goal each completes; says how many boards complete any."""
    completes, values = notes[on.COMPLETES + depth], sums[on.VALUES + depth]
    first, second, third, best, full = sums[on.FIRST], sums[on.SECOND], sums[on.THIRD], sums[on.BEST], notes[on.FULL]
    for board in range(count):
        first[board] = 0.0
        second[board] = 0.0
        third[board] = 0.0
        completes[board] = -1
    found, left = 0, sums[on.TIMES][on.TURNS_LEFT] - turn
    for goal in range(goals):
        card = notes[on.GOALS][goal]
        if gone >> goal & 1 or masks[masks[seen.FIRST_FACE] + card] == masks[masks[seen.FIRST_FACE] + card + 1]:
            continue
        helps = _prepare(book, masks, weights, own, notes, sums, depth, goal, left)
        if helps < 0:
            continue
        for board in range(count):
            best[board] = 0.0
            full[board] = 0
        for face in range(masks[masks[seen.FIRST_FACE] + card], masks[masks[seen.FIRST_FACE] + card + 1]):
            _sweep(masks, notes, sums, depth, face, count, helps)
        rank_hopes(best, count, first, second, third)
        asked = book[at.CARDS_AT] + card * at.CARD_SIZE + at.ASKED + at.RUNE_COUNT
        # With a rare piece to come nothing stands yet.
        if book[asked] + book[asked + 1] == 0:
            for board in range(count):
                if full[board] and completes[board] < 0:
                    completes[board] = goal
                    found += 1
    second_weight, third_weight = weights[own + weight.SECOND], weights[own + weight.THIRD]
    for board in range(count):
        values[board] = gain + first[board] + second_weight * second[board] + third_weight * third[board]
    return found


@inlined
def _sweep(masks: Ints, notes: Ints, sums: Floats, depth: int, face: int, count: int, helps: int) -> None:
    start = masks[masks[seen.FIRST_PIECE] + face]
    pieces, boards = masks[masks[seen.FIRST_PIECE] + face + 1] - start, on.BOARDS + depth * on.PLANES_PER_BOARD
    colours, shifts = masks[seen.COLOURS] + start, masks[seen.SHIFTS] + start
    corners = masks[masks[seen.CORNERS] + face * (masks[seen.TOP_LEVEL] + 1) + notes[on.COUNTS][on.OWN_LEVEL]]
    hopes, purse, best, full = sums[on.HOPES], notes[on.PURSE], sums[on.BEST], notes[on.FULL]
    if not corners:
        return
    if pieces > seen.LARGE:
        sweep_any(notes, boards, masks, colours, shifts, pieces, corners, count, hopes, purse, best, full)
        return
    a, b = notes[boards + masks[colours]], notes[boards + masks[colours + 1]]
    c, d = notes[boards + masks[colours + 2]], notes[boards + masks[colours + 3]]
    if pieces == seen.SMALL:
        if helps:
            sweep_small_with_discs(a, b, c, d, masks, shifts, corners, count, hopes, purse, best, full)
        else:
            sweep_small(a, b, c, d, masks, shifts, corners, count, hopes, best, full)
    else:
        e, f = notes[boards + masks[colours + 4]], notes[boards + masks[colours + 5]]
        if helps:
            sweep_large_with_discs(a, b, c, d, e, f, masks, shifts, corners, count, hopes, purse, best, full)
        else:
            sweep_large(a, b, c, d, e, f, masks, shifts, corners, count, hopes, best, full)


@inlined
def _prepare(
    book: Ints, masks: Ints, weights: Floats, own: int, notes: Ints, sums: Floats, depth: int, goal: int, left: float
) -> int:
    """What a goal may be hoped for with so many pieces missing; 1 if discs help, -1 if a rare disc is lacking."""
    card, hand, purse, hopes = notes[on.GOALS][goal], notes[on.HAND + depth], notes[on.PURSE], sums[on.HOPES]
    asked = book[at.CARDS_AT] + card * at.CARD_SIZE + at.ASKED
    rare = 0
    for colour in range(at.RUNE_COUNT, at.COLOUR_COUNT):
        if book[asked + colour] > hand[colour]:
            return -1
        rare += book[asked + colour]
    room = book[at.SUMMONED] - rare
    if room < 0:
        return -1
    helps, before, owned = 1 if rare else 0, -1, 0
    face = masks[masks[seen.FIRST_FACE] + card]
    start = masks[masks[seen.FIRST_PIECE] + face]
    for piece in range(masks[masks[seen.FIRST_PIECE] + face + 1] - start):
        place, colour = piece * PURSE, masks[masks[seen.COLOURS] + start + piece]
        fresh = colour != before
        if fresh:
            before = colour
            owned = 0 if colour == seen.ALWAYS else min(hand[colour], book[asked + colour], room)
            room -= owned
            helps = 1 if owned else helps
        purse[place + GOES_ON] = 0 if fresh else -1
        purse[place + ONE] = -1 if fresh and owned >= 1 else 0
        purse[place + TWO] = -1 if fresh and owned >= 2 else 0
        purse[place + THREE] = -1 if owned >= 3 else 0
    rates, value = own + weight.RATES + notes[on.KINDS][goal] * weight.RATE_SIZE, sums[on.WORTHS][goal]
    for missing in range(5):
        turns = weight.TILE_TURNS[missing]
        hopes[missing] = value * weights[rates + missing] if rare == 0 and turns <= left else 0.0
        hopes[5 + missing] = value * weights[rates + 5 + missing] if 1.0 + turns <= left else 0.0
    return helps


@compiled
def _completed(book: Ints, masks: Ints, notes: Ints, depth: int, goal: int, count: int) -> int:
    """The boards that complete a goal, one depth further, without its pieces and with its discs; says how many."""
    found, card, completes = 0, notes[on.GOALS][goal], notes[on.COMPLETES + depth]
    here, there = on.BOARDS + depth * on.PLANES_PER_BOARD, on.BOARDS + (depth + 1) * on.PLANES_PER_BOARD
    for board in range(count):
        if completes[board] != goal:
            continue
        cells = ~_standing_cells(masks, notes, here, board, card)
        for colour in range(at.RUNE_COUNT):
            notes[there + colour][found] = notes[here + colour][board] & cells
        notes[on.ORIGIN + depth + 1][found] = board
        found += 1
    if found:
        bonus = book[at.CARDS_AT] + card * at.CARD_SIZE + at.BONUS
        for colour in range(at.COLOUR_COUNT):
            gained = min(book[bonus + colour], notes[on.STOCK + depth][colour])
            notes[on.HAND + depth + 1][colour] = notes[on.HAND + depth][colour] + gained
            notes[on.STOCK + depth + 1][colour] = notes[on.STOCK + depth][colour] - gained
    return found


@inlined
def _standing_cells(masks: Ints, notes: Ints, boards: int, board: int, card: int) -> int:
    """The bits of the first place where a pattern stands."""
    levels, level = masks[seen.TOP_LEVEL] + 1, notes[on.COUNTS][on.OWN_LEVEL]
    for face in range(masks[masks[seen.FIRST_FACE] + card], masks[masks[seen.FIRST_FACE] + card + 1]):
        here = masks[masks[seen.CORNERS] + face * levels + level]
        for piece in range(masks[masks[seen.FIRST_PIECE] + face], masks[masks[seen.FIRST_PIECE] + face + 1]):
            colour, shift = masks[masks[seen.COLOURS] + piece], masks[masks[seen.SHIFTS] + piece]
            here &= notes[boards + colour][board] >> shift
        if here:
            bit = 0
            while not here >> bit & 1:
                bit += 1
            return masks[masks[seen.CELLS] + face * 64 + bit]
    return 0
