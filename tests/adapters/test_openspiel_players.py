"""Guests: policies of PettingZoo and bots of OpenSpiel as strategies on our boards and in our tournaments."""

from __future__ import annotations

import random

import numpy as np
import pytest
from adapters.positions import ADVANCED, MINUTE, SAND, played, twin
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.policy import UniformRandomPolicy
from toy import GAME as SUMS

import realms_nb as rn
from realms_nb.adapters import openspiel, openspiel_players
from realms_nb.adapters.openspiel_players import bot_player, policy_player
from realms_nb.core.chance import stream


def lowest(observation, mask):
    assert observation.dtype == np.float32
    return int(np.flatnonzero(mask)[0])


def nonsense(observation, mask):
    return -1


def searching(game, seed):
    """OpenSpiel's tree search with 12 simulations."""
    rng = np.random.RandomState(seed)
    return mcts.MCTSBot(game, 1.5, 12, mcts.RandomRolloutEvaluator(1, rng), random_state=rng, solve=False)


def any_bot(game, seed):
    return UniformRandomBot(0, np.random.RandomState(seed))


def any_policy(game, seed):
    return UniformRandomPolicy(game)


@pytest.mark.parametrize(("game", "foe"), [(MINUTE, "random"), (SAND, "random"), (SUMS, "random")])
def test_policies_play_our_games(game, foe):
    """A policy that knows only numbers finishes games in a process of its own; a number that is no move forfeits."""
    rows = rn.simulate(game, [policy_player(lowest), foe], games=2, seed=1, workers=1, quiet=True)
    assert rows["forfeit"].isna().all()
    assert set(rows["strategy"]) == {"lowest", foe}
    rows = rn.simulate(game, [policy_player(nonsense), foe], games=1, seed=1, workers=1, quiet=True)
    assert rows["forfeit"][0] == "error"
    assert "is the number of no legal move" in rows["error"][0]


@pytest.mark.parametrize("make", [any_bot, any_policy])
@pytest.mark.parametrize("game", [MINUTE, SAND, SUMS])
def test_bots_play_our_games(game, make):
    """Bots and policies of OpenSpiel finish games, and the same seed plays the same game."""
    tables = [
        rn.simulate(game, [bot_player(make), "random"], games=1, seed=2, time_limit=None, workers=1, quiet=True)
        for _ in range(2)
    ]
    assert tables[0]["forfeit"].isna().all()
    assert tables[0].equals(tables[1])


def test_a_search_of_theirs_beats_chance():
    """Their tree search wins most of 8 games against random play, guarded in a process of its own."""
    found = rn.tournament(MINUTE, [bot_player(searching), "random"], games=8, seed=1, workers=1, quiet=True)
    assert found.results["forfeit"].isna().all()
    assert found.standings.iloc[0]["strategy"] == "searching"
    assert found.standings.iloc[0]["win_rate"] >= 0.75


def test_a_search_of_theirs_cannot_peek():
    """Their search chooses alike in positions that differ only in what nobody has seen."""
    choose = bot_player(searching)
    met = 0
    for state in list(played(MINUTE, MINUTE.STANDARD, 2, 4))[1:12:2]:
        other, seat = twin(MINUTE, state, 5), state.decision.seat
        met += other != state
        choices = [choose(MINUTE.view_for(each, seat), MINUTE.legal_moves(each), stream(3)) for each in (state, other)]
        assert choices[0] == choices[1]
    assert met > 4


def test_guests_sit_at_a_board():
    """A guest plays on in a match as any opponent does."""
    match = rn.Match(MINUTE, ["You", "Guest"], seed=3)
    rn.watch(match, {0: "random", 1: policy_player(lowest)})
    assert match.turn is None


@pytest.mark.parametrize(
    ("game", "rules", "seats"),
    [(MINUTE, None, 2), (MINUTE, None, 4), (SAND, None, 1), (SAND, ADVANCED, 2), (SUMS, None, 2)],
)
def test_the_best_judge_a_game_has(game, rules, seats):
    """Where a game tells win chances they judge positions for their search; elsewhere random games do."""
    theirs, judge = openspiel.load(game, seats, rules=rules), openspiel_players.evaluator(game, seed=1)
    assert isinstance(judge, mcts.RandomRolloutEvaluator if game is SUMS else openspiel_players.KernelEvaluator)
    state, rng = theirs.new_initial_state(), random.Random(2)
    for _ in range(5):
        values = judge.evaluate(state)
        assert len(values) == seats
        assert abs(sum(values)) < 1e-6 or seats == 1
        assert sum(chance for _, chance in judge.prior(state)) == pytest.approx(1)
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_judge_knows_the_end():
    """A finished game is worth its result; a position is judged by what the seat knows, not by what is hidden."""
    judge = openspiel_players.KernelEvaluator(MINUTE, 200, seed=1)
    theirs = openspiel.load(MINUTE, 2)
    states = list(played(MINUTE, MINUTE.STANDARD, 2, 4))
    last = theirs.state_at(states[-1])
    assert judge.evaluate(last).tolist() == last.returns()
    one, two = (
        openspiel_players.KernelEvaluator(MINUTE, 200, seed=1).evaluate(theirs.state_at(state))
        for state in (states[6], twin(MINUTE, states[6], 3))
    )
    assert one.tolist() == two.tolist()
