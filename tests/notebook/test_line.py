"""The line between a board and the browser: what is sent twice is done once, what is lost is asked for."""

from __future__ import annotations

import pytest
from board.boards import board_of, match_of_two, send

VIEW = 77


@pytest.fixture
def match():
    return match_of_two()


def heard(board, **content):
    """Everything that a board sends for one message: the names of traits that change, and the answers."""
    seen = []
    board.observe(lambda change: seen.append(change["name"]), ["snapshot", "book", "replay", "log"])
    board.send, real = seen.append, board.send
    try:
        board._on_message(board, {"view": VIEW, **content}, [])
    finally:
        board.send = real
        board.unobserve_all()
    return seen


@pytest.mark.parametrize("kind", ["play", "undo", "new"])
def test_a_message_that_comes_twice_is_done_once(match, kind):
    """The same number from the same view gets the same answer again, and nothing is played, undone or dealt again."""
    board = board_of(match)
    send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    extra = {"move": str(match.legal_moves[0])} if kind == "play" else {}
    content = {"kind": kind, "id": 5, "version": match.version, **extra}
    first = heard(board, **content)
    at, version, games = match.at, match.version, len(match.earlier)
    assert first[-1]["id"] == 5
    assert "snapshot" in first
    assert heard(board, **content) == [first[-1]]
    assert (match.at, match.version, len(match.earlier)) == (at, version, games)
    # Another view has numbers of its own.
    assert heard(board, **{**content, "view": 78}) != [first[-1]]
    assert (match.at, len(match.earlier)) == (at, games)


@pytest.mark.parametrize("kind", ["undo", "new", "go-on", "line", "earlier"])
def test_what_was_meant_for_another_position_does_nothing(match, kind):
    """A message that changes the match and was sent at another version is answered with a sentence."""
    board = board_of(match)
    send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    send(board, kind="new")
    send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    at, version = match.at, match.version
    send(board, kind=kind, version=version - 1, **{"line": {"name": "A"}, "earlier": {"number": 0}}.get(kind, {}))
    assert (match.at, match.version) == (at, version)
    assert "moved on" in board.snapshot.notice


def test_a_question_sends_no_picture(match):
    """What changes nothing is answered, and nothing is drawn for it; each answer says how far the snapshots are."""
    board = board_of(match)
    for number, content in enumerate(
        [{"kind": "ask", "move": "build Castle"}, {"kind": "ping"}, {"kind": "save"}, {"kind": "shown"}], start=1
    ):
        (answer,) = heard(board, id=number, **content)
        assert answer["serial"] == board.snapshot.serial == 1
    heard(board, id=9, kind="play", version=match.version, move=str(match.legal_moves[0]))
    assert board.snapshot.serial == 2


def test_whoever_lacks_something_gets_everything(match):
    """Asked for everything, a board sends words, replay, log and picture in one message, and all of it fits."""
    board = board_of(match)
    for _ in range(3):
        send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    sent = []
    board.send_state, real = lambda key=None: sent.append(set(key or ())), board.send_state
    try:
        board._on_message(board, {"kind": "resync", "id": 3, "view": VIEW}, [])
    finally:
        board.send_state = real
    (whole,) = [keys for keys in sent if "snapshot" in keys]
    assert {"snapshot", "book", "replay", "log"} <= whole
    assert board.snapshot.whole
    assert len(board.replay) == len(board.log) == match.length + 1
    send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    assert board.snapshot.whole is None


def test_a_notice_names_the_view_that_asked(match):
    """A notice is for the view whose message it answers; a snapshot without one is for all."""
    board = board_of(match)
    heard(board, id=1, kind="play", version=99, move="build Mill")
    assert board.snapshot.asker == VIEW
    assert board.snapshot.notice
    send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    assert (board.snapshot.asker, board.snapshot.notice) == (None, None)


@pytest.mark.parametrize("number", [None, True, "7", 1.5, [], {}])
def test_what_has_no_number_is_answered_too(match, number):
    """A message without a usable number gets an answer that no browser takes for one of its own."""
    board = board_of(match)
    answer = heard(board, kind="ping", **({} if number is None else {"id": number}))[-1]
    assert answer["kind"] == "answer"
    assert answer["id"] == -1
