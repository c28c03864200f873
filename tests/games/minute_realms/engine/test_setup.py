"""Setting up: coins, cards and tokens by number of players, dealing, the first player."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tables import game, play, random_game, realm, table, tell

from realms_nb.core.errors import BadSetup
from realms_nb.games.minute_realms.engine import events as ev
from realms_nb.games.minute_realms.engine.rules import STANDARD
from realms_nb.games.minute_realms.engine.state import TakeTurn


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_starting_coins(seats):
    """From the first player on the seats start with 3, 3, 4, 4 and 5 coins."""
    assert [r.coins for r in game.setup(seats, 1).realms] == [3, 3, 4, 4, 5][:seats]


@pytest.mark.parametrize(("seats", "cards"), [(2, 32), (3, 40), (4, 48), (5, 56)])
def test_cards_by_number_of_players(seats, cards):
    """Cards that show a number above the number of players stay in the box; the rest lasts exactly eight rounds."""
    deck = STANDARD.boxes[seats].deck
    assert len(deck) == cards == 8 * (seats + 2)
    assert all(card.min_players <= seats for card in deck)


@pytest.mark.parametrize(("seats", "counts"), [(2, (2, 5, 2)), (3, (2, 5, 2)), (4, (4, 5, 2)), (5, (5, 5, 2))])
def test_tokens_by_number_of_players(seats, counts):
    """Three zeros are left out with two or three players, one with four, none with five."""
    tokens = Counter(STANDARD.boxes[seats].tokens)
    assert (tokens[0], tokens[1], tokens[2]) == counts


def test_the_deal_of_a_round():
    """Each round one card is dealt to every seat, from the first player on, then two to the middle."""
    state = game.setup(4, 5)
    dealt = [event for event in game.opening(state) if isinstance(event, ev.CardDealt)]
    assert [event.seat for event in dealt] == [0, 1, 2, 3, None, None]
    assert [event.card for event in dealt] == [card.name for card in (*state.fronts, *state.middle)]
    assert len(state.pile) == 48 - 6


def test_the_next_first_player_is_dealt_first():
    """In round 2 the cards are dealt from the new first player on."""
    state = table(["Mill", "Sawmill", "Chapel"], ["Inn", "Warehouse"], [realm(3), realm(3), realm(4)])
    after, events = tell(play(state, "build Mill", "build Sawmill"), "build Chapel")
    assert after.first == 1
    assert after.decision == TakeTurn(1)
    dealt = [(event.seat, event.card) for event in events if isinstance(event, ev.CardDealt)]
    assert [seat for seat, _ in dealt] == [1, 2, 0, None, None]
    assert [name for _, name in dealt] == [card.name for card in state.pile[:5]]


@pytest.mark.parametrize(("seats", "last"), [(2, 1), (3, 1), (4, 3), (5, 2)])
def test_who_is_first_in_round_eight(seats, last):
    """The marker moves one seat a round, so the first player of round 8 follows from the number of players."""
    first = {state.round: state.first for state, move in random_game(seats, 3, random.Random(3)) if move is not None
             and isinstance(state.decision, TakeTurn)}  # fmt: skip
    assert first[8] == last


def test_the_same_seed_gives_the_same_game():
    """A seed makes a game repeatable; another seed gives another deal."""
    assert game.setup(4, 7) == game.setup(4, 7)
    assert game.setup(4, 7) != game.setup(4, 8)


def test_a_changed_token_pile_keeps_the_deal():
    """The cards are shuffled before the tokens, so a variant with other tokens is compared on the same deal."""
    variant = STANDARD.changed(tokens=STANDARD.tokens[:2])
    assert game.setup(3, 7, variant).pile == game.setup(3, 7).pile


@pytest.mark.parametrize("seats", [0, 1, 6, -1, 2.0, "2", None, True])
def test_wrong_number_of_players(seats):
    """Minute Realms is for two to five players."""
    with pytest.raises(BadSetup, match="2 to 5 players"):
        game.setup(seats, 1)


@pytest.mark.parametrize("seed", [-1, 2**53, 1.5, "7", True])
def test_wrong_seed(seed):
    """A seed is a whole number that JSON can hold."""
    with pytest.raises(BadSetup, match="seed"):
        game.setup(2, seed)


def test_no_seed_gives_a_fresh_game():
    """Without a seed the deal is left to chance."""
    assert len({game.setup(2).pile for _ in range(5)}) > 1


def test_a_deck_too_small():
    """A deck must have enough cards for every round of that number of players."""
    rules = STANDARD.changed(deck=STANDARD.deck[:31])
    with pytest.raises(BadSetup, match=r"2 players need 32 cards .* has 31"):
        game.setup(2, 1, rules)


def test_a_deck_larger_than_needed():
    """With more cards than the rounds need, the rest is simply never seen."""
    state = game.setup(2, 1, STANDARD.changed(rounds=4, invasion_rounds=[4]))
    assert len(state.pile) == 32 - 4
