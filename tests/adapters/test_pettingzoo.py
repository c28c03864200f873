"""PettingZoo's own tests, and what they do not ask: rewards, secrets, wrong moves."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pettingzoo
import pytest
from adapters.positions import ADVANCED, IDS, MINUTE, SAND, TABLES
from pettingzoo.test import api_test, render_test, seed_test
from some import some
from toy import GAME as SUMS

from realms_nb.adapters import pettingzoo as zoo
from realms_nb.core.errors import RealmsError


@pytest.mark.parametrize(("game", "rules", "seats"), TABLES, ids=IDS)
def test_the_suite_of_pettingzoo(game, rules, seats, capsys):
    """`api_test`, `seed_test` and `render_test` pass without a warning at every number of seats."""

    def make(**options):
        return zoo.env(game, seats=seats, rules=rules, **options)

    api_test(make(), num_cycles=1000)
    seed_test(make, num_cycles=100)
    render_test(make)
    assert "Passed API test" in capsys.readouterr().out


def test_the_games_are_on_the_list():
    """Both games are made by their names, with any options."""
    for name, seats in (("realms/minute-v0", 5), ("realms/sand-v0", 1)):
        env = pettingzoo.make("aec", name, seats=seats)
        env.reset(seed=3)
        assert env.possible_agents == [f"seat_{seat}" for seat in range(seats)]
    assert zoo.register(SUMS) == "realms/sums-v0"
    env = pettingzoo.make("aec", "realms/sums-v0", seats=4, render_mode="ansi")
    env.reset(seed=3)
    assert "Player 4" in env.render()


def random_game(env, seed):
    """Play at random; the answer is what each agent got in all, as agents see it."""
    env.reset(seed=seed)
    rng, totals = random.Random(seed), Counter()
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        totals[agent] += reward
        env.step(None if terminated or truncated else rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
    return totals


@pytest.mark.parametrize(("game", "seats"), [(MINUTE, 2), (MINUTE, 4), (SAND, 2)])
def test_rewards_are_the_result(game, seats):
    """What the agents get adds up to nothing, and the winners get the most."""
    env = zoo.env(game, seats=seats)
    for seed in range(3):
        totals = random_game(env, seed)
        winners = game.outcome(env.unwrapped.position).winners
        assert abs(sum(totals.values())) < 1e-9
        assert {agent for agent in totals if totals[agent] == max(totals.values())} == {f"seat_{w}" for w in winners}


@pytest.mark.parametrize(("game", "seats"), [(MINUTE, 3), (SAND, 1), (SAND, 2)])
def test_rewards_are_points(game, seats):
    """Asked for points, every agent gets in all what its score sheet says."""
    env = zoo.env(game, seats=seats, rewards="points")
    totals = random_game(env, 5)
    start = game.scores(game.setup(seats, 1))
    for sheet, first in some(zip(game.scores(env.unwrapped.position), start, strict=True)):
        assert totals[f"seat_{sheet.seat}"] == pytest.approx(sheet.total - first.total)


def test_a_seed_deals_a_row_of_games():
    """The same seed deals the same first and second game; without one, the next game is another."""
    env, other = zoo.env(MINUTE), zoo.env(MINUTE)
    env.reset(seed=7)
    other.reset(seed=7)
    first = env.unwrapped.position
    assert other.unwrapped.position == first
    env.reset()
    other.reset()
    assert env.unwrapped.position == other.unwrapped.position != first


def test_masks_tell_no_secret():
    """Only the agent that must act sees what it may do: while another looks at cards, all other masks are empty."""
    env, met = zoo.env(SAND, seats=3, rules=ADVANCED), Counter()
    table = env.unwrapped
    for seed in range(12):
        env.reset(seed=seed)
        rng = random.Random(seed)
        while table.position.decision is not None and table.position.round < 12:
            met[type(table.position.decision).__name__] += 1
            for other in set(env.agents) - {env.agent_selection}:
                assert not env.infos[other]["action_mask"].any()
            legal = table.desk.legal(table.position)
            assert np.flatnonzero(env.infos[env.agent_selection]["action_mask"]).tolist() == list(legal)
            kinds = {type(move).__name__: action for action, move in legal.items()}
            env.step(kinds[rng.choice(sorted(kinds))])
    assert met["KeepOneCard"] > 2


def test_wrong_moves_are_refused():
    """A bare table refuses a wrong move in a sentence and stands as before; wrong options are refused, too."""
    table = zoo.PettingZooEnv(MINUTE)
    table.reset(seed=1)
    before = table.position
    with pytest.raises(RealmsError, match="is not allowed now"):
        table.step(int(np.flatnonzero(table.infos["seat_0"]["action_mask"] == 0)[0]))
    assert table.position is before
    for options in ({"rewards": "money"}, {"render_mode": "rgb_array"}, {"seats": 9}):
        with pytest.raises(RealmsError, match=str(*options.values())):
            zoo.PettingZooEnv(MINUTE, **options)


# Its own classic games, which do the same, are excepted from these warnings by their names.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize(("game", "seats"), [(MINUTE, 3), (SAND, 2)])
def test_the_mask_beside_the_observation(game, seats, capsys):
    """Asked for there, each observation carries the mask of that agent, and PettingZoo's own tests still pass."""
    table = zoo.env(game, players=seats, mask="observation")
    api_test(table, num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out
    plain = zoo.env(game, seats=seats)
    for each in (table, plain):
        each.reset(seed=4)
    for _ in range(12):
        agent = plain.agent_selection
        assert table.agent_selection == agent
        for who in plain.agents:
            seen = table.observe(who)
            assert table.observation_space(who).contains(seen)
            np.testing.assert_array_equal(seen["observation"], plain.observe(who))
            np.testing.assert_array_equal(seen["action_mask"], plain.infos[who]["action_mask"])
        assert table.observe(agent)["action_mask"].any()
        action = int(np.flatnonzero(plain.infos[agent]["action_mask"])[-1])
        table.step(action)
        plain.step(action)
    with pytest.raises(RealmsError, match="mask is one of infos, observation"):
        zoo.env(game, mask="beside")


def test_the_state_of_all():
    """Learners that are trained together get what all seats see, one after the other."""
    table = zoo.env(SAND, seats=3, rules=ADVANCED)
    table.reset(seed=4)
    state = table.state()
    assert table.unwrapped.state_space.contains(state)
    rows = state.reshape(3, -1)
    for agent, row in zip(table.agents, rows, strict=True):
        np.testing.assert_array_equal(row, table.observe(agent))
