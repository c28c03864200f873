"""What is not installed is said in a sentence, with the line that installs it.

Whoever only plays needs four packages (`requirements-play.txt`); the rest comes with what measures and draws. A missing
one is met wherever something is imported, in some sixty modules; so it is caught in the one place that they all pass:
Python asks its finders one after the other, and ours is the last, which is asked only for what nobody has found.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import FrameType

# What measuring, drawing and lessons need besides the four packages that playing needs.
BEYOND_PLAYING = ("altair", "cloudpickle", "joblib", "numpy", "openskill", "pandas", "tornado", "tqdm")


# The doors: what is imported -> what is installed for it.
DOORS = {"gymnasium": "gymnasium", "open_spiel": "open_spiel", "pettingzoo": "pettingzoo", "pyspiel": "open_spiel"}


class LastFinder:
    """Finds nothing; but if it is this package that looks for one of those, it says what to install."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: object = None) -> None:
        """Refuse in a sentence; anybody else gets Python's own error."""
        if name not in BEYOND_PLAYING and name not in DOORS:
            return
        # Both take a while to import, and hardly anybody needs them.
        import inspect

        from realms_nb.core.errors import MissingPackage

        here = inspect.currentframe()
        if _who_asks(here and here.f_back).partition(".")[0] == "realms_nb":
            raise MissingPackage(DOORS.get(name, name))


def _who_asks(frame: FrameType | None) -> str:
    """The module with the import in it: the first one below Python's own machinery, which called this finder."""
    while frame is not None and str(frame.f_globals.get("__name__")).startswith("importlib"):
        frame = frame.f_back
    return "" if frame is None else str(frame.f_globals.get("__name__"))


def say_what_is_missing() -> None:
    """From now on; asked a second time, nothing changes."""
    if LastFinder not in sys.meta_path:
        sys.meta_path.append(LastFinder)
