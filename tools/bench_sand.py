"""How fast Realm of Sand is: games per second, legal moves of mid-game positions, and where the time goes.

Usage: python tools/bench_sand.py
Everything is counted in processor time, so that other work on the machine disturbs less. Random players hardly build:
their games of two and more run to the last round, so their games per second say less than their decisions per second.
"""

from __future__ import annotations

import cProfile
import pstats
import statistics
import time
from pathlib import Path

import realms_nb as rn
from realms_nb.core.chance import stream
from realms_nb.games.realm_of_sand.state import TakeTurn
from realms_nb.strategies.registry import resolve

game = rn.realm_of_sand
# Games of each kind; planned ones are dear.
GAMES = {"random": 20, "greedy": 20, "planner": 4, "emperor": 4}
POSITIONS = 300
HOTTEST = 8


def play(name, seats, seed):
    """Every position of a game in which all seats play alike."""
    choose, state, rng = resolve(game, name).choose, game.setup(seats, seed), stream(seed)
    while state.decision is not None:
        yield state
        seat = state.decision.seat
        state = game.apply(state, choose(game.view_for(state, seat), game.legal_moves(state), rng).move)


def speed(name, seats):
    """Games and decisions per second."""
    games, start = GAMES[name], time.process_time()
    decisions = sum(1 for seed in range(games) for _ in play(name, seats, seed))
    seconds = time.process_time() - start
    return games / seconds, decisions / seconds


def mid_game():
    """Positions before a main action in rounds 5 to 10 of greedy games of two."""
    seed, found = 0, []
    while len(found) < POSITIONS:
        turns = (s for s in play("greedy", 2, seed) if isinstance(s.decision, TakeTurn) and not s.decision.done)
        found += [state for state in turns if 5 <= state.round <= 10]
        seed += 1
    return found[:POSITIONS]


def legal_moves():
    """Microseconds per call of `legal_moves`, and how many moves there are, at the median."""
    positions, times = mid_game(), []
    for state in positions:
        start = time.process_time()
        for _ in range(20):
            game.legal_moves(state)
        times.append(1e6 * (time.process_time() - start) / 20)
    return statistics.median(times), statistics.median(len(game.legal_moves(state)) for state in positions)


def hottest(name, games):
    """The functions in which solo games spend most time themselves: share of all, calls per game, name."""
    profile = cProfile.Profile(time.process_time)
    profile.enable()
    for seed in range(games):
        list(play(name, 1, seed))
    profile.disable()
    entries = pstats.Stats(profile).get_stats_profile().func_profiles
    whole = sum(entry.tottime for entry in entries.values())
    ranked = sorted(entries.items(), key=lambda entry: -entry[1].tottime)[:HOTTEST]
    for function, entry in ranked:
        calls = int(entry.ncalls.split("/")[0]) / games
        yield entry.tottime / whole, calls, f"{Path(entry.file_name).name} {function}"


def main():
    # The first game makes the engine ready; nobody's speed should suffer from that.
    for name in GAMES:
        list(play(name, 1, 99))
    print("Realm of Sand, standard rules, basic boards, per second of processor time:")
    print(f"  {'player':10} {'seats':>5} {'games':>6} {'games/s':>9} {'decisions/s':>12}")
    for name, count in GAMES.items():
        for seats in (1, 2, 4):
            games, decisions = speed(name, seats)
            print(f"  {name:10} {seats:5} {count:6} {games:9.2f} {decisions:12,.0f}", flush=True)
    micro, moves = legal_moves()
    print(f"legal_moves, {POSITIONS} mid-game positions of two: {micro:.0f} us for {moves:.0f} moves (medians)")
    for name, games in (("random", 20), ("greedy", 10)):
        print(f"Where {games} solo games of {name} spend their time (profiled, own time of each function):")
        for share, calls, function in hottest(name, games):
            print(f"  {share:6.1%} {calls:8.0f} calls a game   {function}")


if __name__ == "__main__":
    main()
