"""Rules that are chosen for a new game: what is offered is dealt, and nothing else."""

from __future__ import annotations

import pytest
from board.boards import send

import realms_nb as rn

SEATS = [{"name": "You"}, {"name": "Ada", "player": "random"}]


def test_what_is_offered_is_dealt_and_shown_as_chosen():
    """The side and the powers of a message are those of the next game, and the dialog then shows them as chosen."""
    board = rn.Board(rn.Match(rn.realm_of_sand, ["You", "Ada"], seed=3), you=0)
    send(board, kind="new", seats=SEATS, rules={"side": ["advanced"], "powers": ["red", "blue"]})
    assert [each.chosen for each in board.book.rulings] == [("advanced",), ("red", "blue")]
    assert {seat.power for seat in board.match.state.realms} == {"red", "blue"}
    send(board, kind="new", seats=SEATS, rules={"side": ["basic"]})
    assert {seat.power for seat in board.match.state.realms} == {None}


@pytest.mark.parametrize(
    ("game", "rules", "why"),
    [
        ("realm_of_sand", {"side": ["dark"]}, "'dark' cannot be chosen"),
        ("realm_of_sand", {"side": []}, "cannot be chosen"),
        ("realm_of_sand", {"side": ["basic", "advanced"]}, "cannot be chosen"),
        ("realm_of_sand", {"powers": ["red", "red"]}, "cannot be chosen"),
        ("realm_of_sand", {"side": ["advanced"], "powers": ["red"]}, "2 players need 2"),
        ("realm_of_sand", {"deck": ["none"]}, "no rule 'deck' to choose"),
        ("minute_realms", {"side": ["basic"]}, "no rule 'side' to choose"),
        ("realm_of_sand", {"side": "basic"}, "cannot read"),
    ],
)
def test_what_is_not_offered_is_refused_in_a_sentence(game, rules, why):
    """A rule, a choice or a number of choices that no book offers deals nothing, and says why."""
    board = rn.Board(rn.Match(getattr(rn, game), ["You", "Ada"], seed=3), you=0)
    before = board.match.start
    send(board, kind="new", seats=SEATS, rules=rules)
    assert board.match.start is before
    assert why in board.snapshot.notice
