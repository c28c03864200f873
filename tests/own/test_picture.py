"""What a board is given of a table: typed, true, and nothing that the viewer may not know."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from own.examples import NAMES, own_game

import realms_nb as rn
from realms_nb.core.chance import Random
from realms_nb.core.seen import Spot, TableSeen
from realms_nb.own.picture import options_of, pictured


def places(seen):
    return {(place.name, place.owner): place for place in seen.places}


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_shows_the_view_and_every_legal_move_once(name):
    """In every position hidden things are backs, and each legal move is one option without `why`."""
    game = own_game(name)
    match, rng, met = rn.Match(game, game.players[1], seed=6), Random(6), Counter()
    for _ in range(40):
        if match.turn is None:
            break
        for viewer in (match.turn, None):
            view = match.view(viewer) if viewer is not None else game.view_for(match.state, None)
            seen = pictured(view)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=TableSeen) == seen
            assert (seen.turn, seen.viewer, seen.seats) == (match.turn, viewer, len(match.names))
            for key, place in places(seen).items():
                real = match.state._values[key[0] if key[1] is None else key]
                if place.kind in ("pile", "hand", "row"):
                    assert place.count == len(real)
                    for thing, card in zip(place.things, real, strict=True):
                        assert thing.name in (None, card)
                        met["backs"] += thing.name is None
                if place.kind == "hand" and viewer is None:
                    met["hands"] += 1
        options = options_of(match.view(match.turn), match.narrator())
        legal = [option.move for option in options if option.why is None]
        assert legal == [str(move) for move in match.legal_moves]
        seen = places(pictured(match.view(match.turn)))
        for option in options:
            met["refused"] += option.why is not None
            assert len(option.spots) == len(option.args)
            for spot, arg in zip(option.spots, option.args, strict=True):
                if spot is None:
                    continue
                met["on a thing"] += 1
                if spot.seat is not None:
                    assert match.names[spot.seat] == arg
                elif spot.thing is not None:
                    # What is hidden from whoever decides is pressed nowhere.
                    assert arg in [thing.name for thing in seen[spot.place, spot.owner].things]
                else:
                    assert spot.cell == arg in seen[spot.place, spot.owner].cells
        # Others' boards are not told what the seat to move could do.
        assert options_of(match.view((match.turn + 1) % len(match.names)), match.narrator()) == ()
        match.play(match.legal_moves[int(rng.random() * len(match.legal_moves))])
    if name in ("sushi", "red_hearts", "fields", "meadow", "auction_cards"):
        assert met["on a thing"] > 20
    if name in ("meadow", "fields", "greedy_pig"):
        assert met["refused"] > 5


def test_a_move_is_pressed_on_the_thing_it_is_done_with():
    """A card is pressed in its hand, a tile goes from the hand to a cell, a player is a panel, a number is a field."""
    match = rn.Match(own_game("sushi"), 2, seed=1)
    match.play(match.legal_moves[0])
    match.play(match.legal_moves[0])
    (option, *_) = options_of(match.view(0), match.narrator())
    assert option.spots == (Spot("hand", 0, thing=option.args[0]),)
    assert option.help == "Put a card before you, face down."
    match = rn.Match(own_game("fields"), 2, seed=1)
    (option, *_) = options_of(match.view(0), match.narrator())
    assert option.spots == (Spot("hand", 0, thing=option.args[0]), Spot("land", 0, cell="a1"))
    match = rn.Match(own_game("meadow"), 2, seed=1)
    option = options_of(match.view(0), match.narrator())[0]
    assert option.spots == (Spot("meadow", cell=option.args[0]),)
    match = rn.Match(own_game("duel"), ["Ada", "Bo"], seed=1)
    while "Sword" not in match.state.me.hand:
        match.play("draw")
    attack = options_of(match.view(match.turn), match.narrator())[0]
    target = match.names[1 - match.turn]
    assert (attack.spots, attack.args, attack.words) == ((Spot(seat=1 - match.turn),), (target,), f"attack {target}")
    match = rn.Match(own_game("auction"), 2, seed=1)
    bids = options_of(match.view(0), match.narrator())
    assert {option.numbers for option in bids} == {(0,)}
    assert [option.args for option in bids] == [(str(number),) for number in range(21)]
    match = rn.Match(own_game("greedy_pig"), ["You", "Ada"], seed=1)
    roll, stop = options_of(match.view(0), match.narrator())
    assert (roll.spots, roll.why) == ((), None)
    assert stop.why == "There is nothing in the pot: roll at least once."


def test_places_say_what_a_board_draws():
    """Kinds, owners, limits, icons, columns, dice and secrets are there, and bookkeeping with _ is not."""
    auction = places(pictured(rn.Match(own_game("auction"), 2, seed=1).view(0)))
    assert auction["bid", 1].kind == "secret"
    assert auction["money", 0].value == 20
    assert auction["market", None].things[0].columns.keys() == {"value"}
    match = rn.Match(own_game("liars_dice"), 2, seed=1)
    dice = places(pictured(match.view(0)))
    assert (dice["cup", 1].faces, dice["cup", 1].hidden, dice["cup", 1].count) == ((None,) * 5, True, 5)
    assert dice["cup", 0].faces == match.state._values["cup", 0]
    # What no text of the author names is bookkeeping; what one names is not.
    assert ("claimer", None) not in dice
    assert dice["many", None].value == 0
    pig = places(pictured(rn.Match(own_game("greedy_pig"), 2, seed=1).view(0)))
    assert (pig["points", 0].kind, pig["points", 0].least, pig["points", 0].most) == ("track", 0, 40)
    duel = places(pictured(rn.Match(own_game("duel"), 2, seed=1).view(0)))
    assert {thing.icon for thing in duel["hand", 0].things} <= {"⚔", "🛡", "🌿"}
    assert all(thing.name is None for thing in duel["deck", None].things)
    assert ("box", None) not in duel
