"""A German board over an English match: nothing that a person can meet on it is English."""

from __future__ import annotations

import re

import pytest
from board.boards import board_of, game, match_of_two, send

import realms_nb as rn

# Words that no German sentence has.
ENGLISH = re.compile(r"\b(the|is|not|move|moves|match|cannot|you|of|has|with|and)\b", re.IGNORECASE)


@pytest.fixture
def board():
    return board_of(match_of_two(), language="de")


@pytest.mark.parametrize(
    "content",
    [
        {"kind": "play", "version": 0, "move": "bastion Watchtower"},
        {"kind": "play", "version": 0, "move": "build Mill"},
        {"kind": "play", "version": 0, "move": "lose Mill"},
        {"kind": "play", "version": 0, "move": "build Atlantis"},
        {"kind": "play", "version": 0, "move": "tanze"},
        {"kind": "play", "version": 99, "move": "build Timber House"},
        {"kind": "undo"},
        {"kind": "redo"},
        {"kind": "seek", "to": 99},
        {"kind": "load", "name": "x.json", "text": "{"},
        {"kind": "load", "name": "x.json", "text": '{"format": "realms_nb match", "format_version": 99}'},
        {"kind": "load", "name": "x.json", "text": "[]"},
        {"kind": "fly"},
    ],
    ids=lambda content: f"{content['kind']}-{content.get('move', content.get('text', ''))[:12]}",
)
def test_refusals_and_errors_are_german(board, content):
    """Refused moves, undo at the start, redo at the end, files that cannot be read: all in German."""
    send(board, **content)
    assert board.snapshot.notice
    assert not ENGLISH.findall(board.snapshot.notice.replace("x.json", "")), board.snapshot.notice


@pytest.mark.parametrize("answer", ["build Mill", "bastion Watchtower", None])
def test_a_students_illegal_move_is_german(answer):
    """What a student's function did wrong is told in German on a German board, with the name of the function."""

    def meine(view, moves, rng):
        return game.parse(answer) if answer else 7

    board = board_of(match_of_two(), language="de", opponents={1: meine})
    send(board, kind="play", version=0, move="build Timber House")
    assert "meine" in board.snapshot.notice
    assert not ENGLISH.findall(board.snapshot.notice), board.snapshot.notice


def test_the_reasons_of_the_others_change_with_the_language():
    """A new language tells the quotations of opponents anew, at once; so are names, story and choices."""
    board = board_of(match_of_two(), opponents={1: "knight"})
    send(board, kind="play", version=0, move="build Timber House")
    said, told = [entry.reason for entry in board.log], [entry.sentences for entry in board.log]
    assert any(said)
    send(board, kind="language", value="de")
    after = board.snapshot
    assert all(old != entry.reason for old, entry in zip(said, board.log, strict=True) if old)
    assert after.names == ("Du", "Ada")
    assert all(old != entry.sentences for old, entry in zip(told, board.log, strict=True) if old)
    told = send(board, kind="ask", move="build Atlantis")["told"]["why"]
    assert not ENGLISH.findall(told), told


def test_the_scene_is_told_anew(capsys):
    """A scene that is being watched changes its language, too, and stays the same scene."""
    match = rn.Match(game, ["You", "Ada"], seed=7, rules=game.STANDARD.changed(rounds=2, invasion_rounds=[1, 2]))
    board = board_of(match, pace="step")
    send(board, kind="play", version=0, move="build Timber House")
    send(board, kind="step", version=1)
    scene = board.snapshot.scene
    assert len(scene.frames) == 3
    send(board, kind="language", value="it")
    again = board.snapshot.scene
    assert again.id == scene.id
    assert [frame.patch for frame in again.frames] == [frame.patch for frame in scene.frames]
    assert all(one.sentence != two.sentence for one, two in zip(scene.frames, again.frames, strict=True))
