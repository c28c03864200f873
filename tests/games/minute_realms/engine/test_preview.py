"""Previews: what is promised before a choice is what happens after it."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from tables import game, random_game, realm, table

from realms_nb.games.minute_realms.engine.odds import forecast
from realms_nb.games.minute_realms.engine.preview import losses, previews
from realms_nb.games.minute_realms.engine.state import ChooseLoss, TakeTurn
from realms_nb.games.minute_realms.engine.trade import walk


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_previews_come_true(seats):
    """For every choice of random games: refusals, coins, points and shields foreseen are those of the real move."""
    met = {"refused": 0, "compared": 0, "token": 0}
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
                met["refused"] += preview.refusal is not None
                if preview.refusal is None:
                    after = game.apply(state, preview.move)
                    if after.round == state.round and isinstance(after.decision, TakeTurn):
                        assert after.realms[seat].coins == preview.coins[1]
                        assert game.scores(after)[seat].total == preview.points[1]
                        assert game.view_for(after, seat).defences[seat] == preview.shields[1]
                        placed = after.track != state.track
                        assert placed == any(step.places_token for step in preview.trade)
                        met["compared"] += 1
                        met["token"] += placed
    assert min(met.values()) > 5


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_chance_to_hold_comes_true(seats):
    """The chance foreseen is the one that the next position shows, for every choice that does not end the round."""
    met = {"token": 0, "swap": 0, "kept": 0}
    for seed in range(2):
        for state, _ in random_game(seats, seed, random.Random(seed)):
            if not isinstance(state.decision, TakeTurn):
                continue
            seat = state.decision.seat
            for preview in previews(game.view_for(state, seat), seat):
                if preview.refusal is not None or preview.hold is None:
                    continue
                after = game.apply(state, preview.move)
                if after.round == state.round and isinstance(after.decision, TakeTurn):
                    assert preview.hold[1] == forecast(game.view_for(after, seat))[0].holds[seat]
                    met["token"] += after.track != state.track
                    met["kept" if preview.holder == seat else "swap"] += 1
    assert min(met.values()) > 20, met


def test_the_chance_at_the_end_of_a_round_knows_no_card_of_the_next():
    """The last turn before an invasion leaves nothing but face-down tokens to chance."""
    state = table(["Mill", None], ["Inn", "Chapel"], [realm(3), realm(3)], round=4, first=1, turn=0)
    view = game.view_for(state, 0)
    seen = {str(p.move): p for p in previews(view, 0)}
    # No token lies there, and without the sign of the Inn none will: nobody comes.
    assert seen["build Mill"].hold[0] < 1
    assert seen["build Mill"].hold[1] == 1
    assert seen["build Inn"].hold[1] == Fraction(view.unseen_tokens.count(0), len(view.unseen_tokens))


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


def test_losses_come_true():
    """Every building of a breached realm: what losing it would change is what happens, and fixed ones say why not."""
    met = fixed = 0
    for seats in (2, 3, 4):
        for seed in range(40):
            for state, _ in random_game(seats, seed, random.Random(seed)):
                if not isinstance(state.decision, ChooseLoss):
                    continue
                seat = state.decision.seat
                view = game.view_for(state, seat)
                for loss in losses(view, seat):
                    assert loss.refusal == game.why_not(state, loss.move)
                    fixed += loss.refusal is not None
                    if loss.refusal is None:
                        then = game.apply(state, loss.move)
                        met += 1
                        assert loss.shields == (view.defences[seat], game.view_for(then, seat).defences[seat])
                        if not len(then.invasions) > len(state.invasions) and then.round == state.round:
                            assert loss.points[1] == sum(
                                line.points for line in game.scores(then)[seat].lines if line.card is not None
                            )
    assert met > 30
    assert fixed > 5


@pytest.mark.parametrize(
    ("trade", "coins", "free", "after", "paid", "token", "stops", "needed"),
    [
        ("", 3, True, 3, 0, False, None, 0),
        ("gp", 0, True, 0, 1, False, None, 0),
        ("pg", 0, True, 0, 0, False, 1, 1),
        ("ppg", 1, True, 0, 1, False, 2, 2),
        ("ii", 2, True, 2, 0, True, None, 0),
        ("i", 2, False, 2, 0, False, None, 0),
        ("gppp", 2, True, 0, 3, False, None, 2),
    ],
)
def test_a_trade_is_walked_from_left_to_right(trade, coins, free, after, paid, token, stops, needed):
    """Coins gained may pay later actions, a second token sign places none, what cannot be paid stops the walk."""
    walked = walk(trade, coins, free)
    assert (walked.coins, walked.paid, walked.places_token) == (after, paid, token)
    assert (walked.stops_at, walked.needed) == (stops, needed)
    if stops is not None:
        assert walk(trade, needed, free).stops_at is None
        assert walk(trade, needed - 1, free).stops_at is not None


def test_a_trade_that_cannot_be_paid_says_what_it_takes():
    """The refusal carries the numbers: what the trade takes, and what there is."""
    state = table(["Castle", "Mill"], ["Aqueduct", "Chapel"], [realm(1), realm(3)])
    dear = next(p for p in previews(game.view_for(state, 0), 0) if p.refusal and p.refusal.code == "trade_not_payable")
    assert dear.move.card == "Aqueduct"
    assert (dear.refusal.details["coins"], dear.refusal.details["needed"]) == (1, 2)
    assert game.narrator(language="en").refuse(dear.refusal) == "The trade takes 2 coins; you have 1."
    assert game.narrator(language="it").refuse(dear.refusal) == "Per lo scambio servono 2 monete; ne hai 1."
