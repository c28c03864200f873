"""A new game: a folder that plays, with engine, players, words in three languages and tests, to be changed bit by bit.

The template is a small game of stones. What it is called stands in it as `@name@` and `@title@`.
"""

from __future__ import annotations

import keyword
import sys
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.files import fault
from realms_nb.core.game import known_games

# Where each page of the template goes.
PAGES = {
    "readme": "README.md",
    "project": "pyproject.toml",
    "record": "@name@/__init__.py",
    "engine": "@name@/engine.py",
    "players": "@name@/players.py",
    **{f"texts_{language}": f"@name@/texts/{language}/engine.ftl" for language in ("en", "de", "it")},
    "test": "tests/test_@name@.py",
}


def write_game(name: str, folder: Path, title: str | None = None) -> list[Path]:
    """Write a new game of that name into a folder of its own; what is there already stays as it is.

    `name` is what Python and saves call it, `title` what people read.
    """
    _check(name)
    title = name.replace("_", " ").title() if title is None else title.strip()
    if not title or any(sign in title for sign in '"\\{}\n'):
        raise BadSetup(code="new_game_title", given=shown(title))
    home = folder / name
    try:
        if home.exists():
            raise BadSetup(code="new_game_exists", place=shown(str(home)))
        written: list[Path] = []
        for page, place in PAGES.items():
            path = home / place.replace("@name@", name)
            path.parent.mkdir(parents=True, exist_ok=True)
            text = files("realms_nb.new_game").joinpath("template", f"{page}.txt").read_text("utf-8")
            path.write_text(text.replace("@name@", name).replace("@title@", title), "utf-8")
            written.append(path)
    except OSError as error:
        raise BadSetup(code="new_game_not_written", place=shown(str(home)), fault=fault(error)) from error
    return written


def _check(name: str) -> None:
    """A name that Python can import, and that nothing else has."""
    if not name.isidentifier() or not name.isascii() or keyword.iskeyword(name) or name != name.lower():
        raise BadSetup(code="new_game_name", given=shown(name))
    if name in known_games() or name in sys.stdlib_module_names or find_spec(name) is not None:
        raise BadSetup(code="new_game_taken", given=shown(name))
