"""Players of Realm of Sand: they play legal moves, build what stands, use their powers, and say why."""

from __future__ import annotations

import random

import pytest
from games.realm_of_sand.engine.sand import ADVANCED, STANDARD, game, play, random_game, realm, two

import realms_nb as rn
from realms_nb.core.errors import UnknownName
from realms_nb.core.strategy import Choice, Reason
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.odds import building_odds
from realms_nb.games.realm_of_sand.players.players import why
from realms_nb.players.registry import LEVELS, names, resolve

RNG = random.Random(1)


# Boards on which the power of each colour helps: with the open cards I-10 (green corner) and III-01 (with a blue disc).
POWERFUL = {
    "orange": realm(power="orange", crystal="active"),
    "red": realm(power="red", crystal="active"),
    "yellow": realm("B2=G B3=R C3=R B4=G", power="yellow", crystal="active", zone="R"),
    "purple": realm("B2=G", power="purple", crystal="active", zone="GRRB"),
}


def choose(state, name="duke"):
    """What a player does and why."""
    choice = resolve(game, name).choose(game.view_for(state, state.decision.seat), game.legal_moves(state), RNG)
    assert isinstance(choice, Choice)
    return choice


def chosen(state, name="duke"):
    return str(choose(state, name).move)


def test_players_have_names():
    """A random player, weights, sampled futures and the four levels play this game by name, and nobody else."""
    assert set(names(game)) == {"random", "weighted", "rollout", *LEVELS}


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_players_of_before_are_refused(name):
    """A name that no player of this game has is refused with the names that there are, in every language."""
    with pytest.raises(UnknownName) as refused:
        rn.simulate(game, [name], games=1, quiet=True)
    assert str(refused.value).startswith(f"No strategy for Realm of Sand is called {name!r}; there is random, ")
    told = {game.narrator(language=language).error(refused.value) for language in ("en", "de", "it")}
    assert len(told) == 3
    assert all(sentence.endswith(".") and name in sentence for sentence in told)
    assert all(each in sentence for sentence in told for each in names(game))
    with pytest.raises(UnknownName, match=f"for Realm of Sand is called {name!r}"):
        rn.watch(rn.Match(game, 1, seed=2), name)


@pytest.mark.parametrize("side", ["basic", "advanced"])
@pytest.mark.parametrize(("name", "seats"), [("duke", 1), ("squire", 3), ("knight", 2), ("emperor", 2)])
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
            assert tellers[0].knows(f"reason-{reason.code.replace('_', '-')}")
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


def test_reasons_are_true():
    """What a move makes ready did not stand before, what stands did, and what is worked for lacks what is said."""
    rules, met = ADVANCED.changed(most_rounds=20), set()
    for seed in range(2):
        for state, move in random_game(2, seed, rules):
            if state.decision is None:
                continue
            view = game.view_for(state, state.decision.seat)
            reasons = why(view, move)
            if not reasons or reasons[0].code not in ("completes", "stands", "progress"):
                continue
            code, card = reasons[0].code, reasons[0].details["card"]
            before = next(each.missing for each in building_odds(view) if each.card == card)
            after = rn.odds.after(view, move).missing[card]
            assert (before == 0) == (code == "stands")
            assert after == (reasons[0].details["missing"] if code == "progress" else 0)
            assert (after > 0) == (code == "progress")
            met.add((code, type(move)))
    placed = (mv.LayTile, mv.SummonDisc, mv.MoveDisc)
    assert {("progress", kind) for kind in (*placed, mv.TakeTile)} <= met
    assert {("stands", kind) for kind in (*placed, mv.TakeTile)} <= met
    assert ("completes", mv.LayTile) in met


@pytest.mark.parametrize(
    ("power", "text"), [("orange", "crystal"), ("red", "look II"), ("yellow", "exchange R B"), ("purple", "crystal")]
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
    """The start disc is the one in demand; a second tile is not exchanged; what red keeps is what it says."""
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
    kept = choose(play(red, "look I"))
    assert kept.reasons == (Reason("aim", {"card": kept.move.card}),)


def test_a_turn_is_ended_when_nothing_helps():
    """After the main action a power that does not help is kept, and the turn is ended."""
    state = two(realm("B2=K", power="green", crystal="active"), rules=ADVANCED, open_cards="I-10", done=True)
    assert chosen(state) == "end"
