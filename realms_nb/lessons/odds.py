"""Exercises of `04-invasion-odds`: chances counted, a function for two tokens, enough defence, a safe realm."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isclose
from numbers import Rational
from typing import Any

from msgspec.structs import replace

from realms_nb.core.errors import shown
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.odds import Forecast, forecast
from realms_nb.games.minute_realms.state import State
from realms_nb.games.minute_realms.views import FACE_DOWN
from realms_nb.lessons.exercise import NotYet, a_match, exercise, expect
from realms_nb.lessons.student import results

THREE_PLAYERS = (0, 0, 1, 1, 1, 1, 1, 2, 2)
DRAWN, STRENGTH = 3, 5
SEATS, WANTED = 4, Fraction(9, 10)
SPARE = 2


def strengths(tokens: Sequence[int], drawn: int) -> dict[int, Fraction]:
    """The chance of each strength when so many of these tokens lie face down and none is to come."""
    view = GAME.view_for(GAME.setup(3, seed=1), 0)
    track = (FACE_DOWN,) * drawn + (None,) * (4 - drawn)
    here = replace(view, round=4, track=track, unseen_tokens=tuple(sorted(tokens)), tokens_left=len(tokens) - drawn)
    return forecast(here, token_rate=0)[0].strengths


@exercise(
    "odds-1",
    wanted="a number",
    hints=(
        "Which three tokens add up to 5? There is only one way to write it: 2 + 2 + 1.",
        "In how many ways can you pick both 2s and one of the five 1s? Out of how many ways to pick any three tokens?",
        "`comb(2, 2) * comb(5, 1)` ways, out of `comb(9, 3)`.",
    ),
    answer="5 / 84, which is about 0.06.",
)
def three_tokens(answer: Any) -> str:
    """The chance that three tokens of a table of three make strength 5."""
    number = float(expect(answer, (float, Rational), "a number"))
    chance = strengths(THREE_PLAYERS, DRAWN)[STRENGTH]
    if isclose(number, 100 * chance, rel_tol=0.02):
        raise NotYet(f"{number:g} is right in per cent; as a chance from 0 to 1 it is a hundredth of that.")
    if not 0 <= number <= 1:
        raise NotYet(f"a chance lies between 0 and 1: ways that fit, divided by all ways. {number:g} does not.")
    put_back = 3 * Fraction(2, 9) ** 2 * Fraction(5, 9)
    if isclose(number, put_back, abs_tol=0.0005):
        raise NotYet("that would be the chance if each token went back into the pile before the next is drawn.")
    if not isclose(number, chance, abs_tol=0.0006):
        raise NotYet(f"the chance of strength {STRENGTH} is not {number:.3g}. Count the ways once more.")
    return f"{chance}, or {float(chance):.3f}: three tokens seldom are that strong."


@exercise(
    "odds-2",
    wanted="the name of your function, without brackets,",
    hints=(
        "`combinations(tokens, 2)` gives every pair of tokens, as in the notebook.",
        "Count the pairs whose sum is the strength, and divide by the number of all pairs.",
        "`pairs = list(combinations(tokens, 2))`, then `sum(a + b == strength for a, b in pairs)` is how many fit.",
    ),
    answer="`return sum(a + b == strength for a, b in pairs) / len(pairs)` as the last line.",
)
def two_tokens(answer: Any) -> str:
    """A function that gives the chance of a strength for any two of the given tokens."""
    piles = [list(THREE_PLAYERS), [0, 1], [1, 2, 2, 2], [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2]]
    cases = [(strength, pile) for pile in piles for strength in (2, 3, 0, 4, 1)]
    for (strength, pile), found in zip(cases, results(answer, cases), strict=True):
        chance = strengths(pile, 2).get(strength, Fraction(0))
        said = f"for strength {strength} out of {pile} it gives"
        if isinstance(found, bool) or not isinstance(found, int | float):
            raise NotYet(f"{said} {shown(found)}, which is no number.")
        if isclose(found, chance, abs_tol=0.001):
            continue
        if not 0 <= found <= 1:
            raise NotYet(f"{said} {shown(found)}, but a chance lies between 0 and 1: divide by the number of pairs.")
        raise NotYet(f"{said} {found:.3g}; counting the pairs gives {chance}, about {float(chance):.3f}.")
    return f"the same chances as the rules engine in {len(cases)} cases, other piles included."


@exercise(
    "odds-3",
    wanted="a number of shields",
    hints=(
        "`rn.invasion_odds(four)` has a row for each invasion and strength.",
        "Look at the rows of the last invasion, and at the column `at_most`: how often so many shields are enough.",
        "Take the first strength of the last invasion whose `at_most` is 0.9 or more.",
    ),
    answer="7 shields.",
)
def enough(answer: Any) -> str:
    """The fewest shields that hold the last invasion of a game of four with at least 90 %, seen from its start."""
    shields = expect(answer, int, "a whole number of shields")
    view = GAME.view_for(GAME.setup(SEATS, seed=1), 0)
    first, last = forecast(view)
    told = f"{shields} shields hold the last invasion in {_percent(_holds(last, shields))} of cases"
    if shields == _fewest(first):
        raise NotYet(f"{told}. They are enough for the first invasion; the last one is asked about.")
    if shields < _fewest(last):
        raise NotYet(f"{told}; at least {_percent(WANTED)} are wanted.")
    if shields > _fewest(last):
        raise NotYet(f"{told}. That is enough, but fewer shields would do as well.")
    return f"{told}, one fewer only in {_percent(_holds(last, shields - 1))}."


@exercise(
    "odds-4",
    wanted="your match, `game`,",
    hints=(
        "Every bastion has two shields. Taking your own card, or one without the invader sign, lays no token.",
        "Before round 4 ends at most four tokens can lie there: 2 + 2 + 1 + 1.",
        "Four bastions in rounds 1 to 4 are always enough: check right after your fourth card.",
    ),
    answer="Press New game and make a bastion in each of the first four rounds, of your own card where you can.",
)
def safe_and_more(answer: Any) -> str:
    """In some position of the match the first seat has two shields more than the next invaders can be strong."""
    match = a_match(answer, GAME)
    states = [match.start, *(step.state for step in match.history)]
    ahead = [told for told in map(_ahead, states) if told is not None]
    if not ahead:
        raise NotYet("this game has no invasion. Play one by the standard rules.")
    # The latest of the best positions: before the first move everybody is equally far away.
    spare, round, shields, strength = max(ahead)
    told = (
        f"in round {round} {match.names[0]} had {shields} shields, and the next invaders could have strength {strength}"
    )
    if spare < SPARE:
        raise NotYet(f"nearest so far: {told}. {SPARE} shields more than that are wanted.")
    return f"{told} at most. Nothing could happen to you there."


def _ahead(state: State) -> tuple[int, int, int, int] | None:
    """How many shields more than the strongest possible invaders, and the numbers behind it."""
    coming = forecast(GAME.view_for(state, 0))
    if not coming:
        return None
    shields, strength = coming[0].defences[0], max(coming[0].strengths)
    return shields - strength, state.round, shields, strength


def _holds(coming: Forecast, shields: int) -> Fraction:
    return replace(coming, defences=(shields,)).holds[0]


def _fewest(coming: Forecast) -> int:
    return next(shields for shields in range(99) if _holds(coming, shields) >= WANTED)


def _percent(chance: Fraction) -> str:
    return f"{round(100 * float(chance), 1):g} %"
