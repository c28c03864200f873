"""How fast Realm of Sand is: games per second, legal moves of mid-game positions, and where the time goes.

Usage: python tools/bench_sand.py
Everything is counted in processor time, so that other work on the machine disturbs less. Random players hardly build:
their games of two and more run to the last round, so their games per second say less than their decisions per second.
"""

from __future__ import annotations

import cProfile
import pstats
import resource
import statistics
import time
from pathlib import Path

import realms_nb as rn
from realms_nb.core.chance import stream
from realms_nb.games.realm_of_sand.state import TakeTurn
from realms_nb.kernel.realm_of_sand.games import play_games
from realms_nb.strategies.realm_of_sand.weights import BALANCED
from realms_nb.strategies.registry import resolve

game = rn.realm_of_sand
# Games of each kind; planned ones are dear.
GAMES = {"random": 20, "greedy": 20, "planner": 4}
# Whole games of the compiled engine, games of a finished table, positions whose odds are asked for.
WHOLE, TABLE, ODDS = 2_000, 10_000, 8
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


def whole_games(seats, threads):
    """Games per second of whole games compiled: of processor time on one thread, of the clock on more."""
    weights, clock = [BALANCED.numbers()] * seats, time.process_time if threads == 1 else time.perf_counter
    start = clock()
    found = play_games(game.STANDARD, seats, weights, range(WHOLE), threads=threads)
    return WHOLE / (clock() - start), found["score"].mean()


def odds():
    """Milliseconds of the clock for the odds of all moves of mid-game positions, and of a first answer."""
    views = [game.view_for(state, state.decision.seat) for state in mid_game()[:: POSITIONS // ODDS]]
    rn.move_odds(views[0]), rn.win_chances(views[0])
    rows = []
    for view in views:
        times = []
        for ask in (rn.move_odds, rn.win_chances):
            start = time.perf_counter()
            table = ask(view)
            times.append(1e3 * (time.perf_counter() - start))
            if ask is rn.move_odds:
                times.append(len(table))
        rows.append(times)
    return [statistics.median(column) for column in zip(*rows, strict=True)]


def compiled():
    """What the compiled twin does, as ratios to the readable path in the same run."""
    readable, _ = speed("greedy", 2)
    print(f"Whole games compiled, weights ({WHOLE:,} games each); readable duke of old: {readable:.1f} games/s of two:")
    for seats in (1, 2, 4):
        one, mean = whole_games(seats, 1)
        two, _ = whole_games(seats, 2)
        ratio = f", {one / readable:.0f} times the readable path" if seats == 2 else ""
        print(
            f"  {seats} seats: {one:,.0f} games/s on a thread, {two:,.0f} on two (clock), mean {mean:.2f}{ratio}",
            flush=True,
        )
    start = time.perf_counter()
    rows = rn.simulate(game, ["duke", "duke"], games=TABLE, quiet=True)
    whole = time.perf_counter() - start
    start = time.perf_counter()
    play_games(game.STANDARD, 2, [BALANCED.numbers()] * 2, range(TABLE))
    inner = time.perf_counter() - start
    print(f"{TABLE:,} games of two as a table of {len(rows):,} rows: {whole:.1f} s, of which playing {inner:.1f} s")
    milli, moves, chances = odds()
    print(f"move_odds of {moves:.0f} mid-game moves, two seats: {milli:.0f} ms, win_chances {chances:.0f} ms (medians)")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"peak memory {peak:.0f} MB")


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
    compiled()
    for name, games in (("random", 20), ("greedy", 10)):
        print(f"Where {games} solo games of {name} spend their time (profiled, own time of each function):")
        for share, calls, function in hottest(name, games):
            print(f"  {share:6.1%} {calls:8.0f} calls a game   {function}")


if __name__ == "__main__":
    main()
