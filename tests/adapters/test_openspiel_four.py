"""OpenSpiel's simulations of the longest games: Realm of Sand with four seats."""

from __future__ import annotations

from adapters.positions import ADVANCED, SAND, SHORT, simulated


def test_simulations_of_four_seats():
    """`random_sim_test` passes with 100 simulations at tables of four, most of eight rounds, some to the end."""
    simulated(SAND, SHORT, 4, times=98)
    simulated(SAND, SAND.STANDARD, 4, times=2)


def test_simulations_of_four_powers():
    """It passes, too, where all four play with crystals and powers."""
    simulated(SAND, ADVANCED, 4, times=2)
