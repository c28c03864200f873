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
from realms_nb.games.realm_of_sand.engine.state import TakeTurn
from realms_nb.games.realm_of_sand.fast.games import play_games
from realms_nb.games.realm_of_sand.players.weights import BALANCED
from realms_nb.players.registry import resolve

game = rn.realm_of_sand
# Games of each kind; those of emperors are dear.
GAMES = {"random": 20, "duke": 20, "emperor": 2}
# Whole games of the compiled engine, games of a finished table, positions whose odds are asked for.
WHOLE, TABLE, ODDS = 1_000, 10_000, 15
REPEATS = 4
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
    """Positions before a main action in rounds 5 to 10 of dukes' games of two."""
    seed, found = 0, []
    while len(found) < POSITIONS:
        turns = (s for s in play("duke", 2, seed) if isinstance(s.decision, TakeTurn) and not s.decision.done)
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


def timed(run):
    """Seconds of the clock and of the processor (all threads), and what came of it."""
    clock, processor = time.perf_counter(), time.process_time()
    found = run()
    return time.perf_counter() - clock, time.process_time() - processor, found


def whole_games(seats):
    """Whole games compiled: games per second of processor time, mean score, two threads against one.

    The gain of two threads by the clock is the best of some runs that take turns: other work can only lessen it. The
    second figure is what two free cores would give: twice, less what the threads cost in processor time.
    """
    weights, runs = [BALANCED.numbers()] * seats, {1: [], 2: []}
    for _ in range(REPEATS):
        for threads, times in runs.items():
            games = lambda: play_games(game.STANDARD, seats, weights, range(WHOLE), threads=threads)  # noqa: B023, E731
            times.append(timed(games))
    clock, processor = ({n: min(run[kind] for run in each) for n, each in runs.items()} for kind in (0, 1))
    gains = clock[1] / clock[2], 2 * processor[1] / processor[2]
    return WHOLE / processor[1], runs[1][0][2]["score"].mean(), gains


def odds(ask):
    """Milliseconds of the clock and of the processor for a table of mid-game positions, its rows, at the median."""
    views = [game.view_for(state, state.decision.seat) for state in mid_game()[:: POSITIONS // ODDS]]
    ask(views[0])
    found = [timed(lambda view=view: ask(view)) for view in views]
    return [
        statistics.median(column) for column in zip(*((1e3 * c, 1e3 * p, len(t)) for c, p, t in found), strict=True)
    ]


def compiled():
    """What the compiled twin does, as ratios to the readable path in the same run."""
    readable, _ = speed("duke", 2)
    print(f"Whole games compiled ({WHOLE:,} each); dukes by the readable rules {readable:.1f} games/s of two:")
    for seats in (1, 2, 4):
        one, mean, (clock, free) = whole_games(seats)
        ratio = f", {one / readable:.0f} times as many as by the readable rules" if seats == 2 else ""
        print(
            f"  {seats} seats: {one:,.0f} games/s of processor time, mean {mean:.2f}; two threads {clock:.2f} times one"
            f" by the clock, {free:.2f} by processor time (at least 1.7){ratio}",
            flush=True,
        )
    clock, whole, rows = timed(lambda: rn.simulate(game, ["duke", "duke"], games=TABLE, quiet=True))
    _, inner, _ = timed(lambda: play_games(game.STANDARD, 2, [BALANCED.numbers()] * 2, range(TABLE)))
    print(
        f"{TABLE:,} games of two as a table of {len(rows):,} rows: {clock:.1f} s by the clock, {whole:.1f} s of the"
        f" processor, of which playing {inner:.1f} s and making the table {whole - inner:.1f} s"
    )
    print(f"Odds of mid-game positions of two (medians of {ODDS}; the processor's time is that of all threads):")
    for what, ask, budget in (
        ("move_odds, all moves 2 futures, 24 of them 20, ten of them 200", rn.move_odds, "under 600 ms"),
        ("first answer: the ten best with 20 futures", lambda view: rn.move_odds(view, 20), "under 300 ms"),
        ("win_chances, 400 futures", rn.win_chances, ""),
    ):
        milli, processor, size = odds(ask)
        print(f"  {what}: {size:.0f} rows, {milli:.0f} ms by the clock, {processor:.0f} ms of the processor {budget}")
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
    for name, games in (("random", 20), ("duke", 10)):
        print(f"Where {games} solo games of {name} spend their time (profiled, own time of each function):")
        for share, calls, function in hottest(name, games):
            print(f"  {share:6.1%} {calls:8.0f} calls a game   {function}")


if __name__ == "__main__":
    main()
