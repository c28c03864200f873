"""A game without a stage of its own: the plain board and the studio work for any game."""

from __future__ import annotations

import random

import pytest
import toy
from board.boards import play_on, send

import realms_nb as rn


def test_a_toy_is_played_on_the_plain_board():
    """A whole game of another package's game: its text board, its moves by their first word, its story."""
    match = rn.Match(toy.GAME, ["You", "Ada"], seed=1)
    board = rn.Board(match, opponents={1: "highest"}, pace="instant")
    assert board.book.title == "Sums"
    assert board.book.hints == 2
    assert board.book.help == ("chances", "hints", "review")
    (group,) = board.snapshot.options.groups
    assert (group.word, group.moves) == ("name", ("name 1", "name 2", "name 3"))
    assert board.snapshot.picture.rows == (("You", "0"), ("Ada", "0"))
    play_on(board)
    assert match.outcome is not None
    assert board.snapshot.options is None
    assert board.snapshot.turn is None
    assert len(board.replay) == match.length + 1
    assert "win" in "".join(span.text for span in board.log[-1].sentences[-1].spans)


def test_the_toy_speaks_every_language():
    """Words, refusals and story of a game of another package are its own, in the language of the board."""
    match = rn.Match(toy.GAME, ["You", "Ada"], seed=1)
    board = rn.Board(match, language="de")
    why = send(board, kind="ask", move="name 9")["told"]
    assert why["rule"] == "naming"
    assert why["rule"] in board.book.rules
    english = rn.Board(match)
    assert send(english, kind="ask", move="name 9")["told"]["why"] == "Name a number from 1 to 3."
    assert why["why"] != "Name a number from 1 to 3."


def test_hints_save_and_new_game():
    """A game of which nothing is known has hints from futures, a file and a new game."""
    match = rn.Match(toy.GAME, ["You", "Ada"], seed=1)
    board = rn.Board(match)
    send(board, kind="hint", depth=1)
    assert board.snapshot.hint.moves[0] == "name 3"
    send(board, kind="hint", depth=2)
    assert board.snapshot.hint.text.startswith("What looks best: name 3. Tried ")
    send(board, kind="play", version=0, move="name 2")
    file = send(board, kind="save")["file"]
    send(board, kind="new", seed=3)
    assert match.at == 0
    send(board, kind="load", name=file["name"], text=file["text"])
    assert match.at == 1
    assert board.snapshot.notice is None


def test_a_studio_of_a_game_without_charts():
    """A game that has no charts of its own has a studio with one: where the points come from, which follows a move."""
    studio = rn.Studio(rn.Match(toy.GAME, ["You", "Ada"], seed=1))
    assert list(studio.charts) == ["scores"]
    chart = studio.charts["scores"]
    assert chart.description == "Points by source, now: You 0; Ada 0."
    send(studio.board, kind="play", version=0, move="name 2")
    assert studio.match.at == 1
    assert studio.charts == {"scores": chart}
    assert chart.description == "Points by source, now: You 2 (numbers named 2); Ada 0."
    studio.close()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_realm_of_sand_has_a_board(seats):
    """A board opens on Realm of Sand alone and at a table, follows random play, and every move of it can be played."""
    match = rn.Match(rn.realm_of_sand, seats, seed=2)
    board = rn.Board(match, you=0)
    rng = random.Random(4)
    for _ in range(25):
        send(board, kind="play", version=match.version, move=str(rng.choice(match.legal_moves)))
        assert board.snapshot.notice is None
        assert board.snapshot.options is not None
    assert match.at == 25
    assert len(board.replay) == 26
