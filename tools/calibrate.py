"""How the levels fare against each other: prints the table of docs/levels.md.

Usage: python tools/calibrate.py [games of two players] [games of four players]
With two players each level meets the one below; with four, one of it meets three of the one below. Seats rotate, and a
shared victory counts as its part. Intervals are 95 % Wilson intervals.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise

from msgspec.structs import replace

import realms_nb as rn
from realms_nb.core.chance import stream
from realms_nb.simulation.intervals import wilson
from realms_nb.strategies.minute_realms import PLAYERS, Weighted
from realms_nb.strategies.registry import LEVELS

game = rn.minute_realms


def player(name):
    """A level on one thread: the games themselves are spread over the cores."""
    choose = PLAYERS[name]
    return choose if isinstance(choose, Weighted) else replace(choose, threads=1)


def part_of_win(upper, lower, seats, number):
    """One game: the part of the victory that goes to the one seat of the upper level."""
    own = number % seats
    # Games that differ only in who sits where share their deal: luck cancels out.
    state, rng = game.setup(seats, number // seats), stream(number)
    while state.decision is not None:
        seat = state.decision.seat
        view, moves = game.view_for(state, seat), game.legal_moves(state)
        state = game.apply(state, player(upper if seat == own else lower)(view, moves, rng).move)
    outcome = game.outcome(state)
    assert outcome is not None
    winners = outcome.winners
    return (own in winners) / len(winners)


def main(two=1_000, four=1_000):
    print("| Players | Level | Against | Games | Wins | 95 % interval | Fair share |")
    print("|---|---|---|---|---|---|---|")
    with ProcessPoolExecutor() as pool:
        for seats, games in ((2, two), (4, four)):
            for lower, upper in pairwise(LEVELS):
                share = sum(pool.map(partial(part_of_win, upper, lower, seats), range(games), chunksize=8)) / games
                low, high = wilson(share * games, games)
                against = lower if seats == 2 else f"{seats - 1} × {lower}"
                cells = [seats, upper, against, games, f"{share:.1%}", f"{low:.1%} to {high:.1%}", f"{1 / seats:.0%}"]
                print("| " + " | ".join(map(str, cells)) + " |", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
