"""Invasions as those bring them who sit there: how often a round gets a token, and how rounds depend on each other."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

import realms_nb as rn
from realms_nb.core.chance import branch
from realms_nb.games.minute_realms.engine.cards import INVADER
from realms_nb.games.minute_realms.engine.odds import forecast
from realms_nb.games.minute_realms.fast.games import play_games
from realms_nb.games.minute_realms.odds.odds import hold_odds, invasion_odds
from realms_nb.games.minute_realms.players.eagerness import eager
from realms_nb.players.registry import players
from realms_nb.simulation.policies import sitting

GAME = rn.minute_realms
# Only every other opening of a study, because each is reckoned exactly.
OPENINGS, GAMES = 60, 6_000


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("level", ["squire", "knight"])
def test_strengths_come_as_often_as_is_said(level, seats):
    """The last invasion is as strong on average, and strong as often, as is said at the opening of fresh games."""
    seeds = [branch(77, level, seats, number) for number in range(GAMES)]
    weights = [players(GAME)[level].numbers()] * seats
    real = play_games(GAME.STANDARD, seats, weights, seeds)["strength"][:, -1]
    said = []
    for seed in seeds[:OPENINGS]:
        odds = invasion_odds(GAME.view_for(GAME.setup(seats, seed), 0), policy=level).query("last")
        strong = odds["strength"] >= 6
        said.append(((odds["strength"] * odds["chance"]).sum(), odds["chance"][strong].sum()))
    mean, strong = np.mean(said, axis=0)
    assert abs(mean - real.mean()) < 0.3
    assert abs(strong - (real >= 6).mean()) < 0.05


def test_rounds_depend_on_each_other_by_the_cards():
    """Where nobody leaves a sign each round with one gets a token, where nobody takes one there is none: exactly."""
    view = GAME.view_for(GAME.setup(3, 5), 0)
    for coming in forecast(view, eager=Fraction(0)):
        assert coming.strengths == {0: 1}
    for coming in forecast(view, eager=Fraction(1)):
        assert sum(coming.strengths.values()) == 1
    # All cards of the box are dealt to three: with every sign taken, the rounds without one are all that is uncertain.
    signs = sum(INVADER in card.trade for card in view.unseen_cards)
    assert signs > 0
    some = [forecast(view, eager=Fraction(number, 10))[-1].strengths for number in (2, 5, 8)]
    means = [sum(strength * chance for strength, chance in strengths.items()) for strengths in some]
    assert means == sorted(means)


def test_a_table_of_several_levels_is_as_eager_as_its_seats_on_average():
    """The eagerness of a table is the mean of its seats; what somebody wrote is taken for a knight."""
    both = [eager(sitting(GAME, level, 2)) for level in ("knight", "emperor")]
    assert eager(sitting(GAME, {1: "emperor"}, 2)) == sum(both) / 2
    assert eager(sitting(GAME, rn.Weights(coins=3.0), 2)) == both[0]
    view = GAME.view_for(GAME.setup(2, 3), 0)
    assert not hold_odds(view, policy="emperor").equals(hold_odds(view, policy="knight"))
    assert invasion_odds(view).equals(invasion_odds(view, None))
