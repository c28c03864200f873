"""Realm of Sand in simulations, tournaments and matches: the same doors as for every game."""

from __future__ import annotations

import pytest
from games.realm_of_sand.engine.sand import ADVANCED

import realms_nb as rn
from realms_nb.games.realm_of_sand.engine.scoring import SOURCES

GAME = rn.realm_of_sand


def broken(view, moves, rng):
    raise RuntimeError("no idea")


@pytest.fixture(scope="module")
def rows():
    """Some games of two on advanced boards."""
    return rn.simulate(GAME, ["duke", "squire"], games=6, seed=3, rules=ADVANCED, workers=1, quiet=True)


def test_facts_add_up(rows):
    """The points of the three levels are the score, and the buildings of each level are the buildings."""
    assert (rows[list(SOURCES)].sum(axis=1) == rows["score"]).all()
    assert (rows[["buildings_1", "buildings_2", "buildings_3"]].sum(axis=1) == rows["buildings"]).all()
    assert rows["score"].gt(0).all()
    assert rows.groupby("game")["hourglasses"].max().ge(10).all()
    assert rows.groupby("game")["rounds"].nunique().eq(1).all()


def test_powers_are_told(rows):
    """On advanced boards every seat has a power of its own, and crystals are spent."""
    assert rows.groupby("game")["power"].nunique().eq(2).all()
    assert rows["crystals"].sum() > 0
    basic = rn.simulate(GAME, ["weighted"], games=1, seed=3, workers=1, quiet=True)
    assert basic["power"].isna().all()
    assert basic["crystals"].eq(0).all()
    assert basic["rounds"].tolist() == [14]


def test_levels_meet_in_a_tournament():
    """A tournament takes the levels by name."""
    cup = rn.tournament(GAME, ["squire", "knight", "duke"], games=6, seed=2, workers=1, quiet=True)
    assert set(cup.standings["strategy"]) == {"squire", "knight", "duke"}
    assert cup.games == 6


def test_who_fails_forfeits():
    """A strategy that raises an error forfeits; the others play on to the end."""
    rows = rn.simulate(GAME, [broken, "weighted"], games=1, seed=1, time_limit=None, workers=1, quiet=True)
    assert rows["forfeit"].tolist()[0] == "error"
    assert rows["won"].tolist() == [False, True]
