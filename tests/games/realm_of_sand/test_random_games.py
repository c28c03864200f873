"""What must hold in every game, checked in random games: nothing is made or lost, and nobody is stuck.

REALMS_RANDOM_GAMES sets the number of whole games per number of players and side. Players who move at random build
little, so most of these games run out of rounds and 1,000 of each take some minutes; a few are played every time.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest
from games.realm_of_sand.sand import ADVANCED, STANDARD, game, random_game
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from realms_nb.games.realm_of_sand.state import KeepOneCard

GAMES = int(os.environ.get("REALMS_RANDOM_GAMES", "2"))
# A random game of four takes some 800 moves; one that took this many would be stuck.
LONGEST = 10_000


def check_pieces(state):
    """Squares, discs, tiles, cards and crystals are all somewhere, and each in one place only."""
    rules, table = state.rules, state.rules.table
    on_boards = [table.counts(realm.squares) for realm in state.realms]
    for colour, whole in enumerate(rules.squares):
        assert state.squares[colour] + sum(counts[colour] for counts in on_boards) == whole
        assert state.squares[colour] >= 0
    discs = [table.counts(realm.discs) for realm in state.realms]
    for colour, whole in enumerate(rules.stock(len(state.realms))):
        owned = sum(realm.zone[colour] for realm in state.realms) + sum(counts[colour] for counts in discs)
        assert state.discs[colour] + owned == whole
        assert min(state.discs[colour], *(realm.zone[colour] for realm in state.realms)) >= 0
    tiles = Counter((*state.circle, *state.aside, *(tile for realm in state.realms for tile in realm.tiles)))
    assert tiles == Counter(list(rules.tile))
    looked_at = state.decision.cards if isinstance(state.decision, KeepOneCard) else ()
    cards = [card for row in (*state.display, *state.decks) for card in row if card is not None]
    cards += [card for realm in state.realms for card in (*realm.buildings, *realm.hidden)]
    assert Counter((*cards, *looked_at)) == Counter(list(rules.card))
    for realm in state.realms:
        # One piece a field: no two planes share a field, and a square and a disc never do.
        pieces = realm.squares | realm.discs
        assert table.where(pieces).bit_count() == realm.squares.bit_count() + realm.discs.bit_count()
        assert (table.where(pieces) & table.dark).bit_count() <= realm.level <= rules.top_level
        assert (realm.power is None) == (rules.side == "basic")
        assert realm.crystal == "colourless" or realm.power is not None


def check_game(seats, seed, rules):
    for moves, (state, _) in enumerate(random_game(seats, seed, rules)):
        check_pieces(state)
        assert moves < LONGEST
    result = game.outcome(state)
    assert sorted(seat for place in result.ranking for seat in place) == list(range(seats))
    assert (result.rank is None) == (seats > 1)
    best = max(sheet.total for sheet in game.scores(state))
    assert all(game.scores(state)[seat].total == best for seat in result.winners)
    if seats == 1:
        assert state.round == rules.solo_turns == len(state.aside)


@pytest.mark.parametrize("side", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games(seats, side):
    """In every random game all pieces are conserved and somebody wins: nobody is ever stuck."""
    rules = ADVANCED if side == "advanced" else STANDARD
    for seed in range(GAMES):
        check_game(seats, seed, rules)
    # More games, ended by the first few hourglasses.
    for seed in range(10):
        check_game(seats, seed, rules.changed(hourglasses_to_end=2))


changes = st.fixed_dictionaries(
    {
        "side": st.sampled_from(["basic", "advanced"]),
        "flipped_tiles": st.booleans(),
        "mirrored_patterns": st.booleans(),
        "active_tiles": st.integers(1, 4),
        "tile_choice": st.integers(1, 3),
        "summoned_discs": st.integers(1, 4),
        "display": st.integers(1, 6),
        "hourglasses_to_end": st.integers(1, 4),
        "solo_turns": st.integers(1, 8),
        "top_level": st.integers(0, 6),
        "red_cards": st.integers(1, 4),
        "blue_tiles": st.integers(1, 3),
        "squares": st.tuples(*[st.integers(0, 12)] * 3),
        "discs": st.tuples(*[st.integers(0, 5)] * 5),
    }
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(changes, st.integers(1, 4), st.integers(0, 10**6))
def test_foreign_rules(values, seats, seed):
    """Whatever rules are accepted, even with hardly any squares or discs, a game goes on without a fault."""
    for moves, (state, _) in enumerate(random_game(seats, seed, STANDARD.changed(**values))):
        check_pieces(state)
        if moves > 100:
            break
