"""The end of a game of Minute Realms, solved exactly on the readable engine: what each move is worth if nobody errs.

What nobody has seen is enumerated: tokens lying face down or still to be placed, and the cards of a last deal. Whoever
decides knows what can be seen, and takes the move that wins most often over all that fits it.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import permutations

from msgspec.structs import replace

import realms_nb as rn
from realms_nb.games.minute_realms.engine.views import view_for
from realms_nb.players.opponents import Opponents

GAME = rn.minute_realms


def positions(seeds, rounds=(8,), players=("squire", "knight", "duke")):
    """(match, number of the decision) for every choice in these rounds of games of two between several levels."""
    for seed in seeds:
        match = rn.Match(GAME, 2, seed=seed)
        others = Opponents(match, {seat: players[(seed + seat) % len(players)] for seat in (0, 1)}, seed)
        while match.turn is not None:
            assert others.move(match) is None
        states = [match.start, *(step.state for step in match.history)]
        for number, state in enumerate(states[:-1]):
            if state.round in rounds and len(GAME.legal_moves(state)) > 1:
                yield match, number, state


def exact(state):
    """Move -> the exact part of the win of whoever decides."""
    seat, worlds = state.decision.seat, _worlds(state)
    found = {}
    for move in GAME.legal_moves(state):
        after = [(chance, GAME.apply(world, move)) for chance, world in worlds]
        found[move] = _solved(after)[seat]
    return found


def _worlds(state):
    """Every order of what is hidden that makes a difference, with its chance."""
    hidden = [place for place in range(state.revealed, len(state.track)) if state.track[place] is not None]
    unseen = sorted([*(state.track[place] for place in hidden), *state.token_pile])
    # As many tokens as lie face down, and one for every round that is not over.
    turned = min(len(unseen), len(hidden) + state.rules.rounds - state.round + 1)
    chances = _draws(tuple(unseen), turned)
    deals = _deals(state)
    worlds = []
    for drawn, chance in chances.items():
        left = list(unseen)
        for token in drawn:
            left.remove(token)
        track = list(state.track)
        for place, token in zip(hidden, drawn, strict=False):
            track[place] = token
        pile = (*drawn[len(hidden) :], *left)
        for cards in deals:
            worlds.append((chance / len(deals), replace(state, track=tuple(track), token_pile=pile, pile=cards)))
    return worlds


def _draws(unseen, count):
    """Tokens drawn one after the other, with the chance of each row."""
    if not count:
        return {(): 1.0}
    found = defaultdict(float)
    for place, token in enumerate(unseen):
        for rest, chance in _draws((*unseen[:place], *unseen[place + 1 :]), count - 1).items():
            found[(token, *rest)] += chance / len(unseen)
    return found


def _deals(state):
    """The piles that deal the last round in another way; nobody cares in which order cards come to the middle."""
    if state.round == state.rules.rounds:
        return [state.pile]
    seats = len(state.realms)
    return list(
        {(*order[:seats], *sorted(order[seats:], key=str)): order for order in permutations(state.pile)}.values()
    )


def _solved(worlds):
    """Every seat's part of the win over these worlds, each with its chance, if all decide by what can be seen."""
    seats = len(worlds[0][1].realms)
    total = [0.0] * seats
    groups = defaultdict(list)
    for chance, state in worlds:
        if state.decision is None:
            winners = GAME.outcome(state).winners
            for seat in winners:
                total[seat] += chance / len(winners)
        else:
            groups[str(view_for(state, state.decision.seat))].append((chance, state))
    for group in groups.values():
        seat = group[0][1].decision.seat
        options = [
            _solved([(chance, GAME.apply(state, move)) for chance, state in group])
            for move in GAME.legal_moves(group[0][1])
        ]
        best = max(options, key=lambda values: values[seat])
        total = [before + more for before, more in zip(total, best, strict=True)]
    return total
