"""Exercises of `04-invasion-odds`: chances counted, a function for two tokens, enough defence, a safe realm."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isclose
from numbers import Rational
from typing import Any

from msgspec.structs import replace

from realms_nb.core.errors import shown
from realms_nb.core.match import Match
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.odds import Forecast, forecast
from realms_nb.games.minute_realms.engine.state import State
from realms_nb.games.minute_realms.engine.views import FACE_DOWN
from realms_nb.lessons.exercise import Praise, a_match, expect, not_yet, praise, told_exercise
from realms_nb.lessons.student import results
from realms_nb.lessons.thoughtless import moved_by_ours, without_thought

THREE_PLAYERS = (0, 0, 1, 1, 1, 1, 1, 2, 2)
DRAWN, STRENGTH = 3, 5
SEATS, WANTED = 4, Fraction(9, 10)
# The chance that a round gets a token, which the exercise says to assume.
RATE = Fraction(7, 10)
SPARE = 2
# Points on the sheet at that moment: who only walls up has none.
POINTS = 8


def strengths(tokens: Sequence[int], drawn: int) -> dict[int, Fraction]:
    """The chance of each strength when so many of these tokens lie face down and none is to come."""
    view = GAME.view_for(GAME.setup(3, seed=1), 0)
    track = (FACE_DOWN,) * drawn + (None,) * (4 - drawn)
    here = replace(view, round=4, track=track, unseen_tokens=tuple(sorted(tokens)), tokens_left=len(tokens) - drawn)
    return forecast(here, token_rate=0)[0].strengths


@told_exercise("odds-1", GAME)
def three_tokens(answer: Any) -> Praise:
    """The chance that three tokens of a table of three make strength 5."""
    number = float(expect(answer, (float, Rational)))
    chance = strengths(THREE_PLAYERS, DRAWN)[STRENGTH]
    if isclose(number, 100 * chance, rel_tol=0.02):
        raise not_yet("in-percent", GAME, given=f"{number:g}")
    if not 0 <= number <= 1:
        raise not_yet("no-chance", GAME, given=f"{number:g}")
    put_back = 3 * Fraction(2, 9) ** 2 * Fraction(5, 9)
    if isclose(number, put_back, abs_tol=0.001):
        raise not_yet("put-back", GAME)
    if isclose(number, chance / 3, abs_tol=0.0005):
        raise not_yet("one-order", GAME)
    if isclose(number, Fraction(5, 36), abs_tol=0.0005):
        raise not_yet("ways-of-two", GAME)
    if isclose(number, Fraction(5, 81), abs_tol=0.0005):
        raise not_yet("ways-of-nine-times-nine", GAME)
    # 2 + 2 + 1 in three orders, as if each of the 27 rows of numbers were equally likely.
    if isclose(number, Fraction(3, 27), abs_tol=0.0005):
        raise not_yet("kinds-alike", GAME)
    if not isclose(number, chance, abs_tol=0.0006):
        raise not_yet("other-chance", GAME, strength=STRENGTH, given=f"{number:.3g}")
    return praise("three-tokens", chance=str(chance), decimal=f"{float(chance):.3f}")


@told_exercise("odds-2", GAME)
def two_tokens(answer: Any) -> Praise:
    """A function that gives the chance of a strength for any two of the given tokens."""
    piles = [list(THREE_PLAYERS), [0, 1], [1, 2, 2, 2], [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2]]
    cases = [(strength, pile) for pile in piles for strength in (2, 3, 0, 4, 1)]
    for (strength, pile), found in zip(cases, results(answer, cases), strict=True):
        chance = strengths(pile, 2).get(strength, Fraction(0))
        case = {"strength": strength, "pile": str(pile)}
        if isinstance(found, bool) or not isinstance(found, int | float):
            raise not_yet("case-no-number", GAME, **case, given=shown(found))
        if isclose(found, chance, abs_tol=0.001):
            continue
        if not 0 <= found <= 1:
            raise not_yet("case-no-chance", GAME, **case, given=shown(found))
        right = {"chance": str(chance), "decimal": f"{float(chance):.3f}"}
        raise not_yet("case-other", GAME, **case, given=f"{found:.3g}", **right)
    return praise("same-chances", count=len(cases))


@told_exercise("odds-3", GAME)
def enough(answer: Any) -> Praise:
    """The fewest shields that hold the last invasion of a game of four with at least 90 %, seen from its start."""
    shields = expect(answer, int)
    view = GAME.view_for(GAME.setup(SEATS, seed=1), 0)
    first, last = forecast(view, RATE)
    told = {"shields": shields, "percent": _percent(_holds(last, shields))}
    if shields == _fewest(first):
        raise not_yet("enough-for-first", GAME, **told)
    if shields < _fewest(last):
        raise not_yet("not-enough", GAME, **told, wanted=_percent(WANTED))
    if shields > _fewest(last):
        raise not_yet("more-than-enough", GAME, **told)
    return praise("enough", **told, fewer=_percent(_holds(last, shields - 1)))


@told_exercise("odds-4", GAME)
def safe_and_more(answer: Any) -> Praise:
    """Somewhere in the match the first seat has two shields more than the next invaders can be strong, and points."""
    match = a_match(answer, GAME)
    ahead = _each_ahead(match)
    if not ahead:
        raise not_yet("no-invasion", GAME)
    # The latest of the best positions: before the first move everybody is equally far away.
    safe = [each for each in ahead if each[0] >= SPARE]
    # Of those that are safe the richest, else the safest.
    spare, round, shields, strength, points = max(safe, key=lambda each: each[-1]) if safe else max(ahead)
    told = {"round": round, "name": match.names[0], "shields": shields, "strength": strength}
    if spare < SPARE:
        raise not_yet("not-safe", GAME, **told, spare=SPARE)
    if points < POINTS:
        raise not_yet("safe-but-poor", GAME, **told, points=points, wanted=POINTS)
    if moved_by_ours(match):
        raise not_yet("player-of-ours", GAME)
    luck = without_thought(match, _worth, moves=match.at)
    if luck is not None and points <= luck:
        raise not_yet("lucky-deal", GAME, points=points, luck=luck)
    return praise("safe", **told, points=points)


def _each_ahead(match: Match) -> list[tuple[int, int, int, int, int]]:
    """Every position of a match before which an invasion lies."""
    states = [match.start, *(step.state for step in match.history)]
    return [told for told in map(_ahead, states) if told is not None]


def _worth(match: Match) -> int | None:
    """The points of a first seat that fulfils the wish; None if it does not."""
    return max((each[-1] for each in _each_ahead(match) if each[0] >= SPARE), default=None)


def _ahead(state: State) -> tuple[int, int, int, int, int] | None:
    """How many shields more than the strongest possible invaders, the numbers behind it, and the points."""
    coming = forecast(GAME.view_for(state, 0))
    if not coming:
        return None
    shields, strength = coming[0].defences[0], max(coming[0].strengths)
    return shields - strength, state.round, shields, strength, GAME.scores(state)[0].total


def _holds(coming: Forecast, shields: int) -> Fraction:
    return replace(coming, defences=(shields,)).holds[0]


def _fewest(coming: Forecast) -> int:
    return next(shields for shields in range(99) if _holds(coming, shields) >= WANTED)


def _percent(chance: Fraction) -> str:
    return f"{round(100 * float(chance), 1):g} %"
