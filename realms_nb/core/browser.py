"""Where Python itself runs in a browser, as in JupyterLite: no processes, no threads, no compiler, no stop button.

Only this module knows whether that is so. Long work ends there by itself, as if somebody had pressed the stop button:
what is finished counts, and a sentence below the cell says so.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Generator
from contextlib import contextmanager

IN_A_BROWSER = sys.platform == "emscripten"
# So many seconds the work of one call may take in a browser.
PATIENCE = 20.0

# When the work that is under way has to end; None if it may take as long as it likes.
_end: float | None = None
_ended = False


class TimeIsUp(KeyboardInterrupt):
    """The stop button, pressed by the clock."""


@contextmanager
def patience(language: str = "en", seconds: float | None = None) -> Generator[None]:
    """Work that ends by itself in a browser. What is begun inside of it has no clock of its own."""
    global _end, _ended
    if not IN_A_BROWSER or _end is not None:
        yield
        return
    seconds = PATIENCE if seconds is None else seconds
    _end, _ended = time.monotonic() + seconds, False
    try:
        yield
    finally:
        _end = None
        if _ended:
            note("browser-stopped", language, seconds=round(seconds))


def look_at_the_clock() -> None:
    """Between two pieces of work: is the time up? Then as much is left for what has to be done with the rest."""
    global _end, _ended
    if _end is not None and time.monotonic() > _end:
        _end, _ended = time.monotonic() + PATIENCE, True
        raise TimeIsUp


def fewer(wanted: int, most: int, what: str, language: str = "en") -> int:
    """As many of something as were wanted; in a browser at most so many, with a sentence that says so."""
    if not IN_A_BROWSER or wanted <= most:
        return wanted
    note(f"browser-fewer-{what}", language, wanted=wanted, most=most)
    return most


def note(key: str, language: str, **details: int) -> None:
    """A sentence below the cell."""
    # Late: whoever stands below everything needs words only now.
    from realms_nb.core.narrator import narrator_of_none

    print(narrator_of_none(language).say(key, **details), flush=True)
