"""Thousands of tables at once: every number is that of the readable engine and of the other doors."""

from __future__ import annotations

import numpy as np
import pytest

import realms_nb as rn
from realms_nb.adapters.encoding import Encoder, WrongAction
from realms_nb.adapters.vector import LATER_SEED, make
from realms_nb.core.errors import BadSetup, NotOffered


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_number_is_that_of_the_readable_engine(seats):
    """Move by move, over the ends of games: observation, mask, turn, reward and next deal are those of `Encoder`."""
    n, game, desk = 6, rn.minute_realms, Encoder(rn.minute_realms, seats)
    tables = make(game, n, seats, seed=40, threads=1)
    states = [game.setup(seats, 40 + row) for row in range(n)]
    games, ended = [1] * n, 0
    for _ in range(30 * seats):
        for row, state in enumerate(states):
            seat = state.decision.seat
            legal = desk.legal(state)
            assert tables.turn[row] == seat
            assert np.flatnonzero(tables.mask[row]).tolist() == list(legal)
            seen = desk.observation(game.view_for(state, seat))
            wrong = np.flatnonzero(np.abs(tables.observation[row] - seen) > 1e-6)
            assert [desk.columns[place] for place in wrong] == []
        chosen = tables.sample().copy()
        _, _, rewards, over = tables.step(chosen)
        for row, state in enumerate(states):
            after = game.apply(state, desk.pick(desk.legal(state), chosen[row]))
            assert over[row] == (after.decision is None)
            assert np.allclose(rewards[row], desk.result(after))
            if after.decision is None:
                ended += 1
                after = game.setup(seats, 40 + row + LATER_SEED * games[row])
                games[row] += 1
            states[row] = after
    assert ended >= n


def test_threads_and_blocks_change_nothing():
    """The same seed plays the same games, on one thread or on two, among many tables or few."""
    few, many = make("minute_realms", 3, seed=9, threads=1), make("minute_realms", 700, seed=9, threads=2)
    for _ in range(40):
        few.step(few.sample())
        many.step(many.sample())
        assert (many.observation[:3] == few.observation).all()
        assert (many.rewards[:3] == few.rewards).all()


def test_what_is_not_allowed_is_said_and_changes_nothing():
    """A move that is not allowed stops with its table and its name; that table is as it was, and goes on."""
    tables = make("minute_realms", 4, seed=1)
    before, chosen = tables.observation[2].copy(), tables.sample().copy()
    chosen[2] = np.flatnonzero(tables.mask[2] == 0)[0]
    with pytest.raises(WrongAction, match="Table 2: build .* is not allowed there"):
        tables.step(chosen)
    assert (tables.observation[2] == before).all()
    tables.step(tables.sample())
    assert not (tables.observation[2] == before).all()
    for wrong in ([0, 0], "x" * 4, [10_000] * 4, [-1] * 4):
        with pytest.raises((BadSetup, WrongAction, ValueError)):
            tables.step(wrong)
    with pytest.raises(BadSetup, match="whole number of tables"):
        make("minute_realms", 0)


def test_a_game_without_such_a_twin_names_the_other_doors():
    """Realm of Sand has no batches: the sentence says which doors it has."""
    with pytest.raises(NotOffered, match=r"adapters\.pettingzoo"):
        make("realm_of_sand", 8)
