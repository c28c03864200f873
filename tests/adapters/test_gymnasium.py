"""Gymnasium's own check, and what it does not ask: opponents, rewards, refused moves."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from adapters.positions import ADVANCED, MINUTE, SAND
from gymnasium.utils.env_checker import check_env
from toy import GAME as SUMS

import realms_nb as rn
from realms_nb.adapters import gymnasium as gym
from realms_nb.adapters.encoding import playable
from realms_nb.core import game as game_module
from realms_nb.core.game import known_games

NAMES = {name: game for game in (MINUTE, SAND, SUMS) for name in gym.register(game)}
TABLES = [(name, None) for name in NAMES] + [("realms/sand-solo-v0", ADVANCED)]


@pytest.mark.parametrize(("name", "rules"), TABLES, ids=[*NAMES, "sand-solo-advanced"])
def test_the_check_of_gymnasium(name, rules):
    """`check_env` passes without a warning for every table on the list, with people's place taken by chance."""
    opponents = () if "solo" in name else ("random",)
    check_env(gymnasium.make(name, opponents=opponents, rules=rules, render_mode="ansi").unwrapped)


def test_solo_realm_of_sand_is_on_the_list():
    """It is made by its name, and an episode at random is worth the points of the score sheet."""
    env = gymnasium.make("realms/sand-solo-v0")
    _, info = env.reset(seed=4)
    env.action_space.seed(4)
    total, over = 0.0, False
    while not over:
        _, reward, over, stopped, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not stopped
        total += reward
    assert total == SAND.scores(env.unwrapped.position)[0].total
    assert gym.register(SUMS) == ("realms/sums-solo-v0", "realms/sums-v0")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_opponents_sit_after_the_learner(seat):
    """In every seat the learner is asked only when it is its turn, and gets the result of its seat."""
    env = gym.SeatEnv(MINUTE, ["random", "random"], seat=seat)
    _, info = env.reset(seed=seat)
    rewards, over = [], False
    while not over:
        assert env.position.decision.seat == seat
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        rewards.append(reward)
    assert not any(rewards[:-1])
    assert rewards[-1] == env.desk.result(env.position)[seat]


def test_a_refused_move_changes_nothing():
    """A move that is not allowed earns nothing and leaves the table as it was; `info` says why."""
    env = gym.SeatEnv(SAND)
    first, info = env.reset(seed=1)
    before = env.position
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    observation, reward, over, stopped, info = env.step(wrong)
    assert (reward, over, stopped) == (0.0, False, False)
    assert env.position is before
    assert (observation == first).all()
    assert str(wrong) in info["refused"]
    assert (env.action_masks() == info["action_mask"]).all()


def test_a_game_that_fails_keeps_nobody_out(monkeypatch):
    """A game that somebody is still writing and that cannot be set up is on no list; the others are, as ever."""
    # Made for this test alone: others count the games that there are.
    monkeypatch.setattr(game_module, "_made", dict(game_module._made))

    @rn.game
    class Wrong:
        """Nothing is here yet."""

    assert Wrong.name in known_games()
    names = [game.name for game in playable()]
    assert Wrong.name not in names
    assert {"minute_realms", "realm_of_sand"} <= set(names)
