"""Speed as a ratio against a peer in the same run: random play here against OpenSpiel's `hearts` driven from Python.

A decision is one choice of a player: list the legal moves, pick one at random, apply it. Set-up and dealing are part
of the time on both sides, but not counted as decisions. OpenSpiel's chance nodes are driven as its own examples do,
through `chance_outcomes()`; the shortcut through `legal_actions()`, possible where all outcomes are equally likely, is
shown too. Runs alternate and the median is taken, so that a busy machine hurts both sides alike. Usage: make bench
"""

from __future__ import annotations

import random
import statistics
import time

import pyspiel

import realms_nb as rn
from realms_nb.games.minute_realms.engine.odds import forecast

ROUNDS = 15
game = rn.minute_realms


def realms(games, play):
    rng, decisions, start = random.Random(1), 0, time.perf_counter()
    for seed in range(games):
        state = game.setup(4, seed)
        while state.decision is not None:
            state = play(state, rng.choice(game.legal_moves(state)))
            decisions += 1
    return decisions / (time.perf_counter() - start)


def silent(games):
    return realms(games, game.apply)


def narrated(games):
    return realms(games, lambda state, move: game.narrate(state, move)[0])


def hearts(games, chance):
    peer, rng, decisions, start = pyspiel.load_game("hearts"), random.Random(1), 0, time.perf_counter()
    for _ in range(games):
        state = peer.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance(state, rng))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions / (time.perf_counter() - start)


def by_outcomes(state, rng):
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    return rng.choices(actions, chances)[0]


def by_shortcut(state, rng):
    return rng.choice(state.legal_actions())


def milliseconds(act, repeats=300):
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        act()
        times.append(1_000 * (time.perf_counter() - start))
    return statistics.median(times)


def main():
    runs = {
        "readable engine, silent": lambda: silent(100),
        "readable engine, narrated": lambda: narrated(60),
        "OpenSpiel hearts, chance_outcomes()": lambda: hearts(40, by_outcomes),
        "OpenSpiel hearts, legal_actions() shortcut": lambda: hearts(60, by_shortcut),
    }
    speeds = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, run in runs.items():
            speeds[name].append(run())
    middle = {name: statistics.median(values) for name, values in speeds.items()}
    print(f"Random play of four seats, decisions per second, median of {ROUNDS} alternating runs:")
    for name, speed in middle.items():
        print(f"  {name:44} {speed:10,.0f}")
    quiet, told, peer, shortcut = middle.values()
    print(f"  silent / hearts    {quiet / peer:5.2f}   (budget 1.0; against the shortcut {quiet / shortcut:.2f})")
    print(f"  narrated / hearts  {told / peer:5.2f}   (budget 0.4; against the shortcut {told / shortcut:.2f})")

    match = rn.Match(game, 4, seed=3)
    for _ in range(10):
        match.play(match.legal_moves[-1])
    view = game.view_for(match.state, 0)
    print("Exact invasion odds, four seats in round 3, median of 300 (budget 1 ms):")
    exact, table = milliseconds(lambda: forecast(view)), milliseconds(lambda: rn.odds.invasions(view))
    print(f"  fractions {exact:.2f} ms, table {table:.2f} ms")


if __name__ == "__main__":
    main()
