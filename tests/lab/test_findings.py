"""Findings and corrected chances, by values worked out by hand."""

from __future__ import annotations

from math import erf, inf, log, sqrt

import pytest

from realms_nb.lab.stopping import FEWEST, above, judged, sequence_margin, sorted_out


@pytest.mark.parametrize(
    ("value", "margin", "answer"), [(0.02, 0.05, "equal"), (-0.5, 0.2, "differs"), (0.1, 0.3, "unknown")]
)
def test_a_finding_keeps_its_value_and_its_ends(value, margin, answer):
    """Whatever the answer is, the value lies in the middle of its interval."""
    found = judged(value, margin, 0.1)
    assert (found.value, found.margin, found.answer) == (value, margin, answer)
    assert (found.low, found.high) == pytest.approx((value - margin, value + margin))


def test_on_the_edge():
    """An interval that just reaches the smallest change is equal; one that just reaches 0 cannot tell."""
    assert judged(0.25, 0.25, 0.5).answer == "equal"
    assert judged(0.5, 0.5, 0.25).answer == "unknown"


def test_the_upper_tail():
    """How likely a value that high is: a half in the middle, 2.5 % at 1.96 errors; without an error it is sure."""
    assert above(0.0, 2.0) == pytest.approx(0.5)
    assert above(1.959964 * 3, 3.0) == pytest.approx(0.025, abs=1e-6)
    assert above(-1.0, 1.0) == pytest.approx((1 + erf(1 / sqrt(2))) / 2)
    assert (above(0.1, 0.0), above(0.0, 0.0), above(-0.1, 0.0)) == (0.0, 1.0, 1.0)


def test_the_sequence_is_that_of_the_literature():
    """Half of the interval is that of Waudby-Smith and others (2021), tight at 2,000; it needs thirty values."""
    alpha, count, spread = 0.05, 500, 3.0
    rho2 = (-2 * log(alpha) + log(-2 * log(alpha) + 1)) / 2_000
    expected = spread * sqrt(2 * (count * rho2 + 1) / (count**2 * rho2) * log(sqrt(count * rho2 + 1) / alpha))
    assert sequence_margin(count, spread) == pytest.approx(expected)
    assert sequence_margin(FEWEST, 1.0) < inf
    assert sequence_margin(FEWEST - 1, 1.0) == inf
    # It is wider than an ordinary interval, and not by more than a factor of two where it is tight.
    assert 1.96 < sequence_margin(2_000, 1.0) * sqrt(2_000) < 2 * 1.96


def test_strong_needs_more_than_the_smallest_difference():
    """Sorting out asks on both sides: with one value, strong beyond 1.96 errors past the edge, equal 1.65 before it."""
    assert sorted_out([2.0], [0.5], 1.0) == ["strong"]
    assert sorted_out([1.97], [0.5], 1.0) == ["unknown"]
    assert sorted_out([-2.0], [0.5], 1.0) == ["weak"]
    assert sorted_out([0.17], [0.5], 1.0) == ["equal"]
    assert sorted_out([0.18], [0.5], 1.0) == ["unknown"]
    # Asked of three values at once, the same one is not far enough away any more.
    assert sorted_out([2.0, 0.9, 1.1], [0.5] * 3, 1.0) == ["unknown"] * 3
