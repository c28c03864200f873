"""The contracts of `pyproject.toml` catch what they forbid: each is tried with a line that breaks it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import realms_nb as rn

PACKAGE = Path(rn.__file__).parent
CONFIG = Path(__file__).parents[1] / "pyproject.toml"

# A game that nobody listed anywhere: its players stand on its engine, as they may. File -> what is in it.
THIRD_GAME = {
    "games/third/__init__.py": "from realms_nb.games.third.engine import rules\n",
    "games/third/engine/__init__.py": "",
    "games/third/engine/rules.py": "from realms_nb.core import errors\n",
    "games/third/players.py": "import realms_nb.games.third.engine.rules\nimport realms_nb.players.registry\n",
}
# What is forbidden: file, what is in it, the contract that says so, and the import it names.
PLANTED = {
    "an engine imports its own players": (
        "games/third/engine/cheat.py",
        "from realms_nb.games.third import players\n",
        "So do the parts of a game",
        "realms_nb.games.third.engine.cheat -> realms_nb.games.third.players",
    ),
    "an engine imports the room of the players": (
        "games/third/engine/lazy.py",
        "from realms_nb.players import registry\n",
        "Rules stand on the core alone",
        "realms_nb.games.third.engine.lazy -> realms_nb.players.registry",
    ),
    "a board imports traitlets": (
        "board/planted.py",
        "import traitlets\n",
        "A board needs no notebook: only these load widgets",
        "realms_nb.board.planted -> traitlets",
    ),
    "a game's board imports a widget": (
        "games/third/board.py",
        "def late():\n    import anywidget\n",
        "A board needs no notebook: only these load widgets",
        "realms_nb.games.third.board -> anywidget",
    ),
    "a room imports a game inside a function": (
        "lab/planted.py",
        "def late():\n    from realms_nb.games.minute_realms import GAME\n    return GAME\n",
        "Only a game imports its own modules",
        "realms_nb.lab.planted -> realms_nb.games.minute_realms",
    ),
    "a game imports another game": (
        "games/third/lab.py",
        "from realms_nb.games.realm_of_sand.engine import scoring\n",
        "Games know nothing of each other",
        "realms_nb.games.third.lab -> realms_nb.games.realm_of_sand.engine.scoring",
    ),
    "a board opens a line": (
        "board/wired.py",
        "from tornado.web import Application\n",
        "Only the halls know a network",
        "realms_nb.board.wired -> tornado",
    ),
    "a room without a place": (
        "attic/__init__.py",
        "",
        "Each room knows only the rooms below it, and every room has its place",
        "attic",
    ),
    "a part without a place": ("games/third/cellar.py", "", "So do the parts of a game", "cellar"),
}


def lint(folder, planted):
    """What the linter says of a copy of the package with these files."""
    if not (folder / "realms_nb").exists():
        shutil.copytree(
            PACKAGE,
            folder / "realms_nb",
            ignore=lambda place, names: [n for n in names if ("." in n and not n.endswith(".py")) or n == "stage"],
        )
    for name, text in planted.items():
        path = folder / "realms_nb" / name
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text(text, "utf-8")
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    done = subprocess.run(
        [sys.executable, "-c", code, "--no-logo", "--config", str(CONFIG), "--cache-dir", str(folder / "cache")],
        cwd=folder,
        env={"PYTHONPATH": str(folder), "PATH": "", "COLUMNS": "400"},
        capture_output=True,
        text=True,
    )
    assert "Analyzed" in done.stdout, done.stdout + done.stderr
    return done.returncode, done.stdout


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """What is said of a third game with every forbidden line; and of it without any."""
    folder = tmp_path_factory.mktemp("house")
    clean = lint(folder, THIRD_GAME)
    return clean, lint(folder, {name: text for name, text, *_ in PLANTED.values()})


def test_a_third_game_needs_no_contract_of_its_own(told):
    """A new game that keeps the layers breaks no contract, and none must be changed for it."""
    (code, said), _ = told
    assert code == 0, said
    assert "0 broken" in said


@pytest.mark.parametrize("what", PLANTED)
def test_a_forbidden_import_is_caught(what, told):
    """Each forbidden import breaks its contract, which names the two modules."""
    _, (code, said) = told
    *_, contract, named = PLANTED[what]
    assert code == 1
    assert f"{contract} BROKEN" in said
    broken = said.split("Broken contracts", 1)[1]
    assert named in broken.split(contract, 1)[1]
