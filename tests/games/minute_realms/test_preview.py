"""Previews: what is promised before a choice is what happens after it."""

from __future__ import annotations

import random

import pytest
from tables import game, random_game, realm, table

from realms_nb.games.minute_realms.preview import previews
from realms_nb.games.minute_realms.state import TakeTurn


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_previews_come_true(seats):
    """For every choice of random games: refusals, coins, points and shields foreseen are those of the real move."""
    for seed in range(15):
        for state, _ in random_game(seats, seed, random.Random(seed)):
            if not isinstance(state.decision, TakeTurn):
                continue
            seat = state.decision.seat
            view = game.view_for(state, seat)
            seen = previews(view, seat)
            assert {p.move for p in seen if p.refusal is None} == set(game.legal_moves(state))
            for preview in seen:
                assert preview.refusal == game.why_not(state, preview.move)
                if preview.refusal is None:
                    after = game.apply(state, preview.move)
                    if after.round == state.round and isinstance(after.decision, TakeTurn):
                        assert after.realms[seat].coins == preview.coins[1]
                        assert game.scores(after)[seat].total == preview.points[1]
                        assert game.view_for(after, seat).defences[seat] == preview.shields[1]
                        placed = after.track != state.track
                        assert placed == any(step.places_token for step in preview.trade)


def test_the_trade_is_shown_step_by_step():
    """Each trade action shows the coins before and after; a second token sign places none."""
    state = table(["Mill", "Sawmill"], ["Inn", "Chapel"], [realm(1), realm(3)])
    preview = next(p for p in previews(game.view_for(state, 0), 0) if p.move.card == "Inn")
    assert [(s.action, s.before, s.after, s.places_token) for s in preview.trade] == [
        ("g", 1, 2, False),
        ("i", 2, 2, True),
    ]
    assert preview.holder is None


def test_what_cannot_be_paid_is_shown_as_far_as_it_goes():
    """A trade that cannot be paid stops where the coins end, and never shows a debt."""
    state = table(["Mill", "Sawmill"], ["Treasury", "Chapel"], [realm(1), realm(3)])
    preview = next(p for p in previews(game.view_for(state, 0), 0) if str(p.move) == "build Treasury")
    assert [(s.before, s.after) for s in preview.trade] == [(1, 0), (0, 0)]
    assert preview.refusal.code == "trade_not_payable"
    assert preview.coins == (0, 0)


def test_the_chance_to_hold_counts_the_choice():
    """Shields raise the chance to hold the next invasion, a token lowers it; after the last one there is none."""
    state = table(["Mill", "Sawmill"], ["Inn", "Chapel"], [realm(3), realm(3)], round=4, track=(1, 1, None, None))
    seen = {str(p.move): p for p in previews(game.view_for(state, 0), 0)}
    assert seen["bastion Mill"].hold[1] > seen["build Mill"].hold[0]
    assert seen["build Inn"].hold[1] < seen["build Inn"].hold[0]
    calm = game.STANDARD.changed(invasion_rounds=[])
    state = table(["Mill", "Sawmill"], ["Inn", "Chapel"], [realm(3), realm(3)], rules=calm)
    assert all(p.hold is None for p in previews(game.view_for(state, 0), 0))
