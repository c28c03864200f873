"""Exercises of `07-change-a-rule`: a rule that opens the gates, fairer seats, enough games and not more.

Every answer is measured on deals of the exercise's own, so that nobody passes by picking a lucky seed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from realms_nb.core.errors import shown
from realms_nb.games.minute_realms import GAME
from realms_nb.lab import Comparison, compare
from realms_nb.lessons.exercise import Praise, expect, not_yet, praise, told_exercise
from realms_nb.lessons.student import edition

SEED = 2718
PLAYERS = (edition("knight"),) * 4
# By so much fewer invasions are held, at least.
FEWER_HELD = 0.10
MOST_GAMES = 2_000
# How often a number of games must settle it, of how many comparisons.
RICH, OFTEN, TRIES = {"bastion_income": 3}, 18, 20
# Enough to see half of the gap between seats.
GAMES = 20_000


@told_exercise("change-1", GAME)
def open_gates(answer: Any) -> Praise:
    """One changed rule by which at least ten percentage points fewer invasions are held."""
    change = expect(answer, dict)
    if len(change) != 1:
        raise not_yet("one-rule", GAME, count=len(change))
    held = next((each for each in _against_standard(change).verdicts if each.measure == "held"), None)
    if held is None:
        raise not_yet("never-invaded", GAME)
    told = {
        "deals": held.deals,
        "difference": round(abs(100 * held.difference), 1),
        "margin": round(100 * held.margin, 1),
    }
    if held.difference > 0:
        raise not_yet("more-held", GAME, **told, wanted=round(100 * FEWER_HELD))
    if held.difference > -FEWER_HELD or not held.settled:
        raise not_yet("few-fewer-held", GAME, **told, wanted=round(100 * FEWER_HELD))
    return praise("fewer-held", **told)


@told_exercise("change-2", GAME)
def fair_seats(answer: Any) -> Praise:
    """Starting coins by which the best and the worst of four seats are half as far apart as by the standard."""
    coins = tuple(expect(answer, (list, tuple)))
    if len(coins) < len(PLAYERS):
        raise not_yet("coins-for-four", GAME, given=shown(coins), count=len(coins))
    shares = _against_standard({"starting_coins": coins}, games=GAMES).seat_shares
    gaps = shares.groupby("variant", sort=False).agg(most=("share", "max"), least=("share", "min"))
    standard, yours = (100 * float(most - least) for most, least in zip(gaps["most"], gaps["least"], strict=True))
    told = {"games": GAMES, "gap": round(yours, 1), "standard": round(standard, 1)}
    if yours > standard / 2:
        raise not_yet("seats-apart", GAME, **told, wanted=round(standard / 2, 1))
    return praise("seats-fair", **told)


@told_exercise("change-3", GAME)
def enough_games(answer: Any) -> Praise:
    """So many games settle the effect of rich bastions in 18 of 20 comparisons, and half as many do not."""
    games = expect(answer, int)
    if not 2 <= games <= MOST_GAMES:
        raise not_yet("games-between", GAME, most=MOST_GAMES, given=shown(games))
    often = _settled(games)
    told = {"games": games, "often": often, "tries": TRIES}
    if often < OFTEN:
        raise not_yet("not-settled", GAME, **told, wanted=OFTEN)
    half = _settled(games // 2)
    if half >= OFTEN:
        raise not_yet("half-settles", GAME, **told, half=half)
    return praise("settled", **told, half=half)


def _settled(games: int) -> int:
    """In how many comparisons of so many games it is settled that rich bastions change the points."""
    seeds = range(SEED, SEED + TRIES)
    return sum(_against_standard(RICH, games, seed).verdicts[0].settled for seed in seeds)


def _against_standard(change: Mapping[str, Any], games: int = 4_000, seed: int = SEED) -> Comparison:
    # Made first, so that a mistake is told of the rules and not of a variant that nobody has named.
    rules = GAME.STANDARD.changed(**{str(rule): value for rule, value in change.items()})
    return compare(GAME, {"standard": {}, "yours": rules}, PLAYERS, games, seed, quiet=True)
