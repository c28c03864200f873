"""The Python inside a page, asked as the page asks it: what it opens, what it keeps, what it refuses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from some import some

from realms_nb.pages.build import site_of
from realms_nb.simulation.statistics import wilson

TESTS = Path(__file__).parents[1]
CODE = """
import pages.alone, json, os, warnings
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
    match = inside._boards[game].match
    return say(game, kind="play", version=match.version, move=str(match.legal_moves[0]))
found = {}
import realms_nb
assert realms_nb.__file__.startswith(os.getcwd()), realms_nb.__file__
"""


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """Runs a program where there is nothing but what a page has: of this package only what is packed."""
    packed = tmp_path_factory.mktemp("packed")
    zipfile.ZipFile(BytesIO(site_of({}))).extractall(packed)
    surroundings = {**os.environ, "PYTHONPATH": f"{packed}{os.pathsep}{TESTS}"}

    def found(code):
        done = subprocess.run(
            [sys.executable, "-c", f"{CODE}\n{code}\nprint(json.dumps(found))"],
            cwd=packed, env=surroundings, capture_output=True, text=True, check=False, timeout=240,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr[-3000:]
        return json.loads(done.stdout.splitlines()[-1])

    return found


def test_games_are_dealt_kept_and_opened_again(alone):
    """Each game is dealt; every move is kept; what was kept is opened with the same players, language and moves."""
    found = alone("""
for game in ("minute_realms", "realm_of_sand"):
    opened, first = ask(kind="open", game=game, language="it")
    said = play(game)
    kept = [one for one in said if one["kind"] == "keep"][-1]
    again, _ = ask(kind="open", game=game, language="en", kept=json.dumps(kept["kept"]))
    found[game] = dict(kinds=[opened["kind"], first["kind"]],
        said=[(one["kind"], one.get("data", {}).get("method")) for one in said],
        at=again["state"]["snapshot"]["history"]["at"], language=again["state"]["book"]["language"],
        players=again["state"]["snapshot"]["players"], refused=again.get("refused"), code=len(again["state"]["_esm"]))
""")
    for game in some(found.values()):
        assert game["kinds"] == ["opened", "keep"]
        # Kept before it is shown: a page that is closed the moment a move is seen has lost nothing.
        assert game["said"] == [["keep", None], *[["board", "update"]] * 3, ["board", "custom"]]
        assert game["at"] > 0
        assert game["language"] == "it"
        assert game["players"] == {"1": "squire"}
        assert game["refused"] is None
        assert game["code"] > 10_000


def test_every_level_plays_and_advises(alone):
    """All levels play, and hints and chances are told, without NumPy and without threads."""
    found = alone("""
from realms_nb.core import browser
browser.IN_A_BROWSER = True
for game in ("minute_realms", "realm_of_sand"):
    opened, _ = ask(kind="open", game=game, language="de")
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


def test_what_is_kept_may_be_broken(alone):
    """A kept game that cannot be read, or of players that nobody knows, gives a new game and a sentence."""
    found = alone("""
for number, kept in enumerate(({"save": "{}"}, {"save": "x"}, {"players": {"1": "wizard"}}, {"you": 9})):
    _, first = ask(kind="open", game="minute_realms", language="de")
    opened, _ = ask(kind="open", game="minute_realms", language="de", kept=json.dumps({**first["kept"], **kept}))
    found[number] = [opened.get("refused"), opened["state"]["snapshot"]["history"]["at"]]
""")
    assert len(found) == 4
    for refused, at in found.values():
        assert refused.endswith((".", "?"))
        assert at == 0


# Valid and invalid JSON of every wrong shape; `{kept}` is a game as the page has kept it.
SHAPES = [
    "7", "null", "[]", '""', "{}", "true", "1e999", "not json", "", "\\u0000", "[" * 30_000, '{"save": 5}',
    '"\\ud800"', "NaN", '{"save": null, "players": null}', "\ufffd",
]  # fmt: skip
CHANGES = [
    {"save": 5}, {"pace": "warp"}, {"pace": None}, {"language": "tlh"}, {"language": 3}, {"players": [1]},
    {"players": {"one": "squire"}}, {"players": {"1": 5}}, {"players": {"1": "wizard"}}, {"you": "me"}, {"you": 9},
    {"you": -1}, {"save": "{}"}, {"save": "[" * 20_000}, {"players": {"7": "squire"}},
]  # fmt: skip


def test_whatever_a_browser_has_kept_there_is_a_board(alone):
    """Storage of any shape starts a board and says where what was kept has gone; a field too many is no fault."""
    found = alone(f"""
shapes, changes = {SHAPES!r}, {CHANGES!r}
_, first = ask(kind="open", game="minute_realms", language="en")
texts = shapes + [json.dumps({{**first["kept"], **change}}) for change in changes]
found["met"] = []
for text in texts:
    opened, _ = ask(kind="open", game="minute_realms", language="it", kept=text, aside="elsewhere 2")
    found["met"].append([opened.get("refused"), opened["state"]["snapshot"]["history"]["at"]])
opened, _ = ask(kind="open", game="minute_realms", language="it", kept=json.dumps({{**first["kept"], "later": 1}}))
found["newer"] = opened.get("refused")
""")
    assert len(found["met"]) == len(SHAPES) + len(CHANGES)
    for refused, at in found["met"]:
        assert "«elsewhere 2»; questa è una nuova partita." in refused
        assert at == 0
    assert found["newer"] is None


def test_a_page_is_saved_from_within_a_page(alone):
    """The menu's page is made there, too."""
    found = alone("""
ask(kind="open", game="minute_realms", language="en")
found["file"] = say("minute_realms", kind="page")[0]["data"]["content"]["file"]
""")
    assert found["file"]["name"] == "minute-realms.html"
    assert found["file"]["text"].startswith("<!doctype html>")


def test_the_chances_of_realm_of_sand_grow_with_every_look(alone):
    """Every look adds a future to each of the best moves; the intervals are those of so few futures."""
    found = alone("""
from realms_nb.core import browser
browser.IN_A_BROWSER = True
from importlib import import_module
import_module("realms_nb.games.realm_of_sand.board.advice").FEW_FUTURES = 3
ask(kind="open", game="realm_of_sand", language="en")
board = inside._boards["realm_of_sand"]
for look in (1, 2, 3):
    answer = say("realm_of_sand", kind="chances", version=board.match.version, look=look)[-1]
    found[look] = answer["data"]["content"]["told"]["chances"]
found["legal"] = [str(move) for move in board.match.legal_moves]
""")
    legal = found.pop("legal")
    for look, told in some(found.items()):
        assert {move["move"] for move in told["moves"]} <= set(legal)
        assert len(told["moves"]) == 4
        assert told["exact"] == (look == "3")
        for move in told["moves"]:
            low, high = wilson(move["value"] / 100 * int(look), int(look))
            assert (move["playouts"], move["low"], move["high"]) == (
                int(look),
                *map(pytest.approx, (100 * low, 100 * high)),
            )
        assert [move["value"] for move in told["moves"]] == sorted((m["value"] for m in told["moves"]), reverse=True)


REVIEWED = """
import asyncio, threading, msgspec
from realms_nb.core import browser
browser.IN_A_BROWSER = True
def no_threads(self):
    raise RuntimeError("can't start new thread")
threading.Thread.start = no_threads
from realms_nb.games.minute_realms import reviews as room
room.PLAYOUTS, room.FEW_DEALS = 6, 20
"""


def test_a_game_is_reviewed_in_slices(alone):
    """A finished game is judged between the messages: progress is told, a stop is heard, and the sums are right.

    A game whose futures take too long there has no review.
    """
    found = alone(f"""{REVIEWED}
opened, _ = ask(kind="open", game="minute_realms", language="en")
sand, _ = ask(kind="open", game="realm_of_sand", language="en")
found["help"] = [opened["state"]["book"]["help"], sand["state"]["book"]["help"]]
board = inside._boards["minute_realms"]
while board.match.turn is not None:
    play("minute_realms")
async def reviewed():
    done = []
    async def until(state):
        while board.review.state != state:
            done.append(board.review.done)
            await asyncio.sleep(0.001)
    answer = say("minute_realms", kind="review")[-1]
    found["answer"] = [answer["data"]["content"]["kind"], board.review.state]
    while board.review.done < 3:
        await asyncio.sleep(0.001)
    say("minute_realms", kind="stop-review")
    await until("stopped")
    say("minute_realms", kind="review")
    await until("done")
    return sorted(set(done))
found["done"] = asyncio.run(reviewed())
review = board.review
found["review"] = msgspec.to_builtins(review)
found["length"] = board.match.length
told = board._connection._reviewing.of(board.match.steps).found
found["items"] = {{name: each.value for name, each in told.items.items()}}
""")
    assert found["answer"] == ["answer", "running"]
    assert "review" in found["help"][0]
    assert "review" not in found["help"][1]
    assert len(found["done"]) > 5
    review, items = found["review"], found["items"]
    assert (review["state"], review["done"], review["length"]) == ("done", found["length"], found["length"])
    assert {verdict["kind"] for verdict in review["verdicts"]} <= {"best", "cost", "unclear", "luck"}
    assert len([verdict for verdict in review["verdicts"] if verdict["kind"] != "luck"]) > 5
    assert items.pop("result") == pytest.approx(sum(items.values()))


def test_a_review_is_the_same_without_numpy(alone):
    """What plain Python says of every choice is what NumPy says, future by future."""
    code = """
import realms_nb as rn
from realms_nb.core.registry import part
from realms_nb.reviews.judging import judge
from realms_nb.reviews.ledger import choices, events
match = rn.Match(rn.minute_realms, ["You", "Ada", "Bo"], seed=4)
while match.turn is not None:
    match.play(match.legal_moves[-1])
match.seek(12)
evidence = judge(part("reviews", match.game), match, 9, 3)
rows = [list(each) for each in choices(evidence)]
rows += [list(each) for each in events(evidence) if each.kind == "choice" or each.step >= 0]
"""
    space = {}
    exec(code, space)
    plain = alone(f"{REVIEWED}{code}found['rows'] = rows")["rows"]
    assert len(plain) == len(space["rows"]) > 40
    for ours, theirs in zip(space["rows"], plain, strict=True):
        assert ours == [pytest.approx(each) if isinstance(each, float) else each for each in theirs]
