"""How fast our games are through each door, against the bare engine in the same run. Usage: make bench

Every line is a ratio: moves per second of random play through the door, divided by those of the readable engine, which
lists the legal moves, takes one of them and applies it. CPU seconds, so that a busy machine matters little.
"""

from __future__ import annotations

import random
import time

import numpy as np

import realms_nb as rn
from realms_nb.adapters import gymnasium, openspiel, pettingzoo
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


if __name__ == "__main__":
    for game, seats in ((rn.minute_realms, 2), (rn.realm_of_sand, 1), (rn.realm_of_sand, 2)):
        engine, games = speed(bare(game, seats))
        print(f"{game.title}, {seats} seats: bare engine {engine:,.0f} moves/s ({games} games)")
        for name, door in DOORS.items():
            moves, games = speed(door(game, seats))
            print(f"  {name:<12} {moves:>9,.0f} moves/s  {moves / engine:.3f} of the engine  ({games} games)")
