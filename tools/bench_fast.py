"""How fast the kernel is, beside OpenSpiel's hearts driven from Python in the same run.

Usage: python tools/bench_fast.py
Rates are the best of several short runs that take turns, because other work on the machine can only slow a run down.
Rates per core are counted in processor time, all else by the clock: close other programs before you trust those.
"""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
import tempfile
import time

import pyspiel  # pyright: ignore[reportMissingImports]  # only `make bench` installs it

import realms_nb as rn
from realms_nb.fast.__main__ import games
from realms_nb.games.minute_realms.fast.games import play_games, random_games
from realms_nb.games.minute_realms.players.players import PLAYERS
from realms_nb.games.minute_realms.players.weights import BALANCED

game = rn.minute_realms
REPEATS = 5


def hearts_decisions(games, by_outcomes):
    """Random games of hearts; chance is drawn from `chance_outcomes()` as documented, or from `legal_actions()`."""
    hearts, rng, decisions = pyspiel.load_game("hearts"), random.Random(1), 0
    for _ in range(games):
        state = hearts.new_initial_state()
        while not state.is_terminal():
            if by_outcomes and state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
                continue
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def rates():
    """Decisions per second of each competitor."""
    best: dict[str, float] = {}
    for _ in range(REPEATS):
        for name, run, clock in (
            ("documented", lambda: hearts_decisions(30, True), time.process_time),
            ("faster", lambda: hearts_decisions(30, False), time.process_time),
            ("core", lambda: random_games(game.STANDARD, 4, 40_000, threads=1), time.process_time),
            ("one", lambda: random_games(game.STANDARD, 4, 80_000, threads=1), time.perf_counter),
            ("two", lambda: random_games(game.STANDARD, 4, 80_000, threads=2), time.perf_counter),
        ):
            begun = clock()
            decisions = run()
            best[name] = max(best.get(name, 0.0), decisions / (clock() - begun))
    return best


def seconds(run, repeats=REPEATS):
    """The shortest of several runs."""
    times = []
    for _ in range(repeats):
        begun = time.perf_counter()
        run()
        times.append(time.perf_counter() - begun)
    return min(times)


def middle_of_a_game():
    """A four-player view after four rounds of random moves, with all cards of the round on offer."""
    state, rng = game.setup(4, 12), random.Random(12)
    while state.round < 5 or len(game.legal_moves(state)) < 6:
        state = game.apply(state, rng.choice(game.legal_moves(state)))
    assert state.decision is not None
    return game.view_for(state, state.decision.seat), game.legal_moves(state)


def compile_times():
    """Processor seconds of a process that makes the engine of a game ready: with nothing kept, and once all is kept."""
    with tempfile.TemporaryDirectory() as kept:
        for name in games():
            spent = []
            for _ in ("cold", "cached"):
                before = resource.getrusage(resource.RUSAGE_CHILDREN)
                command = [sys.executable, "-m", "realms_nb.fast", name]
                subprocess.run(
                    command, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "NUMBA_CACHE_DIR": kept}
                )
                after = resource.getrusage(resource.RUSAGE_CHILDREN)
                spent.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
            yield name, *spent


def processor(run):
    """Processor seconds, all threads, the least of several runs."""
    times = []
    for _ in range(REPEATS):
        begun = time.process_time()
        run()
        times.append(time.process_time() - begun)
    return min(times)


def rows():
    """What is measured, the figure, its unit, and the budget."""
    random_games(game.STANDARD, 4, 1)
    rate = rates()
    view, moves = middle_of_a_game()
    odds = lambda: rn.move_odds(view, 400)  # noqa: E731
    first = game.setup(5, 1)
    opening, openings = game.view_for(first, 0), game.legal_moves(first)
    emperor = PLAYERS["emperor"]
    table = seconds(lambda: play_games(game.STANDARD, 4, [BALANCED.numbers()] * 4, range(100_000)), 2)
    return [
        ("OpenSpiel hearts, chance_outcomes idiom", rate["documented"], "decisions/s", ""),
        ("OpenSpiel hearts, legal_actions idiom", rate["faster"], "decisions/s", ""),
        ("kernel, random playouts, one thread", rate["core"], "decisions/s", ""),
        ("kernel against hearts (chance_outcomes)", rate["core"] / rate["documented"], "times", "at least 40"),
        ("kernel against hearts (legal_actions)", rate["core"] / rate["faster"], "times", ""),
        ("kernel, two threads against one", rate["two"] / rate["one"], "times", "at least 1.7"),
        ("100,000 four-player games of weighted, as arrays", table, "s", ""),
        (f"rn.move_odds, {len(moves)} moves of 400 futures", 1_000 * seconds(odds), "ms", "under 30"),
        ("the same, processor time of all threads", 1_000 * processor(odds), "ms", ""),
        (f"emperor, first of five, {len(openings)} moves", seconds(
            lambda: emperor(opening, openings, random.Random(1)), 2), "s", "under 1"),
    ]  # fmt: skip


def main():
    for what, figure, unit, budget in rows():
        print(f"{what:52} {figure:14,.2f} {unit:12} {budget}", flush=True)
    print(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    for name, cold, cached in compile_times():
        print(f"compiling {name}, processor time (n = 1): cold {cold:.0f} s, cached {cached:.1f} s", flush=True)


if __name__ == "__main__":
    main()
