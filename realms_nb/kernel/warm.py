"""Compiling everything at once, before anybody waits for it: `python -m realms_nb.kernel.warm`, all games or some."""

from __future__ import annotations

import sys
from pkgutil import iter_modules

import realms_nb.kernel
from realms_nb.kernel.compiling import make_ready


def games() -> list[str]:
    """The games that have a folder in the kernel."""
    return [room.name for room in iter_modules(realms_nb.kernel.__path__) if room.ispkg]


if __name__ == "__main__":
    for name in sys.argv[1:] or games():
        make_ready(name)
