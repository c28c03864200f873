"""Sampled futures and tree search on arrays."""

from __future__ import annotations

from collections import Counter

import pytest
from games.minute_realms.fast.variants import VARIANTS
from some import some

from realms_nb.core.chance import stream
from realms_nb.core.errors import BadSetup
from realms_nb.fast.streams import open_stream
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.rules import STANDARD
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.futures import desk_for, determinize, futures, seen_in
from realms_nb.games.minute_realms.fast.search import search
from realms_nb.games.minute_realms.players.weights import BALANCED

WEIGHTS = BALANCED.numbers()


def after(moves, seats=4, seed=5, rules=STANDARD):
    """A position after so many random moves."""
    state, rng = GAME.setup(seats, seed, rules), stream(seed)
    for _ in range(moves):
        legal = GAME.legal_moves(state)
        state = GAME.apply(state, legal[int(rng.random() * len(legal))])
    return state


def view_after(moves, **options):
    """What the deciding seat sees after so many random moves."""
    state = after(moves, **options)
    return GAME.view_for(state, 0 if state.decision is None else state.decision.seat)


@pytest.mark.parametrize("moves", [0, 9, 18, 30])
def test_hidden_things_are_drawn_from_the_unseen(moves):
    """A sampled position has the unseen cards in its pile, the unseen tokens on the track and in theirs, no others."""
    view = view_after(moves)
    book = at.book_for(STANDARD, 4)
    known, desk = seen_in(book, view, WEIGHTS), desk_for(book)
    table, cards = known.table, known.cards
    for number in range(20):
        open_stream(desk.stream, 1, number)
        determinize(known, desk.start, desk)
        assert sorted(desk.pile[table[at.DEALT] :]) == sorted(cards)
        face_down = [place for place in range(len(table)) if table[place] == at.FACE_DOWN_TOKEN]
        drawn = [int(desk.start[place]) for place in face_down] + list(desk.tokens[table[at.DRAWN] :])
        assert sorted(drawn) == list(view.unseen_tokens)
        assert [desk.start[i] for i in range(len(table)) if i not in face_down] == [
            table[i] for i in range(len(table)) if i not in face_down
        ]


def test_every_order_is_as_likely():
    """The next card of a sampled pile is each unseen card about equally often."""
    view = view_after(24)
    book = at.book_for(STANDARD, 4)
    known, desk = seen_in(book, view, WEIGHTS), desk_for(book)
    table, cards = known.table, known.cards
    seen = Counter()
    for number in range(6_000):
        open_stream(desk.stream, 3, number)
        determinize(known, desk.start, desk)
        seen[int(desk.pile[table[at.DEALT]])] += 1
    fair = 6_000 / len(cards)
    assert set(seen) == {int(card) for card in cards}
    # Five standard deviations: a fair shuffle fails this once in a hundred thousand seeds.
    assert all(abs(count - fair) < 5 * fair**0.5 for count in seen.values())


@pytest.mark.parametrize("sample", [futures, search])
def test_same_seed_same_answer(sample):
    """Sampling depends on the seed only, not on the number of threads."""
    view = view_after(13)
    assert sample(view, WEIGHTS, 500, 7, 1) == sample(view, WEIGHTS, 500, 7, 3)
    assert sample(view, WEIGHTS, 500, 7) != sample(view, WEIGHTS, 500, 8)


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("sample", [futures, search])
def test_every_variant_can_be_sampled(sample, name):
    """Each legal move has an answer under every variant, from the first move to the last, and chances stay chances."""
    rules = STANDARD.changed(**VARIANTS[name])
    state = GAME.setup(3, 2, rules)
    while state.decision is not None:
        view = GAME.view_for(state, state.decision.seat)
        found = sample(view, WEIGHTS, 8, 1, 1)
        assert {each.move for each in found} == set(GAME.legal_moves(state))
        assert all(0 <= (each.win if isinstance(each.win, float) else each.win[0]) <= 1 for each in found)
        state = GAME.apply(state, found[0].move)
    assert sample(GAME.view_for(state, 0), WEIGHTS, 8, 1) == ()


def test_last_move_is_exact():
    """When nothing is left to chance, every future is the same: the score after the last move, without error."""
    rules = STANDARD.changed(invasion_rounds=(), rounds=1)
    state = GAME.apply(GAME.setup(2, 3, rules), GAME.legal_moves(GAME.setup(2, 3, rules))[0])
    for each in some(futures(GAME.view_for(state, 1), WEIGHTS, 50, 1)):
        end = GAME.apply(state, each.move)
        scores = [sheet.total for sheet in GAME.scores(end)]
        assert each.score == (scores[1], 0.0)
        assert each.margin == (scores[1] - scores[0], 0.0)
        winners = GAME.outcome(end).winners
        assert each.win == ((1 in winners) / len(winners), 0.0)


@pytest.mark.parametrize("playouts", [0, -1, 1.5, True, "many", 10**8])
def test_bad_playouts(playouts):
    """A number of playouts that makes no sense is refused in a sentence."""
    for sample in (futures, search):
        with pytest.raises(BadSetup, match="playouts is a whole number"):
            sample(view_after(0), WEIGHTS, playouts, 1)
