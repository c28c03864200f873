"""The Python inside a page, asked as the page asks it: what it opens, what it keeps, what it refuses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
CODE = """
import pages.alone, json, warnings
warnings.simplefilter("ignore")
from realms_nb.pages.inside import Inside
sent = []
inside = Inside(lambda text: sent.append(json.loads(text)))
def ask(**wanted):
    sent.clear()
    inside.hear(json.dumps(wanted))
    return list(sent)
def say(game, **content):
    return ask(kind="board", game=game, data={"method": "custom", "content": {"id": 1, **content}})
def play(game):
    state = boards[game]
    match = inside._boards[game].match
    return say(game, kind="play", version=match.version, move=str(match.legal_moves[0]))
boards = {}
found = {}
"""


def alone(code):
    """What a program finds where there is nothing but what a page has."""
    done = subprocess.run(
        [sys.executable, "-c", f"{CODE}\n{code}\nprint(json.dumps(found))"],
        cwd=TESTS.parent, env={**os.environ, "PYTHONPATH": str(TESTS)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout.splitlines()[-1])


def test_games_are_dealt_kept_and_opened_again():
    """Each game is dealt; every move is kept; what was kept is opened with the same players, language and moves."""
    found = alone("""
for game in ("minute_realms", "realm_of_sand"):
    opened, first = ask(kind="open", game=game, language="it")
    boards[game] = opened["state"]
    said = play(game)
    kept = said[-1]
    again, _ = ask(kind="open", game=game, language="en", kept=kept["kept"])
    found[game] = dict(kinds=[opened["kind"], first["kind"]],
        said=[(one["kind"], one.get("data", {}).get("method")) for one in said],
        at=again["state"]["snapshot"]["history"]["at"], language=again["state"]["book"]["language"],
        players=again["state"]["snapshot"]["players"], refused=again.get("refused"), code=len(again["state"]["_esm"]))
""")
    for game in found.values():
        assert game["kinds"] == ["opened", "keep"]
        assert game["said"] == [["board", "update"], ["board", "update"], ["board", "custom"], ["keep", None]]
        assert game["at"] > 0
        assert game["language"] == "it"
        assert game["players"] == {"1": "squire"}
        assert game["refused"] is None
        assert game["code"] > 10_000


def test_every_level_plays_and_advises():
    """All levels play, and hints and chances are told, without NumPy and without threads."""
    found = alone("""
from realms_nb.core import browser
browser.IN_A_BROWSER = True
for game in ("minute_realms", "realm_of_sand"):
    opened, _ = ask(kind="open", game=game, language="de")
    boards[game] = opened["state"]
    for level in ("squire", "knight", "duke", "emperor"):
        say(game, kind="new", seed=5, seats=[dict(name="You"), dict(name="Ada", player=level)])
        for _ in range(2):
            play(game)
        board = inside._boards[game]
        found[f"{game} {level}"] = [board.match.at, board.snapshot.notice, board.snapshot.players]
    say(game, kind="hint", depth=2)
    asked = say(game, kind="chances", version=board.match.version)
    found[game] = [board.snapshot.hint is not None, asked[-1]["data"]["content"]["kind"]]
""")
    for game in ("minute_realms", "realm_of_sand"):
        assert found[game] == [True, "answer"]
        for level in ("squire", "knight", "duke", "emperor"):
            at, notice, players = found[f"{game} {level}"]
            assert at >= 2
            assert notice is None
            assert players == {"1": level}


def test_what_is_kept_may_be_broken():
    """A kept game that cannot be read, or of players that nobody knows, gives a new game and a sentence."""
    found = alone("""
for number, kept in enumerate(({"save": "{}"}, {"save": "x"}, {"players": {"1": "wizard"}}, {"you": 9})):
    _, first = ask(kind="open", game="minute_realms", language="de")
    opened, _ = ask(kind="open", game="minute_realms", language="de", kept={**first["kept"], **kept})
    found[number] = [opened.get("refused"), opened["state"]["snapshot"]["history"]["at"]]
""")
    assert len(found) == 4
    for refused, at in found.values():
        assert refused.endswith((".", "?"))
        assert at == 0


def test_a_page_is_saved_from_within_a_page():
    """The menu's page is made there, too."""
    found = alone("""
ask(kind="open", game="minute_realms", language="en")
found["file"] = say("minute_realms", kind="page")[0]["data"]["content"]["file"]
""")
    assert found["file"]["name"] == "minute-realms.html"
    assert found["file"]["text"].startswith("<!doctype html>")
