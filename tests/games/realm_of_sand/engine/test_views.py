"""What a seat may know: everything but the decks and the cards that others keep face down."""

from __future__ import annotations

import random

import pytest
from games.realm_of_sand.engine.sand import ADVANCED, game, play, realm, two

from realms_nb.core.errors import UnknownName
from realms_nb.games.realm_of_sand.engine.views import FACE_DOWN


def red_table():
    hidden = realm(power="red", hidden=("I-02", "III-02"), crystal="active")
    return two(hidden, realm(tiles="T26 T27 T28", power="blue"), rules=ADVANCED)


def test_hidden_cards_are_seen_by_their_owner_alone():
    """The owner sees the cards kept with the red power; the others see only their level."""
    state = red_table()
    assert game.view_for(state, 0).realms[0].hidden == ("I-02", "III-02")
    other = game.view_for(state, 1)
    assert other.realms[0].hidden == (FACE_DOWN[0], FACE_DOWN[2])
    assert "I-02" in other.unseen_cards[0]
    assert "I-02" not in game.view_for(state, 0).unseen_cards[0]


def test_cards_looked_at_are_seen_by_one():
    """While the red power looks at cards, the others know only how many and of which level."""
    state = play(red_table(), "look II")
    seen = state.decision.cards
    assert game.view_for(state, 0).decision.cards == seen
    assert game.view_for(state, 1).decision.cards == (FACE_DOWN[1],) * 3
    assert set(seen) <= set(game.view_for(state, 1).unseen_cards[1])


def test_a_view_can_be_completed():
    """A position drawn from a view looks the same to its seat, and puts every card somewhere."""
    rng = random.Random(3)
    for state in (red_table(), play(red_table(), "look II")):
        for seat in (0, 1):
            view = game.view_for(state, seat)
            drawn = game.determinize(view, rng)
            assert game.view_for(drawn, seat) == view
            assert len(game.legal_moves(drawn)) == len(game.legal_moves(state))
            assert sorted(map(len, drawn.decks)) == sorted(map(len, state.decks))


def test_the_order_of_the_decks_is_hidden():
    """Two positions that differ only in the order of the decks give equal views."""
    state = game.setup(2, seed=4)
    turned = game.determinize(game.view_for(state, 0), random.Random(9))
    assert turned.decks != state.decks
    assert game.view_for(turned, 0) == game.view_for(state, 0)


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_unknown_seats(seat):
    """A view is for one of the seats."""
    with pytest.raises(UnknownName, match="There is no seat .*; the seats are 0, 1[.]$"):
        game.view_for(game.setup(2, seed=1), seat)


def test_the_story_keeps_the_secret():
    """The story and the board tell that a card was kept, never which one, except to its owner on the board."""
    state = play(red_table(), "look II")
    kept = state.decision.cards[1]
    state, events = game.narrate(state, game.parse(f"keep {kept}"))
    for language in ("en", "de", "it"):
        teller = game.narrator(["Cy", "Ada"], language=language, you=0)
        named = teller.label(kept)
        assert not any(named in teller.tell(event) for event in events)
        assert any(named in sentence for sentence in game.text_board(game.view_for(state, 0), teller).sentences)
        other = game.narrator(["Cy", "Ada"], language=language, you=1)
        for seat in (0, 1):
            assert not any(
                named in sentence for sentence in game.text_board(game.view_for(state, seat), other).sentences
            )
