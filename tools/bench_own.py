"""Own games beside OpenSpiel's Python states, and what a class waits for, against its budget. Usage: make bench

Random play, moves per second of processor time, the best of some rounds that take turns. Every move leaves the old
position as it was, as search and undo need it: OpenSpiel's states are cloned before each action, chance among them.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

import pyspiel
from open_spiel.python.games import tic_tac_toe

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from own.examples import FILES, own_game  # the games stand beside the tests
from own.peers import greedy_pig, last_stone

import realms_nb as rn

ROUNDS, GAMES = 6, 200
PAIRS = {
    "last_stone": last_stone.KIND.short_name,
    "noughts": tic_tac_toe._GAME_TYPE.short_name,
    "greedy_pig": greedy_pig.KIND.short_name,
}
# Seconds of the processor that somebody may wait.
BUDGETS = {"the cell with the class": 0.3, "chances to win, 200 futures": 0.5, "a decision of the emperor": 0.7}
WAITED = ("greedy_pig", "sushi", "meadow")


def ours(game):
    rng, moves = random.Random(1), 0
    for seed in range(GAMES):
        state = game.setup(2, seed)
        while state.decision is not None:
            state = game.apply(state, rng.choice(game.legal_moves(state)))
            moves += 1
    return moves


def theirs(game):
    rng, moves = random.Random(1), 0
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            state = state.clone()
            if state.is_chance_node():
                state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
                continue
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return moves


def pace(play, game):
    began = time.process_time()
    return play(game) / (time.process_time() - began)


def seconds(act):
    began = time.process_time()
    act()
    return time.process_time() - began


def main():
    ratios = 1.0
    for name, other in PAIRS.items():
        game, peer, best = own_game(name), pyspiel.load_game(other), [0.0, 0.0]
        for _ in range(ROUNDS):
            best = [max(best[0], pace(ours, game)), max(best[1], pace(theirs, peer))]
        ratios *= best[0] / best[1]
        print(f"{name}: {best[0]:,.0f} moves/s, OpenSpiel in Python, cloned, {best[1]:,.0f}: {best[0] / best[1]:.2f}")
    print(f"geometric mean {ratios ** (1 / len(PAIRS)):.2f} (at least 1.0)")
    for name in WAITED:
        game = own_game(name)
        view = rn.Match(game, 3, seed=1).view(0)
        waits = {
            "the cell with the class": lambda game=game: rn.game(game.python),
            "chances to win, 200 futures": lambda view=view: rn.win_chances(view, 200),
            "a decision of the emperor": lambda game=game: rn.watch(rn.Match(game, 3, seed=1), "emperor", moves=2),
        }
        for what, act in waits.items():
            took = seconds(act)
            print(f"{name}, {what}: {took:.2f} s, {took / BUDGETS[what]:.2f} of the budget")


if __name__ == "__main__":
    assert set(PAIRS) <= set(FILES)
    main()
