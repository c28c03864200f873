"""The scripts and styles that go to the browser."""

from __future__ import annotations

import pathlib
from functools import cache

STATIC = pathlib.Path(__file__).parent / "static"


@cache
def text_of(name: str) -> str:
    """The text of a file in `static/`."""
    return (STATIC / name).read_text("utf-8")
