"""What a report card of Minute Realms asks of the compiled engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from realms_nb.core.chance import branch
from realms_nb.fast.compiling import IS_COMPILED
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.fast.chances import chances, outcomes
from realms_nb.games.minute_realms.fast.limits import limit, play_limited
from realms_nb.games.minute_realms.players.weights import BALANCED, Weights
from realms_nb.lab.duels import pair_shares
from realms_nb.lab.report_facts import Watched, WatchedGame, shares_at_end, watched
from realms_nb.lab.report_rows import Sizes
from realms_nb.lab.results import shares_of
from realms_nb.players.registry import resolve
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import contenders

Numbers = NDArray[np.float64]

# The emperor's rung and more thinking are dear, so they have few deals.
LADDER = ("squire", "knight", "duke", "emperor")
SIZES = Sizes(rungs=(1_500, 120, 24), reviewed=600, futures=50, thinking=40)
THINKING = ("duke", 15, 60)
# Knights with a noise of one point: they play well, and not always the same.
NOISY = BALANCED.changed(noise=1.0)
# Futures for the chances at the beginning of a round, and for each move of a decision that is looked into.
GLANCE, LOOK = (150, 600) if IS_COMPILED else (20, 30)
# Decisions looked into in each game that is watched.
LOOKED_INTO = 2
# A move is as good as the best if it loses less than two games in a hundred to it.
AS_GOOD = 0.02


def rung(rules: Rules, seats: int, player: str, than: str, deals: int, seed: int) -> Numbers:
    """A player's share of wins in each deal, in every seat once, against seats of another player."""
    own, foe = resolve(GAME, player).choose, resolve(GAME, than).choose
    if not isinstance(own, Weights) or not isinstance(foe, Weights):
        return pair_shares(Task(GAME, rules, contenders(GAME, [player, than], None)), range(deals), seats, seed)
    total = np.zeros(deals)
    free = [limit(len(rules.boxes[seats].deck))]
    seeds = np.array([branch(seed, number) for number in range(deals)], np.int64)
    for seat in range(seats):
        weights = [(own if place == seat else foe).numbers() for place in range(seats)]
        jobs = np.stack([seeds, np.full_like(seeds, -1), np.zeros_like(seeds), np.full_like(seeds, seat)], axis=1)
        total += shares_of(play_limited(rules, weights, free, jobs)[0])[:, seat]
    return total / seats


def walks(rules: Rules, seats: int, games: int, seed: int) -> Watched:
    """Games of knights, step by step: chances at the start of every round, and a few decisions looked into."""
    return watched(lambda number: _walk(rules, seats, number, seed), games)


def _walk(rules: Rules, seats: int, number: int, seed: int) -> WatchedGame:
    """One game; the cores share the games, so each game keeps to one of them."""
    weights = BALANCED.numbers()
    own, state = branch(seed, "walk", number), GAME.setup(seats, branch(seed, number), rules)
    curve: list[Numbers] = []
    decisions: list[tuple[float, float, float]] = []
    turns, steps = rules.rounds * seats, 0
    looked = {(number + place * turns // LOOKED_INTO) % turns for place in range(LOOKED_INTO)}
    while state.decision is not None:
        view = GAME.view_for(state, state.decision.seat)
        if len(curve) < state.round:
            curve.append(chances(view, weights, GLANCE, branch(own, steps), 1)[0].mean(axis=0))
        if steps in looked:
            found = outcomes(view, weights, LOOK, branch(own, "look", steps), 1)
            decisions.append(_looked_into(found.wins[:, :, state.decision.seat]))
            move = found.moves[found.habit]
        else:
            move = BALANCED(view, GAME.legal_moves(state), _NO_CHANCE).move
        state = GAME.apply(state, move)
        steps += 1
    return WatchedGame(np.stack(curve), shares_at_end(GAME, state, seats), steps, decisions)


def _looked_into(own: Numbers) -> tuple[float, float, float]:
    """How many moves there were, how many were as good as the best, and what the best has over the mean.

    The best of many looks better than it is: one half of the futures names it, the other half measures it.
    """
    half = own.shape[1] // 2
    best, means = int(own[:, :half].mean(axis=1).argmax()), own[:, half:].mean(axis=1)
    return float(len(means)), float((means[best] - means < AS_GOOD).sum()), float(means[best] - means.mean())


def wanted(rules: Rules, seats: int, deals: int, seed: int) -> tuple[str, float]:
    """The card that knights take most often when they can, and how often."""
    seeds = np.array([branch(seed, number) for number in range(deals)], np.int64)
    jobs = np.stack([seeds, np.full_like(seeds, -1), np.zeros_like(seeds), np.zeros_like(seeds)], axis=1)
    deck = rules.boxes[seats].deck
    _, _, tally = play_limited(rules, [BALANCED.numbers()] * seats, [limit(len(deck))], jobs)
    rates = tally[1] / np.maximum(1, tally[0])
    return deck[int(rates.argmax())].name, float(rates.max())


def suggestions(rules: Rules, seats: int) -> Sequence[Mapping[str, Any]]:
    """Changes worth a try: a coin more or less for a seat, stronger or weaker walls, a richer or poorer income."""
    tries: list[Mapping[str, Any]] = []
    for seat in range(seats):
        for coins in (-1, 1):
            row = list(rules.starting_coins)
            row[seat] += coins
            if row[seat] >= 0:
                tries.append({"starting_coins": tuple(row)})
    tries += [{"bastion_strength": rules.bastion_strength + 1}]
    tries += [{"bastion_income": value} for value in (rules.bastion_income - 1, rules.bastion_income + 1) if value >= 0]
    return tries


def fairer(rules: Rules, seats: int) -> Mapping[str, Sequence[int]]:
    """What to vary for fairer seats: the coins of each, up to two more or fewer."""
    return {
        f"starting_coins.{seat}": range(max(0, rules.starting_coins[seat] - 2), rules.starting_coins[seat] + 3)
        for seat in range(seats)
    }


# Knights never ask for chance.
_NO_CHANCE: Any = None
