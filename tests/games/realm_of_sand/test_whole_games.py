"""What must hold in every game, checked in random games: nothing is made or lost, and nobody is stuck.

1,000 games per number of players, half of them on advanced boards, are played up to round 13, about as long as a game
among players who think; players who move at random build little and would mostly run out of rounds. Some more games go
on to their natural end. REALMS_RANDOM_GAMES sets another number than 1,000.
"""

from __future__ import annotations

import os

import pytest
from games.realm_of_sand.engine.conserved import check_game, check_games, check_pieces
from games.realm_of_sand.engine.sand import ADVANCED, STANDARD, random_game
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

GAMES = int(os.environ.get("REALMS_RANDOM_GAMES", "1000"))
ROUNDS = 13


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_thousand_games(seats):
    """In every one of a thousand random games all pieces are conserved turn by turn, and nobody is ever stuck."""
    assert check_games(seats, ROUNDS, range(GAMES)) == GAMES


@pytest.mark.parametrize("side", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games(seats, side):
    """Games that go on to their natural end conserve all pieces move by move, and somebody wins."""
    rules = ADVANCED if side == "advanced" else STANDARD
    for seed in range(2):
        check_game(seats, seed, rules, every_move=True)
    # More games, ended by the first few hourglasses.
    for seed in range(10):
        check_game(seats, seed, rules.changed(hourglasses_to_end=2), every_move=True)


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
