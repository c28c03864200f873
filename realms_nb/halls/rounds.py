"""How a class stands after its games, and who plays whom in the next round: pure counting, without a hall.

A game gives each seat the share of the others at its table that it finished ahead of, a tie counting half: 1 for a
winner alone, 0 for the last, whatever the size of the table. Those with as many points meet next (Swiss rounds).
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

# One row of `hall.games()`.
Row = dict[str, Any]


class Standing(Struct):
    """Somebody after so many games that are over; `against` are the points of all whom they met."""

    name: str
    games: int = 0
    points: float = 0.0
    wins: float = 0.0
    score: float = 0.0
    against: float = 0.0
    # The sum of the seats they had: who sat late sits early next.
    seats: int = 0


def standings(rows: Sequence[Row], people: Iterable[str]) -> list[Standing]:
    """Everybody of these people, the best first: by points, then by the points of those they met, then by their score.

    Games that are not over do not count. `score` is the mean.
    """
    found = {name: Standing(name) for name in people}
    games = _games(rows)
    for game in games:
        winners = sum(bool(row["won"]) for row in game)
        for row in game:
            if (mine := found.get(row["name"])) is None:
                continue
            others = [other["rank"] for other in game if other is not row]
            ahead = sum(1.0 if row["rank"] < rank else 0.5 if row["rank"] == rank else 0.0 for rank in others)
            mine.games += 1
            mine.points += ahead / len(others) if others else float(bool(row["won"]))
            mine.wins += 1 / winners if row["won"] else 0.0
            mine.score += row["score"]
            mine.seats += row["seat"]
    for game in games:
        for one, other in combinations([found[row["name"]] for row in game if row["name"] in found], 2):
            one.against += other.points
            other.against += one.points
    for each in found.values():
        each.score /= max(1, each.games)
    return sorted(found.values(), key=lambda each: (-each.points, -each.against, -each.score, each.name.casefold()))


def met(rows: Sequence[Row]) -> Counter[frozenset[str]]:
    """How often any two sat at one table, in games that are over or not."""
    tables: dict[tuple[int, int], list[str]] = {}
    for row in rows:
        tables.setdefault((row["table"], row["game"]), []).append(row["name"])
    return Counter(frozenset(pair) for names in tables.values() for pair in combinations(names, 2))


def pairings(order: Sequence[Standing], before: Counter[frozenset[str]], size: int) -> list[list[str]]:
    """Tables for the next round, as even as they can be; the best sit at the first one.

    Each table begins with the best who is left. Beside them come, of the next few, those whom the table has met least;
    among those the best. At a table whoever sat late before sits early.
    """
    left = list(order)
    if not left:
        return []
    count = -(-len(left) // size)
    found: list[list[str]] = []
    for number in range(count):
        seats = len(order) // count + (number < len(order) % count)
        table = [left.pop(0)]
        while len(table) < seats:
            near = left[: 2 * size]
            nearest = min(near, key=lambda each: sum(before[frozenset((each.name, other.name))] for other in table))
            left.remove(nearest)
            table.append(nearest)
        table.sort(key=lambda each: -each.seats / max(1, each.games))
        found.append([each.name for each in table])
    return found


def _games(rows: Sequence[Row]) -> list[list[Row]]:
    games: dict[tuple[int, int], list[Row]] = {}
    for row in rows:
        if row["over"]:
            games.setdefault((row["table"], row["game"]), []).append(row)
    return list(games.values())
