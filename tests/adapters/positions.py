"""Positions of random games for the tests of the doors, and their twins, which nobody can tell from them."""

from __future__ import annotations

import random

import pyspiel
from msgspec.structs import replace
from toy import GAME as SUMS

import realms_nb as rn
from realms_nb.adapters import openspiel
from realms_nb.core.chance import shuffled

MINUTE, SAND = rn.minute_realms, rn.realm_of_sand
ADVANCED = SAND.STANDARD.changed(side="advanced")
TABLES = [
    *((MINUTE, MINUTE.STANDARD, seats) for seats in (2, 3, 4, 5)),
    *((SAND, SAND.STANDARD, seats) for seats in (1, 2, 3, 4)),
    (SAND, ADVANCED, 2),
    (SAND, ADVANCED, 4),
    (SUMS, SUMS.STANDARD, 1),
    (SUMS, SUMS.STANDARD, 3),
]
IDS = [f"{game.name}-{getattr(rules, 'side', 'standard')}-{seats}" for game, rules, seats in TABLES]


def played(game, rules, seats, seed, most=400):
    """Positions of a game; the kind of each move is drawn first, so that powers come up, too."""
    rng = random.Random(seed)
    state = game.setup(seats, seed, rules)
    for _ in range(most):
        yield state
        if state.decision is None:
            return
        kinds = {}
        for move in game.legal_moves(state):
            kinds.setdefault(type(move), []).append(move)
        state = game.apply(state, rng.choice(kinds[rng.choice(list(kinds))]))


def twin(game, state, seed):
    """The same table with all that nobody has seen in another order, made without the code under test."""
    rng = random.Random(seed)
    if game is SAND:
        return replace(state, decks=tuple(shuffled(deck, rng) for deck in state.decks))
    if game is SUMS:
        return state
    hidden = [token for token in state.track[state.revealed :] if token is not None]
    tokens = iter(shuffled((*hidden, *state.token_pile), rng))
    track = tuple(
        token if token is None or place < state.revealed else next(tokens) for place, token in enumerate(state.track)
    )
    return replace(state, pile=shuffled(state.pile, rng), track=track, token_pile=tuple(tokens))


# Random players hardly build, so their games of Realm of Sand would go on to the last round: 60 of them.
SHORT = SAND.STANDARD.changed(most_rounds=8)


def simulated(game, rules, seats, times=100):
    """OpenSpiel's own `random_sim_test`: random games with its checks of actions, observations, clones, written states.

    Each file of tests asks for some of the tables, so that the cores can share them.
    """
    theirs = openspiel.load(game, seats, rules=rules)
    pyspiel.random_sim_test(theirs, num_sims=times, serialize=True, verbose=False)
