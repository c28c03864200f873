"""Saved matches: the same match comes back, and a damaged file is refused without harm."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import realms_nb as rn
from realms_nb.core import saves
from realms_nb.core.errors import BadSave
from realms_nb.games.minute_realms.engine.rules import Tokens

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
        ({"format_version": 5}, r"newer realms_nb \(format 5; this one reads up to 4\)"),
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


ODD_PATHS = ["no/such/file.json", ".", "bad\0name", "\ud800", "", None, 7, b"match.json", "x" * 5_000, ["match.json"]]


@pytest.mark.parametrize("path", ODD_PATHS, ids=repr)
def test_a_file_that_cannot_be_read(path):
    """A path that leads nowhere, or is none, is said to do so; so is one where nothing can be saved."""
    with pytest.raises(BadSave, match="cannot be read") as said:
        rn.Match.load(path)
    assert len(str(said.value)) < 300
    with pytest.raises(BadSave, match="cannot be saved"):
        random_match(2, 1, 1).save(path)


def test_a_pipe_is_no_file(tmp_path):
    """Nobody waits for a pipe, neither reading nor writing, and it stays a pipe."""
    pipe = tmp_path / "match.json"
    os.mkfifo(pipe)
    with pytest.raises(BadSave, match="it is not a file"):
        rn.Match.load(pipe)
    with pytest.raises(BadSave, match="it is not a file"):
        random_match(2, 1, 1).save(pipe)
    assert pipe.is_fifo()
    with pytest.raises(BadSave, match="it is not a file"):
        rn.Match.load("/dev/zero")


def test_a_save_keeps_the_mode_and_the_umask(tmp_path):
    """A file that is saved again keeps its mode; a new one is as open as the umask says."""
    path = tmp_path / "match.json"
    before = os.umask(0o027)
    try:
        random_match(2, 1, 1).save(path)
    finally:
        os.umask(before)
    assert path.stat().st_mode & 0o777 == 0o640
    path.chmod(0o604)
    random_match(2, 1, 2).save(path)
    assert path.stat().st_mode & 0o777 == 0o604


def test_a_link_still_leads_to_its_file(tmp_path):
    """Saving by a link writes the file that it leads to, in its folder."""
    there = tmp_path / "there"
    there.mkdir()
    link = tmp_path / "match.json"
    link.symlink_to(there / "real.json")
    for moves in (1, 2):
        random_match(2, 1, moves).save(link)
        assert link.is_symlink()
        assert rn.Match.load(there / "real.json").at == moves
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["match.json", "real.json", "there"]


KILLED = """
import os, signal, sys
import realms_nb as rn
if sys.argv[2] == "named":
    os.O_TMPFILE = 0
os.fsync = lambda handle: os.kill(os.getpid(), signal.SIGKILL)
rn.Match(rn.minute_realms, 2, seed=1).save(sys.argv[1])
"""


@pytest.mark.parametrize("way", ["nameless", "named"])
def test_no_scraps_after_a_kill(saved, way):
    """Who is ended while saving leaves the old file and no scrap, or one that the next save sweeps away."""
    before = saved.read_bytes()
    done = subprocess.run([sys.executable, "-c", KILLED, str(saved), way], check=False)
    assert done.returncode == -signal.SIGKILL
    assert saved.read_bytes() == before
    scraps = [path for path in saved.parent.iterdir() if path != saved]
    assert len(scraps) == (way == "named")
    for scrap in scraps:
        os.utime(scrap, (1, 1))
    random_match(2, 1, 1).save(saved)
    assert list(saved.parent.iterdir()) == [saved]


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
