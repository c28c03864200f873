"""Players of Realm of Sand: they play legal moves, build what stands, see what is near, and say why."""

from __future__ import annotations

import random

import pytest
from games.realm_of_sand.sand import ADVANCED, STANDARD, game, play, realm, table, two
from realms_nb.strategies.sand_outlook import FAR, Outlook, Taste

from realms_nb.core.strategy import Choice
from realms_nb.games.realm_of_sand import moves as mv
from realms_nb.strategies.realm_of_sand import Builder
from realms_nb.strategies.registry import names, resolve

RNG = random.Random(1)


def choose(state, name="greedy"):
    """What a player does and why."""
    choice = resolve(game, name).choose(game.view_for(state, state.decision.seat), game.legal_moves(state), RNG)
    assert isinstance(choice, Choice)
    return choice


def chosen(state, name="greedy"):
    return str(choose(state, name).move)


def test_players_have_names():
    """Random, greedy and planner play this game by name."""
    assert {"random", "greedy", "planner"} <= set(names(game))


@pytest.mark.parametrize("side", ["basic", "advanced"])
@pytest.mark.parametrize(("name", "seats"), [("greedy", 1), ("greedy", 3), ("planner", 1)])
def test_only_legal_moves(name, seats, side):
    """In whole games every move is legal, and every reason is a sentence in every language and depth."""
    rules = (ADVANCED if side == "advanced" else STANDARD).changed(hourglasses_to_end=4, solo_turns=5)
    state = game.setup(seats, 4, rules)
    tellers = [
        game.narrator(language=lang, depth=depth) for lang in ("en", "de", "it") for depth in ("short", "beginner")
    ]
    while state.decision is not None:
        choice = choose(state, name)
        assert choice.move in game.legal_moves(state)
        for reason in choice.reasons:
            assert all(teller.reason(reason).endswith(".") for teller in tellers)
        state = game.apply(state, choice.move)


def test_what_stands_is_built():
    """A building that stands is completed, the one that leaves most first."""
    state = two(realm("B2=G C2=G D2=R B4=G C4=G B5=G C5=R"), open_cards="I-01 III-01")
    assert chosen(state) == "build I-01 B2 C2 D2"
    assert choose(state).reasons[0].code == "building"


def test_a_tile_that_completes():
    """A tile that completes a pattern at once is laid there."""
    state = two(realm("B2=G", tiles="T11 T13 T16"), open_cards="I-04")
    after = play(state, chosen(state))
    assert "I-04" in [move.card for move in game.legal_moves(play(after, chosen(after))) if hasattr(move, "card")]
    assert choose(state).reasons[0].code == "completes"


def test_a_summoning_that_completes():
    """Discs that complete a dear building are summoned one after the other, and then it is built."""
    state = two(realm("B2=G B3=R C3=R", zone="GB", tiles="T17 T18 T21"), open_cards="III-01")
    for expected in (mv.SummonDisc, mv.SummonDisc, mv.Finish, mv.CompleteBuilding):
        assert isinstance(choose(state).move, expected)
        state = game.apply(state, choose(state).move)
    assert state.realms[0].buildings == ("III-01",)


def test_discs_on_the_board_are_moved():
    """A disc lying elsewhere is moved where it completes a building."""
    state = two(realm("B2=G C2=G E5=r", tiles="T06 T17 T18"), open_cards="I-01")
    assert chosen(state).startswith("move E5")


def test_the_planner_sees_two_turns():
    """The planner lays a tile that the next one completes, though neither does so alone."""
    state = table(realm(tiles="T01 T09 T17"), open_cards="II-01 I-13 III-01")
    first = choose(state, "planner").move
    assert isinstance(first, mv.LayTile)
    assert choose(state, "planner").reasons[0].code in {"progress", "completes"}


@pytest.mark.parametrize(
    ("power", "text"),
    [("orange", "crystal"), ("red", "look II"), ("yellow", "exchange R B")],
)
def test_powers_are_used(power, text):
    """A crystal that is awake is used when its power helps."""
    state = two(realm(power=power, crystal="active", zone="R"), rules=ADVANCED, open_cards="I-10 III-01")
    assert chosen(state) == text


def test_green_moves_a_square_that_completes():
    """The green power moves a square where it completes a pattern, and is kept otherwise."""
    state = two(
        realm("B2=G C2=G E5=R", power="green", crystal="active", tiles="T06 T17 T18"), rules=ADVANCED, open_cards="I-01"
    )
    assert chosen(state).startswith("shift E5")
    idle = two(realm("B2=K", power="green", crystal="active"), rules=ADVANCED, open_cards="I-10")
    assert chosen(idle).startswith("lay")


def test_small_questions():
    """The start disc is the one in demand; a second tile is not exchanged; the red power keeps the best card."""
    purple = ADVANCED.changed(boards=[board for board in ADVANCED.boards if board.power == "purple"])
    start = game.setup(1, seed=2, rules=purple)
    assert chosen(start) in {"start B", "start Y"}
    blue = two(realm(power="blue", crystal="active"), rules=ADVANCED)
    assert chosen(play(blue, "swap T01 T20")) == "finish"
    red = two(
        realm("B2=G C2=G", power="red", crystal="active"), rules=ADVANCED, decks=(("I-05", "I-01", "I-06"), (), ())
    )
    assert chosen(play(red, "look I")) == "keep I-01"


def test_a_turn_is_ended_when_nothing_helps():
    """After the main action a power that does not help is kept, and the turn is ended."""
    state = two(realm("B2=K", power="green", crystal="active"), rules=ADVANCED, open_cards="I-10", done=True)
    assert chosen(state) == "end"


def test_the_outlook():
    """What stands is no turn away, what wants a disc nobody has is out of reach, and the dark zone needs its level."""
    state = two(realm("B2=G C2=G D2=R E5=K", zone="G"), open_cards="I-01 I-02 III-01 III-16")
    outlook = Outlook(game.view_for(state, 0), 0, Taste())
    turns = {goal.card.id: outlook.turns(goal, outlook.board) for goal in outlook.goals}
    assert turns["I-01"] == 0
    assert 0 < turns["I-02"] < 3
    assert turns["III-01"] == turns["III-16"] == FAR
    assert {goal.card.id: len(goal.needs) for goal in outlook.goals}["III-16"] == 0
    numbered = two(realm(level=2), rules=STANDARD.changed(dark_fields="numbered"), open_cards="I-01")
    goal = Outlook(game.view_for(numbered, 0), 0, Taste()).goals[0]
    assert 16 < len(goal.needs) < len(STANDARD.placements.sites("I-01"))


def test_taste_is_data():
    """A player may be made with other tastes, as a class may want to try."""
    state = game.setup(1, seed=6)
    choice = Builder(taste=Taste(patience=0.3))(game.view_for(state, 0), game.legal_moves(state), RNG)
    assert choice.move in game.legal_moves(state)
