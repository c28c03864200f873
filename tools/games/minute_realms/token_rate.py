"""How often does a round get an invader token? Plays greedy and random players and prints the share of rounds.

The greedy shares are the default `token_rate` of `rn.odds.invasions`.
Usage: python tools/games/minute_realms/token_rate.py [games]
"""

from __future__ import annotations

import random
import sys
from math import sqrt

import realms_nb as rn

game = rn.minute_realms


def greedy(state, rng):
    """The move that scores most at once; half a point for a coin, because coins build later."""
    seat = state.decision.seat

    def worth(move):
        after = game.apply(state, move)
        return game.scores(after)[seat].total + 0.5 * after.realms[seat].coins + 0.01 * rng.random()

    return max(game.legal_moves(state), key=worth)


def at_random(state, rng):
    return rng.choice(game.legal_moves(state))


def main(games):
    for seats in range(2, 6):
        for player in (greedy, at_random):
            rng = random.Random(seats)
            placed = rounds = 0
            for seed in range(games):
                state = game.setup(seats, seed)
                while state.decision is not None:
                    state = game.apply(state, player(state, rng))
                placed += sum(token is not None for token in state.track)
                rounds += len(state.track)
            share = placed / rounds
            margin = 1.96 * sqrt(share * (1 - share) / rounds)
            print(f"{seats} players, {player.__name__:9}: {share:.3f} ± {margin:.3f} of rounds (n = {rounds} rounds)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000)
