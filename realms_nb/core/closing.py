"""How every game closes: the score sheets line by line, what decided among equals, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from realms_nb.core.event import Event, Seat, Term
from realms_nb.core.scoresheet import Outcome, ScoreLine, ScoreSheet


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
