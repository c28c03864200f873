"""The scripts and styles that go to the browser: apart, because pages without a notebook read them, too.

The shell of the board is one bundle for all games, and each stage one that takes from it: a board gets both in one
piece, the shell first.
"""

from __future__ import annotations

import pathlib
from functools import cache

STATIC = pathlib.Path(__file__).parents[1] / "static"


@cache
def text_of(name: str) -> str:
    """The text of a file in `static/`."""
    return (STATIC / name).read_text("utf-8")


def script_of(stage: str) -> str:
    """The script of a board with this stage."""
    return text_of("shell.js") + text_of(f"{stage}.js")


def style_of(stage: str) -> str:
    """The style of a board with this stage."""
    return text_of("shell.css") + text_of(f"{stage}.css")
