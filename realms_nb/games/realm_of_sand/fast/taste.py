"""The taste of a player of Realm of Sand; here, so that players can be named without loading NumPy."""

from __future__ import annotations

from typing import NamedTuple


class Taste(NamedTuple):
    """What a player thinks things are worth, in points."""

    # A point hoped for is worth so much less for every turn that it seems away.
    patience: float = 0.69
    # The chance that nobody else takes a card within a round, and the same for one that somebody can complete at once.
    left: float = 0.9
    contested: float = 0.6
    # Discs and levels at the start of a game; later they are worth less.
    disc: float = 1.2
    rare_disc: float = 4.0
    level: float = 1.0
    # What the second and the third nearest building add.
    second: float = 0.35
    third: float = 0.15
    # Turns before the end from which on bonuses lose their worth.
    spring: float = 9.0
