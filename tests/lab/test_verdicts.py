"""Verdicts that survive peeking, three answers, and corrections for asking often."""

from __future__ import annotations

import numpy as np
import pytest

from realms_nb.lab.duels import BOUND, log_ratio
from realms_nb.lab.stopping import FEWEST, holm, judged, sequence_margin, sorted_out


def peeked(studies, looks, rng, per_look=40):
    """How many of so many studies of two equal variants are ever called different in so many looks."""
    called = 0
    for _ in range(studies):
        values = rng.normal(0, 1, looks * per_look)
        counts = np.arange(1, looks + 1) * per_look
        means = np.cumsum(values)[counts - 1] / counts
        called += any(
            judged(mean, sequence_margin(count, float(values[:count].std(ddof=1))), 0.001).answer == "differs"
            for count, mean in zip(counts.tolist(), means.tolist(), strict=True)
        )
    return called


def test_equal_variants_with_a_hundred_looks():
    """Two equal variants that are looked at 100 times are called different in at most 5 % of the studies."""
    assert peeked(200, 100, np.random.default_rng(11)) <= 10


def test_peeking_at_ordinary_intervals_would_be_wrong():
    """The same studies with ordinary intervals are wrong far more often: the property above is worth something."""
    rng = np.random.default_rng(11)
    wrong = 0
    for _ in range(200):
        values = rng.normal(0, 1, 4_000)
        counts = np.arange(1, 101) * 40
        means = np.cumsum(values)[counts - 1] / counts
        wrong += bool((np.abs(means) > 1.96 / np.sqrt(counts)).any())
    assert wrong > 40


def test_a_real_difference_is_found():
    """A difference of a quarter of the spread is settled within a few hundred deals."""
    values = np.random.default_rng(3).normal(0.25, 1, 1_000)
    settled = [
        count
        for count in range(FEWEST, 1_001)
        if judged(float(values[:count].mean()), sequence_margin(count, 1.0), 0.05).answer == "differs"
    ]
    assert settled
    assert settled[0] < 800


@pytest.mark.parametrize(
    ("value", "margin", "answer"),
    [(0.5, 0.2, "differs"), (0.01, 0.02, "equal"), (0.06, 0.03, "equal"), (0.1, 0.2, "unknown"), (0.0, 0.5, "unknown")],
)
def test_three_answers(value, margin, answer):
    """An interval within the smallest change is equal, one that leaves 0 out differs, any other cannot tell yet."""
    assert judged(value, margin, 0.1).answer == answer


def test_few_deals_settle_nothing():
    """With fewer deals than a spread can be told from, the interval is endless."""
    assert judged(9.0, sequence_margin(FEWEST - 1, 1.0), 0.1).answer == "unknown"


def test_holm():
    """The smallest chance counts once for each question, the next once less, and none falls below one before it."""
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.001]) == [0.001]
    assert holm([0.9, 0.0004, 0.8]) == pytest.approx([1.0, 0.0012, 1.0])
    assert holm([]) == []


def test_asking_often_is_corrected():
    """Of 50 equal things hardly ever one is called strong or weak: in at most 5 % of studies."""
    rng = np.random.default_rng(2)
    wrong = sum(
        bool({"strong", "weak"} & set(sorted_out(list(rng.normal(0, 1, 50)), [1.0] * 50, 0.0))) for _ in range(400)
    )
    assert wrong <= 32


def test_strong_weak_equal_and_unknown():
    """Far beyond the smallest difference is strong or weak, far within it is equal, near its edge nobody can tell."""
    assert sorted_out([5.0, -5.0, 0.0, 1.0], [0.1] * 4, 1.0) == ["strong", "weak", "equal", "unknown"]


def test_the_ratio_of_likelihoods():
    """Shares above the edge drive the ratio up, shares at the fair one down; few pairs say nothing."""
    rng = np.random.default_rng(4)
    good, fair = rng.binomial(2, 0.62, 600) / 2, rng.binomial(2, 0.5, 600) / 2
    assert log_ratio(good, 0.5, 0.55) > BOUND
    assert log_ratio(fair, 0.5, 0.55) < 0
    assert log_ratio(good[: FEWEST - 1], 0.5, 0.55) == 0
