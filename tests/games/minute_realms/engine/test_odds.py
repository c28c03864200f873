"""Invasion odds: exact, and equal to counting every case by hand."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import permutations, product

import pytest
from msgspec.structs import replace
from some import some
from tables import game, last_round, play, random_game, realm, table

import realms_nb as rn
from realms_nb.core.errors import BadSetup
from realms_nb.games.minute_realms.engine.odds import TOKEN_RATES, forecast
from realms_nb.games.minute_realms.engine.rules import STANDARD, Tokens
from realms_nb.games.minute_realms.engine.state import Invasion


def brute_force(view, strike, this_round, rate):
    """Every order of the unseen tokens times every pattern of rounds that get one."""
    known = sum(token for token in view.track if isinstance(token, int))
    face_down = view.track.count("face down")
    orders = list(permutations(view.unseen_tokens))
    rates = [this_round] + [rate] * (strike - view.round)
    chances = {}
    for pattern in product((0, 1), repeat=len(rates)):
        likely = Fraction(1)
        for placed, chance in zip(pattern, rates, strict=True):
            likely *= chance if placed else 1 - chance
        drawn = face_down + min(sum(pattern), view.tokens_left)
        for order in orders:
            strength = known + sum(order[:drawn])
            chances[strength] = chances.get(strength, 0) + likely / len(orders)
    return {strength: chance for strength, chance in sorted(chances.items()) if chance}


@pytest.mark.parametrize("rate", [Fraction(0), Fraction(1, 3), Fraction(1)])
@pytest.mark.parametrize("track", [(None,), (1,), (2, None), (0, 1, None), (None, None, 1), (1, 2, 0)])
def test_equal_to_brute_force(track, rate):
    """The chances equal those of enumerating every order of the tokens and every pattern of rounds to come."""
    tokens = [Tokens(0, 2), Tokens(1, 3), Tokens(2, 1)]
    rules = STANDARD.changed(tokens=tokens, rounds=5, invasion_rounds=[4, 5])
    pile = [0, 0, 1, 1, 1, 2]
    for token in track:
        if token is not None:
            pile.remove(token)
    realms = [realm(0), realm(0, "Gatehouse"), realm(0, "~Castle")]
    state = table(["Mill", "Sawmill", "Chapel"], ["Inn", "Warehouse"], realms,
                  round=len(track), track=track, token_pile=tuple(pile), rules=rules)  # fmt: skip
    view = game.view_for(state, 0)
    this_round = rate if track[-1] is None else Fraction(0)
    for coming in some(forecast(view, rate)):
        expected = brute_force(view, coming.round, this_round, rate)
        assert coming.strengths == expected
        held = tuple(sum((c for s, c in expected.items() if s <= shields), Fraction(0)) for shields in (0, 1, 2))
        assert coming.holds == held


def test_a_pile_shorter_than_the_rounds():
    """When the pile runs out no more tokens are placed, and the odds know it."""
    rules = STANDARD.changed(tokens=[Tokens(1, 1), Tokens(2, 1)], rounds=4, invasion_rounds=[4])
    state = table(["Mill", "Sawmill"], ["Inn", "Chapel"], [realm(0), realm(0)], token_pile=(1, 2), rules=rules)
    (coming,) = forecast(game.view_for(state, 0), 1)
    assert coming.strengths == {3: 1}


def test_known_tokens_are_certain():
    """Tokens turned up count as they are; with nothing to come the strength is certain."""
    state = table(["Mill", "Sawmill"], ["Inn", "Chapel"], [realm(0), realm(0)], round=5, track=(2, None, 1, 0, None))
    state = replace(state, invasions=(Invasion(4, 3, (False, False)),))
    (coming,) = forecast(game.view_for(state, 0), 0)
    assert (coming.round, coming.last, coming.strengths) == (8, True, {3: 1})


def test_this_round_needs_an_invader_sign():
    """If no card on offer shows the invader sign, this round gets no token, whatever the rate."""
    state = table(["Mill", "Sawmill"], ["Chapel", "Palace"], [realm(0), realm(0)], round=8, track=(None,) * 8)
    (coming,) = forecast(replace_invasions(game.view_for(state, 0)), 1)
    assert coming.strengths == {0: 1}


def replace_invasions(view):
    return replace(view, invasions=(Invasion(4, 0, (True, True)),))


def test_part_of_a_round_has_part_of_the_rate():
    """With one of two players still to act, half of the rate is left for this round."""
    state = table([None, "Sawmill"], ["Inn", "Palace"], [realm(0), realm(0)], round=8, turn=1, track=(None,) * 8,
                  token_pile=(1,))  # fmt: skip
    (coming,) = forecast(replace_invasions(game.view_for(state, 0)), Fraction(1, 2))
    assert coming.strengths == {0: Fraction(3, 4), 1: Fraction(1, 4)}


def test_nothing_to_come():
    """After the last invasion there is nothing left to foresee."""
    state = play(last_round([realm(0), realm(0)]), "build Hut")
    assert forecast(game.view_for(state, 0)) == ()
    assert rn.odds.invasions(game.view_for(state, 0)).empty


@pytest.mark.parametrize("rate", [-0.1, 1.1, "half", True, float("nan")])
def test_a_rate_is_a_chance(rate):
    """The assumed rate of tokens is a number from 0 to 1."""
    with pytest.raises(BadSetup, match="token_rate"):
        forecast(game.view_for(game.setup(2, 1), 0), rate)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chances_add_up(seats):
    """In every position of a game the chances of all strengths add up to exactly one."""
    for state, _ in some(random_game(seats, 11, random.Random(11))):
        for coming in forecast(game.view_for(state, 0)):
            assert sum(coming.strengths.values()) == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_the_forecast_is_calibrated(seats):
    """Over many random games the forecast strength of the first invasion is right on average, given the true rate."""
    games, placed, strength, expected = 400, 0, 0, []
    for seed in range(games):
        positions = [state for state, _ in random_game(seats, seed, random.Random(seed))]
        expected.append(game.view_for(positions[0], 0))
        placed += sum(token is not None for token in positions[-1].track[:4])
        strength += positions[-1].invasions[0].strength
    rate = placed / (4 * games)
    mean = sum(float(sum(s * c for s, c in forecast(view, rate)[0].strengths.items())) for view in expected) / games
    assert abs(mean - strength / games) < 0.15  # three standard errors


def test_tables():
    """The tables give one row per strength and per realm, with chances that grow to one."""
    state = table(["Mill", "Sawmill"], ["Inn", "Chapel"], [realm(0), realm(0, "~Castle")], round=4, track=(1, 2, 1, 0))
    view = game.view_for(state, 0)
    odds = rn.odds.invasions(view, token_rate=0.5)
    assert list(odds.columns) == ["round", "last", "strength", "chance", "at_most"]
    assert odds.groupby("round")["chance"].sum().round(9).tolist() == [1, 1]
    assert odds.groupby("round")["at_most"].last().round(9).tolist() == [1, 1]
    holds = rn.odds.holding(view)
    assert holds[holds["round"] == 4]["defence"].tolist() == [0, 2]
    assert len(holds) == 4


def test_default_rates():
    """The default rate grows with the number of players; tables of more than five use that for five."""
    assert list(TOKEN_RATES.values()) == sorted(TOKEN_RATES.values())
    rules = STANDARD.changed(starting_coins=(3,) * 6, rounds=4, invasion_rounds=[4])
    assert sum(forecast(game.view_for(game.setup(6, 1, rules), 0))[0].strengths.values()) == 1
