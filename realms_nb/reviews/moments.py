"""Moments to look at again: the choices that cost most, as data that a cell, a board or a page can show."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from msgspec import Struct

from realms_nb.core.match import Match
from realms_nb.core.strategy import Reason
from realms_nb.fast.samples import column, mean
from realms_nb.reviews.judging import Evidence, Judged
from realms_nb.simulation.intervals import wilson

MOST_MOMENTS = 3


class Figure(Struct, frozen=True):
    """One number that a move changes at once: what it is, before, and right after the move."""

    key: str
    before: float
    after: float


class Option(Struct, frozen=True):
    """A move of a moment: what it changes at once, and every seat's chance and score at the end."""

    # The text of the move, as `match.play` reads it.
    move: str
    win: float
    win_low: float
    win_high: float
    # The mean score of each seat at the end.
    scores: tuple[float, ...]
    figures: tuple[Figure, ...]


class Moment(Struct, frozen=True):
    """A choice that cost something: where it stands, what was played, what would have been better, and why."""

    # 1 is the most costly.
    number: int
    # `match.seek(step)` shows the position in which it was made.
    step: int
    phase: int
    seat: int
    cost: float
    cost_low: float
    cost_high: float
    played: Option
    better: Option
    # What speaks for the better move; a narrator tells each of them.
    reasons: tuple[Reason, ...]


def moments(room: ModuleType, match: Match, evidence: Evidence, you: int) -> tuple[Moment, ...]:
    """At most three choices of a seat, the most costly first; none whose cost may be 0."""
    costly = [each for each in evidence.decisions if each.seat == you and each.verdict == "cost"]
    costly.sort(key=lambda each: -each.cost)
    return tuple(_moment(room, match, each, rank) for rank, each in enumerate(costly[:MOST_MOMENTS], start=1))


def _moment(room: ModuleType, match: Match, each: Judged, rank: int) -> Moment:
    state = match.steps[each.step - 1].state if each.step else match.start
    view = match.game.view_for(state, each.seat)
    played, better = each.moves[each.played], each.moves[each.best]
    return Moment(
        number=rank,
        step=each.step,
        phase=each.phase,
        seat=each.seat,
        cost=each.cost,
        cost_low=each.cost - each.margin,
        cost_high=each.cost + each.margin,
        played=_option(room, view, played, each, each.played),
        better=_option(room, view, better, each, each.best),
        reasons=room.why(view, better, played),
    )


def _option(room: ModuleType, view: Any, move: Any, each: Judged, place: int) -> Option:
    wins = column(each.wins[place], each.seat)
    win = mean(wins)
    low, high = wilson(win * len(wins), len(wins))
    figures = tuple(Figure(*figure) for figure in room.figures(view, move))
    scores = tuple(mean(column(each.scores[place], seat)) for seat in range(len(each.scores[place][0])))
    return Option(str(move), win, low, high, scores, figures)
