"""What the six powers of Realm of Sand are worth to those who weigh whether to use them."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace
from studies.games import recorded

import realms_nb as rn
from realms_nb.core.chance import branch
from realms_nb.games.realm_of_sand.engine.boards import POWERS
from realms_nb.games.realm_of_sand.fast.games import play_games
from realms_nb.lab.results import shares_of
from realms_nb.simulation.statistics import Z, student

GAME = rn.realm_of_sand
RULES = GAME.STANDARD.changed(side="advanced")
DEALS, EMPERORS = 3_000, 40


@cache
def played(rules):
    weights = [rn.strategy("duke", GAME).numbers()] * 2
    return play_games(rules, 2, weights, [branch(2027, number) for number in range(DEALS)])


@pytest.mark.parametrize("power", POWERS)
def test_what_a_crystal_brings_a_duke(power, keep):
    """A duke with a power wins no fewer games than on the same board and deals without a crystal."""
    boards = tuple(replace(board, crystals=()) if board.power == power else board for board in RULES.board_set)
    free, bound = played(RULES), played(RULES.changed(board_set=boards))
    deal, seat = np.nonzero(free["power"] == POWERS.index(power))
    gain = 100 * (shares_of(free)[deal, seat] - shares_of(bound)[deal, seat])
    points = (free["score"][deal, seat] - bound["score"][deal, seat]).mean()
    half = Z * gain.std() / len(gain) ** 0.5
    figures = (f"{gain.mean():+.1f} ± {half:.1f}", f"{points:+.2f}")
    holds = gain.mean() + half > 0
    keep("powers", "duke", power, "the same board without crystals", f"{len(gain):,}", *figures, holds=holds)
    assert holds


def test_what_powers_are_worth_to_emperors(keep):
    """Two emperors on grounds as they are dealt: what whoever has a power wins more than a fair share."""
    task, games, seconds = recorded(GAME, "emperor", 2, EMPERORS, 2027, RULES, "-advanced")
    parts, ahead = {power: [] for power in POWERS}, {power: [] for power in POWERS}
    for each, moves in games:
        state = GAME.setup(2, each.seed, RULES)
        for move in moves:
            state = GAME.apply(state, GAME.parse(move.move, task.rules))
        scores, outcome = [score.total for score in GAME.scores(state)], GAME.outcome(state)
        for seat, realm in enumerate(state.realms):
            parts[realm.power].append(100 * (outcome.part(seat) - 0.5))
            ahead[realm.power].append(scores[seat] - np.mean(scores))
    for power in POWERS:
        (gain, half), (points, wide) = (_mean(np.array(found[power])) for found in (parts, ahead))
        figures = (f"{gain:+.0f} ± {half:.0f}", f"{points:+.1f} ± {wide:.1f}")
        keep("powers", "emperor", power, "a fair share", str(len(parts[power])), *figures, seconds=seconds)
    assert all(parts.values())


def _mean(values):
    """The mean, and half of its 95 % interval."""
    return values.mean(), student(len(values) - 1) * values.std(ddof=1) / len(values) ** 0.5
