"""Wilson's interval and what it takes to tell two shares apart."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from realms_nb.simulation.statistics import Interval, games_to_settle, student, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_known_intervals(wins, games, low, high):
    """The intervals are those of the literature (Wilson 1927; the last as in Newcombe 1998)."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10_000), st.floats(0, 1))
@settings(deadline=None)
def test_interval_holds_the_share(games, part):
    """The share that was seen lies in its interval, and the interval between 0 and 1."""
    interval = wilson(part * games, games)
    assert 0 <= interval.low <= part + 1e-12
    assert part - 1e-12 <= interval.high <= 1


def test_nothing_played_says_nothing():
    """Without a game every share is possible."""
    assert wilson(0, 0) == Interval(0.0, 1.0)


@given(st.floats(0, 1), st.floats(0, 1))
@settings(deadline=None)
def test_games_to_settle_is_the_first_number_that_does(one, other):
    """With so many games the intervals are apart, with one less they are not; None means not within reach."""
    games = games_to_settle(one, other)
    if games is None:
        assert abs(one - other) < 0.01
        return
    apart = [not wilson(one * n, n).overlaps(wilson(other * n, n)) for n in (games - 1, games)]
    assert apart == [False, True]


def test_equal_shares_are_never_settled():
    """No number of games tells equals apart."""
    assert games_to_settle(0.5, 0.5) is None


def test_a_spread_of_few_values():
    """Student's curve is wider than the normal one, as its table says, and meets it where there are many values."""
    for freedom, wide in (
        (1, 12.706),
        (2, 4.303),
        (3, 3.182),
        (4, 2.776),
        (5, 2.571),
        (7, 2.365),
        (29, 2.045),
        (100_000, 1.95998),
    ):
        assert student(freedom) == pytest.approx(wide, abs=0.006)
    for freedom, wide in ((10, 2.2281389), (20, 2.0859634), (30, 2.0422725)):
        assert student(freedom) == pytest.approx(wide, abs=0.17 / freedom**3)


def test_intervals_that_touch_overlap():
    """A share that is the end of both fits both, whichever is asked."""
    lower, upper, above = Interval(0.1, 0.5), Interval(0.5, 0.9), Interval(0.6, 0.9)
    assert lower.overlaps(upper)
    assert upper.overlaps(lower)
    assert not lower.overlaps(above)
    assert not above.overlaps(lower)
