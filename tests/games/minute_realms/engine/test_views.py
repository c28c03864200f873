"""Views: what a seat may know, and nothing more."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace
from tables import card, game, realm, table

from realms_nb.core.errors import BadSetup, UnknownName


def test_face_down_tokens_are_not_shown():
    """A placed token shows that it lies there, not how strong it is, until an invasion turns it up."""
    state = table(["Mill", "Sawmill"], ["Inn", "Chapel"], [realm(3), realm(3)], round=3, track=(2, None, 1))
    assert game.view_for(state, 0).track == ("face down", None, "face down")


def test_revealed_tokens_stay_open():
    """Tokens turned up by an invasion remain face up; later ones are hidden again."""
    state = table(["Mill", None], ["Inn", "Chapel"], [realm(3), realm(3)], round=4, first=1, turn=0,
                  track=(2, None, 1, 0), token_pile=(1, 1))  # fmt: skip
    after = game.apply(state, game.parse("build Mill"))
    view = game.view_for(replace(after, track=(2, None, 1, 0, 1), token_pile=(1,)), 1)
    assert view.track == (2, None, 1, 0, "face down")
    assert view.unseen_tokens == (1, 1)


def test_the_order_of_the_piles_is_hidden():
    """Of the draw pile a view knows only which cards nobody has seen, in the order of the deck."""
    state = game.setup(3, 7)
    view = game.view_for(state, 2)
    assert set(view.unseen_cards) == set(state.pile)
    assert view.unseen_cards == tuple(c for c in state.rules.boxes[3].deck if c in state.pile)
    assert view.cards_left == len(state.pile)
    assert view.tokens_left == 9
    assert game.view_for(replace(state, pile=state.pile[::-1], token_pile=state.token_pile[::-1]), 2) == view


def test_nothing_hidden_in_the_encoded_view():
    """Reversing everything hidden does not change one byte of an encoded view."""
    state = table(["Mill", "Sawmill"], ["Inn", "Chapel"], [realm(3), realm(3)], round=2, track=(2, None))
    other = replace(state, track=(0, None), token_pile=(1, 2, 2, 1, 0, 1, 1, 1), pile=state.pile[::-1])
    other = replace(other, token_pile=tuple(sorted((*state.token_pile, 2)))[1:])
    encode = msgspec.json.encode
    assert encode(game.view_for(state, 0)) == encode(game.view_for(other, 0))


def test_views_carry_what_follows():
    """A view knows running scores, defences and, at the end, the outcome."""
    state = table(["Mill", "Sawmill"], ["Inn", "Chapel"], [realm(3, "Castle", "~Palace"), realm(3, "Gatehouse")])
    view = game.view_for(state, 1)
    assert [sheet.total for sheet in view.scores] == [5, 3]
    assert view.defences == (2, 1)
    assert view.outcome is None
    assert view.realms[0].bastions == (card("Palace"),)


@pytest.mark.parametrize("seat", [-1, 2, "0", True, 1.5])
def test_unknown_seat(seat):
    """There is a view only for the seats at the table."""
    with pytest.raises(UnknownName, match="There is no seat .*; the seats are 0, 1[.]$"):
        game.view_for(game.setup(2, 1), seat)


def test_determinize_draws_different_worlds():
    """Completing a view at random gives different hidden orders that all fit it."""
    view = game.view_for(game.setup(4, 7), 0)
    rng = random.Random(1)
    worlds = {game.determinize(view, rng).pile for _ in range(10)}
    assert len(worlds) == 10
    assert {frozenset(c.name for c in pile) for pile in worlds} == {frozenset(c.name for c in view.unseen_cards)}


def test_short_paths_to_what_is_yours():
    """Coins, shields, points and buildings of the seat that looks, and the cards on offer: the same as the long way."""
    state, met = game.setup(3, 11), 0
    rng = random.Random(5)
    while state.decision is not None:
        seat = state.decision.seat
        view = game.view_for(state, seat)
        assert view.coins == state.realms[seat].coins
        assert view.shields == view.defences[seat]
        assert view.points == game.scores(state)[seat].total
        assert view.buildings == state.realms[seat].buildings
        offered = {move.card for move in game.legal_moves(state) if move.use != "lose"}
        assert offered <= {each.name for each in view.cards}
        for move in game.legal_moves(state):
            met += 1
            assert view.card(move) == view.card(move.card) == state.rules.cards[move.card]
        state = game.apply(state, rng.choice(game.legal_moves(state)))
    assert met > 100


def test_a_spectator_has_nothing_of_their_own():
    """Whoever looks on without a seat is told so when asking for coins or shields."""
    view = game.view_for(game.setup(2, 1), None)
    for name in ("coins", "shields", "points", "buildings"):
        with pytest.raises(BadSetup, match=f"view.{name}"):
            getattr(view, name)
    assert len(view.cards) == 4


def test_a_card_that_does_not_exist_is_named():
    """A name that no card has is answered with the nearest one."""
    view = game.view_for(game.setup(2, 1), 0)
    with pytest.raises(UnknownName, match="Did you mean 'Mill'"):
        view.card("Mil")
