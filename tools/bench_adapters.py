"""How fast our games are through each door, against the bare engine in the same run. Usage: make bench

Every line is a ratio: moves per second of random play through the door, divided by those of the readable engine, which
lists the legal moves, takes one of them and applies it. CPU seconds, so that a busy machine matters little.
"""

from __future__ import annotations

import random
import time
from importlib import import_module

import numpy as np

import realms_nb as rn
from realms_nb.adapters import gymnasium, openspiel, pettingzoo, vector
from realms_nb.adapters.talk import TextTable

SECONDS = 3.0


def bare(game, seats):
    def play(seed):
        rng, state, moves = random.Random(seed), game.setup(seats, seed), 0
        while state.decision is not None:
            state = game.apply(state, rng.choice(game.legal_moves(state)))
            moves += 1
        return moves

    return play


def by_zoo(game, seats):
    env = pettingzoo.PettingZooEnv(game, seats)

    def play(seed):
        rng, moves = random.Random(seed), 0
        env.reset(seed=seed)
        while not all(env.terminations.values()):
            _, _, _, _, info = env.last()
            env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            moves += 1
        return moves

    return play


def by_gym(game, seats):
    env = gymnasium.SeatEnv(game, ["random"] * (seats - 1))

    def play(seed):
        rng, moves, over = random.Random(seed), 0, False
        _, info = env.reset(seed=seed)
        while not over:
            _, _, over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            moves += 1
        return moves

    return play


def by_spiel(game, seats):
    theirs = openspiel.load(game, seats)

    def play(seed):
        rng, state, moves = random.Random(seed), theirs.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.randrange(len(state.chance_outcomes())))
                continue
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def by_texts(game, seats):
    table = TextTable(game, seats)

    def play(seed):
        rng, moves = random.Random(seed), 0
        question = table.reset(seed)
        while table.seat is not None:
            table.step(question.splitlines()[-1 - int(rng.random() * len(table.moves))])
            question = table.observe()
            moves += 1
        return moves

    return play


DOORS = {"OpenSpiel": by_spiel, "PettingZoo": by_zoo, "Gymnasium": by_gym, "texts": by_texts}


def speed(play):
    """Moves per CPU second, after one game to warm up."""
    play(0)
    began, moves, seed = time.process_time(), 0, 0
    while time.process_time() - began < SECONDS:
        seed += 1
        moves += play(seed)
    return moves / (time.process_time() - began), seed


def batched(game, seats, n=4096):
    """So many tables at once, on one thread: choosing a move at random, playing it, what is seen and the masks."""
    tables = vector.make(game, n, seats, threads=1)

    def play(seed):
        for _ in range(8):
            tables.step(tables.sample())
        return 8 * n

    return play


def their_zoo(name):
    """A classic of PettingZoo's, driven as ours is above."""
    env = import_module(f"pettingzoo.classic.{name}").raw_env()

    def play(seed):
        rng, moves = random.Random(seed), 0
        env.reset(seed=seed)
        while not all(env.terminations.values()):
            observation, _, _, _, info = env.last()
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
            moves += 1
        return moves

    return play


def their_spiel(name):
    """A game of OpenSpiel's own, in C++, driven from Python: moves alone, without the numbers that a learner sees."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed):
        rng, state, moves = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
                continue
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def their_spiel_seen(name):
    """The same, with what a learner gets at every move: the row of numbers and the mask."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed):
        rng, state, moves = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            np.asarray(state.observation_tensor(), np.float32)
            state.apply_action(int(rng.choice(np.flatnonzero(state.legal_actions_mask()))))
            moves += 1
        return moves

    return play


def their_rlcard(name):
    """A game of RLCard's with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(seed):
        paths, _ = env.run(is_training=False)
        return sum(len(path) // 2 for path in paths)

    return play


OTHERS = {
    "PettingZoo connect_four": lambda: their_zoo("connect_four_v3"),
    "PettingZoo tictactoe": lambda: their_zoo("tictactoe_v3"),
    "PettingZoo leduc_holdem": lambda: their_zoo("leduc_holdem_v4"),
    "RLCard leduc-holdem": lambda: their_rlcard("leduc-holdem"),
    "RLCard uno": lambda: their_rlcard("uno"),
    "OpenSpiel connect_four (C++), moves alone": lambda: their_spiel("connect_four"),
    "OpenSpiel connect_four (C++), with rows and masks": lambda: their_spiel_seen("connect_four"),
    "OpenSpiel leduc_poker (C++)": lambda: their_spiel("leduc_poker"),
}


def beside_others():
    """Our batches and the games of others in one run; what is not installed is left out, and said."""
    speeds = {}
    for seats in (2, 5):
        speeds[f"realms_nb minute_realms, 4096 tables, {seats} seats"], _ = speed(batched(rn.minute_realms, seats))
    for name, made in OTHERS.items():
        try:
            speeds[name], _ = speed(made())
        except ImportError as error:
            print(f"  {name}: not installed ({error}); pip install rlcard pygame")
    ours = next(iter(speeds.values()))
    print("Moves per CPU second, one thread, random play")
    for name, each in speeds.items():
        print(f"  {name:<52} {each:>12,.0f}   ours is {ours / each:,.1f} times that")


if __name__ == "__main__":
    beside_others()
    for game, seats in ((rn.minute_realms, 2), (rn.realm_of_sand, 1), (rn.realm_of_sand, 2)):
        engine, games = speed(bare(game, seats))
        print(f"{game.title}, {seats} seats: bare engine {engine:,.0f} moves/s ({games} games)")
        for name, door in DOORS.items():
            moves, games = speed(door(game, seats))
            print(f"  {name:<12} {moves:>9,.0f} moves/s  {moves / engine:.3f} of the engine  ({games} games)")
