"""Whoever is right is practically never refused: how often the judge of shares errs is counted."""

from __future__ import annotations

import numpy as np
import pytest

from realms_nb.lessons.own_games import playtest
from realms_nb.lessons.own_games.settled import CLEAR, LOOKS, settled

TRIES, GAMES = 6_000, playtest.GAMES


def on_the_wrong_side(truth, middle, rng):
    """How many of the tries end on the other side of the middle, and how many games they take on average."""
    wrong, played = 0, 0
    most = GAMES * 2 ** (LOOKS - 1)
    for _ in range(TRIES):
        won = (rng.random(most) < truth).astype(float)
        found = settled(lambda look, won=won: won[: GAMES * 2**look], middle)
        wrong += (found.mean > middle) != (truth > middle)
        played += found.games
    return wrong, played / TRIES


@pytest.mark.parametrize("middle", [0.5 + playtest.TELLING, 0.5 - playtest.BEYOND])
def test_a_clear_truth_is_missed_less_than_once_in_a_thousand_times(middle):
    """Seats a little and much over their share are told apart by fresh games but for 1 of 1,000, on either side."""
    for truth in (middle - CLEAR, middle + CLEAR):
        wrong, _ = on_the_wrong_side(truth, middle, np.random.default_rng(72))
        assert wrong <= TRIES / 1_000, (truth, wrong)


def test_what_is_plain_is_settled_soon():
    """A fair game and a game of two thirds do not wait for the last look."""
    for truth in (0.5, 0.67):
        assert on_the_wrong_side(truth, 0.5 + playtest.BEYOND, np.random.default_rng(72))[1] < 2 * GAMES
