"""Numbers by future: NumPy reckons with them, and where there is none, as in a page, plain Python does, on lists.

Of a position there is a row of numbers for every future, one for each seat (`Wins`). A column of such rows, what became
of one seat, is a `Column`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from realms_nb.core.errors import BadSetup, shown

try:
    import numpy as np
except ModuleNotFoundError:
    np = None

Wins = Any
Column = Any

MOST_PLAYOUTS = 10_000_000


def checked_playouts(playouts: object) -> int:
    """A number of playouts that somebody can wait for."""
    if isinstance(playouts, bool) or not isinstance(playouts, int) or not 1 <= playouts <= MOST_PLAYOUTS:
        raise BadSetup(f"playouts is a whole number from 1 to {MOST_PLAYOUTS}, not {shown(playouts)}.")
    return playouts


def shaped(numbers: Sequence[float], moves: int, playouts: int, seats: int, unit: int = 1) -> Any:
    """What the kernel wrote down in one line, in units of so many, as moves x playouts x seats."""
    if np is not None:
        return np.asarray(numbers, float).reshape((moves, playouts, seats)) / unit
    rows = [[each / unit for each in numbers[at : at + seats]] for at in range(0, len(numbers), seats)]
    return [rows[move * playouts : (move + 1) * playouts] for move in range(moves)]


def wins_of(rows: Iterable[Sequence[float]]) -> Wins:
    """Rows of every seat's part of the win, one row for each future."""
    return np.array(list(rows), float) if np is not None else [list(row) for row in rows]


def column(wins: Wins, seat: int) -> Column:
    """What became of one seat, future by future."""
    return wins[:, seat] if np is not None else [row[seat] for row in wins]


def mean(numbers: Column) -> float:
    """Their mean."""
    return float(numbers.mean()) if np is not None else sum(numbers) / len(numbers)


def error(numbers: Column) -> float:
    """The standard error of their mean; of a single number, which was not sampled, there is none."""
    count = len(numbers)
    if count < 2:
        return 0.0
    if np is not None:
        return float(numbers.std(ddof=1)) / count**0.5
    middle = mean(numbers)
    return (sum((each - middle) ** 2 for each in numbers) / (count - 1) / count) ** 0.5


def minus(these: Column, those: Column) -> Column:
    """The differences, future by future."""
    return these - those if np is not None else [here - there for here, there in zip(these, those, strict=True)]


def added(columns: Sequence[Column]) -> Column:
    """The sums, future by future."""
    return np.sum(columns, axis=0) if np is not None else [sum(row) for row in zip(*columns, strict=True)]
