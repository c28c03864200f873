"""Hooks at a board: lines of the story, pauses, the strip, and what a board's own handlers may know."""

from __future__ import annotations

import sys

import pytest
from board.boards import board_of, match_of_two, send

import realms_nb as rn
from realms_nb.core.listeners import ListenerFailed
from realms_nb.core.viewers import names_any
from realms_nb.games.realm_of_sand.engine.boards import PersonalBoard

SAND = rn.realm_of_sand
LIGHT = SAND.STANDARD.table.fields(SAND.STANDARD.table.light)
# Every building turns a crystal up, so that the red power is used often.
RED = SAND.STANDARD.changed(side="advanced", board_set=[PersonalBoard("red", LIGHT), PersonalBoard("blue", LIGHT)])


@pytest.fixture
def match():
    return match_of_two()


def play(board, move=None):
    return send(board, kind="play", version=board.snapshot.version, move=move or str(board.match.legal_moves[0]))


def own(board):
    """What the story of a board tells as the class's own, by the number of the move."""
    return [
        (place, sentence.spans[0].text)
        for place, entry in enumerate(board.log)
        for sentence in entry.sentences
        if sentence.own
    ]


def test_a_returned_text_stands_in_the_story(match):
    """What a handler returns is a line of the story of every board, marked as the class's own, and sent once."""
    board, other = board_of(match, pace="step"), board_of(match, pace="step")
    match.on("building_built", lambda event: f"{event.who} has a {event.card}.")
    board.on("building_built", lambda event: "Only here.")
    play(board, "build Timber House")
    assert own(board) == [(1, "You has a Timber House."), (1, "Only here.")]
    assert own(other) == [(1, "You has a Timber House.")]
    assert [sentence.own for sentence in board.snapshot.fresh.records[0].sentences][-2:] == [True, True]
    send(board, kind="seek", to=0)
    send(board, kind="seek", to=1)
    assert len(own(board)) == 2
    assert board.snapshot.fresh.records == ()


def test_a_later_handler_tells_what_has_been(match):
    """A handler that hears everything from the start adds its lines to what a board shows already."""
    board = board_of(match, pace="step")
    play(board, "build Timber House")
    match.on("building_built", lambda event: "Once more.", since="start")
    match.on("round_opened", lambda event: f"Round {event.round}!", since="start")
    assert own(board) == [(0, "Round 1!"), (1, "Once more.")]
    assert board.snapshot.fresh.since == 0


def test_a_pause_stops_a_board(match):
    """A pause shows its sentence and plays nothing, at every pace, until somebody goes on."""
    board = board_of(match, pace="instant")
    match.on("played", lambda move: rn.pause(f"{move.who} moved.") if move.seat == 0 else None)
    play(board)
    assert (match.at, board.snapshot.pause) == (1, "You moved.")
    assert board.snapshot.options is None
    for message in ({"kind": "step"}, {"kind": "play", "move": str(match.legal_moves[0])}):
        send(board, version=board.snapshot.version, **message)
        assert (match.at, board.snapshot.pause) == (1, "You moved.")
    send(board, kind="pace", value="calm")
    assert not board.snapshot.auto
    send(board, kind="pace", value="instant")
    assert match.at == 1
    send(board, kind="go-on")
    assert board.snapshot.pause is None
    assert match.at > 1
    assert match.turn == 0


def test_a_pause_ends_with_a_look_back(match):
    """Whoever takes back a move at which the board stands still may choose again; a move from a cell can pause it."""
    board = board_of(match, pace="step")
    match.on("building_built", lambda event: rn.pause())
    match.play("build Timber House")
    assert board.snapshot.pause == ""
    send(board, kind="undo")
    assert board.snapshot.pause is None
    assert board.snapshot.options is not None


def test_a_pause_of_one_board_stops_no_other(match):
    """A handler of a board stops that board alone."""
    board, other = board_of(match, pace="step"), board_of(match, pace="step")
    board.on("played", lambda move: rn.pause("Look."))
    play(board)
    assert (board.snapshot.pause, other.snapshot.pause) == ("Look.", None)


def test_prints_and_errors_stand_in_the_strip(match):
    """What a handler prints or raises is shown under the boards that it belongs to, an error with its line."""
    board, other = board_of(match, pace="step"), board_of(match, pace="step")

    def broken(event):
        return event.coins  # there is no such field

    match.on("building_built", broken)
    board.on("refused", lambda refused: sys.stdout.write("no\n"))
    play(board, "build Castle")
    assert [each.text for each in board.snapshot.strip] == ["no"]
    assert other.snapshot.strip is None
    with pytest.warns(ListenerFailed):
        play(board, "build Timber House")
    _, line = board.snapshot.strip
    assert line.kind == "error"
    assert "BuildingBuilt has no 'coins'; it has" in line.text
    assert other.snapshot.strip == (line,)


def test_the_hooks_of_a_board_end_with_it(match):
    """A board that is closed takes its handlers along; those of the match stay."""
    heard = []
    board = board_of(match)
    board.on("played", lambda move: heard.append("board"))
    match.on("played", lambda move: heard.append("match"))
    board.close()
    match.play(match.legal_moves[0])
    assert heard == ["match"]


def test_the_hooks_of_a_board_see_what_its_viewer_may_know():
    """A handler of a board gets views, and of a move or a thought that names a secret neither move nor reasons."""
    match = rn.Match(SAND, ["Ada", "Bo"], seed=1, rules=RED)
    board = rn.Board(match, you=1, opponents={0: "weighted"})
    heard, whole, met = [], [], 0
    for kind in ("played", "thought"):
        board.on(kind, lambda told, view: heard.append((told, view)))
        match.on(kind, whole.append)
    while match.turn is not None and match.at < 60:
        heard.clear()
        rn.watch(match, "weighted", moves=1)
        hidden = SAND.secrets(match.state, 1)
        met += bool(hidden)
        for told, view in heard:
            assert view.seat == 1
            assert not names_any((told.move, getattr(told, "because", None), getattr(told, "reasons", ())), hidden)
            assert getattr(told, "after", match.view(1)) == match.view(1)
    assert met > 20
    assert any(str(told.move).startswith("keep") for told in whole)
