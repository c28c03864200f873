"""The last round of Realm of Sand: what a review says there, against every way to go on."""

from __future__ import annotations

import numpy as np
import pytest
from reviews.last_turns import GAME, TooMany, exact, positions

from realms_nb.core.registry import part
from realms_nb.games.realm_of_sand import reviews
from realms_nb.reviews.judging import judge_one


@pytest.fixture(scope="module")
def last():
    """Choices of the last seat in its last turn: nobody acts behind it, and no card matters any more."""
    return list(positions((10, 12)))


def test_what_is_best_is_never_called_a_cost(last):
    """Where every way to go on can be tried, the review finds a best move and calls none of them a cost."""
    met = 0
    for match, number, state in last:
        try:
            worths = exact(state)
        except TooMany:
            continue
        most = max(worths.values())
        judged = judge_one(part("reviews", GAME), match, number, 40, number).decisions[0]
        assert worths[judged.moves[judged.best]] == most
        assert judged.verdict != "cost" or worths[judged.moves[judged.played]] < most
        met += most > min(worths.values())
    assert met >= 2


def test_a_turn_is_finished_no_worse_than_by_habit(last):
    """A move whose turn is finished by a search wins at least as often as by habit, whichever moves are followed."""
    decided = 0
    for _, _, state in last:
        seat, played = state.decision.seat, GAME.legal_moves(state)[0]
        found = reviews.answers(state, played, 4, 1)
        habit = reviews.outcomes(state, played, 4, 1, moves=found.moves)
        assert habit.moves == found.moves
        assert played in found.moves
        wins, by_habit = (each.wins[:, :, seat].mean(axis=1) for each in (found, habit))
        assert (wins >= by_habit - 1e-9).all()
        usual = reviews.outcomes(state, played, 4, 1).wins[:, :, seat].mean(axis=1)
        assert wins.max() >= usual.max() - 1e-9
        decided += int(np.ptp(wins) > 0)
        # Behind the last seat nothing is left to chance.
        assert np.ptp(found.scores, axis=1).max() == 0
    assert decided >= 5


def test_only_the_last_round_is_searched():
    """Earlier the cards to come decide too much, and nobody knows yet which round is the last."""
    state = GAME.setup(2, 1)
    assert reviews.answers(state, GAME.legal_moves(state)[0], 4, 1) is None
