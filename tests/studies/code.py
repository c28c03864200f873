"""On which code a result stands: a change of the rules, of a player or of the lab makes it one of before."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import realms_nb as rn

HOUSE = Path(rn.__file__).parent


@cache
def fingerprint(game, rooms=("engine", "fast", "players")):
    """The code of a game's rules and players, and of the compiler behind them, in a few letters."""
    places = [HOUSE / "fast", *(HOUSE / "games" / game / room for room in rooms)]
    files = sorted(file for place in places for file in place.rglob("*.py"))
    told = sha256()
    for file in files:
        told.update(file.relative_to(HOUSE).as_posix().encode() + file.read_bytes())
    return told.hexdigest()[:12]
