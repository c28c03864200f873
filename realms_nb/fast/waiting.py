"""Whoever asks a question gets the answer to it, even if the compiler must be waited for; a board must not stand still.

While another process compiles, a board is answered by the same kernel in plain Python: some hundred times slower, so
with fewer futures, and it says how many.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from realms_nb.core import browser
from realms_nb.core.game import game_named
from realms_nb.fast.compiling import IS_COMPILED, is_ready

# The general part, and the part of a game: `realms_nb.fast...`, `realms_nb.games.<game>.fast...`.
_HERE, _PLAIN = re.compile(r"\brealms_nb\.((?:games\.\w+\.)?fast\b)"), "realms_nb._plain"
# Whether the one who asks is a board, which shows a rough answer now rather than the whole one in a minute.
_of_a_board: ContextVar[bool] = ContextVar("of_a_board", default=False)
# The processes that compile, by game.
_compiling: dict[str, subprocess.Popen[bytes]] = {}


class _Loader(SourceFileLoader):
    """Loads a module of the kernel under another name; what it imports of the kernel comes from there, too."""

    def get_code(self, fullname: str) -> Any:
        """The code, compiled from the text each time: a cache would belong to the other name."""
        source = _HERE.sub(rf"{_PLAIN}.\1", Path(self.path).read_text("utf-8"))
        return compile(source, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A module of the plain kernel, in the file of its compiled twin."""
        if fullname != _PLAIN and not fullname.startswith(f"{_PLAIN}."):
            return None
        place = Path(__file__).parents[1].joinpath(*fullname.split(".")[2:])
        if "fast" not in fullname.split("."):
            # Above the engines there is nothing: the game itself must not be made twice.
            return ModuleSpec(fullname, None, is_package=True)
        if place.is_dir():
            file = place / "__init__.py"
            return spec_from_file_location(
                fullname, file, loader=_Loader(fullname, str(file)), submodule_search_locations=[str(place)]
            )
        file = place.with_suffix(".py")
        return spec_from_file_location(fullname, file, loader=_Loader(fullname, str(file)))


@contextmanager
def rough_answers() -> Generator[None]:
    """Inside of it a board asks: until the engine is compiled it is content with a rough answer."""
    before = _of_a_board.set(True)
    try:
        yield
    finally:
        _of_a_board.reset(before)


def engine_of(game: str, room: str) -> Any:
    """A module of a game's kernel: the compiled one, which waits for the compiler; the plain one if a board asks now.

    For a board another process compiles meanwhile.
    """
    package = game_named(game).package
    # Of a game from another package there is no plain copy: there a board waits, too.
    if not (_of_a_board.get() and is_cold(game)) or package != f"realms_nb.games.{game}":
        return import_module(f"{package}.fast.{room}")
    start_compiling(game)
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        # First, because the usual finder would find the same files and load them as they are.
        sys.meta_path.insert(0, _Finder())
    return import_module(f"{_PLAIN}.games.{game}.fast.{room}")


def is_rough(game: str) -> bool:
    """Whether there is time for a rough answer only: nothing is compiled, and a board or a browser asks."""
    slow = not IS_COMPILED or is_cold(game)
    return browser.IN_A_BROWSER or (slow and _of_a_board.get())


def futures_for(game: str, wanted: int, few: int) -> int:
    """So many futures as were asked for; a board gets a few while nothing is compiled, or somebody would wait.

    In a browser nothing is ever compiled: there everybody waits a little, for five times these few, and whoever asked
    for more is told.
    """
    if _of_a_board.get() and (is_cold(game) or not IS_COMPILED):
        return min(wanted, 5 * few if browser.IN_A_BROWSER else few)
    return browser.fewer(wanted, 5 * few, "futures")


def is_cold(game: str) -> bool:
    """Whether answers come from plain Python for now. Where another process has compiled in vain, this one has to."""
    process = _compiling.get(game)
    return not is_ready(game) and (process is None or process.poll() is None)


def start_compiling(game: str) -> None:
    """Let another process compile the kernel of a game, unless one does; said once, because odds are rougher then."""
    if game in _compiling:
        return
    print("Compiling the fast engine in the background; until it is ready, odds are rougher.", flush=True)  # noqa: T201  # whoever wonders should know
    _compiling[game] = subprocess.Popen(  # noqa: S603  # our own module
        [sys.executable, "-m", "realms_nb.fast", game], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
