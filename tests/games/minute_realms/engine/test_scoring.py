"""Scoring: each kind of card, the rulebook's examples, the award and the ranking."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tables import card, game, last_round, play, realm, table, tell

from realms_nb.core import closing
from realms_nb.games.minute_realms.engine import events as ev
from realms_nb.games.minute_realms.engine.invasion import defence
from realms_nb.games.minute_realms.engine.rules import STANDARD
from realms_nb.games.minute_realms.engine.scoring import SOURCES, award_line, score_card
from realms_nb.games.minute_realms.engine.state import ChooseLoss, Invasion


def test_the_rulebooks_scoring_example():
    """One coin, strength 2, defence 3: 5 + 8 + 6 + 0 + 1 + 6 + 4 and the award of 2 make 32 points."""
    mine = realm(1, "Castle", "Friary", "Throne Hall", "~Mill", "Watchtower", "Vineyard", "Palace")
    state = last_round([mine, realm(0)], strength=2)
    assert defence(mine, STANDARD) == 3
    state = play(state, "build Hut", "lose Hut")
    sheet = game.scores(state)[0]
    points = {line.card or line.source: line.points for line in sheet.lines}
    assert points == {
        "Castle": 5,
        "Friary": 8,
        "Throne Hall": 6,
        "Watchtower": 1,
        "Vineyard": 6,
        "Palace": 4,
        "award": 2,
    }
    assert sheet.total == 32


def test_the_rulebooks_invasion_example():
    """Tokens of 1, 1 and 0 make strength 2; whoever has fewer than two shields turns a building face down."""
    state = table(
        [None, None, "Mill"],
        ["Inn", "Chapel"],
        [realm(0, "Castle", "~Palace"), realm(0, "Castle", "Gatehouse"), realm(0, "Sawmill")],
        round=4,
        turn=2,
        track=(1, 1, None, 0),
    )
    state = replace(state, realms=(state.realms[0], realm(0, "Hamlet", "Gatehouse"), state.realms[2]))
    after, events = tell(state, "build Mill")
    assert [e for e in events if isinstance(e, ev.InvasionStruck)] == [ev.InvasionStruck(4, (1, 1, 0), 2, last=False)]
    assert after.invasions == (Invasion(4, 2, (True, False, False)),)
    assert after.decision == ChooseLoss(1, (2,))


@pytest.mark.parametrize(
    ("name", "others", "coins", "points"),
    [
        ("Castle", [], 0, 5),
        ("Hamlet", ["Mill", "Sawmill"], 0, 6),
        ("Hamlet", [], 0, 0),
        ("Vineyard", ["Inn", "Warehouse"], 0, 4),
        ("Treasury", [], 7, 7),
        ("Old Town", ["Mill"], 0, 0),
        ("Old Town", ["Mill", "Inn"], 0, 6),
        ("Friary", [], 0, 9),
        ("Friary", [], 4, 5),
        ("Friary", [], 12, 0),
        ("Gatehouse", [], 0, 3),
    ],
)
def test_each_kind_of_card(name, others, coins, points):
    """Every kind of scoring gives the points that the legend of the cards says."""
    assert score_card(card(name), realm(coins, name, *others), STANDARD).points == points


@pytest.mark.parametrize(("different", "points"), [(1, 0), (2, 1), (3, 2), (4, 4), (5, 6), (6, 9)])
def test_the_category_table(different, points):
    """A variety card scores by the table: 0, 1, 2, 4, 6, 9 points for one to six categories."""
    names = ["Palace", "Mill", "Cottage", "Inn", "Gatehouse", "Chapel"][:different]
    line = score_card(card("Palace"), realm(0, *names), STANDARD)
    assert line.points == points
    assert line.inputs == {"count": different}


def test_every_line_names_its_source():
    """Each score line carries source, card, inputs and points, and its source is one that tables know."""
    mine = realm(2, "Castle", "Hamlet", "Vineyard", "Treasury", "Old Town", "Palace", "Friary")
    sheet = game.scores(last_round([mine, realm(0)]))[0]
    assert [line.source for line in sheet.lines] == ["flat", "percat", "bestcat", "coin", "pair", "cats", "inv"]
    assert {line.source for line in sheet.lines} | {"award"} == set(SOURCES)
    assert sheet.lines[1].inputs == {"each": 3, "category": "productive", "count": 1}


def test_no_award_before_the_last_invasion():
    """While the last invasion is still to come nobody has an award on the sheet."""
    state = last_round([realm(0, "~Castle"), realm(0)], strength=1)
    assert award_line(state, 0) is None
    assert award_line(play(state, "build Hut", "lose Hut"), 0).points == 1


def test_without_invasions_there_is_no_award():
    """Rules without invasions play to the end without tokens being turned up, and score no award."""
    rules = STANDARD.changed(invasion_rounds=[], rounds=1)
    state = game.setup(2, 1, rules)
    while state.decision is not None:
        state = game.apply(state, game.legal_moves(state)[0])
    assert state.invasions == ()
    assert all(line.source != "award" for sheet in game.scores(state) for line in sheet.lines)


def test_the_award_can_be_changed():
    """With award 2 a held last invasion scores twice its strength."""
    state = last_round([realm(0, "~Castle", "~Palace"), realm(0)], strength=3)
    state = replace(state, rules=state.rules.changed(award=2))
    after, events = tell(state, "build Hut")
    assert ev.AwardGiven(0, 6) in events
    assert award_line(after, 0).points == 6


def test_the_marker_of_a_tie_is_told():
    """A tie on points is told with the criterion that decided."""
    _, events = tell(last_round([realm(1, "Chapel"), realm(0, "Mill")]), "build Hut")
    assert closing.TieBroken((0, 1), "coins") in events
    assert events[-1] == closing.GameWon((0,), 2)


def test_no_outcome_while_playing():
    """While the game goes on nobody has won."""
    assert game.outcome(game.setup(2, 1)) is None
    assert game.legal_moves(play(last_round([realm(0), realm(0)]), "build Hut")) == ()
