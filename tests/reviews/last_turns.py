"""The last turn of a game of Realm of Sand, solved exactly on the readable engine: nobody acts behind it.

No card that comes up matters any more, so every way to go on is tried to the end of the game.
"""

from __future__ import annotations

import realms_nb as rn
from realms_nb.games.realm_of_sand.fast.last_turns import is_last
from realms_nb.players.opponents import Opponents

GAME = rn.realm_of_sand
# A turn with more positions than this is not solved.
MOST = 400


class TooMany(Exception):
    """The turn has too many ways to go on."""


def positions(seeds, players=("squire", "knight", "duke")):
    """(match, number of the decision, position) for every choice of the last seat in the last round, if it has one."""
    for seed in seeds:
        match = rn.Match(GAME, 2, seed=seed)
        others = Opponents(match, {seat: players[(seed + seat) % len(players)] for seat in (0, 1)}, seed)
        while match.turn is not None:
            assert others.move(match) is None
        states = [match.start, *(step.state for step in match.history)]
        for number, state in enumerate(states[:-1]):
            if state.decision.seat == 1 and is_last(state) and len(GAME.legal_moves(state)) > 1:
                yield match, number, state


def exact(state):
    """Move -> the part of the win of whoever decides, if it goes on as well as can be; TooMany where that is long."""
    seat, known = state.decision.seat, {}

    def best(here):
        if here.decision is None:
            return GAME.outcome(here).part(seat)
        if here not in known:
            if len(known) > MOST:
                raise TooMany
            known[here] = 0.0
            known[here] = max(best(GAME.apply(here, move)) for move in GAME.legal_moves(here))
        return known[here]

    return {move: best(GAME.apply(state, move)) for move in GAME.legal_moves(state)}
