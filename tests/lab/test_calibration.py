"""rn.lab.calibration: what chances say against what becomes of it."""

from __future__ import annotations

import numpy as np
import pytest

import realms_nb as rn
from realms_nb.core.errors import BadSetup
from realms_nb.lab.calibration import fitted_slope


@pytest.mark.parametrize("truth", [0.5, 1.0, 1.6])
def test_the_slope_is_that_of_a_known_truth(truth):
    """Where results are drawn with a known slope, the fitted one lies within its interval of it."""
    rng = np.random.default_rng(4)
    says = rng.beta(0.7, 0.7, 8_000).clip(0.01, 0.99)
    logits = truth * np.log(says / (1 - says))
    won = (rng.random(8_000) < 1 / (1 + np.exp(-logits))).astype(float)
    slope, half = fitted_slope(says, won, np.arange(8_000) // 2, 2, 10**9)
    assert half < 0.12
    assert abs(slope - truth) < 1.3 * half


def test_positions_of_one_game_are_one_piece_of_evidence():
    """The interval counts games: the same positions taken ten times make it no narrower."""
    rng = np.random.default_rng(5)
    says = rng.random(400).clip(0.05, 0.95)
    won = (rng.random(400) < says).astype(float)
    _, once = fitted_slope(says, won, np.arange(400), 2, 10**9)
    _, often = fitted_slope(np.repeat(says, 10), np.repeat(won, 10), np.repeat(np.arange(400), 10), 2, 10**9)
    assert often == pytest.approx(once, rel=1e-6)


@pytest.fixture(scope="module")
def looked():
    """A small study of knights and squires."""
    return rn.lab.calibration(rn.minute_realms, ["knight", "squire"], games=12, positions=3, playouts=40, quiet=True)


def test_every_bin_says_its_n(looked):
    """The bins hold all positions once, each with what it said, what came true, an interval around it, and n."""
    table = looked.table
    assert table["n"].sum() == len(looked.positions) == 36
    assert (table["is_low"] <= table["is"]).all()
    assert (table["is"] <= table["is_high"]).all()
    assert ((table["from"] <= table["says"]) & (table["says"] <= table["to"])).all()
    low, high = looked.slope_interval
    assert low < looked.slope < high
    again = rn.lab.calibration(rn.minute_realms, ["knight", "squire"], games=12, positions=3, playouts=40, quiet=True)
    assert again.positions.equals(looked.positions)


def test_a_study_draws_itself_and_says_like_whom(looked):
    """In a cell there is a picture, the slope with its interval, and like whom everybody plays on."""
    assert looked.like == "knight, squire"
    told = looked._repr_html_()
    assert "<svg" in told
    assert "If all go on like a knight, a squire: slope" in told
    assert "36 positions of 12 games" in repr(looked)
    chart = rn.charts.reliability(looked).to_dict()
    assert chart["layer"]
    with pytest.raises(BadSetup, match=r"rn\.lab\.calibration"):
        rn.charts.reliability.table(7)


def test_a_wrong_study_is_a_sentence():
    """What cannot be looked at is told."""
    with pytest.raises(BadSetup, match="positions is a whole number"):
        rn.lab.calibration(rn.minute_realms, positions=0)
