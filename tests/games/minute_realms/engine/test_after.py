"""What `rn.after` promises is what happens."""

from __future__ import annotations

import random

import pytest
from tables import game, random_game, realm, table

import realms_nb as rn
from realms_nb.core.errors import IllegalMove, UnreadableMove
from realms_nb.games.minute_realms.engine.cards import Card, Flat
from realms_nb.games.minute_realms.engine.moves import DiscardCard, LoseBuilding, TakeCard
from realms_nb.games.minute_realms.engine.rules import STANDARD


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_foreseen_comes_true(seats):
    """For every legal move of random games, losses too: the points, coins and shields foreseen are the real ones."""
    kinds = set()
    for seed in range(20):
        for state, _ in random_game(seats, seed, random.Random(seed)):
            if state.decision is None:
                continue
            seat = state.decision.seat
            view = game.view_for(state, seat)
            for move in game.legal_moves(state):
                then = game.apply(state, move)
                if len(then.invasions) > len(state.invasions):
                    continue
                seen = game.view_for(then, seat)
                foreseen = rn.odds.after(view, move)
                assert (foreseen.coins, foreseen.shields) == (then.realms[seat].coins, seen.defences[seat])
                assert foreseen.points == game.scores(then)[seat].total
                kinds.add(type(move).__name__)
    assert kinds == {"TakeCard", "LoseBuilding"}


def test_a_lost_turn_changes_nothing():
    """Whoever must discard keeps coins, points and shields."""
    dear = [Card(f"Dear {n}", "noble", 2, 3, "p", Flat(1), fixed=True) for n in range(32)]
    rules = STANDARD.changed(deck=[*dear, *STANDARD.deck])
    mine = realm(0, "Sawmill", "~Mill")
    state = table(["Dear 0", "Dear 1"], ["Dear 2", "Dear 3"], [mine, realm(0)], rules=rules)
    foreseen = rn.odds.after(game.view_for(state, 0), DiscardCard("Dear 0"))
    assert (foreseen.points, foreseen.coins, foreseen.shields) == (4, 0, 2)


def test_only_legal_moves_are_foreseen():
    """Cards that are not on offer, prices beyond the purse and moves of another seat are refused as the game does."""
    state = table(["Castle", "Mill"], ["Inn", "Chapel"], [realm(2, "Sawmill"), realm(3)])
    refused = 0
    for name in STANDARD.cards:
        for move in (TakeCard(name, "build"), TakeCard(name, "bastion"), DiscardCard(name), LoseBuilding(name)):
            refusal = game.why_not(state, move)
            if refusal is None:
                rn.odds.after(game.view_for(state, 0), move)
                continue
            refused += 1
            with pytest.raises(IllegalMove) as caught:
                rn.odds.after(game.view_for(state, 0), move)
            assert caught.value.refusal == refusal
    assert refused > 200
    with pytest.raises(IllegalMove, match="It is the turn of"):
        rn.odds.after(game.view_for(state, 1), TakeCard("Mill", "build"))


def test_only_moves_can_be_foreseen():
    """A text or anything else that is no move gets a sentence."""
    view = game.view_for(game.setup(2, 1), 0)
    with pytest.raises(UnreadableMove, match="wants one of the moves, not 'build Mill'"):
        rn.odds.after(view, "build Mill")
