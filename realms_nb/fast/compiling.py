"""Where numba is switched on. Without it the very same functions run as plain Python: same results, slower.

A function of the kernel touches only whole numbers, floats and flat arrays, so that it means the same both ways.
Without numba the arrays are lists, which plain Python reads faster than NumPy's.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from threading import Event, Thread
from typing import Any, TypeVar, cast

from realms_nb.core import browser
from realms_nb.core.files import one_at_a_time

# The same kernel in plain Python lies beside the compiled one while that is being compiled; see `cold`.
IS_PLAIN_COPY = __name__.split(".")[1] == "_plain"

try:
    if os.environ.get("REALMS_NB_NO_NUMBA") or IS_PLAIN_COPY:
        raise ImportError
    import numba
    import numpy as np
except ImportError:
    # Plain Python counts in lists: where there is no numba, as in a browser, NumPy is not needed either.
    numba = np = None

F = TypeVar("F", bound=Callable[..., Any])

# A flat array of whole numbers, or of floats.
Ints = Any
Floats = Any

IS_COMPILED = numba is not None


class SlowEngine(UserWarning):
    """numba is missing, so the fast engine runs as plain Python."""


def compiled(function: F) -> F:
    """Mark a function of the kernel: compiled on first use and kept on disk; it lets other threads run.

    It makes no arrays of its own, so numba need not count who holds them: threads that count the same array's holders
    wait for each other at every call.
    """
    if numba is None:
        return function
    try:
        return cast(F, _for_any_number(numba.njit(cache=True, **_OPTIONS)(function)))
    except RuntimeError:
        # There is no place on this machine where numba may keep what it compiled.
        return cast(F, _for_any_number(numba.njit(**_OPTIONS)(function)))


def inlined(function: F) -> F:
    """Mark a small function of the kernel: it becomes part of those that call it, because the call would cost more."""
    return function if numba is None else cast(F, _for_any_number(numba.njit(forceinline=True, **_OPTIONS)(function)))


def _for_any_number(dispatcher: Any) -> Any:
    """Compile once for all whole numbers: numba would compile anew for every constant that a function is called with.

    That made a third of the work of the compiler; a constant still travels into what is inlined.
    """
    from numba.core.types import unliteral

    ask = dispatcher.get_call_template

    def ask_without_constants(arguments: Iterable[Any], named: dict[str, Any]) -> Any:
        return ask(tuple(map(unliteral, arguments)), {name: unliteral(kind) for name, kind in named.items()})

    dispatcher.get_call_template = ask_without_constants
    return dispatcher


# Divisions are never by zero here, so they need not be checked.
_OPTIONS = {"nogil": True, "error_model": "numpy", "_nrt": False}


def ints(values: Iterable[int]) -> Ints:
    """A flat array of whole numbers."""
    return np.array(list(values), np.int64) if np else list(values)


def floats(values: Iterable[float]) -> Floats:
    """A flat array of floats."""
    return np.array(list(values), np.float64) if np else list(values)


def blank(size: int) -> Ints:
    """So many zeros."""
    return np.zeros(size, np.int64) if np else [0] * size


def blank_floats(size: int) -> Floats:
    """So many zeros, as floats."""
    return np.zeros(size, np.float64) if np else [0.0] * size


def grid(rows: list[Any]) -> Any:
    """Rows of equal length as one array of arrays."""
    return np.array(rows) if np else rows


# The games for which this process has made the engine ready.
_ready: set[str] = set()


def make_ready(game: str) -> None:
    """Before the first use: compile with a word of warning, or say once that everything is slower."""
    if game in _ready:
        return
    _ready.add(game)
    if not IS_COMPILED:
        if len(_ready) > 1 or IS_PLAIN_COPY or browser.IN_A_BROWSER:
            return
        warnings.warn(
            "numba is not installed here: the fast engine runs as plain Python. Same results, much slower.",
            SlowEngine,
            stacklevel=4,
        )
        return
    warm = _warm_room(game)
    mark = _mark(game, warm)
    if mark is None:
        print("Compiling the fast engine ...", flush=True)
        return
    if not mark.exists():
        with _bar(mark, sum(path.read_text("utf-8").count("\n@compiled\n") for path in _sources(game))):
            _compile_once(warm, mark)


def _compile_once(warm: Any, mark: Path) -> None:
    python = _python()
    mark.parent.mkdir(parents=True, exist_ok=True)
    print("Compiling the fast engine, once ...", flush=True)
    # A room full of notebooks on one installation would compile the same in each of them.
    with one_at_a_time(mark.with_name(f"realms_nb.{python}.lock")):
        if mark.exists():
            # While this process waited, another one has compiled everything.
            return
        # numba looks only at the file of a function itself, not at the files of those it calls: old code must go.
        for old in (*mark.parent.glob(f"*.{python}.nbi"), *mark.parent.glob(f"realms_nb-*.{python}.ready")):
            old.unlink(missing_ok=True)
        warm.compile_all()
        mark.touch()


@contextmanager
def _bar(mark: Path, functions: int) -> Generator[None]:
    """A bar of the functions that have been compiled so far, by this process or by another one."""
    # Late: only who waits needs it.
    from tqdm.auto import tqdm

    done = Event()
    shape = "{desc}: {bar} {n_fmt} of {total_fmt} functions [{elapsed}]"
    with tqdm(total=functions, desc="Compiling", bar_format=shape, delay=1.0, leave=False) as bar:

        def look() -> None:
            while not done.wait(1.0):
                bar.n = min(functions, len(list(mark.parent.glob(f"*.{_python()}.nbi"))))
                bar.refresh()

        watcher = Thread(target=look, daemon=True, name="a bar looks at the compiler")
        watcher.start()
        try:
            yield
        finally:
            done.set()
            watcher.join()


def is_ready(game: str) -> bool:
    """Whether nobody would have to wait for the compiler: all was compiled here before, or nothing can be kept."""
    if game in _ready or not IS_COMPILED:
        return True
    mark = _mark(game, _warm_room(game))
    return mark is None or mark.exists()


def _warm_room(game: str) -> Any:
    # Late and by name: everything there rests on this module, and this module knows no game.
    return import_module(f"{(__package__ or '').rpartition('.')[0]}.games.{game}.fast.warm")


def _mark(game: str, warm: Any) -> Path | None:
    """The file that says that everything of this version was compiled; None where numba can keep nothing."""
    kept = warm.SAMPLE.stats.cache_path
    return None if kept is None else Path(kept) / f"realms_nb-{_digest(game)}.{_python()}.ready"


def _python() -> str:
    # As numba does in the names of its files, because two Pythons may share a folder.
    return f"py{sys.version_info.major}{sys.version_info.minor}"


@cache
def _digest(game: str) -> str:
    """A name for this version of numba and of the sources: what all games share, and the game's own folder."""
    digest, here = sha256(numba.__version__.encode() if numba else b""), Path(__file__).parent
    for source in sorted((*here.glob("*.py"), *_sources(game))):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _sources(game: str) -> list[Path]:
    """The kernel of a game."""
    return sorted((Path(__file__).parents[1] / "games" / game / "fast").rglob("*.py"))
