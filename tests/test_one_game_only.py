"""The doors that serve one game, or each game in its own way: whatever is handed to them, a sentence comes back."""

from __future__ import annotations

import pytest
from toy import GAME as SUMS

import realms_nb as rn
from realms_nb.core.errors import BadSetup, NotOffered, RealmsError

MINUTE, SAND = rn.minute_realms, rn.realm_of_sand
VIEWS = {game.name: game.view_for(game.setup(2, seed=1), 0) for game in (MINUTE, SAND, SUMS)}
DOORS = ("move_odds", "expected_scores", "win_chances", "invasion_odds", "hold_odds", "building_odds")


@pytest.mark.parametrize(
    ("door", "game", "sentence"),
    [
        *(
            (
                door,
                "realm_of_sand",
                f"Realm of Sand has no {door}; it has building_odds, expected_scores, move_odds, win_chances.",
            )
            for door in ("invasion_odds", "hold_odds")
        ),
        (
            "building_odds",
            "minute_realms",
            "Minute Realms has no building_odds; it has expected_scores, hold_odds, invasion_odds, move_odds, "
            "win_chances.",
        ),
        *(
            (door, "sums", f"Sums has no {door}; it has expected_scores, move_odds, win_chances.")
            for door in ("invasion_odds", "hold_odds", "building_odds")
        ),
    ],
)
def test_odds_of_another_game(door, game, sentence):
    """Odds that a game does not have are answered with a sentence that says which it has."""
    with pytest.raises(NotOffered) as caught:
        getattr(rn, door)(VIEWS[game])
    assert str(caught.value) == sentence


@pytest.mark.parametrize("value", [None, 3, "build Mill", MINUTE, rn.Match(MINUTE, 2, seed=1)], ids=type)
@pytest.mark.parametrize("door", [*DOORS, "after"])
def test_odds_of_no_view(door, value):
    """What is no view is refused in a sentence that says how to get one."""
    arguments = (value, None) if door == "after" else (value,)
    with pytest.raises(RealmsError, match=r"wants a view, as match\.view\(\) gives it, not "):
        getattr(rn, door)(*arguments)


def test_tables_know_their_game():
    """A table of odds says which game it is of, a game without odds of its own included."""
    assert rn.invasion_odds(VIEWS["minute_realms"]).attrs["game"] == "minute_realms"
    assert rn.building_odds(VIEWS["realm_of_sand"]).attrs["game"] == "realm_of_sand"
    for door in (rn.move_odds, rn.expected_scores, rn.win_chances):
        for name in VIEWS:
            assert door(VIEWS[name]).attrs["game"] == name


def test_a_policy_is_weights_or_a_level():
    """Sampled futures are played by weights or by a level; anything else is refused, and a misspelt level is named."""
    for door in (rn.move_odds, rn.expected_scores, rn.win_chances):
        with pytest.raises(RealmsError, match="policy is a set of weights of .*, not 'knigth'.* 'knight'"):
            door(VIEWS["minute_realms"], 10, policy="knigth")


def test_after_of_another_game():
    """`rn.after` of a view of another game is a sentence."""
    with pytest.raises(NotOffered, match="Sums has no after"):
        rn.after(VIEWS["sums"], SUMS.legal_moves(SUMS.setup(2, seed=1))[0])


@pytest.mark.parametrize("rules", [SAND.STANDARD, 3, []], ids=type)
def test_cards_of_other_rules(rules):
    """What lays or lists the cards of one game refuses the rules of another, and anything that is no rules."""
    for ask in (
        lambda: rn.realm("Mill", rules=rules),
        lambda: rn.lab.deck_table(MINUTE, rules),
        lambda: rn.lab.deck_with(MINUTE, "Mill", rules=rules, cost=1),
    ):
        with pytest.raises(BadSetup, match="rules of Minute Realms"):
            ask()


def test_scales_weigh_one_game():
    """Scales start from weights, and play against a player of the same game."""
    with pytest.raises(BadSetup, match="Scales start from weights"):
        rn.Scales("greedy")
    with pytest.raises(BadSetup, match="rollout plays Realm of Sand, not Minute Realms"):
        rn.Scales(against=next(iter(_players_of_sand())), games=2)


def _players_of_sand():
    from realms_nb.players.registry import players

    return [player for name, player in players(SAND).items() if name == "rollout"]
