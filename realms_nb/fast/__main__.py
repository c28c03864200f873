"""Compiling everything at once, before anybody waits for it: `python -m realms_nb.fast`, all games or some."""

from __future__ import annotations

import sys

from realms_nb.core.game import known_games
from realms_nb.core.registry import part
from realms_nb.fast.compiling import make_ready


def games() -> list[str]:
    """The games that have a folder in the kernel."""
    return [name for name in known_games() if part("fast", name)]


if __name__ == "__main__":
    for name in sys.argv[1:] or games():
        make_ready(name)
