"""Saved matches: the same match comes back, and a damaged file is refused without harm."""

from __future__ import annotations

import json
import os
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import realms_nb as rn
from realms_nb.core import saves
from realms_nb.core.errors import BadSave
from realms_nb.games.minute_realms.rules import Tokens

game = rn.minute_realms


def random_match(seats, seed, moves, rules=None):
    match = rn.Match(game, seats, seed=seed, rules=rules)
    rng = random.Random(seed)
    while match.turn is not None and match.at < moves:
        match.play(rng.choice(match.legal_moves))
    return match


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "match.json"
    random_match(["Ada", "Bo"], 7, 9).save(path)
    return path


def edit(path, **changes):
    data = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(data | changes), "utf-8")


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 50), st.integers(0, 5))
def test_save_and_load_is_the_identity(tmp_path, seats, seed, moves, undone):
    """A loaded match is the saved one: names, seed, rules, history, position, and what was undone."""
    match = random_match(seats, seed, moves)
    for _ in range(min(undone, match.at)):
        match.undo()
    path = tmp_path / "match.json"
    match.save(path)
    copy = rn.Match.load(path)
    assert copy.state == match.state
    assert (copy.names, copy.seed, copy.rules, copy.at, copy.length) == (
        match.names, match.seed, match.rules, match.at, match.length,
    )  # fmt: skip
    assert copy.history == match.history


def test_foreign_rules_come_back(tmp_path):
    """Changed rules and a foreign deck are saved with the match."""
    rules = game.STANDARD.changed(rounds=3, invasion_rounds=[3], tokens=[Tokens(3, 4)], deck=game.STANDARD.deck[8:])
    match = random_match(2, 5, 4, rules)
    path = tmp_path / "match.json"
    match.save(path)
    assert rn.Match.load(path).rules == rules
    assert rn.Match.load(path).state == match.state


def test_a_save_is_small_and_readable(saved):
    """A save is a few kilobytes of JSON with moves as words and one card of the deck a line."""
    text = saved.read_text("utf-8")
    assert len(text) < 10_000
    data = json.loads(text)
    assert data["format_version"] == 1
    assert all(" " in move for move in data["moves"])
    assert '"1,Mill,Mühle,Mulino,productive,2,0,g,flat,2,,0,0"' in text


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format_version": 2}, r"newer realms_nb \(format 2; this one reads up to 1\)"),
        ({"format": "chess"}, "is not a saved match of realms_nb"),
        ({"game": "chess"}, "no game called 'chess'"),
        ({"seed": -1}, "A seed is"),
        ({"seed": "x"}, "damaged"),
        ({"seats": ["Ada", "Ada"]}, "Two seats are called 'Ada'"),
        ({"seats": ["Ada"]}, "2 to 5 players"),
        ({"moves": ["build Castle"] * 3}, "Move 1 of 3, 'build Castle', cannot be replayed: Castle"),
        ({"moves": ["eat Mill"]}, "Move 1 of 1, 'eat Mill', cannot be replayed"),
        ({"at": 99}, "stands at move 99, but has only 9"),
        ({"at": -1}, "damaged"),
        ({"scores": [99, 99]}, "has been changed"),
        ({"rules": {}}, "the deck is not a list of lines"),
        ({"surprise": 1}, "damaged"),
    ],
)
def test_a_changed_file_is_refused(saved, changes, message):
    """A save from a newer format or with anything that does not fit is refused, naming the offending move."""
    edit(saved, **changes)
    with pytest.raises(BadSave, match=message):
        rn.Match.load(saved)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rounds": "many"}, "the rules do not fit"),
        ({"rounds": 99}, "rounds must be a whole number"),
        ({"novelty": 1}, "the rules do not fit"),
        ({"deck": ["name_en,category,vp,arg1", "Mill,productive,flat,x"]}, "Row 1, column arg1"),
        ({"deck": ["name_en"]}, "no cards"),
        ({"deck": [1]}, "not a list of lines"),
    ],
)
def test_changed_rules_are_refused(saved, change, message):
    """Rules in a save are checked like any others."""
    edit(saved, rules=json.loads(saved.read_text("utf-8"))["rules"] | change)
    with pytest.raises(BadSave, match=message):
        rn.Match.load(saved)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"format": 7}', b"[" * 100_000])
def test_a_damaged_file_is_refused(tmp_path, content):
    """A broken file is refused with a sentence."""
    path = tmp_path / "match.json"
    path.write_bytes(content)
    with pytest.raises(BadSave, match="match.json"):
        rn.Match.load(path)


def test_a_huge_file_is_refused(tmp_path):
    """A file too large for any match is not even read."""
    path = tmp_path / "match.json"
    path.write_bytes(b" " * (saves.LARGEST_FILE + 1))
    with pytest.raises(BadSave, match="too large"):
        rn.Match.load(path)


@pytest.mark.parametrize("path", ["no/such/file.json", ".", "bad\0name"])
def test_a_file_that_cannot_be_read(path):
    """A path that leads nowhere is said to do so."""
    with pytest.raises(BadSave, match="cannot be read"):
        rn.Match.load(path)


def test_a_folder_that_cannot_be_written(tmp_path):
    """Saving where nothing can be written is refused with a sentence."""
    with pytest.raises(BadSave, match="cannot be saved"):
        random_match(2, 1, 1).save(tmp_path / "no" / "folder.json")
    with pytest.raises(BadSave, match="cannot be saved"):
        random_match(2, 1, 1).save(tmp_path)


def test_a_crash_leaves_the_old_file(saved, monkeypatch):
    """If writing breaks off, the file that was there stays whole and no scrap remains."""
    before = saved.read_bytes()

    def crash(descriptor):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(KeyboardInterrupt):
        random_match(2, 1, 3).save(saved)
    assert saved.read_bytes() == before
    assert [path.name for path in saved.parent.iterdir()] == ["match.json"]
