"""OpenSpiel's simulations of Realm of Sand with one to three seats: 100 for every number of seats."""

from __future__ import annotations

import pytest
from doors.positions import ADVANCED, SAND, simulated


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_simulations_of_realm_of_sand(seats):
    """`random_sim_test` passes with 100 simulations at tables of Realm of Sand with up to three seats."""
    simulated(SAND, SAND.STANDARD, seats)


@pytest.mark.parametrize("rules", [ADVANCED, SAND.STANDARD.changed(sides=("basic", "advanced"))], ids=["all", "one"])
def test_simulations_with_powers(rules):
    """It passes, too, where all seats or one of them play with crystals and powers."""
    simulated(SAND, rules, 2, times=10)
