"""The sequential test of two players, by values worked out in another way."""

from __future__ import annotations

from math import exp, log, pi, sqrt

import numpy as np
import pytest

from realms_nb.simulation.statistics import ERROR, FEWEST, bound, log_ratio, rounded_up


def density(value, mean, spread):
    """How likely a value is under a normal curve."""
    return exp(-((value - mean) ** 2) / (2 * spread)) / sqrt(2 * pi * spread)


@pytest.mark.parametrize("share", [0.3, 0.5, 0.52, 0.56, 0.7])
def test_the_ratio_is_that_of_the_densities(share):
    """It is the sum over all shares of log(density around the edge / density around the fair share)."""
    shares = np.random.default_rng(8).binomial(2, share, 80) / 2
    spread = float(shares.var(ddof=1))
    expected = sum(log(density(each, 0.55, spread) / density(each, 0.5, spread)) for each in shares)
    assert log_ratio(shares, 0.5, 0.55) == pytest.approx(expected)


def test_a_value_worked_out_by_hand():
    """Ten deals lost, thirty won: mean 3/4, variance 7.5 / 39, and 40 * .1 * (1.5 - 1.1) / (2 * 7.5 / 39) = 4.16."""
    shares = np.array([0.0] * 10 + [1.0] * 30)
    assert log_ratio(shares, 0.5, 0.6) == pytest.approx(4.16)


def test_pairs_that_all_end_alike_have_a_spread():
    """Where nothing varies 1 / 30 counts as the variance: 30 deals shared equally weigh 30 * .1 * -.1 / (2 / 30)."""
    assert log_ratio(np.full(FEWEST, 0.5), 0.5, 0.6) == pytest.approx(-4.5)
    assert log_ratio(np.full(FEWEST - 1, 0.5), 0.5, 0.6) == 0


def test_what_settles_it():
    """The ratio must be 19 to 1, and as many times that as questions are asked at once."""
    assert exp(bound()) == pytest.approx((1 - ERROR) / ERROR) == pytest.approx(19)
    assert exp(bound(6)) == pytest.approx(6 * 19)


@pytest.mark.parametrize(
    ("number", "told"), [(1, 1), (9.2, 10), (10, 10), (11.5, 12), (101, 110), (1234, 1300), (1300, 1300)]
)
def test_guesses_have_two_digits(number, told):
    """How many games are missing is told with two digits, and never too few."""
    assert rounded_up(number) == told
