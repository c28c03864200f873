"""Every example game by its name: the five and the three skeletons of `docs/own`, and those of `tests/own/games`."""

from __future__ import annotations

import runpy
from functools import cache
from pathlib import Path

from realms_nb.core.game import _made
from realms_nb.own.record import OwnGame

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs" / "own"
FILES = {path.stem: path for folder in (DOCS, HERE / "games") for path in sorted(folder.glob("[a-z]*.py"))}
NAMES = list(FILES)


def own_game(name):
    """The game of a file; whoever opens a save of it finds this one, whatever another test called the same."""
    found = _game_of_file(name)
    _made[found.name] = found
    return found


@cache
def _game_of_file(name):
    (found,) = (value for value in runpy.run_path(str(FILES[name])).values() if isinstance(value, OwnGame))
    return found


def lines_of(name):
    """Lines of code of a game."""
    return code_lines(FILES[name])


def code_lines(path):
    """Lines of code of a file: blank ones and comments do not count."""
    text = path.read_text("utf-8").splitlines()
    return sum(1 for line in text if line.strip() and not line.strip().startswith("#"))
