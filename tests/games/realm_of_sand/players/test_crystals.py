"""A power may be left alone, so nobody who weighs it is weaker for it."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from games.realm_of_sand.engine.sand import ADVANCED, game, realm, two
from msgspec.structs import replace

import realms_nb as rn
from realms_nb.core.chance import branch
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.boards import POWERS
from realms_nb.games.realm_of_sand.fast.futures import CompiledPosition
from realms_nb.games.realm_of_sand.fast.games import play_games
from realms_nb.games.realm_of_sand.players.editions import EDITIONS
from realms_nb.games.realm_of_sand.players.players import Rollout
from realms_nb.games.realm_of_sand.players.weights import BALANCED
from realms_nb.lab.results import shares_of

RULES = game.STANDARD.changed(side="advanced")
SEEDS = np.array([branch(2026, number) for number in range(400)], np.int64)


@cache
def played(weights, rules=RULES):
    return play_games(rules, 2, [weights.numbers()] * 2, SEEDS)


def worth_of_spending(power, weights):
    """What a seat with a power wins more than in the same deals on the same board without a crystal, and the error."""
    boards = tuple(replace(board, crystals=()) if board.power == power else board for board in RULES.board_set)
    free, bound = played(weights), played(weights, RULES.changed(board_set=boards))
    deal, seat = np.nonzero(free["power"] == POWERS.index(power))
    gain = shares_of(free)[deal, seat] - shares_of(bound)[deal, seat]
    assert len(gain) > 100
    return gain.mean(), gain.std() / len(gain) ** 0.5


@pytest.mark.parametrize("power", POWERS)
def test_no_power_makes_a_duke_weaker(power):
    """A duke with a crystal wins no fewer games than without one; an honest tie fails once in 700 runs of all six."""
    gain, error = worth_of_spending(power, BALANCED)
    assert gain + 3.5 * error >= 0
    # Both that are weighed bring something, so they are not just kept.
    assert power not in ("green", "blue") or gain > 0


def test_spending_without_weighing_is_noticed():
    """Dukes as they were, who moved a square whenever that completed anything, are weaker for the green crystal."""
    gain, error = worth_of_spending("green", EDITIONS["duke@2026-11"])
    assert gain + 3.5 * error < 0


def test_a_dear_crystal_is_kept():
    """Whoever thinks more of a crystal than of any move never moves a square and never swaps a tile."""
    found = play_games(RULES, 2, [BALANCED.changed(crystal=100.0).numbers()] * 2, SEEDS[:50])
    for power in ("green", "blue"):
        held = found["power"] == POWERS.index(power)
        assert held.any()
        assert not found["crystals"][held].any()


def test_an_edition_spends_as_it_did():
    """On the advanced side, too, the duke of a date plays as then: points and crystals of six games, written down."""
    rows = rn.simulate(game, ["duke@2026-11"] * 2, games=6, seed=1, rules=RULES, workers=1, quiet=True)
    assert rows["score"].tolist() == [28, 30, 29, 35, 28, 40, 33, 32, 36, 32, 29, 37]
    assert rows["crystals"].tolist() == [2, 0, 0, 3, 0, 5, 4, 0, 0, 1, 4, 0]


def test_an_emperor_also_tries_to_leave_a_power_alone():
    """Where the weights would spend the crystal, the emperor compares that with what they would do without one."""
    state = two(realm("B2=G B3=R C3=R", power="red", crystal="active"), rules=ADVANCED)
    view = game.view_for(state, 0)
    position = CompiledPosition(view, BALANCED.numbers(), threads=1)
    code, worths = position.decide()
    assert isinstance(position.book.move(code), mv.LookAtDeck)
    tried = Rollout(threads=1)._tried(view, position, code, worths)
    assert tried[0] == code
    assert isinstance(position.book.move(tried[1]), mv.LayTile)
    assert len(tried) > 3
    # Nothing of the position has changed.
    assert position.decide()[0] == code
