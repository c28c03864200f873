"""Many games at once: what the arrays say is what the readable engine says."""

from __future__ import annotations

import numpy as np
import pytest
from some import some

from realms_nb.core.chance import stream
from realms_nb.core.errors import BadSetup
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.invasion import defence
from realms_nb.games.minute_realms.engine.rules import STANDARD
from realms_nb.games.minute_realms.engine.scoring import SOURCES
from realms_nb.games.minute_realms.fast.games import play_games, random_games
from realms_nb.games.minute_realms.fast.layout import TIE_BREAKS
from realms_nb.games.minute_realms.players.weights import BALANCED, GREEDY

BITTER = BALANCED.changed(denial=0.5)


def replay(weights, seed, rules=STANDARD):
    """The same game in the readable engine, by the strategies that students use."""
    state = GAME.setup(len(weights), seed, rules)
    while state.decision is not None:
        seat = state.decision.seat
        choice = weights[seat](GAME.view_for(state, seat), GAME.legal_moves(state), stream(0))
        state = GAME.apply(state, choice.move)
    return state


@pytest.mark.parametrize("weights", [(GREEDY, BALANCED), (BITTER, GREEDY, BALANCED), (BALANCED,) * 4, (BITTER,) * 5])
def test_same_choices_in_both_engines(weights):
    """Weighted players make the same choices on views as on arrays, so whole games end alike, column by column."""
    seeds = range(12)
    table = play_games(STANDARD, len(weights), [each.numbers() for each in weights], seeds)
    for game in some(seeds):
        state = replay(weights, game)
        outcome = GAME.outcome(state)
        for sheet in GAME.scores(state):
            seat, realm = sheet.seat, state.realms[sheet.seat]
            assert table["score"][game, seat] == sheet.total
            assert {source: int(table[source][game, seat]) for source in SOURCES} == {
                source: sheet.by_source().get(source, 0) for source in SOURCES
            }
            assert table["coins"][game, seat] == realm.coins
            assert table["shields"][game, seat] == defence(realm, STANDARD)
            assert table["bastions"][game, seat] == len(realm.bastions)
            assert table["won"][game, seat] == (seat in outcome.winners)
            before = sum(len(place) for place in outcome.ranking[: _place(outcome, seat)])
            assert table["rank"][game, seat] == before + 1
        assert table["strength"][game].tolist() == [invasion.strength for invasion in state.invasions]
        assert table["held"][game].T.tolist() == [list(map(int, invasion.held)) for invasion in state.invasions]
        assert TIE_BREAKS[table["tie_break"][game]] == outcome.tie_break


def _place(outcome, seat):
    return next(place for place, seats in enumerate(outcome.ranking) if seat in seats)


def test_threads_do_not_matter():
    """The same seeds give the same arrays on one thread and on three, noise included."""
    weights = [BALANCED.changed(noise=2.0).numbers()] * 3
    alone, together = (play_games(STANDARD, 3, weights, range(1_000), threads=threads) for threads in (1, 3))
    assert all(np.array_equal(alone[name], together[name]) for name in alone)
    assert random_games(STANDARD, 4, 3_000, threads=1) == random_games(STANDARD, 4, 3_000, threads=3)


def test_some_seeds_are_enough():
    """A game depends on its own seed only, not on the games around it; no seeds give empty arrays."""
    weights = [BALANCED.numbers()] * 2
    many, few = play_games(STANDARD, 2, weights, range(100)), play_games(STANDARD, 2, weights, [70, 7])
    assert few["score"].tolist() == [many["score"][70].tolist(), many["score"][7].tolist()]
    assert play_games(STANDARD, 2, weights, [])["held"].shape == (0, 2, 2)


@pytest.mark.parametrize("seeds", [[-1], [2**53], [1.5], [True], ["7"]])
def test_bad_seeds(seeds):
    """A seed that the readable engine refuses is refused here too."""
    with pytest.raises(BadSetup, match="A seed is a whole number"):
        play_games(STANDARD, 2, [GREEDY.numbers()] * 2, seeds)


def test_bad_numbers():
    """Weights must fit the seats, seats the rules, and threads are counted from 1 on."""
    with pytest.raises(BadSetup, match="8 weights for each of the 2 seats"):
        play_games(STANDARD, 2, [(1.0,)] * 2, [1])
    with pytest.raises(BadSetup, match="2 to 5 players"):
        play_games(STANDARD, 6, [GREEDY.numbers()] * 6, [1])
    with pytest.raises(BadSetup, match="threads is a whole number"):
        play_games(STANDARD, 2, [GREEDY.numbers()] * 2, [1], threads=0)
