"""Who meets whom: every deal is played by every table in every seating, so that luck and seats are shared out."""

from __future__ import annotations

from itertools import combinations
from math import ceil, comb

from realms_nb.core.chance import branch, shuffled, stream
from realms_nb.simulation.table import Seating

# Games that one table plays in a row: few enough that a tournament stopped early has seen everybody,
# many enough that entrants in processes of their own are not started for every game.
IN_A_ROW = 20

Table = tuple[int, ...]


def seatings(entrants: int, size: int, games: int, seed: int, recorded: int = 0) -> list[Seating]:
    """The games of a tournament, rounded up to whole deals; of each table the first `recorded` games keep their moves.

    A deal is a seed. Each table plays it once in every rotation of its seats, and all tables play the same deals
    (common random numbers). Where all possible tables would be more than `games`, tables are drawn for every deal.
    """
    if comb(entrants, size) * size <= games:
        tables = list(combinations(range(entrants), size))
        deals = ceil(games / (len(tables) * size))
        chunk = max(1, IN_A_ROW // size)
        order = [
            (table, deal)
            for start in range(0, deals, chunk)
            for table in tables
            for deal in range(start, min(start + chunk, deals))
        ]
    else:
        deals = ceil(games / (entrants // size * size))
        order = [(table, deal) for deal in range(deals) for table in _drawn(entrants, size, branch(seed, "draw", deal))]
    seen: dict[Table, int] = {}
    plan: list[Seating] = []
    for table, deal in order:
        for turn in range(size):
            played = seen.get(table, 0)
            seen[table] = played + 1
            seated = table[turn:] + table[:turn]
            plan.append(Seating(len(plan), branch(seed, deal), seated, recorded=played < recorded))
    return plan


def _drawn(entrants: int, size: int, seed: int) -> list[Table]:
    """Tables of entrants in a random order; those left over sit out this deal."""
    order = shuffled(range(entrants), stream(seed))
    return [tuple(sorted(order[start : start + size])) for start in range(0, entrants - size + 1, size)]
