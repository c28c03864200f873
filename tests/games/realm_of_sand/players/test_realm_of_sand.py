"""Players of Realm of Sand: they play legal moves, build what stands, see what is near, and say why."""

from __future__ import annotations

import random

import pytest
from games.realm_of_sand.engine.sand import ADVANCED, STANDARD, game, play, realm, table, two

from realms_nb.core.strategy import Choice
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.fast.outlook import FAR
from realms_nb.games.realm_of_sand.fast.taste import Taste
from realms_nb.games.realm_of_sand.players.players import Builder
from realms_nb.games.realm_of_sand.players.thoughts import Thoughts
from realms_nb.players.registry import LEVELS, names, resolve

RNG = random.Random(1)


# Boards on which the power of each colour helps: with the open cards I-10 (green corner) and III-01 (with a blue disc).
POWERFUL = {
    "orange": realm(power="orange", crystal="active"),
    "red": realm(power="red", crystal="active"),
    "yellow": realm("B2=G B3=R C3=R B4=G", power="yellow", crystal="active", zone="R"),
    "purple": realm("B2=G", power="purple", crystal="active", zone="GRRB"),
    "blue": realm("B2=G C2=G", power="blue", crystal="active", tiles="T13 T14 T15"),
}


def choose(state, name="greedy"):
    """What a player does and why."""
    choice = resolve(game, name).choose(game.view_for(state, state.decision.seat), game.legal_moves(state), RNG)
    assert isinstance(choice, Choice)
    return choice


def chosen(state, name="greedy"):
    return str(choose(state, name).move)


def test_players_have_names():
    """Random, greedy, planner and the four levels play this game by name."""
    assert {"random", "greedy", "planner", *LEVELS} <= set(names(game))


@pytest.mark.parametrize("side", ["basic", "advanced"])
@pytest.mark.parametrize(("name", "seats"), [("greedy", 1), ("squire", 3), ("planner", 1), ("emperor", 2)])
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


def test_what_stands_lacks_nothing():
    """A building that stands already is called ready, not one that lacks no piece."""
    state = game.setup(1, seed=0)
    reasons = []
    while state.decision is not None:
        choice = choose(state)
        reasons += choice.reasons
        state = game.apply(state, choice.move)
    assert "stands" in {reason.code for reason in reasons}
    assert all(reason.details["missing"] > 0 for reason in reasons if reason.code == "progress")
    ready = next(reason for reason in reasons if reason.code == "stands")
    teller = game.narrator(language="de")
    assert teller.reason(ready) == f"{teller.label(ready.details['card'])} liegt schon bereit."


def test_the_planner_sees_two_turns():
    """The planner lays a tile that the next one completes, though neither does so alone, and says so."""
    state = table(realm(tiles="T01 T09 T17"), open_cards="II-04 I-13 III-01")
    choice = choose(state, "planner")
    assert isinstance(choice.move, mv.LayTile)
    assert choice.reasons[0].code == "plan"
    assert choice.reasons[0].details["turns"] == 1


def test_the_emperor_watches():
    """A building that another seat can complete at once is worth less to whoever must wait for it."""
    rival = realm("B2=G C2=G", zone="R", tiles="T26 T27 T28")
    state = two(realm("B2=G"), rival, open_cards="I-01 I-06")
    calm, watchful = (Thoughts(game.view_for(state, 0), 0, Taste(), watchful=watch) for watch in (False, True))
    place = calm.cards.index("I-01")
    assert watchful.prospect.stays[place] < calm.prospect.stays[place]
    other = calm.cards.index("I-06")
    assert watchful.prospect.stays[other] == calm.prospect.stays[other]


@pytest.mark.parametrize(
    ("power", "text"),
    [("orange", "crystal"), ("red", "look II"), ("yellow", "exchange R B"), ("purple", "crystal"), ("blue", "swap")],
)
def test_powers_are_used(power, text):
    """A crystal that is awake is used when its power helps."""
    state = two(POWERFUL[power], rules=ADVANCED, open_cards="I-10 III-01")
    assert chosen(state).startswith(text)
    assert choose(state).reasons[0].code == "power"


@pytest.mark.parametrize("power", ["yellow", "blue"])
def test_powers_are_kept(power):
    """A crystal is not spent where its power does not help."""
    state = two(realm("B2=G C2=G B3=G", power=power, crystal="active"), rules=ADVANCED, open_cards="I-10", done=True)
    assert chosen(state).startswith("build")
    assert power == "yellow" or chosen(play(state, chosen(state))) == "end"
    idle = two(realm("B2=K", power="purple", crystal="active", zone="G"), rules=ADVANCED, open_cards="I-10")
    assert chosen(idle) != "crystal"


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
    purple = ADVANCED.changed(board_set=[board for board in ADVANCED.board_set if board.power == "purple"])
    start = game.setup(1, seed=2, rules=purple)
    assert chosen(start) in {"start B", "start Y"}
    blue = two(realm(power="blue", crystal="active"), rules=ADVANCED)
    assert chosen(play(blue, "swap T01 T20")) == "finish"
    red = two(
        realm("B2=G C2=G D2=R", power="red", crystal="active"),
        rules=ADVANCED,
        open_cards="III-18",
        decks=(("I-05", "I-01", "I-06"), (), ()),
    )
    assert chosen(play(red, "look I")) == "keep I-01"


def test_a_turn_is_ended_when_nothing_helps():
    """After the main action a power that does not help is kept, and the turn is ended."""
    state = two(realm("B2=K", power="green", crystal="active"), rules=ADVANCED, open_cards="I-10", done=True)
    assert chosen(state) == "end"


def test_the_outlook():
    """What stands is no turn away, what wants a disc nobody has is out of reach, and the dark zone needs its level."""
    state = two(realm("B2=G C2=G D2=R E5=K", zone="G"), open_cards="I-01 I-02 III-01 III-16")
    goals = Thoughts(game.view_for(state, 0), 0, Taste(), watchful=False).survey()
    assert goals["I-01"].turns == 0
    assert 0 < goals["I-02"].turns < 3
    assert goals["III-01"].turns == goals["III-16"].turns == FAR


def test_taste_is_data():
    """A player may be made with other tastes, as a class may want to try."""
    state = game.setup(1, seed=6)
    choice = Builder(taste=Taste(patience=0.3))(game.view_for(state, 0), game.legal_moves(state), RNG)
    assert choice.move in game.legal_moves(state)
