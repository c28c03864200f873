"""A review in a cell: its page, and the board that a moment opens."""

from __future__ import annotations

import pytest

import realms_nb as rn
from realms_nb.notebook.review_board import ReviewBoard


@pytest.fixture(scope="module")
def look():
    """A review of a match in which always the first move was played."""
    match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
    while match.turn is not None:
        match.play(match.legal_moves[0])
    found = rn.review(match, 0, playouts=200, quiet=True)
    assert len(found.moments) >= 2
    return found


@pytest.fixture
def jumps(look):
    """The jumps of that review, and what they answer."""
    made = ReviewBoard(look)
    made.answers = []
    made._ear.send = made.answers.append
    yield made
    made.close()


def test_a_cell_shows_a_page_and_what_hears_its_moments(look, monkeypatch):
    """The page is an output of its own; where nothing is to be looked at again, it is the only one."""
    outputs = []
    monkeypatch.setattr("IPython.display.display", lambda data, **_: outputs.append(data))
    look._ipython_display_()
    assert outputs[0]["text/html"].count("data-look=") == len(look.moments)
    assert isinstance(outputs[1], ReviewBoard)
    outputs.clear()
    match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
    match.play(match.legal_moves[0])
    rn.review(match, "Ada", playouts=2, quiet=True)._ipython_display_()
    assert len(outputs) == 1


@pytest.mark.parametrize("junk", [{}, None, {"look": 0}, {"look": "1"}, {"look": 9}, {"look": [1]}, [1]])
def test_what_is_no_moment_opens_nothing(jumps, junk):
    """Whatever comes is answered; only a moment of this review opens a board."""
    jumps._heard(None, junk, [])
    assert jumps.answers == [{"looked": False}]
    assert jumps.board is None


def test_a_moment_is_a_jump(jumps, look):
    """The board stands before the choice, tells the review, and seats the evaluator in the other seats."""
    for moment in look.moments:
        jumps._heard(None, {"look": moment.number}, [])
        assert (jumps.board.snapshot.history.at, jumps.board.snapshot.turn) == (moment.step, look.you)
        assert [each.step for each in jumps.board.review.moments] == [each.step for each in look.moments]
    assert jumps.board.snapshot.players == {1: "knight"}
    assert jumps.board.opens == "review"
    assert look.match.at == look.match.length


def test_nothing_that_was_played_there_is_lost(jumps, look):
    """Another line stays a line, and another game is kept among the earlier ones, when somebody jumps again."""
    first = look.moments[0]
    jumps.look(first)
    match = jumps.board.match
    match.play(next(move for move in match.legal_moves if move != look.match.steps[first.step].move))
    jumps.look(look.moments[1])
    history = jumps.board.snapshot.history
    assert (len(match.lines), history.line, history.at) == (2, 0, look.moments[1].step)
    match.restart(3)
    match.play(match.legal_moves[0])
    jumps.look(first)
    assert (jumps.board.snapshot.history.at, match.steps) == (first.step, look.match.steps)
    # The one that was played before the restart, and the one after it.
    assert [len(game.history.lines) for game in match.earlier] == [2, 1]
