"""How strong a level is: a module of its own, because `sent` is as long as a module may be."""

from __future__ import annotations

from realms_nb.board.wire import Wire


class LevelStrength(Wire, frozen=True):
    """How a level was measured: so many games against the one below on all other seats, victories in percent."""

    seats: int
    level: str
    against: str
    games: int
    wins: float
    low: float
    high: float
    fair: float
