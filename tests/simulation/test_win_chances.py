"""rn.win_chances and the odds of Realm of Sand: every seat's chance, and every move's, with honest intervals."""

from __future__ import annotations

import pytest
from games.realm_of_sand.engine.sand import ADVANCED, STANDARD

import realms_nb as rn
from realms_nb.core.chance import stream
from realms_nb.core.errors import RealmsError
from realms_nb.games.realm_of_sand.engine.state import TakeTurn
from realms_nb.games.realm_of_sand.odds.move_odds import BEST, COLUMNS, SCREENING, SECOND_LOOK
from realms_nb.games.realm_of_sand.players.weights import BALANCED

SAND, MINUTE = rn.realm_of_sand, rn.minute_realms


def middle(rules=STANDARD, seats=2, rounds=5):
    """A position before a main action in the middle of a game of Realm of Sand between weights."""
    state, rng = SAND.setup(seats, 6, rules), stream(1)
    while not (state.round == rounds and isinstance(state.decision, TakeTurn) and not state.decision.done):
        view = SAND.view_for(state, state.decision.seat)
        state = SAND.apply(state, BALANCED(view, SAND.legal_moves(state), rng).move)
    return state


@pytest.mark.parametrize("state", [MINUTE.setup(3, 4), middle(), middle(ADVANCED, 4, 3)], ids=["minute", "two", "four"])
def test_chances_of_all_seats(state):
    """The chances of all seats add up to 1, intervals hold their means, and scores are those of expected_scores."""
    game = MINUTE if type(state).__module__.split(".")[2] == "minute_realms" else SAND
    view = game.view_for(state, 0)
    chances = rn.win_chances(view, 120, seed=3)
    assert list(chances["seat"]) == list(range(len(state.realms)))
    assert chances["win"].sum() == pytest.approx(1)
    for name in ("win", "score"):
        assert (chances[f"{name}_low"] <= chances[name]).all()
        assert (chances[name] <= chances[f"{name}_high"]).all()
    scores = rn.odds.score(view, 120, seed=3)
    assert scores["score"].tolist() == pytest.approx(chances["score"].tolist())
    assert chances.equals(rn.win_chances(view, 120, seed=3, threads=1))
    assert (chances["playouts"] == 120).all()


def test_who_is_ahead_is_likelier_to_win():
    """A seat with a large lead near the end is all but sure to win; a finished game is certain."""
    state = SAND.setup(2, 6, STANDARD.changed(hourglasses_to_end=1))
    rng = stream(1)
    while state.decision is not None:
        view = SAND.view_for(state, state.decision.seat)
        state = SAND.apply(state, BALANCED(view, SAND.legal_moves(state), rng).move)
    chances = rn.win_chances(SAND.view_for(state, 0), 3)
    winners = SAND.outcome(state).winners
    assert {seat for seat, win in enumerate(chances["win"]) if win} == set(winners)
    assert rn.move_odds(SAND.view_for(state, 0)).empty


def test_every_move_is_screened():
    """Every legal move has a row; ten have all the futures asked for and stand first, the others only a few."""
    state = middle()
    view = SAND.view_for(state, state.decision.seat)
    odds = rn.move_odds(view, 30, seed=2)
    assert tuple(odds.columns) == COLUMNS
    assert sorted(odds["move"]) == sorted(str(move) for move in SAND.legal_moves(state))
    assert len(odds) > 100
    assert list(odds["playouts"][:BEST]) == [30] * BEST
    assert set(odds["playouts"][BEST:]) == {SCREENING, SECOND_LOOK}
    assert odds["win"][:BEST].is_monotonic_decreasing
    for name in ("win", "score", "margin"):
        assert (odds[f"{name}_low"] <= odds[name]).all()
        assert (odds[name] <= odds[f"{name}_high"]).all()
    assert odds.equals(rn.move_odds(view, 30, seed=2, threads=1))


def test_few_moves_are_all_looked_at_closely():
    """A choice between two tiles gives both all the futures; alone everybody wins, and points decide."""
    state = middle(seats=1)
    view = SAND.view_for(state, 0)
    state = SAND.apply(state, BALANCED(view, SAND.legal_moves(state), stream(1)).move)
    odds = rn.move_odds(SAND.view_for(state, 0), 25)
    assert list(odds["playouts"]) == [25, 25]
    assert (odds["win"] == 1).all()
    assert odds["score"].is_monotonic_decreasing


def test_sensible_questions_only():
    """Weights of another game, no futures at all or no view are refused in a sentence."""
    view = SAND.view_for(SAND.setup(2, 1), 0)
    for wrong, said in (
        ({"policy": rn.minute_realms.Weights()}, "not of Realm of Sand"),
        ({"playouts": 0}, "playouts is a whole number from 1"),
        ({"seed": -1}, "A seed is a whole number from 0"),
    ):
        with pytest.raises(RealmsError, match=said):
            rn.win_chances(view, **wrong)
    with pytest.raises(RealmsError, match="wants a view"):
        rn.win_chances(3)
