"""How strong the levels of a game were measured to be: the rows of docs/levels.md, as a game brings them along.

`games/<game>/players/levels.csv` is written by `python tools/calibrate.py data` from that page; a test compares both.
"""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import NamedTuple


class Measured(NamedTuple):
    """So many games of a level against the one below on all other seats; shares of victories in percent."""

    seats: int
    level: str
    against: str
    games: int
    wins: float
    low: float
    high: float
    fair: float


def measured(game: str, package: str = "realms_nb") -> tuple[Measured, ...]:
    """The rows of a game, those of two players first; nothing for a game whose levels nobody has measured.

    game: its name.
    package: the package it comes from, where that is another one.
    """
    home = f"realms_nb.games.{game}" if package == "realms_nb" else package
    try:
        table = files(home) / "players" / "levels.csv"
        text = table.read_text("utf-8")
    except (ModuleNotFoundError, FileNotFoundError, NotADirectoryError):
        return ()
    return tuple(
        Measured(
            seats=int(row["seats"]),
            level=row["level"],
            against=row["against"],
            games=int(row["games"]),
            **{name: float(row[name]) for name in ("wins", "low", "high", "fair")},
        )
        for row in csv.DictReader(text.splitlines())
    )
