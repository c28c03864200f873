"""OpenSpiel's simulations of Minute Realms and of the toy game: 100 for every number of seats."""

from __future__ import annotations

import pytest
from adapters.positions import MINUTE, SUMS, simulated


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_simulations_of_minute_realms(seats):
    """`random_sim_test` passes with 100 simulations at every table of Minute Realms."""
    simulated(MINUTE, MINUTE.STANDARD, seats)


@pytest.mark.parametrize("seats", [1, 3])
def test_simulations_of_a_third_game(seats):
    """A game that brings nothing for OpenSpiel passes `random_sim_test` all the same."""
    simulated(SUMS, SUMS.STANDARD, seats)
