"""OpenSpiel's simulations of Realm of Sand with one to three seats: 100 for every number of seats."""

from __future__ import annotations

import pytest
from adapters.positions import ADVANCED, SAND, SHORT, simulated


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_simulations_of_realm_of_sand(seats):
    """`random_sim_test` passes with 100 simulations at tables of up to three, most of eight rounds, some to the end."""
    simulated(SAND, SHORT, seats, times=96)
    simulated(SAND, SAND.STANDARD, seats, times=4)


@pytest.mark.parametrize("rules", [ADVANCED, SAND.STANDARD.changed(sides=("basic", "advanced"))], ids=["all", "one"])
def test_simulations_with_powers(rules):
    """It passes, too, where all seats or one of them play with crystals and powers."""
    simulated(SAND, rules, 2, times=5)
