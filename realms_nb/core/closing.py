"""Where a seat's points come from, line by line.

How every game closes: the score sheets line by line, what decided among equals, who has won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec import Struct

from realms_nb.core.errors import Detail
from realms_nb.core.event import Event, Seat, Term


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
        total = 0
        for line in self.lines:
            total += line.points
        return total

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

    def part(self, seat: int) -> float:
        """A seat's part of the win: winners share it alike, and where all have lost nobody has any."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class LineScored(Event, frozen=True, gc=False):
    """One line of the final score sheet."""

    rule: ClassVar[str] = "scoring"
    seat: Seat
    line: ScoreLine


class ScoreTotalled(Event, frozen=True, gc=False):
    """A seat's final score."""

    rule: ClassVar[str] = "scoring"
    brief: ClassVar[bool] = True
    seat: Seat
    total: int


class TieBroken(Event, frozen=True, gc=False):
    """Several seats had the most points; a criterion of the game decided, or nothing did ("shared")."""

    rule: ClassVar[str] = "ties"
    brief: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    tie_break: str


class GameWon(Event, frozen=True, gc=False):
    """The game is over."""

    rule: ClassVar[str] = "winning"
    brief: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    total: int


class RankReached(Event, frozen=True, gc=False):
    """A game played alone is over: the points make a rank."""

    rule: ClassVar[str] = "ranks"
    brief: ClassVar[bool] = True
    seat: Seat
    total: int
    rank: Term


def tell_result(sheets: Sequence[ScoreSheet], result: Outcome | None, tell: list[Event]) -> None:
    """Every line and total, then the tie if there was one, then the victory; a game alone ends with its rank."""
    assert result is not None
    for sheet in sheets:
        for line in sheet.lines:
            tell.append(LineScored(sheet.seat, line))
        tell.append(ScoreTotalled(sheet.seat, sheet.total))
    best = sheets[result.winners[0]].total
    if result.rank is not None:
        tell.append(RankReached(result.winners[0], best, result.rank))
        return
    if result.tie_break:
        tied = tuple(sheet.seat for sheet in sheets if sheet.total == best)
        tell.append(TieBroken(tied, result.tie_break))
    tell.append(GameWon(result.winners, best))
