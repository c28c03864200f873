"""Where a seat's points come from, line by line."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from realms_nb.core.refusal import Detail


class ScoreLine(Struct, frozen=True):
    """One source of points: the card (if any), the formula by name, what went into it, what came out."""

    source: str
    points: int
    card: str | None = None
    inputs: Mapping[str, Detail] = {}


class ScoreSheet(Struct, frozen=True):
    """All the lines of one seat; the total is their sum, never counted apart."""

    seat: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)

    def by_source(self) -> dict[str, int]:
        """Points per source, for tables and charts."""
        points: dict[str, int] = {}
        for line in self.lines:
            points[line.source] = points.get(line.source, 0) + line.points
        return points


class Outcome(Struct, frozen=True, repr_omit_defaults=True):
    """How a game ended: `ranking` lists seats from best to worst, seats that share a place together."""

    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    # What decided among equals for the first place: None (points alone did), a criterion, or "shared".
    tie_break: str | None
    # The title earned by the points, in games that give one to a player alone; the catalogues name it.
    rank: str | None = None
