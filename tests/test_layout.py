"""Every room serves every game: the general part of a room knows no game, and a game's part is found by its name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest
from toy import GAME as SUMS

import realms_nb as rn
from realms_nb.core import game as game_module
from realms_nb.core.errors import NotOffered
from realms_nb.core.game import game_named, known_games
from realms_nb.core.registry import need, offers, part

PACKAGE = Path(rn.__file__).parent
GAMES = ("minute_realms", "realm_of_sand")
NAMES = re.compile(r"minute[_ ]realms|realm[_ ]of[_ ]sand", re.IGNORECASE)
# An example in a docstring, with what it prints: an editor shows it to a reader who plays some game.
EXAMPLE = re.compile(r"^ *>>> .*(\n *(\.\.\. .*|\S.*))*", re.MULTILINE)
# The front door is a list of names. A lesson is about a game: one file per topic.
EXCEPT = {
    "__init__.py",
    # These name no game, but put every game on the list of another tool, and so load them all.
    *(f"adapters/{door}.py" for door in ("gymnasium", "openspiel", "pettingzoo")),
}
GENERAL = [
    path.relative_to(PACKAGE)
    for path in sorted(PACKAGE.rglob("*.py"))
    if not set(GAMES) & set(path.parts) and "node_modules" not in path.parts
]

# The roles that every game fills with a class of its own: what a class of that name is, in whichever game one reads.
ROLES = {
    # engine
    "After": "what `after(view, move)` tells",
    "Card": "a card of the deck",
    "Realm": "what a seat owns",
    "RoundOpened": "the event at the start of a round",
    "Rules": "the numbers of the rules",
    "State": "a position",
    "TakeTurn": "the pending question: a turn",
    "View": "what a seat may know",
    # players, fast, adapters, lab
    "CompiledRules": "the rules as an array",
    "Outcomes": "how futures of moves ended",
    "Rollout": "a player that tries moves in futures",
    "Weights": "a strategy as numbers",
    "Layout": "where each fact of a view stands in its row",
    "CardTally": "a card measured in some deals",
    # board: what goes over the wire; the plain stage fills three of them, too
    "CardFacts": "what is printed on a card",
    "Chances": "what the futures of all moves said",
    "Decision": "the pending question",
    "MoveChance": "what the futures of a move said",
    "Options": "all that can be done",
    "Pages": "what does not change during a game",
    "Picture": "what is on the table",
    "Seat": "a seat and what it owns",
    # notebook
    "Editor": "a card as a form",
    "Portrait": "the card, drawn",
}
# The stages that serve every game without one of its own.
STAGES = (PACKAGE / "board" / "plain.py", PACKAGE / "board" / "tabletop.py")


def test_a_class_name_stands_twice_only_for_the_same_role():
    """No two classes share a name, unless each fills the same role in a game of its own."""
    places = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(path)
    assert len(places) > 300
    doubled = {name: [path for path in found if path not in STAGES] for name, found in places.items() if len(found) > 1}
    assert set(doubled) == set(ROLES)
    for name, found in doubled.items():
        where = [path.relative_to(PACKAGE / "games").with_suffix("").parts[:2] for path in found]
        assert len({game for game, _ in where}) == len(found), name
        assert len({part for _, part in where}) == 1, name


REASON = re.compile(r"\bbecause\b|\bso that\b|python -m|wants? of a game|one module a notebook")


def test_a_small_module_has_a_reason():
    """A module of 40 lines or less says in its first line why it stands alone."""
    met = []
    for path in sorted(PACKAGE.rglob("*/*.py")):
        text = path.read_text("utf-8")
        # What lies beside the front door is a page of it.
        if path.name != "__init__.py" and path.parent != PACKAGE and len(text.splitlines()) <= 40:
            met.append(path)
            assert REASON.search(text.split("\n", 1)[0]), path
    assert len(met) > 15


def test_general_modules_name_no_game():
    """No module outside the games' folders names a game, neither to import it nor in a word; examples may."""
    met = [path for path in GENERAL if path.as_posix() not in EXCEPT]
    assert len(met) > 60
    assert {path.parts[0] for path in met} > {
        "core",
        "fast",
        "players",
        "simulation",
        "charts",
        "lab",
        "lessons",
        "board",
        "notebook",
    }
    naming = [path.as_posix() for path in met if NAMES.search(EXAMPLE.sub("", (PACKAGE / path).read_text("utf-8")))]
    assert naming == []


def test_general_modules_load_no_game():
    """All general modules together can be loaded without loading a single folder of a game."""
    modules = [
        ".".join(("realms_nb", *path.with_suffix("").parts)).removesuffix(".__init__")
        for path in GENERAL
        if path.as_posix() not in EXCEPT
    ]
    code = (
        f"import sys, importlib\nfor name in {modules!r}: importlib.import_module(name)\n"
        f"print([name for name in sys.modules if set(name.split('.')) & set({GAMES!r})])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("room", ["fast", "players", "odds", "charts", "lab", "board"])
def test_a_part_is_found_by_the_name_of_its_game(room):
    """A room gives what lies in the folder of the game's name, by record or by name, and None where there is none."""
    for name in GAMES:
        there = (PACKAGE / "games" / name / room).is_dir()
        found = part(room, name)
        assert (found is not None) == there
        assert found is part(room, game_named(name))
        assert found is None or found.__name__ == f"realms_nb.games.{name}.{room}"
    assert (part(room, SUMS) is not None) == (room == "players")


def test_what_is_offered_is_there():
    """Everything that a room lists as a game's own can be had, and says what it is."""
    met = 0
    for room in ("players", "odds", "charts", "lab"):
        for name, games in offers(room).items():
            for game in games:
                assert need(room, game, name).__doc__
                met += 1
    assert met > 20
    with pytest.raises(NotOffered, match="Minute Realms has no move_adds; it has expected_scores, hold_odds"):
        need("odds", "minute_realms", "move_adds")


def test_games_are_known():
    """The games of this package are known by their folders, another one by its record."""
    assert known_games()[:2] == GAMES
    assert "sums" in known_games()
    assert game_named("sums") is SUMS


def test_games_of_this_package_come_first(monkeypatch):
    """Then come those that are installed, then those made in this process; each is named once."""
    monkeypatch.setattr(game_module, "_installed", lambda: ("another", "minute_realms"))
    found = known_games()
    assert found[:3] == (*GAMES, "another")
    assert found.index("sums") > 2
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_names_its_modules(game):
    """The README in a game's folder names every module of its engines, and no file that does not exist."""
    home = PACKAGE / "games" / game
    text = (home / "README.md").read_text("utf-8")
    for part_of_it in ("engine", "fast"):
        stems = {path.stem for path in (home / part_of_it).glob("*.py")} - {"__init__"}
        assert len(stems) > 8
        assert {stem for stem in stems if not re.search(rf"\b{stem}\.py\b", text)} == set()
    root = PACKAGE.parent
    places = (home, home / "engine", home / "fast", root, root / "tests" / "games" / game)
    named = {name for name in re.findall(r"`([\w/.]+)`", text) if "/" in name or name.endswith((".py", ".csv"))}
    assert len(named) > 20
    assert {name for name in named if not any((place / name).exists() for place in places)} == set()
