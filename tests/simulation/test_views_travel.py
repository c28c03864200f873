"""A position that comes from another process is as good as the one that was sent."""

from __future__ import annotations

import pickle

import pytest
from some import some

import realms_nb as rn
from realms_nb.core.chance import branch, stream

GAME = rn.minute_realms
RICH = GAME.STANDARD.changed(starting_coins=(9, 9, 9, 9, 9), bastion_income=3)


@pytest.mark.parametrize("rules", [GAME.STANDARD, RICH], ids=["standard", "rich"])
def test_a_travelled_position_plays_on(rules):
    """Every move of a game leads to the same position, whether the table has been pickled on the way or not."""
    draw = stream(4)
    state = GAME.setup(seats=4, seed=2, rules=rules)
    while state.decision is not None:
        there = pickle.loads(pickle.dumps(state))
        moves = GAME.legal_moves(state)
        assert GAME.legal_moves(there) == moves
        assert [GAME.apply(there, move) for move in moves] == [GAME.apply(state, move) for move in moves]
        state = GAME.apply(state, moves[int(draw.random() * len(moves))])


def test_a_travelled_view_can_be_searched():
    """A strategy in another process may fill in what it does not know and try its moves there."""
    view = pickle.loads(pickle.dumps(GAME.view_for(GAME.setup(seats=3, seed=5), 0)))
    table = GAME.determinize(view, stream(1))
    for move in some(GAME.legal_moves(table)):
        assert GAME.apply(table, move).decision is not None


def test_seeds_branch_the_same_everywhere():
    """The branches of a seed never change: published results can be played again."""
    assert (branch(0, 0), branch(0, 1), branch(7, "seat", 2)) == (1176843496016465, 6132502648276940, 4111067407018747)
    assert len({branch(seed, game) for seed in range(50) for game in range(50)}) == 2_500
