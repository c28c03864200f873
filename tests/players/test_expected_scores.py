"""rn.expected_scores: what each seat may expect to score in the end, with intervals."""

from __future__ import annotations

import pytest
from players.test_move_odds import middle_of_a_game

import realms_nb as rn
from realms_nb.core.errors import BadSetup
from realms_nb.games.minute_realms.odds.odds import SCORE_COLUMNS as COLUMNS
from realms_nb.games.minute_realms.players.weights import GREEDY

game = rn.minute_realms


def test_one_row_per_seat():
    """Every seat has a row, and each interval holds its mean."""
    _, view = middle_of_a_game()
    table = rn.odds.score(view, playouts=300)
    assert tuple(table.columns) == COLUMNS
    assert list(table["seat"]) == [0, 1, 2, 3]
    assert (table["score_low"] < table["score"]).all()
    assert (table["score"] < table["score_high"]).all()
    assert (table["playouts"] == 300).all()


def test_same_seed_same_table():
    """The table depends on the seed only, not on the number of threads; another seed or policy gives another one."""
    _, view = middle_of_a_game()
    table = rn.odds.score(view, playouts=300, seed=5, threads=1)
    assert table.equals(rn.odds.score(view, playouts=300, seed=5, threads=2))
    assert not table.equals(rn.odds.score(view, playouts=300, seed=6))
    assert not table.equals(rn.odds.score(view, playouts=300, seed=5, policy=GREEDY))


def test_it_agrees_with_games_played_out():
    """From the first position the means are those of whole games between the same players, up to chance."""
    view = game.view_for(game.setup(2, 3), 0)
    table = rn.odds.score(view, playouts=4_000)
    games = rn.simulate(game, ["weighted"] * 2, games=4_000, seed=1)
    means = games.groupby("seat")["score"].mean()
    # The deal of the first round is fixed here and drawn there, which is worth a point or two.
    assert all(abs(means[seat] - table["score"][seat]) < 3 for seat in (0, 1))


def test_a_finished_game_is_certain():
    """When the game is over everybody has what they have."""
    state = game.setup(2, 1)
    while state.decision is not None:
        state = game.apply(state, game.legal_moves(state)[0])
    table = rn.odds.score(game.view_for(state, 0), playouts=10)
    totals = [sheet.total for sheet in game.scores(state)]
    assert list(table["score"]) == list(table["score_low"]) == list(table["score_high"]) == totals


def test_bad_numbers_are_refused():
    """A number of playouts that cannot be is refused in a sentence."""
    _, view = middle_of_a_game()
    with pytest.raises(BadSetup, match="playouts"):
        rn.odds.score(view, playouts=0)
