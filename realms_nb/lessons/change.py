"""Exercises of `07-change-a-rule`: a rule that opens the gates, fairer seats, enough games and not more.

Every answer is measured on deals of the exercise's own, so that nobody passes by picking a lucky seed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from realms_nb.core.errors import shown
from realms_nb.games.minute_realms import GAME
from realms_nb.lab import Comparison, compare, deck_with
from realms_nb.lessons.exercise import NotYet, exercise, expect

SEED = 2718
PLAYERS = ("knight",) * 4
# By so much fewer invasions are held, at least.
FEWER_HELD = 0.10
MOST_GAMES = 2_000


@exercise(
    "change-1",
    wanted='a dict with one changed rule, such as `{"bastion_income": 3}`,',
    hints=(
        "Invasions are held with shields. Where do most shields come from?",
        "Either the walls get weaker or the invaders stronger. `print(rules)` of a changed rule shows its name.",
        "A bastion has two shields: `bastion_strength`.",
    ),
    answer='`{"bastion_strength": 1}`. Stronger tokens do not do it: the players build more walls against them.',
)
def open_gates(answer: Any) -> str:
    """One changed rule by which at least ten percentage points fewer invasions are held."""
    change = expect(answer, dict, 'a dict with one changed rule, such as {"bastion_income": 3}')
    if len(change) != 1:
        raise NotYet(f"change one rule, not {len(change)}: then you know what it was.")
    study = _against_standard(change)
    held = next((each for each in study.verdicts if each.measure == "held"), None)
    if held is None:
        raise NotYet("by these rules nobody is ever invaded.")
    told = f"in {held.deals:,} games the share of invasions held changes by {100 * held.difference:+.1f}"
    margin = f"± {100 * held.margin:.1f} percentage points"
    if held.difference > -FEWER_HELD or not held.settled:
        raise NotYet(f"{told} {margin}. It should fall by at least {100 * FEWER_HELD:.0f}.")
    return f"{told} {margin}."


@exercise(
    "change-2",
    wanted="the starting coins of four seats, such as `(3, 3, 4, 4)`,",
    hints=(
        "Begin with equal coins. The chart shows which two seats win least.",
        "Seats 2 and 3 need help. But for somebody with three coins one more is a big step.",
        "Give everybody more coins first; then give seats 2 and 3 one on top.",
    ),
    answer="`(5, 6, 6, 5)`, or `(6, 7, 7, 6)`.",
)
def fair_seats(answer: Any) -> str:
    """Starting coins by which the best and the worst of four seats are half as far apart as by the standard."""
    coins = tuple(expect(answer, (list, tuple), "starting coins such as (3, 3, 4, 4)"))
    if len(coins) < len(PLAYERS):
        raise NotYet(f"{shown(coins)} has coins for {len(coins)} seats; wanted are four, such as (3, 3, 4, 4).")
    shares = _against_standard({"starting_coins": coins}, games=20_000).seat_shares
    gaps = shares.groupby("variant", sort=False).agg(most=("share", "max"), least=("share", "min"))
    standard, yours = (100 * (most - least) for most, least in zip(gaps["most"], gaps["least"], strict=True))
    told = f"in 20,000 games {yours:.1f} percentage points lie between the best and the worst seat"
    if yours > standard / 2:
        raise NotYet(f"{told}. By the standard rules it is {standard:.1f}; get it down to {standard / 2:.1f}.")
    return f"{told}, by the standard rules {standard:.1f}."


@exercise(
    "change-3",
    wanted="a number of games, such as `100`,",
    hints=(
        "Play a comparison with 100 games and read the sentence about the points: it guesses how many more would do.",
        "That guess is about even odds. To be sure, take two or three times as many.",
        "100 games give about ± 0.25 points, and the effect is 0.15. Four times as many games halve the interval.",
    ),
    answer="`1000`: the interval is then about half as wide as the effect.",
)
def enough_games(answer: Any) -> str:
    """A number of games that settles a cheap Castle's effect on the points with each of three seeds, and no more."""
    games = expect(answer, int, "a whole number of games such as 100")
    if not 1 <= games <= MOST_GAMES:
        raise NotYet(f"take between 1 and {MOST_GAMES:,} games; {shown(games)} is not in between.")
    castle = {"deck": deck_with(GAME, "Castle", cost=1)}
    points = [_against_standard(castle, games, SEED + run).verdicts[0] for run in range(3)]
    seen = ", ".join(f"{each.difference:+.2f} ± {each.margin:.2f}" for each in points)
    settled = sum(each.settled for each in points)
    if settled < len(points):
        raise NotYet(f"{games:,} games settle it in {settled} of 3 tries (points per realm: {seen}). Play more.")
    return f"{games:,} games settle it in 3 of 3 tries (points per realm: {seen})."


def _against_standard(change: Mapping[str, Any], games: int = 4_000, seed: int = SEED) -> Comparison:
    return compare(GAME, {"standard": {}, "yours": change}, PLAYERS, games, seed, quiet=True)
