"""Who stands where in the fast twin: points by source, pieces on the board, places, ties.

The one door of the compiled Realm of Sand: whole games, sampled futures, single decisions, limited games.

One function for all, because the compiler works through everything below it anew for every such door.
"""

from __future__ import annotations

from realms_nb.fast.compiling import Floats, Ints, blank, compiled, inlined
from realms_nb.fast.streams import STREAM_SIZE, TWISTER_SIZE, open_stream, shuffle
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast.bitboards import masks_for
from realms_nb.games.realm_of_sand.fast.compiled_rules import CompiledRules
from realms_nb.games.realm_of_sand.fast.dealing import deal, scratch_paper
from realms_nb.games.realm_of_sand.fast.layout import bits, copy, realm_of, used
from realms_nb.games.realm_of_sand.fast.moving import play
from realms_nb.games.realm_of_sand.fast.policy import choose


@inlined
def standing(book: Ints, table: Ints, seat: int) -> int:
    """Points, and among equals the pieces on the board: the larger number is ahead."""
    realm = realm_of(book, seat)
    return (table[realm + at.SCORE] << 32) | bits(used(table, realm))


@compiled
def points_by_level(book: Ints, table: Ints, seat: int, points: Ints, start: int) -> None:
    """What the completed buildings of each level score; behind that how many there are of each."""
    for place in range(start, start + 2 * at.LEVEL_COUNT):
        points[place] = 0
    for place in range(book[at.BUILT_AT], book[at.BUILT_AT] + table[at.BUILT_COUNT]):
        if table[place] // at.OWNER == seat:
            entry = book[at.CARDS_AT] + table[place] % at.OWNER * at.CARD_SIZE
            level = book[entry + at.CARD_LEVEL]
            points[start + level] += book[entry + at.POINTS]
            points[start + at.LEVEL_COUNT + level] += 1


@inlined
def place_of(standings: Ints, seats: int, seat: int) -> int:
    """1 for the best; seats that are equal share their place."""
    place = 1
    for other in range(seats):
        if standings[other] > standings[seat]:
            place += 1
    return place


@compiled
def tie_break(standings: Ints, seats: int) -> int:
    """What decided among those with most points, as a place in `TIE_BREAKS`; alone there is nobody to tie with."""
    best = 0
    for seat in range(seats):
        best = max(best, standings[seat])
    first, level = 0, 0
    for seat in range(seats):
        first += 1 if standings[seat] == best else 0
        level += 1 if standings[seat] >> 32 == best >> 32 else 0
    if seats == 1 or level == 1:
        return 0
    return 2 if first > 1 else 1


# What may be asked for: games from their seeds, futures of a position after each of some moves, the next move, and
# games in which one seat looks at another book than the others.
GAMES, FUTURES, DECISION, LIMITED = range(4)
# A result: per seat its points and buildings by level, and these ...
SCORE = 2 * at.LEVEL_COUNT
HOURGLASSES, LEVEL, DISCS, PIECES, POWER, CRYSTALS, HIDDEN, RANK = range(SCORE + 1, SCORE + 9)
SEAT_SIZE = SCORE + 9
# ... and behind the seats the rounds and the tie-break.
ROUNDS, TIE_BREAK = range(2)
GAME_SIZE = 2
# In the place of a move: the position as it is.
AS_IT_IS = -1
# A limited game: the seed of its deal, the seat that is limited (-1: nobody), the number of its stream of chance.
JOB_SIZE = 3
# What became of a card: the seat that built it, or one of these.
UNSEEN, UNBUILT = -2, -1


class Tools:
    """What one thread plays on: tables, scratch paper, streams of chance."""

    def __init__(self, book: CompiledRules) -> None:
        masks = masks_for(book)
        self.notes, self.sums = scratch_paper(masks.most_boards)
        # In the order of `run`.
        self.all = (
            masks.array,
            self.notes,
            self.sums,
            blank(book.table_size),
            blank(book.table_size),
            blank(book.most_moves),
            blank(STREAM_SIZE),
            blank(TWISTER_SIZE),
            blank(max(len(book.cards), len(book.tiles), at.POWER_COUNT)),
            blank(book.seats),
        )


@compiled
def run(
    kind: int,
    book: Ints,
    weights: Floats,
    start: Ints,
    moves: Ints,
    cards: Ints,
    levels: Ints,
    seeds: Ints,
    first: int,
    behind: int,
    results: Ints,
    masks: Ints,
    notes: Ints,
    sums: Floats,
    table: Ints,
    drawn: Ints,
    spare: Ints,
    stream: Ints,
    twister: Ints,
    items: Ints,
    standings: Ints,
) -> None:
    """Games `first` to `behind` by their seeds; or so many futures, each after every move; or the next move.

    For limited games, `start` and `cards` are the book and the masks of the seat that is limited, `seeds` their jobs,
    and `moves` takes down what became of every card.
    """
    size, options = book[at.SEATS] * SEAT_SIZE + GAME_SIZE, len(moves) if kind == FUTURES else 1
    if kind == DECISION:
        open_stream(stream, seeds[0], 0)
        results[0] = choose(book, start, masks, weights, notes, sums, stream)
        return
    limited = at.NOTHING
    for number in range(first, behind):
        if kind == FUTURES:
            open_stream(stream, seeds[0], 2 * number)
            determinize(book, start, drawn, cards, levels, items, stream)
        for option in range(options):
            if kind == GAMES:
                deal(book, table, seeds[number], twister, items)
                open_stream(stream, seeds[number], 0)
            elif kind == LIMITED:
                job = number * JOB_SIZE
                deal(book, table, seeds[job], twister, items)
                open_stream(stream, seeds[job], seeds[job + 2])
                limited = seeds[job + 1]
            else:
                # All moves meet the same cards and noise, so that luck cancels out.
                copy(drawn, table, book[at.TABLE_SIZE])
                open_stream(stream, seeds[0], 2 * number + 1)
                if moves[option] != AS_IT_IS:
                    play(book, table, moves[option], spare)
            while table[at.DECISION] != at.OVER:
                its_book, its_masks = book, masks
                if table[at.SEAT] == limited:
                    its_book, its_masks = start, cards
                play(book, table, choose(its_book, table, its_masks, weights, notes, sums, stream), spare)
            _write_result(book, table, standings, results, (number * options + option) * size)
        if kind == LIMITED:
            _write_fates(book, table, moves, number * book[at.CARDS])


@compiled
def determinize(book: Ints, start: Ints, drawn: Ints, cards: Ints, levels: Ints, items: Ints, stream: Ints) -> None:
    """Put the cards that the viewer has not seen into a random order: first into hands, then into piles."""
    copy(start, drawn, book[at.TABLE_SIZE])
    for level in range(at.LEVEL_COUNT):
        count = levels[level + 1] - levels[level]
        for place in range(count):
            items[place] = cards[levels[level] + place]
        shuffle(stream, items, 0, count)
        back, used_up = at.OWNER - 1 - level, 0
        for place in range(book[at.HIDDEN_AT], book[at.HIDDEN_AT] + drawn[at.HIDDEN_COUNT]):
            if drawn[place] % at.OWNER == back:
                drawn[place] += items[used_up] - back
                used_up += 1
        for place in range(book[at.KEPT_AT], book[at.KEPT_AT] + drawn[at.KEPT_COUNT]):
            if drawn[place] == back:
                drawn[place] = items[used_up]
                used_up += 1
        pile = book[at.PILES_AT] + level * book[at.PILE_SIZE]
        for place in range(drawn[at.PILE_COUNT + level]):
            drawn[pile + place] = items[used_up + place]


@compiled
def _write_result(book: Ints, table: Ints, standings: Ints, results: Ints, start: int) -> None:
    """Write down a finished game."""
    seats = book[at.SEATS]
    for seat in range(seats):
        standings[seat] = standing(book, table, seat)
    for seat in range(seats):
        realm, here = realm_of(book, seat), start + seat * SEAT_SIZE
        points_by_level(book, table, seat, results, here)
        discs, hidden = bits(table[realm + at.DISCS]), 0
        for colour in range(at.COLOUR_COUNT):
            discs += table[realm + at.ZONE + colour]
        for place in range(book[at.HIDDEN_AT], book[at.HIDDEN_AT] + table[at.HIDDEN_COUNT]):
            hidden += 1 if table[place] // at.OWNER == seat else 0
        results[here + SCORE] = table[realm + at.SCORE]
        results[here + HOURGLASSES] = table[realm + at.GLASSES]
        results[here + LEVEL] = table[realm + at.LEVEL]
        results[here + DISCS] = discs
        results[here + PIECES] = bits(used(table, realm))
        results[here + POWER] = table[realm + at.POWER]
        results[here + CRYSTALS] = table[realm + at.SPENT]
        results[here + HIDDEN] = hidden
        results[here + RANK] = place_of(standings, seats, seat)
    results[start + seats * SEAT_SIZE + ROUNDS] = table[at.ROUND]
    results[start + seats * SEAT_SIZE + TIE_BREAK] = tie_break(standings, seats)


@compiled
def _write_fates(book: Ints, table: Ints, fates: Ints, start: int) -> None:
    """Write down who built each card; cards that are still in a pile were never seen."""
    for card in range(book[at.CARDS]):
        fates[start + card] = UNBUILT
    for level in range(at.LEVEL_COUNT):
        pile = book[at.PILES_AT] + level * book[at.PILE_SIZE]
        for place in range(pile, pile + table[at.PILE_COUNT + level]):
            fates[start + table[place]] = UNSEEN
    for place in range(book[at.BUILT_AT], book[at.BUILT_AT] + table[at.BUILT_COUNT]):
        fates[start + table[place] % at.OWNER] = table[place] // at.OWNER
