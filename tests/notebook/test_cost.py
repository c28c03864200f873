"""A message costs what it asks: counted in calls of Python, which are the same on every machine."""

from __future__ import annotations

import sys
from collections import Counter

import pytest
from board.boards import board_of, send

import realms_nb as rn
from realms_nb.core.errors import IllegalMove


def calls(act):
    """How often functions of this package are called."""
    found = Counter()

    def look(frame, event, _):
        if event == "call" and "/realms_nb/" in frame.f_code.co_filename:
            found[frame.f_code.co_name] += 1

    before = sys.getprofile()
    sys.setprofile(look)
    try:
        act()
    finally:
        sys.setprofile(before)
    return found


@pytest.fixture
def board(monkeypatch):
    """A table of three in the middle of a game: the first seat is a person's, the next one answers at once."""
    match = rn.Match(rn.minute_realms, ["You", "Ada", "Bo"], seed=7)
    board = board_of(match)
    # The words for a saved notebook are written later, when nobody waits.
    monkeypatch.setattr(board, "_write_words_later", lambda: None)
    while match.at < 9 or match.turn != 0:
        send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    return board


def test_a_question_costs_what_it_asks(board):
    """Why a move is not allowed is answered in at most 110 calls, and whether anybody is there in at most 40."""
    asked = calls(lambda: board._on_message(board, {"kind": "ask", "move": "build Castle", "id": 2}, []))
    assert 20 < asked.total() <= 110
    assert asked["_handle"] == 1
    assert calls(lambda: board._on_message(board, {"kind": "ping", "id": 3}, [])).total() <= 40


def test_a_refused_move_costs_one_sentence():
    """A refused move in German costs at most 60 calls: the names of the cards are not made anew to name one of them."""
    match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7, language="de")

    def refused():
        with pytest.raises(IllegalMove, match="Münzen|Karte|liegt"):
            match.play("build Castle")

    refused()
    found = calls(refused)
    assert 20 < found.total() <= 60
    assert found["label"] <= 1


def test_a_click_makes_one_view_of_a_position(board):
    """A click with one answer makes one view for each position and viewer, and is done in at most 2,600 calls."""
    match = board.match
    at = match.at
    found = calls(
        lambda: board._on_message(
            board, {"kind": "play", "id": 4, "version": match.version, "move": str(match.legal_moves[0])}, []
        )
    )
    assert match.at == at + 2
    # One after each of the two moves, one for whoever answers, one for the person who is to decide.
    assert found["view_for"] <= 4
    assert found["snapshot"] == 1
    assert 500 < found.total() <= 2_600
