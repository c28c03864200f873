"""A game from the template plays at once, is found wherever it is installed, and its own tests hold."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import realms_nb as rn
from realms_nb.core.errors import BadSetup
from realms_nb.new_game import PAGES, write_game

ROOT = Path(rn.__file__).parents[1]


def run(*words, path=(), cwd):
    """A fresh Python, which finds these folders and this package."""
    places = os.pathsep.join(map(str, [*path, ROOT]))
    return subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=cwd,
        env=os.environ | {"PYTHONPATH": places},
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """The folder of a new game, as the command writes it."""
    folder = tmp_path_factory.mktemp("games")
    done = run("-m", "realms_nb.new_game", "pebbles", "--title", "Pebbles of Rimini", cwd=folder)
    assert done.returncode == 0, done.stderr
    assert "pip install -e ." in done.stdout
    return folder / "pebbles"


@pytest.fixture(scope="module")
def installed(written, tmp_path_factory):
    """A folder of installed packages with the new game in it: its wheel, unpacked as an installer does."""
    folder = tmp_path_factory.mktemp("site")
    done = run("-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=written)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)
    return folder


def test_the_folder_is_whole(written):
    """Every page of the template is written, and nothing in it is left to be filled in."""
    files = [path for path in written.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert len(files) == len(PAGES) == 9
    for path in files:
        text = path.read_text("utf-8")
        assert "@name@" not in text
        assert "@title@" not in text
    assert 'title="Pebbles of Rimini"' in (written / "pebbles" / "__init__.py").read_text("utf-8")


def test_its_own_tests_hold(written):
    """The test that is written with the game passes as it is."""
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=written)
    assert done.returncode == 0, done.stdout
    assert "9 passed" in done.stdout


PLAY = """
import pebbles
import realms_nb as rn
match = rn.Match(pebbles.GAME, ["You", "Ada"], seed=7)
rn.watch(match, {"You": "greedy", "Ada": "careful"}, language="de")
assert match.outcome is not None
board = rn.Board(match, you=0, opponents={1: "careful"})
assert "Ada" in board.words
match.undo()
match.save("match.json")
"""
EVERYTHING = """
import pebbles
import realms_nb as rn
from realms_nb.players.registry import names
game = pebbles.GAME
print(names(game))
match = rn.Match(game, ["You", "Ada"], seed=7)
view = match.view(you=0)
print(rn.odds.move(view, 20)["move"].tolist(), rn.odds.win(view, 20)["like"].tolist(), len(rn.odds.score(view, 20)))
rn.watch(match, {"You": "squire", "Ada": "duke"}, seed=1)
review = rn.review(match, playouts=12, quiet=True)
parts = review.ledger.pivot(index="seat", columns="item", values="value")
print(abs(parts.drop(columns="result").sum(axis=1) - parts["result"]).max() < 1e-9, "hidden" in parts)
card = rn.lab.report(game, size=0.1, seats=2, suggestions=False, quiet=True)
print(card.table["line"].tolist())
print(rn.lab.ladder(game, ("random", "knight"), deals=40, workers=1, quiet=True).table["answer"].tolist())
low = rn.lab.restrict(game, {"one": lambda view, move: move.count == 1}, deals=40, player="random", quiet=True)
print(len(low.table))
try:
    rn.lab.cards(game)
except rn.RealmsError as error:
    print(error)
print(rn.simulate(game, ["emperor", "careful"], games=2, workers=1, quiet=True)["forfeit"].isna().all())
"""
OPEN = """
import sys
import realms_nb as rn
match = rn.Match.load("match.json")
assert sys.modules["pebbles"].GAME is match.game
assert not match.outcome
match.redo()
print(match.game.title, [sheet.total for sheet in match.scores], rn.story(match, "it")[-1], sep="|")
from realms_nb.core.game import known_games
print(known_games())
"""


def test_a_save_opens_in_a_fresh_process(written, installed, tmp_path):
    """A saved match of an installed game opens where nobody has imported it; without the package a sentence says so."""
    played = run("-c", PLAY, path=[written], cwd=tmp_path)
    assert played.returncode == 0, played.stderr
    assert "Steine" in played.stdout
    opened = run("-c", OPEN, path=[installed], cwd=tmp_path)
    assert opened.returncode == 0, opened.stderr
    told, known = opened.stdout.splitlines()
    title, scores, last = told.split("|")
    assert title == "Pebbles of Rimini"
    assert sum(eval(scores)) >= 12 + 5
    assert last.endswith(".")
    assert known == "('minute_realms', 'realm_of_sand', 'pebbles')"
    lost = run("-c", OPEN, cwd=tmp_path)
    assert lost.returncode == 1
    assert "There is no game called 'pebbles'; there is minute_realms, realm_of_sand." in lost.stderr


def test_it_has_what_every_game_has(written, tmp_path):
    """Levels, odds, review, report card, ladder and ways come with the record; only what needs cards does not."""
    done = run("-c", EVERYTHING, path=[written], cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    lines = [line for line in done.stdout.splitlines() if not line.startswith(("You", "Ada", " "))]
    assert lines[0] == "('random', 'squire', 'knight', 'duke', 'emperor', 'greedy', 'careful')"
    assert "take 1" in lines[1]
    assert lines[1].endswith("['random', 'random'] 2")
    assert lines[2] == "True False"
    assert lines[3] == "['seats', 'skill', 'luck', 'tension', 'choice', 'length']"
    assert lines[4] == "['better']"
    assert lines[5] == "1"
    assert lines[6].startswith("Pebbles of Rimini has no cards; it has compare")
    assert lines[7] == "True"


def test_an_installed_game_that_is_broken_is_named(tmp_path):
    """A package whose game cannot be loaded, or is called otherwise, is told by name and hinders no other game."""
    for name, place in (("gone", "nowhere:GAME"), ("other", "realms_nb.games.minute_realms:GAME")):
        home = tmp_path / f"{name}-1.0.dist-info"
        home.mkdir()
        (home / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
        (home / "entry_points.txt").write_text(f"[realms_nb.games]\n{name} = {place}\n", "utf-8")
    code = (
        "import realms_nb as rn\n"
        "from realms_nb.core.game import game_named, known_games\n"
        "print(known_games())\n"
        "for name in ('gone', 'other'):\n"
        "    try: game_named(name)\n"
        "    except rn.RealmsError as error: print(error)\n"
    )
    done = run("-W", "always", "-c", code, path=[tmp_path], cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "('minute_realms', 'realm_of_sand')",
        "The installed game gone (nowhere:GAME) cannot be loaded: No module named 'nowhere'.",
        "The entry point other of an installed package names realms_nb.games.minute_realms:GAME, which is no game of "
        "that name but 'minute_realms'.",
    ]
    assert done.stderr.count("UserWarning") == 2


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Nim", "small letters"),
        ("two words", "small letters"),
        ("class", "small letters"),
        ("random", "already"),
        ("minute_realms", "already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name, told, tmp_path):
    """A name that Python cannot import, or that something has already, is refused before a file is written."""
    with pytest.raises(BadSetup, match=told):
        write_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_stays(tmp_path):
    """A folder that is there already stays as it is, and a title that would break the code is refused."""
    (tmp_path / "nim").mkdir()
    with pytest.raises(BadSetup, match="is there already and stays as it is"):
        write_game("nim", tmp_path)
    with pytest.raises(BadSetup, match="A title is a few words"):
        write_game("pirates", tmp_path, 'The "best"')
    assert [path.name for path in tmp_path.rglob("*")] == ["nim"]
