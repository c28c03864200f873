"""rn.building_odds: what is counted about every building, and the chance to complete it within three own turns."""

from __future__ import annotations

import pytest
from games.realm_of_sand.engine.sand import ADVANCED, STANDARD, realm, two
from simulation.test_win_chances import middle

import realms_nb as rn
from realms_nb.core.errors import RealmsError
from realms_nb.games.realm_of_sand.engine.state import TakeTurn
from realms_nb.games.realm_of_sand.odds.building_odds import COLUMNS
from realms_nb.games.realm_of_sand.odds.win_chances import endings, rounds_left, score_ranges

SAND = rn.realm_of_sand
WITHIN = ["within_1", "within_2", "within_3"]


@pytest.mark.parametrize(("rules", "seats"), [(STANDARD, 1), (STANDARD, 2), (ADVANCED, 4)], ids=["one", "two", "four"])
def test_chances_fit_what_is_counted(rules, seats):
    """Chances grow with the turns, are as sure as what is counted for the seat to move, and hold in their intervals."""
    met = [fits(middle(rules, seats, rounds)) for rounds in (3, 5, 7)]
    assert sum(one for one, _ in met) > 0
    assert sum(further for _, further in met) > 0


def fits(state):
    """Look at one position; says how many buildings are one main action away, and how many further."""
    view = SAND.view_for(state, state.decision.seat)
    table = rn.odds.buildings(view, 60, seed=1)
    assert tuple(table.columns) == COLUMNS
    seats = list(dict.fromkeys(table["seat"]))
    assert seats[0] == view.seat
    assert sorted(seats) == list(range(len(state.realms)))
    assert (table["playouts"] == 60).all()
    assert (table[WITHIN].diff(axis=1)[WITHIN[1:]] >= 0).all(axis=None)
    for name in WITHIN:
        assert (table[f"{name}_low"] <= table[name]).all()
        assert (table[name] <= table[f"{name}_high"]).all()
    own = table[table["seat"] == view.seat]
    # What one main action can do is done in this turn; what two cannot is not.
    one, further = own["turns"].le(1).fillna(False), own["turns"].ge(2).fillna(True)
    assert own.loc[one, "within_1"].eq(1).all()
    assert own.loc[further, "within_1"].eq(0).all()
    assert table.equals(rn.odds.buildings(view, 60, seed=1, threads=1))
    return one.sum(), further.sum()


def test_two_planned_actions():
    """Alone nobody comes between: a building that two main actions bring is completed in the second turn."""
    met = 0
    for rounds in (2, 4, 6, 8, 10):
        state = middle(seats=1, rounds=rounds)
        table = rn.odds.buildings(SAND.view_for(state, 0), 4)
        # Six discs in two summonings are not planned for; tiles and one summoning are.
        two_actions = table[table["turns"].eq(2).fillna(False)]
        met += len(two_actions)
        assert two_actions["within_2"].eq(1).mean() >= 0.9
    assert met > 15


def test_the_next_seat_may_come_first():
    """A building that stands on the board of the next seat is gone before the own second turn, whoever aims for it."""
    mine = realm("B2=G", tiles="T17 T18 T21")
    ready = realm("B2=G C2=R B3=R", tiles="T17 T18 T21")
    state = two(mine, ready, open_cards="I-04")
    table = rn.odds.buildings(SAND.view_for(state, 0), 40).set_index(["seat", "card"])
    assert table.loc[(1, "I-04"), "within_1"] > 0.9
    assert table.loc[(0, "I-04"), "within_3"] < 0.3


def test_a_turn_that_has_begun_counts():
    """After the main action only what stands can still be completed in this turn; the plan begins with the next one."""
    state = middle()
    seat = state.decision.seat
    view = SAND.view_for(state, seat)
    done = SAND.view_for(rn.realm_of_sand.apply(state, SAND.legal_moves(state)[0]), seat)
    table = rn.odds.buildings(done, 20)
    own = table[table["seat"] == seat]
    assert own.loc[own["turns"].ne(0).fillna(True), "within_1"].eq(0).all()
    assert own["within_2"].max() == 1
    assert isinstance(view.decision, TakeTurn)


def test_sensible_questions_only():
    """Weights of another game, no futures at all and a spectator's view are refused in a sentence."""
    view = SAND.view_for(SAND.setup(2, 1), 0)
    for wrong, said in (
        ({"policy": rn.minute_realms.Weights()}, "not of Realm of Sand"),
        ({"playouts": 0}, "playouts is a whole number from 1"),
        ({"seed": -1}, "A seed is a whole number from 0"),
    ):
        with pytest.raises(RealmsError, match=said):
            rn.odds.buildings(view, **wrong)
    with pytest.raises(RealmsError, match="view of a seat"):
        rn.odds.buildings(SAND.view_for(SAND.setup(2, 1), None))


def test_endings_are_one_set_of_futures():
    """Rounds left add up to 1 and begin with this one; expected scores are those of rn.expected_scores."""
    view = SAND.view_for(middle(), 0)
    found = endings(view, 60, seed=4)
    left = rounds_left(view, found)
    assert left["share"].sum() == pytest.approx(1)
    assert left["rounds"].min() >= 1
    assert (left["playouts"] == 60).all()
    scores = score_ranges(found)
    assert scores["score"].tolist() == pytest.approx(rn.odds.score(view, 60, seed=4)["score"].tolist())
    assert (scores["range_low"] <= scores["score"]).all()
    assert (scores["score"] <= scores["range_high"]).all()


def test_a_finished_game():
    """When the game is over, no building can be completed and no round is left."""
    view = SAND.view_for(middle(STANDARD.changed(hourglasses_to_end=1), rounds=1), 0)
    state = SAND.setup(2, 6, STANDARD.changed(most_rounds=1))
    while state.decision is not None:
        state = SAND.apply(state, SAND.legal_moves(state)[0])
    over = SAND.view_for(state, 0)
    table = rn.odds.buildings(over)
    assert table[WITHIN].eq(0).all(axis=None)
    assert rounds_left(over, endings(over, 3))["rounds"].tolist() == [0]
    assert view.decision is not None
