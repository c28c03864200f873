"""How near a building is: exact answers, checked against playing every move."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from games.realm_of_sand.engine.sand import ADVANCED, STANDARD, game, play, random_game, realm, table, two
from msgspec.structs import replace

import realms_nb as rn
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.odds import building_odds
from realms_nb.games.realm_of_sand.engine.state import KeepOneCard, SetTileAside, TakeTurn


def prospects(state, seat=0):
    return {prospect.card: prospect for prospect in building_odds(game.view_for(state, seat))}


def test_what_stands():
    """A building that stands is no main action away."""
    near = prospects(two(realm("B2=G C2=G D2=R")))["I-01"]
    assert (near.missing, near.turns, near.wanted) == (0, 0, ())


def test_one_tile_away():
    """A building that a tile of the active zone completes is one main action away."""
    near = prospects(two(realm("B2=G", tiles="T01 T17 T21"), open_cards="I-01"))["I-01"]
    assert (near.missing, near.turns) == (2, 1)
    # Green beside red completes it wherever the third square does not spoil the pattern.
    assert near.wanted == ("T02", "T03", "T04", "T09", "T11", "T12", "T25")


def test_one_summoning_away():
    """Discs of the active zone or from elsewhere on the board bring up to three missing pieces in one main action."""
    dark = realm("B2=R C2=K", zone="GR", tiles="T17 T18 T21")
    assert prospects(two(dark, open_cards="I-04"))["I-04"].turns == 1
    moved = realm("B2=G C2=G E5=r", tiles="T17 T18 T20")
    assert prospects(two(moved, open_cards="I-01"))["I-01"].turns == 1


def test_two_main_actions():
    """Two tiles, or a tile and a summoning, or two summonings make two main actions."""
    tiles = prospects(two(realm(tiles="T01 T03 T17"), open_cards="II-07"))["II-07"]
    assert tiles.turns == 2
    mixed = prospects(two(realm("B4=G", zone="B", tiles="T09 T11 T17"), open_cards="III-01"))["III-01"]
    assert mixed.turns == 2
    discs = prospects(two(realm(zone="GGRRR", tiles="T17 T18 T21"), open_cards="I-13"))["I-13"]
    assert discs.turns == 2


def test_what_lacks_and_what_is_laid():
    """The colours that the nearest place lacks are told, and the tiles that the main actions lay, in their order."""
    near = prospects(two(realm("B2=G", tiles="T01 T17 T21"), open_cards="I-01"))["I-01"]
    assert near.lacks in ("GR", "RG")
    assert [lay.tile for lay in near.lays] == ["T01"]
    state = two(realm(tiles="T01 T03 T17"), open_cards="II-07")
    pair = prospects(state)["II-07"]
    assert len(pair.lacks) == pair.missing == 5
    assert len(pair.lays) == 2
    after = game.apply(state, pair.lays[0])
    taken = next(m for m in game.legal_moves(after) if isinstance(m, mv.TakeTile))
    mine = replace(game.apply(after, taken), decision=TakeTurn(0))
    assert ready_now(game.apply(mine, pair.lays[1]), "II-07", 0)


def test_two_tiles_share_the_dark_fields():
    """What two tiles cover of the dark zone together must be within the level: the pair that is told can be played."""
    rng, met, dark = random.Random(5), 0, 0
    for number in range(50):
        tiles, cards = rng.sample(list(STANDARD.tiles), 3), rng.sample([card.id for card in STANDARD.deck], 6)
        state = two(realm(tiles=" ".join(tiles), level=1 + number % 2), open_cards=" ".join(cards))
        for card, near in prospects(state).items():
            if len(near.lays) != 2 or near.lays[1].tile not in tiles:
                continue
            after = game.apply(state, near.lays[0])
            after = game.apply(after, next(m for m in game.legal_moves(after) if isinstance(m, mv.TakeTile)))
            after = replace(after, decision=TakeTurn(0))
            assert game.why_not(after, near.lays[1]) is None
            after = game.apply(after, near.lays[1])
            assert ready_now(after, card, 0)
            met += 1
            board = after.realms[0]
            dark += (STANDARD.table.where(board.squares) & STANDARD.table.dark).bit_count() == board.level
        if met > 20 and dark > 3:
            break
    assert met > 20
    assert dark > 3


@pytest.mark.parametrize(("card", "zone", "turns"), [("I-05", "KKR", 1), ("I-05", "KK", 2), ("II-05", "RRKK", 2)])
def test_as_many_discs_as_may_be_summoned(card, zone, turns):
    """Three discs are one summoning, exactly; with one disc too few, or four to place, it takes another main action."""
    state = two(realm(zone=zone, tiles="T17 T18 T21"), open_cards=card)
    near = prospects(state)[card]
    assert STANDARD.summoned_discs == 3
    assert (near.turns, near.missing) == (turns, len(STANDARD.cards[card].pattern.replace("/", "").replace(".", "")))


def test_out_of_reach():
    """A pattern that wants a disc nobody has is further away; one that the level leaves no place for has none."""
    far = prospects(two(realm(), open_cards="III-01 III-16"))
    assert far["III-01"].turns is None
    assert (far["III-16"].missing, far["III-16"].turns) == (None, None)


def completes(state, card):
    return any(isinstance(m, mv.CompleteBuilding) and m.card == card for m in game.legal_moves(state))


def ready_now(state, card, seat):
    """Whether a building stands on a seat's board."""
    return completes(replace(state, decision=TakeTurn(seat, done=True)), card)


@pytest.mark.parametrize("rules", [STANDARD, STANDARD.changed(dark_fields="numbered")], ids=["any", "numbered"])
def test_one_turn_against_playing_it(rules):
    """For tiles, "one main action away" is exactly what trying every lay finds."""
    checked = 0
    for number, (state, _) in enumerate(random_game(2, 8, rules)):
        if number > 100:
            break
        if number % 12 or not isinstance(state.decision, TakeTurn) or state.decision.done:
            continue
        seat = state.decision.seat
        owner = replace(state.realms[seat], zone=(0, 0, 0, 0, 0), discs=0)
        state = replace(state, realms=tuple(owner if s == seat else r for s, r in enumerate(state.realms)))
        for card, prospect in prospects(state, seat).items():
            lays = [move for move in game.legal_moves(state) if isinstance(move, mv.LayTile)]
            found = 0 if completes(state, card) else 1
            if found and not any(ready_now(game.apply(state, move), card, seat) for move in lays):
                found = None
            assert prospect.turns == found or (found is None and prospect.turns == 2), card
            checked += 1
    assert checked > 30


def test_the_chance_of_a_tile():
    """On one's own turn the first tiles of the circle are known; later each draw before makes it a matter of chance."""
    mine = realm("B2=G C2=G", tiles="T07 T08 T20")
    state = two(mine, open_cards="I-01", circle=("T13", "T05", "T14", "T19", "T22", "T06"))
    near = prospects(state)["I-01"]
    assert near.wanted == ("T13", "T14")
    assert near.reachable == 1
    late = replace(state, circle=("T05", "T06", "T13", "T19", "T22"))
    assert prospects(late)["I-01"].reachable == 0
    other = replace(late, decision=TakeTurn(1))
    assert prospects(other)["I-01"].reachable == 1
    later = replace(state, circle=("T05", "T06", "T19", "T13", "T22"))
    assert prospects(replace(later, decision=TakeTurn(1)))["I-01"].reachable == 0
    first = replace(state, circle=("T13", "T05", "T06", "T19", "T22"))
    assert prospects(replace(first, decision=TakeTurn(1)))["I-01"].reachable == Fraction(1, 2)
    assert prospects(replace(first, decision=TakeTurn(1, done=True)))["I-01"].reachable == 1
    assert prospects(replace(first, decision=TakeTurn(0, done=True)))["I-01"].reachable == Fraction(1, 2)
    assert prospects(replace(first, decision=None))["I-01"].reachable == 1
    keeping = KeepOneCard(0, 1, ("I-02",), TakeTurn(0, done=True))
    assert prospects(replace(first, decision=keeping))["I-01"].reachable == Fraction(1, 2)


def test_what_is_at_hand_is_reachable():
    """A building that stands already, or that a tile or disc at hand completes, needs nothing from the circle."""
    circle = ("T05", "T06", "T19")
    for pieces, tiles, zone in (("B2=G C2=G D2=R", "T07", ""), ("B2=G C2=G", "T11", ""), ("B2=G C2=G", "T07", "R")):
        state = two(realm(pieces, tiles=tiles, zone=zone), open_cards="I-01", circle=circle)
        assert prospects(state)["I-01"].reachable == 1


def test_alone_nobody_draws_before():
    """Alone the circle is known, also while a tile is put aside."""
    state = table(realm("B2=G C2=G", tiles="T17 T18 T21"), open_cards="I-01", circle=("T13", "T05", "T06"))
    assert prospects(state)["I-01"].reachable == 1
    assert prospects(replace(state, decision=SetTileAside(0)))["I-01"].reachable == 1


def test_hidden_cards_are_listed():
    """Cards kept face down are listed for their owner."""
    state = two(realm(power="red", hidden=("I-02",)), rules=ADVANCED)
    assert "I-02" in prospects(state)


def test_the_table():
    """`rn.building_odds` gives a tidy table, one row per building."""
    frame = rn.odds.buildings(game.view_for(play(game.setup(1, seed=3)), 0), 4)
    assert {"card", "building", "level", "points", "missing", "lacks", "turns", "wanted", "reachable"} < set(frame)
    assert len(frame) == 12
    assert "Palm Lamp" in set(frame.building)
    assert frame.turns.isna().any()
