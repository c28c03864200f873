"""Both engines, fed the same cards, tokens and moves, agree after every move: 20,000 random games."""

from __future__ import annotations

from random import Random

import pytest
from games.minute_realms.fast.variants import VARIANTS, random_rules

from realms_nb.core.errors import BadSetup
from realms_nb.fast.compiling import blank
from realms_nb.fast.streams import TWISTER_SIZE
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.rules import STANDARD
from realms_nb.games.minute_realms.engine.scoring import SOURCES
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.futures import desk_for
from realms_nb.games.minute_realms.fast.layout import deal
from realms_nb.games.minute_realms.fast.points import points_by_source, rank, standing, tie_break
from realms_nb.games.minute_realms.fast.turns import legal_moves, open_table, play

# 44 combinations of variant and seats make 13,200 games; the random decks add nearly 8,000.
GAMES_PER_VARIANT = 300


def play_both(rules, seats, seed):
    """One random game on both engines; every position, every legal move and the result are compared."""
    book, rng = at.book_for(rules, seats), Random(seed)
    desk = desk_for(book)
    array, table, pile, tokens, moves = book.array, desk.now, desk.pile, desk.tokens, desk.moves
    deal(array, seed, blank(TWISTER_SIZE), pile, tokens)
    open_table(array, table, pile, tokens)
    state = GAME.setup(seats, seed, rules)
    assert list(pile[table[at.DEALT] :]) == book.pile(state)[table[at.DEALT] :]
    while True:
        assert list(table) == book.table(state)
        legal = GAME.legal_moves(state)
        count = legal_moves(array, table, moves)
        assert [book.code(move) for move in legal] == list(moves[:count])
        if not legal:
            break
        move = legal[int(rng.random() * len(legal))]
        state = GAME.apply(state, move)
        play(array, table, pile, tokens, book.code(move))
    same_result(book, table, state)


def same_result(book, table, state):
    """Score lines by source, totals, ranking and tie-break are those of the readable engine."""
    points = blank(at.SOURCE_COUNT)
    standings = blank(book.seats)
    for sheet in GAME.scores(state):
        points_by_source(book.array, table, sheet.seat, points, 0)
        assert {source: int(points[place]) for place, source in enumerate(SOURCES) if points[place]} == {
            source: total for source, total in sheet.by_source().items() if total
        }
        standings[sheet.seat] = standing(book.array, table, sheet.seat)
        assert standings[sheet.seat] >> 32 == sheet.total
    outcome = GAME.outcome(state)
    places = [rank(book.array, standings, seat) for seat in range(book.seats)]
    ranking = tuple(tuple(seat for seat in range(book.seats) if places[seat] == place) for place in sorted(set(places)))
    assert ranking == outcome.ranking
    assert at.TIE_BREAKS[tie_break(book.array, standings)] == outcome.tie_break


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("name", VARIANTS)
def test_variants(name, seats):
    """The kernel plays every rule variant as the readable engine does, with every number of players."""
    rules = STANDARD.changed(**VARIANTS[name])
    for seed in range(GAMES_PER_VARIANT):
        play_both(rules, seats, seed)


@pytest.mark.parametrize("chapter", range(4))
def test_random_rules_and_decks(chapter):
    """The kernel plays any deck the loader accepts: dead ends, long trades, empty token piles, two to eight seats."""
    rng = Random(chapter)
    for _ in range(100):
        rules = random_rules(rng)
        for seats in range(2, len(rules.starting_coins) + 1):
            try:
                rules.check_seats(seats)
            except BadSetup:
                continue
            for seed in range(5):
                play_both(rules, seats, seed)


@pytest.mark.parametrize("seed", [0, 1, 2**32 - 1, 2**32, 2**53 - 1])
def test_deals(seed):
    """A seed of any size deals the same cards and tokens on both engines, even from a deck of a thousand cards."""
    cards = [{"name_en": f"Card {number}", "category": "noble", "vp": "flat", "arg1": 1} for number in range(1_000)]
    rules = STANDARD.changed(deck=cards)
    book, state = at.book_for(rules, 2), GAME.setup(2, seed, rules)
    desk = desk_for(book)
    deal(book.array, seed, blank(TWISTER_SIZE), desk.pile, desk.tokens)
    dealt = 2 + rules.middle_cards
    assert list(desk.pile[dealt:]) == book.pile(state)[dealt:]
    assert list(desk.tokens) == list(state.token_pile)


def test_a_middle_as_large_as_can_be():
    """With ten cards in the middle the last one lies right before the first realm: discarding leaves the realm be."""
    rules = STANDARD.changed(middle_cards=10, rounds=2, invasion_rounds=(1, 2))
    assert at.MIDDLE_AT + rules.middle_cards == at.REALMS_AT
    for seed in range(GAMES_PER_VARIANT):
        play_both(rules, 2, seed)
