"""The gap between the seats: an interval whose coverage is counted on gaps that are known."""

from __future__ import annotations

import numpy as np
import pytest

import realms_nb as rn
from realms_nb.core.errors import BadSetup
from realms_nb.lab.goals import Estimate, checked_goals
from realms_nb.lab.measures import is_share
from realms_nb.lab.seat_gaps import gap_of, range_within

game = rn.minute_realms


def winners(shares, deals, rng):
    """Deals that seats win with these chances."""
    return np.eye(len(shares))[rng.choice(len(shares), deals, p=shares)]


def seats_apart(gap, seats=3):
    """Chances in equal steps, the first and the last so far apart."""
    return 1 / seats + np.linspace(gap / 2, -gap / 2, seats)


@pytest.mark.parametrize("deals", [300, 2_000])
@pytest.mark.parametrize("gap", [0.0, 0.02, 0.1])
def test_the_interval_holds_the_gap(gap, deals):
    """At least 93 % of intervals hold the true gap, and the estimate lies above it about as often as below it."""
    rng = np.random.default_rng(int(1_000 * gap) + deals)
    found = [gap_of(winners(seats_apart(gap), deals, rng)) for _ in range(300)]
    assert sum(each.low <= gap <= each.high for each in found) >= 0.93 * len(found)
    assert 0.4 <= np.mean([each.value > gap for each in found]) <= 0.6


def test_near_fairness_it_is_not_drawn_towards_fair():
    """A gap of two games in a hundred is two in the mean of many studies of 10,000 deals, not half of that."""
    rng = np.random.default_rng(5)
    found = [gap_of(winners(np.array([0.342, 0.323, 0.335]), 10_000, rng)).value for _ in range(100)]
    assert 0.016 <= float(np.mean(found)) <= 0.022


def test_three_answers():
    """Far apart differs, many deals of fair seats are as good as equal, few deals cannot tell."""
    rng = np.random.default_rng(2)
    assert gap_of(winners(seats_apart(0.2), 2_000, rng)).answer() == "differs"
    assert gap_of(winners(seats_apart(0.0), 100_000, rng)).answer() == "equal"
    assert gap_of(winners(seats_apart(0.0), 200, rng)).answer() == "unknown"
    assert gap_of(winners(seats_apart(0.0), 20, rng)).answer() == "unknown"


def test_how_far_chance_alone_drives_values_apart():
    """The largest difference of three values stays within 3.31 standard deviations of one in 95 % (Tukey's table)."""
    assert range_within(3.3145 / 2**0.5, np.zeros(3)) == pytest.approx(0.95, abs=1e-3)
    assert range_within(1.959964, np.zeros(2)) == pytest.approx(0.95, abs=1e-4)
    assert range_within(1.0, np.array([0.0, 9.0])) < 1e-6


def test_a_goal_is_met_only_as_a_whole():
    """A goal is met if the whole interval meets it, missed if none of it does, else nobody can tell yet."""
    goal = checked_goals({"seat_gap": (None, 0.02)}, {"seat_gap": True})["seat_gap"]
    assert goal.met(Estimate(0.004, 0.0, 0.015, 9)) == "yes"
    assert goal.met(Estimate(0.004, 0.0, 0.025, 9)) == "unknown"
    assert goal.met(Estimate(0.08, 0.07, 0.09, 9)) == "no"
    number = checked_goals({"score": 20}, {"score": False})["score"]
    assert [number.met(Estimate(value, value - 0.5, value + 0.5, 9)) for value in (20, 22, 25)] == [
        "yes",
        "unknown",
        "no",
    ]


def test_a_share_in_percent_is_refused():
    """A goal that no share can miss is told to be given from 0 to 1, before anything is played."""
    with pytest.raises(BadSetup, match=r"two games in a hundred are 0\.02"):
        rn.lab.tune(game, {"award": [1, 2]}, {"seat_gap": (None, 2)})


def test_tune_decides_on_the_upper_end():
    """Seats that few games call fair are not called so by `tune`: the upper end of the interval decides."""
    coins = {"starting_coins.0": [4], "starting_coins.1": [3], "starting_coins.2": [4]}
    found = rn.lab.tune(
        game, coins, {"seat_gap": (None, 0.02)}, tries=1, games=60, confirm=1_500, quiet=True, language="de"
    )
    row = found.table.iloc[0]
    assert row["low"] <= row["value"] <= row["high"]
    assert row["high"] > 0.02
    assert row["met"] != "yes"
    assert "≤ 2,0 %" in repr(found)
    assert "1.500" in repr(found)


def test_the_upper_end_by_hand():
    """The upper end is the difference and 1.96 of its standard errors, whose squares are divided by one deal less."""
    first = np.array([1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 0] * 3, float)
    shares = np.stack([first, 1 - first], axis=1)
    apart = 2 * first - 1
    squares = float(((apart - apart.mean()) ** 2).sum())
    error = (squares / (len(first) - 1) / len(first)) ** 0.5
    found = gap_of(shares)
    assert found.seen == pytest.approx(1 / 3)
    assert found.high == pytest.approx(1 / 3 + 1.959964 * error, abs=1e-6)


def test_which_measures_are_shares():
    """Seats' shares of wins are told in percent, whatever the seat; a column that only sounds like them is not."""
    rows = rn.simulate(game, ["squire"] * 3, games=4, seed=1, quiet=True).assign(seating=3.0)
    assert [is_share(game, rows, name) for name in ("first_seat", "seat_1", "seat_3")] == [True] * 3
    assert not is_share(game, rows, "seating")
    assert not is_share(game, rows, "score")
