"""Which wall stands around the entrants of a league: the strongest that this machine can raise, or none."""

from __future__ import annotations

import os

from realms_nb.core.errors import RealmsError
from realms_nb.sandbox import landlock, namespaces, system_calls, thread_count
from realms_nb.sandbox.worker import Wall

WALLS: tuple[Wall, ...] = ("namespaces", "landlock")


def best(hidden: tuple[str, ...] = (), needed: tuple[str, ...] = ()) -> tuple[Wall | None, RealmsError | None]:
    """The strongest wall that hides these folders, and why there are no namespaces if it is another one or none."""
    why = namespaces.fault()
    if why is None:
        return "namespaces", None
    if why.code == "wall_forbidden" or landlock.fault(hidden, needed) is not None:
        return None, why
    return "landlock", why


def begun(wall: Wall | None) -> int | None:
    """In the supervisor, before the entrant is made: the first half of a wall; and where it is asked for threads."""
    if wall != "namespaces":
        return thread_count.listener()
    namespaces.enter()
    return None


def completed(wall: Wall | None, hidden: tuple[str, ...], needed: tuple[str, ...]) -> None:
    """In the entrant, before it hears of a hand-in: the wall stands, or an OSError says what is missing.

    Where there is none, what the kernel can refuse by itself is refused all the same.
    """
    if wall == "namespaces":
        namespaces.furnish(hidden, needed)
    elif wall == "landlock":
        landlock.raise_around(needed)
    else:
        try:
            system_calls.restrict()
        except OSError:  # the fence stands alone, as on every other system
            return
        os.chdir("/")
