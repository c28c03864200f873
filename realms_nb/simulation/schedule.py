"""Who meets whom, and in which order they sit: luck, seats and neighbours are shared out.

Who sits after whom matters as much as who sits first: the seat before you leaves you its cards. So a table does not
only rotate its seats, it sits down in another circle for every deal. And who has met a deal knows its cards: so no two
games of a deal are close enough to be played by the same process (`runner.cut`).
"""

from __future__ import annotations

from itertools import combinations
from math import ceil, comb

from realms_nb.core.chance import branch, shuffled, stream
from realms_nb.simulation.table import Seating

# So many deals are played in one order of seats before they come again in the next: in the same process nobody meets a
# deal twice, and a tournament stopped early has still seen everybody.
AT_A_TIME = 100

Table = tuple[int, ...]


def seatings(entrants: int, size: int, games: int, seed: int, recorded: int = 0) -> list[Seating]:
    """The games of a tournament, rounded up to whole deals; of each table the first `recorded` games keep their moves.

    A deal is a seed, and belongs to one table, which plays it in a circle drawn for it, once in every rotation: every
    order of seats is equally likely, everybody sits in each seat equally often. Where all possible tables would be more
    than `games`, tables are drawn again and again.
    """
    if comb(entrants, size) * size <= games:
        tables = list(combinations(range(entrants), size))
        order = tables * ceil(games / (len(tables) * size))
    else:
        rounds = ceil(games / (entrants // size * size))
        order, sat_out = list[Table](), [0] * entrants
        for turn in range(rounds):
            order += _drawn(size, branch(seed, "draw", turn), sat_out)
    played: dict[Table, int] = {}
    around: list[Table] = []
    for table in order:
        circle = _circle(size, branch(seed, "circle", *table), played.get(table, 0))
        played[table] = played.get(table, 0) + 1
        around.append(tuple(table[place] for place in circle))
    seen: dict[Table, int] = {}
    plan: list[Seating] = []
    for start in range(0, len(order), AT_A_TIME):
        for turn in range(size):
            for deal in range(start, min(start + AT_A_TIME, len(order))):
                times = seen.get(order[deal], 0)
                seen[order[deal]] = times + 1
                seated = around[deal][turn:] + around[deal][:turn]
                plan.append(Seating(len(plan), branch(seed, deal), seated, recorded=times < recorded))
    return plan


def _drawn(size: int, seed: int, sat_out: list[int]) -> list[Table]:
    """Tables of entrants in a random order. Those left over sit out this deal: whoever has done so least.

    `sat_out` counts for every entrant how often that was so.
    """
    order = list(shuffled(range(len(sat_out)), stream(seed)))
    for entrant in sorted(order, key=sat_out.__getitem__)[: len(order) % size]:
        order.remove(entrant)
        sat_out[entrant] += 1
    return [tuple(sorted(order[start : start + size])) for start in range(0, len(order), size)]


def _circle(size: int, seed: int, number: int) -> Table:
    """The order around a table for its deal of that number: a random circle, for the next deal the same backwards."""
    rest = shuffled(range(1, size), stream(branch(seed, number // 2)))
    return (0, *(rest[::-1] if number % 2 else rest))
