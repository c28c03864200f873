"""The exercises with strategies: judged fairly, and as surely as the notebooks say."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from realms_nb.games.minute_realms import GAME
from realms_nb.lessons.exercise import NotYet
from realms_nb.lessons.student import YOURS, better, trial
from realms_nb.simulation.statistics import wilson


def passes(share, games):
    """The chance that a player of that true share gets an interval above a half."""
    enough = next(wins for wins in range(games + 1) if wilson(wins, games).low > 0.5)
    # Fractions, because floats cannot hold such small chances of so many ways.
    share = Fraction(str(share))
    ways = (comb(games, wins) * share**wins * (1 - share) ** (games - wins) for wins in range(enough, games + 1))
    return float(sum(ways))


def first(view, moves, rng):
    return moves[0]


def test_judgements_are_as_sure_as_they_say():
    """With 400 games 60 % passes 98 times in 100 and 50 % 2 or 3 times; with 2,000 games 55 % nearly always."""
    assert round(100 * passes(0.6, 400)) == 98
    assert 0.02 < passes(0.5, 400) < 0.03
    assert passes(0.55, 2_000) > 0.99


def test_a_trial_is_fair():
    """Both seats are sat in equally often, on the same deals, and the same trial gives the same games."""
    rows = trial(GAME, first, "random", 10, 1)
    yours = rows[rows["strategy"] == YOURS]
    assert yours["seat"].value_counts().to_dict() == {0: 5, 1: 5}
    assert sorted(yours[yours["seat"] == 0]["seed"]) == sorted(yours[yours["seat"] == 1]["seed"])
    assert rows.equals(trial(GAME, first, "random", 10, 1))


def test_a_failure_is_told_before_the_many_games():
    """A function that fails is told after the first deal, played from both seats."""
    with pytest.raises(NotYet, match="^in 2 of 2 games: first_of_none.* stopped with an error in line"):
        trial(GAME, first_of_none, "random", 100_000, 1)


def first_of_none(view, moves, rng):
    return [][0]


def test_luck_is_not_praised():
    """A share above a half is not enough: the whole interval must be above it."""
    rows = trial(GAME, first, "random", 10, 1)
    with pytest.raises(NotYet, match="cannot be told from luck"):
        better(rows[rows["game"] < 2], "random")
