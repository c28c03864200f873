"""The stand-in for anywidget: the same board on it sends the same messages."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import realms_nb as rn
from realms_nb.notebook import base, board, standin, traits

TESTS = Path(__file__).parents[1]


def test_the_tests_of_the_board_pass_without_jupyter():
    """What is tested of messages on anywidget holds on the stand-in, without NumPy, pandas and numba."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "pages.alone", "-W", "ignore", "--no-header",
         "tests/notebook/test_board.py", "-k", "not student and not failing and not rerun"],
        cwd=TESTS.parent, env={**os.environ, "PYTHONPATH": str(TESTS)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:]
    passed = int(done.stdout.split(" passed")[0].split()[-1])
    assert passed > 50


def script(match, hear):
    """A few messages as a browser sends them: a choice, a hint, a look back, another language, something hovered."""
    hear({"method": "custom", "content": {"kind": "shown", "id": 1}})
    move = str(match.legal_moves[0])
    hear({"method": "custom", "content": {"kind": "play", "id": 2, "version": match.version, "move": move}})
    hear({"method": "update", "state": {"hovered": "build Mill"}})
    hear({"method": "update", "state": {"snapshot": None, "book": "evil", "nothing": 1}})
    hear({"method": "custom", "content": {"kind": "seek", "id": 3, "to": 0}})
    hear({"method": "custom", "content": {"kind": "language", "id": 4, "value": "de"}})
    hear({"method": "custom", "content": {"kind": "nonsense", "id": 5}})
    hear({"method": "custom", "content": {"kind": "save", "id": 6}})


class Line:
    """A comm that keeps what is sent."""

    def __init__(self):
        self.sent, self.comm_id = [], "line"

    def send(self, data=None, metadata=None, buffers=None):
        self.sent.append(data)

    def on_msg(self, callback):
        pass

    def close(self, *_, **__):
        pass


def on_anywidget(match):
    shown = rn.Board(match, opponents={1: "squire"}, pace="instant")
    line = shown.comm = Line()
    script(match, lambda data: shown._handle_msg({"content": {"data": data}, "buffers": []}))
    # A browser is told what it has said itself; a page has only one, and keeps its games by itself.
    told = [data for data in line.sent if data["method"] != "echo_update"]
    return [data for data in told if list(data.get("state", ())) != ["kept"]]


def alone(module):
    """What a module has where its base is another one."""
    space = {"__name__": f"{module.__name__}_alone"}
    exec(compile(Path(module.__file__).read_text("utf-8"), module.__file__, "exec"), space)
    return space


def on_the_standin(match, monkeypatch):
    monkeypatch.setattr(base, "AnyWidget", standin.StandIn)
    # A page keeps its games by itself.
    monkeypatch.setattr(base, "IN_JUPYTER", False)
    monkeypatch.setattr(traits, "BoardTraits", alone(traits)["BoardTraits"])
    space = alone(board)
    assert issubclass(space["Board"], standin.StandIn)
    shown = space["Board"](match, opponents={1: "squire"}, pace="instant")
    sent = []
    shown.open(sent.append)
    script(match, shown.hear)
    return sent


@pytest.mark.parametrize("game", [rn.minute_realms, rn.realm_of_sand], ids=lambda game: game.name)
def test_the_same_messages(game, monkeypatch):
    """Whatever a board is sent, what it sends back is the same on anywidget and on the stand-in, in the same order."""
    real = on_anywidget(rn.Match(game, ["You", "Ada"], seed=7))
    ours = on_the_standin(rn.Match(game, ["You", "Ada"], seed=7), monkeypatch)
    assert [data["method"] for data in real].count("custom") == 6
    assert json.loads(json.dumps(ours)) == json.loads(json.dumps(real))
