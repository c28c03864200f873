"""What a report card of Realm of Sand asks of the compiled engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from realms_nb.core.chance import branch
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.engine.state import State, TakeTurn
from realms_nb.games.realm_of_sand.fast.futures import CompiledPosition
from realms_nb.games.realm_of_sand.fast.limits import Limit, play_limited
from realms_nb.games.realm_of_sand.fast.playing import UNSEEN
from realms_nb.games.realm_of_sand.lab.restrictions import table_shares
from realms_nb.games.realm_of_sand.players.weights import BALANCED, Weights
from realms_nb.lab.duels import pair_shares
from realms_nb.lab.report_facts import Watched, WatchedGame, shares_at_end, watched
from realms_nb.lab.report_rows import Sizes
from realms_nb.players.registry import resolve
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import contenders

Numbers = NDArray[np.float64]

LADDER = ("squire", "knight", "duke", "emperor")
# The emperor thinks for about a second a game, so its rung has few deals.
THINKING = ("emperor", 4, 16)
SIZES = Sizes(games=6_000, rungs=(1_000, 1_000, 12), thinking=12, reviewed=60, futures=30, watched=24, tried=2_000)
# Games have as many rounds as they like, so chances are looked at after each tenth of a game.
TENTHS = 10
# Futures for the chances, moves that are looked into (those that the weights rank first), and futures for each.
GLANCE, LOOKED_AT, LOOK = 80, 8, 200
# A move is as good as the best if it loses less than two games in a hundred to it.
AS_GOOD = 0.02


def rung(rules: Rules, seats: int, player: str, than: str, deals: int, seed: int) -> Numbers:
    """A player's share of wins in each deal, in every seat once, against seats of another player."""
    own, foe = resolve(GAME, player).choose, resolve(GAME, than).choose
    if not isinstance(own, Weights) or not isinstance(foe, Weights):
        return pair_shares(Task(GAME, rules, contenders(GAME, [player, than], None)), range(deals), seats, seed)
    total = np.zeros(deals)
    seeds = np.array([branch(seed, number) for number in range(deals)], np.int64)
    for seat in range(seats):
        weights = [(own if place == seat else foe).numbers() for place in range(seats)]
        total += table_shares(rules, weights, seeds)[:, seat]
    return total / seats


def walks(rules: Rules, seats: int, games: int, seed: int) -> Watched:
    """Games of dukes: chances after each tenth of a game, and one main action of each looked into."""
    return watched(lambda number: _walk(rules, seats, number, seed), games, by_round=False, looked_at=LOOKED_AT)


def _walk(rules: Rules, seats: int, number: int, seed: int) -> WatchedGame:
    """One game; the cores share the games, so each game keeps to one of them."""
    own, states = branch(seed, "walk", number), _played(rules, seats, branch(seed, number))
    waiting = len(states) - 1
    curve = [
        _position(states[place * waiting // TENTHS]).sample([], 0, GLANCE, branch(own, place)).wins[:, 0].mean(axis=0)
        for place in range(TENTHS)
    ]
    main = [state for state in states if isinstance(state.decision, TakeTurn) and not state.decision.done]
    decision = _looked_into(main[(number * 7 + 3) % len(main)], branch(own, "look"))
    return WatchedGame(np.stack(curve), shares_at_end(GAME, states[-1], seats), waiting, [decision])


def _played(rules: Rules, seats: int, seed: int) -> list[State]:
    """Every position of a game of dukes, the last one over."""
    states = [GAME.setup(seats, seed, rules)]
    while states[-1].decision is not None:
        position = _position(states[-1])
        states.append(GAME.apply(states[-1], position.book.move(position.decide()[0])))
    return states


def _position(state: State) -> CompiledPosition:
    assert state.decision is not None
    return CompiledPosition(GAME.view_for(state, state.decision.seat), BALANCED.numbers(), threads=1)


def _looked_into(state: State, seed: int) -> tuple[float, float, float]:
    """How many moves there were; of those that the weights rank first, how many were as good as the best, and what
    the best has over their mean."""
    position = _position(state)
    codes = position.codes()
    chosen, worths = position.decide()
    ranked = sorted(worths.keys() & set(codes), key=lambda code: -worths[code])
    looked = list(dict.fromkeys([chosen, *ranked, *codes]))[:LOOKED_AT]
    assert state.decision is not None
    own = position.sample(looked, 0, LOOK, seed).wins[:, :, state.decision.seat]
    # The best of many looks better than it is: one half of the futures names it, the other half measures it.
    means = own[LOOK // 2 :].mean(axis=0)
    best = float(means[int(own[: LOOK // 2].mean(axis=0).argmax())])
    return float(len(codes)), float((best - means < AS_GOOD).sum()), best - float(means.mean())


def wanted(rules: Rules, seats: int, deals: int, seed: int) -> tuple[str, float]:
    """The building that is completed most often once it lies open, and how often."""
    seeds = np.array([branch(seed, number) for number in range(deals)], np.int64)
    jobs = np.stack([seeds, np.full_like(seeds, -1), np.zeros_like(seeds)], axis=1)
    _, fates = play_limited(rules, [BALANCED.numbers()] * seats, Limit(), jobs)
    rates = (fates >= 0).sum(axis=0) / np.maximum(1, (fates != UNSEEN).sum(axis=0))
    return rules.deck[int(rates.argmax())].id, float(rates.max())


def suggestions(rules: Rules, seats: int) -> Sequence[Mapping[str, Any]]:
    """Changes worth a try: more or fewer tiles, discs, open cards, hourglasses; and patterns that may be mirrored."""
    tries: list[Mapping[str, Any]] = [{"mirrored_patterns": not rules.mirrored_patterns}]
    for name in ("tile_choice", "summoned_discs", "display", "hourglasses_to_end"):
        value = getattr(rules, name)
        tries += [{name: number} for number in (value - 1, value + 1) if number >= 1]
    return tries
