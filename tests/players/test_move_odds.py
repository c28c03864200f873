"""rn.move_odds: what each legal move leads to, with intervals."""

from __future__ import annotations

import realms_nb as rn
from realms_nb.core.chance import stream
from realms_nb.games.minute_realms.odds.odds import MOVE_COLUMNS as COLUMNS
from realms_nb.games.minute_realms.players.weights import GREEDY

game = rn.minute_realms


def middle_of_a_game(seats=4):
    """A view from the middle of a random game."""
    state, rng = game.setup(seats, 12), stream(12)
    for _ in range(4 * seats + 1):
        moves = game.legal_moves(state)
        state = game.apply(state, moves[int(rng.random() * len(moves))])
    return state, game.view_for(state, state.decision.seat)


def test_one_row_per_legal_move():
    """Every legal move has a row, the best chance first; each interval holds its mean."""
    state, view = middle_of_a_game()
    odds = rn.move_odds(view, playouts=300)
    assert tuple(odds.columns) == COLUMNS
    assert set(odds["move"]) == {str(move) for move in game.legal_moves(state)}
    assert odds["win"].is_monotonic_decreasing
    for name in ("win", "score", "margin"):
        assert (odds[f"{name}_low"] <= odds[name]).all()
        assert (odds[name] <= odds[f"{name}_high"]).all()
    assert odds["win"].between(0, 1).all()
    assert (odds["playouts"] == 300).all()


def test_same_seed_same_table():
    """The table depends on the seed only, not on the number of threads; another seed or policy gives another one."""
    _, view = middle_of_a_game()
    odds = rn.move_odds(view, playouts=300, seed=5, threads=1)
    assert odds.equals(rn.move_odds(view, playouts=300, seed=5, threads=2))
    assert not odds.equals(rn.move_odds(view, playouts=300, seed=6))
    assert not odds.equals(rn.move_odds(view, playouts=300, seed=5, policy=GREEDY))


def test_intervals_keep_their_promise():
    """About 95 of 100 intervals hold the mean of very many playouts: at least 85 here, where 95 are expected."""
    _, view = middle_of_a_game(2)
    truth = rn.move_odds(view, playouts=40_000, seed=1).set_index("move")
    held = total = 0
    for seed in range(100, 130):
        odds = rn.move_odds(view, playouts=200, seed=seed).set_index("move")
        for name in ("win", "score", "margin"):
            mean = truth[name].reindex(odds.index)
            held += ((odds[f"{name}_low"] <= mean) & (mean <= odds[f"{name}_high"])).sum()
            total += len(odds)
    assert held / total > 0.85


def test_nothing_to_decide():
    """When the game is over the table is empty, and still has its columns."""
    state = game.setup(2, 1, game.STANDARD.changed(rounds=1, invasion_rounds=()))
    while state.decision is not None:
        state = game.apply(state, game.legal_moves(state)[0])
    odds = rn.move_odds(game.view_for(state, 0))
    assert odds.empty
    assert tuple(odds.columns) == COLUMNS
