"""A message costs what it asks: counted in calls of Python, which are the same on every machine."""

from __future__ import annotations

import random
import sys
from collections import Counter

import pytest
from board.boards import board_of, send

import realms_nb as rn
from realms_nb.board.connection import BoardConnection
from realms_nb.board.rights import Rights
from realms_nb.core.errors import IllegalMove
from realms_nb.core.viewers import SPECTATOR


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
    # The words for a saved notebook are written later, when nobody waits; what is kept of the game, after the answer.
    monkeypatch.setattr(board, "_write_words_later", lambda: None)
    monkeypatch.setattr(board._keeper, "soon", lambda keep: None)
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
    """A refused move in German costs at most 51 calls: the names of the cards are not made anew to name one of them."""
    match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7, language="de")

    def refused():
        with pytest.raises(IllegalMove, match="Münzen|Karte|liegt"):
            match.play("build Castle")

    refused()
    found = calls(refused)
    assert 20 < found.total() <= 51
    assert found["label"] <= 1


def test_a_click_makes_one_view_of_a_position(board):
    """A click with one answer makes one view for each position and viewer, and is done in at most 1,160 calls."""
    match = board.match
    at = match.at
    found = calls(
        lambda: board._on_message(
            board, {"kind": "play", "id": 4, "version": board.snapshot.version, "move": str(match.legal_moves[0])}, []
        )
    )
    assert match.at == at + 2
    # One after each of the two moves, one for whoever answers, one for the person who is to decide.
    assert found["view_for"] <= 4
    assert found["scores"] <= 4
    assert found["snapshot"] == 1
    assert 500 < found.total() <= 1_160


def test_a_second_viewer_costs_one_picture(board):
    """Whoever looks on at the same table costs one snapshot for a click, whatever it brought, and asks no player."""
    guest = BoardConnection(board._session, SPECTATOR, Rights.LOOK)
    asked = {"kind": "play", "id": 4, "version": board.snapshot.version, "move": str(board.match.legal_moves[0])}
    found = calls(lambda: board._on_message(board, asked, []))
    assert guest.snapshot().version == board.snapshot.version
    assert found["_drawn"] == 2
    assert found["answer"] == 1
    assert found.total() <= 1_700


def test_what_has_happened_is_not_copied(board):
    """A click costs as much late in a game as early in it: neither moves nor events are walked anew."""
    match = rn.Match(rn.minute_realms, 2, seed=7)
    one = rn.Board(match)
    one._write_words_later = lambda: None
    counts = []
    while match.turn is not None and match.at < 12:
        asked = {"kind": "play", "id": 4, "version": one.snapshot.version, "move": str(match.legal_moves[0])}
        counts.append(calls(lambda asked=asked: one._on_message(one, asked, [])))
    assert len(counts) == 12
    assert {count["past"] for count in counts} == {2}
    assert max(count["sentence"] for count in counts) < 30


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_page_of_a_review_names_each_card_once(seed):
    """The page of a review with moments is made in at most 3,300 calls."""

    def look(seed):
        match, rng = rn.Match(rn.minute_realms, ["You", "Ada"], seed=seed), random.Random(seed)
        while match.turn is not None:
            match.play(rng.choice(match.legal_moves))
        return rn.review(match, playouts=20, quiet=True, seed=1)

    # Words and cards are loaded with the first one.
    look(9)._repr_html_()
    found = look(seed)
    assert len(found.moments) >= 1
    assert 500 < calls(found._repr_html_).total() <= 3_300
