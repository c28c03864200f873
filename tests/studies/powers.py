"""What the six powers of Realm of Sand are worth to those who weigh whether to use them."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace
from studies.page import put

import realms_nb as rn
from realms_nb.core.chance import branch
from realms_nb.games.realm_of_sand.engine.boards import POWERS
from realms_nb.games.realm_of_sand.fast.games import play_games
from realms_nb.lab.results import shares_of
from realms_nb.simulation.statistics import Z

GAME = rn.realm_of_sand
RULES = GAME.STANDARD.changed(side="advanced")
DEALS, EMPERORS = 3_000, 150


@cache
def played(rules):
    weights = [rn.strategy("duke", GAME).numbers()] * 2
    return play_games(rules, 2, weights, [branch(2027, number) for number in range(DEALS)])


@pytest.mark.parametrize("power", POWERS)
def test_what_a_crystal_brings_a_duke(power):
    """A duke with a power wins no fewer games than on the same board and deals without a crystal."""
    boards = tuple(replace(board, crystals=()) if board.power == power else board for board in RULES.board_set)
    free, bound = played(RULES), played(RULES.changed(board_set=boards))
    deal, seat = np.nonzero(free["power"] == POWERS.index(power))
    gain = 100 * (shares_of(free)[deal, seat] - shares_of(bound)[deal, seat])
    points = (free["score"][deal, seat] - bound["score"][deal, seat]).mean()
    half = Z * gain.std() / len(gain) ** 0.5
    figures = (f"{gain.mean():+.1f} ± {half:.1f}", f"{points:+.2f}")
    put("powers", ("duke", power, "the same board without crystals", len(gain), *figures), keys=3)
    assert gain.mean() + half > 0


def test_what_powers_are_worth_to_emperors():
    """Two emperors, every board as often as it is dealt: what whoever has a power wins more than a fair share."""
    rows = rn.simulate(GAME, ["emperor"] * 2, games=EMPERORS, seed=2027, rules=RULES, time_limit=None, quiet=True)
    rows["part"] = 100 * (rows["won"] / rows.groupby("game")["won"].transform("sum") - 0.5)
    rows["ahead"] = rows["score"] - rows.groupby("game")["score"].transform("mean")
    for power, each in rows.groupby("power"):
        gain, half = each["part"].mean(), Z * each["part"].std() / len(each) ** 0.5
        figures = (f"{gain:+.1f} ± {half:.1f}", f"{each['ahead'].mean():+.2f}")
        put("powers", ("emperor", power, "a fair share", len(each), *figures), keys=3)
    assert set(rows["power"]) == set(POWERS)
