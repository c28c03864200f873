"""What all tables of odds have in common: numbers of futures, and rows for every seat."""

from __future__ import annotations

from realms_nb.core.errors import BadSetup, shown
from realms_nb.simulation.intervals import Z, wilson

MOST_PLAYOUTS = 10_000_000
CHANCES = ("seat", "win", "win_low", "win_high", "score", "score_low", "score_high", "playouts")


def checked_playouts(playouts: object) -> int:
    """A number of playouts that somebody can wait for."""
    if isinstance(playouts, bool) or not isinstance(playouts, int) or not 1 <= playouts <= MOST_PLAYOUTS:
        raise BadSetup(f"playouts is a whole number from 1 to {MOST_PLAYOUTS}, not {shown(playouts)}.")
    return playouts


def chances_row(seat: int, win: float, score: float, error: float, playouts: int) -> tuple[float, ...]:
    """A seat's chance to win with its Wilson interval, its mean score with the interval of the mean."""
    low, high = wilson(win * playouts, playouts)
    return seat, win, low, high, score, score - Z * error, score + Z * error, playouts
