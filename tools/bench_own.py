"""Own games beside OpenSpiel's Python states, and what a class waits for, against its budget. Usage: make bench

Random play, moves per second of processor time, the best of some rounds that take turns. Every move leaves the old
position as it was, as search and undo need it: OpenSpiel's states are cloned before each action, chance among them.
Budgets are told for a machine on which Minute Realms, played by its readable rules, makes 198,000 moves a second: how
many it makes here is measured in the same run, and what took longer by as much is within its budget.
"""

from __future__ import annotations

import os
import random
import sys
import time
from pathlib import Path

# One process alone, so that its seconds are all.
os.environ["LOKY_MAX_CPU_COUNT"] = "1"

import pyspiel
from open_spiel.python.games import tic_tac_toe

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from own.examples import FILES, own_game  # the games stand beside the tests
from own.peers import greedy_pig, last_stone

import realms_nb as rn
from realms_nb.board.plain import chances

ROUNDS, GAMES = 6, 200
PAIRS = {
    "last_stone": last_stone.KIND.short_name,
    "noughts": tic_tac_toe._GAME_TYPE.short_name,
    "greedy_pig": greedy_pig.KIND.short_name,
}
# What budgets are told for: so many moves a second of Minute Realms, by its readable rules.
USUAL_PACE = 198_000
# Seconds of the processor that somebody may wait.
BUDGETS = {
    "the cell with the class": 0.3,
    "chances on the board": 0.5,
    "chances to win, 200 futures": 0.5,
    "a decision of the emperor": 0.7,
    "a review of a whole game": 10.0,
    # As a class reads it; as it stands it is three times as large.
    "a report card of size 0.3": 60.0,
}
WAITED = ("greedy_pig", "sushi", "meadow", "red_hearts")


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


def first_look(match):
    """What the board shows first, when chances are switched on."""
    return chances(match.view(match.turn), match.legal_moves, match.narrator(), 1)


def main():
    ratios = 1.0
    for name, other in PAIRS.items():
        game, peer, best = own_game(name), pyspiel.load_game(other), [0.0, 0.0]
        for _ in range(ROUNDS):
            best = [max(best[0], pace(ours, game)), max(best[1], pace(theirs, peer))]
        ratios *= best[0] / best[1]
        print(f"{name}: {best[0]:,.0f} moves/s, OpenSpiel in Python, cloned, {best[1]:,.0f}: {best[0] / best[1]:.2f}")
    print(f"geometric mean {ratios ** (1 / len(PAIRS)):.2f} (at least 1.0)")
    slower = USUAL_PACE / max(pace(ours, rn.minute_realms) for _ in range(ROUNDS))
    print(f"this machine takes {slower:.2f} times as long as the one that budgets are told for")
    worst = 0.0
    for name in WAITED:
        game = own_game(name)
        match = rn.Match(game, 3, seed=1)
        while len(match.legal_moves) < 2:
            match.play(match.legal_moves[0])
        over = match.copy()
        rn.watch(over, "squire")
        waits = {
            "the cell with the class": lambda game=game: rn.game(game.python),
            "chances on the board": lambda match=match: first_look(match),
            "chances to win, 200 futures": lambda match=match: rn.win_chances(match.view(match.turn), 200),
            "a decision of the emperor": lambda match=match: rn.watch(match.copy(), "emperor", moves=1),
            "a review of a whole game": lambda over=over: rn.review(over),
            "a report card of size 0.3": lambda game=game: rn.lab.report(game, seats=3, size=0.3, quiet=True),
        }
        for what, act in waits.items():
            part = seconds(act) / slower / BUDGETS[what]
            worst = max(worst, part)
            print(f"{name}, {what}: {part:.2f} of the budget of {BUDGETS[what]} s")
    print(f"the dearest takes {worst:.2f} of its budget (at most 1.0)")


if __name__ == "__main__":
    assert set(PAIRS) <= set(FILES)
    main()
