"""The ledger of a match: start + luck + hidden + own choices + the others' choices = result, for every seat.

What a choice brought is measured against how the same seat usually goes on in the same futures, so it may be a gain.
Luck is what chance changed between two decisions. Both are changes of the same chance to win, so the sum is exact; and
because everybody plays on from both sides of a stroke of chance alike, luck has mean 0 over many deals. What one seat
knew and another did not is no luck: where it comes to light, the change is *hidden*, an item of its own.

Moments to look at again: the choices that cost most, as data that a cell, a board or a page can show.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from realms_nb.core.match import Match
from realms_nb.core.strategy import Reason
from realms_nb.fast.samples import Column, added, column, error, mean, minus
from realms_nb.reviews.judging import Evidence, Judged
from realms_nb.reviews.part import ReviewsPart
from realms_nb.simulation.statistics import Z, wilson

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pandas as pd


ITEMS = ("start", "luck", "hidden", "others", "own", "result")
# The stroke that is no luck: somebody knew it, and others did not.
HIDDEN = "hidden"


class LedgerRow(NamedTuple):
    """A choice or a stroke of chance, and what it did to one seat: its chance before and after, with intervals."""

    step: int
    phase: int
    # `luck`, `hidden` or `choice`.
    kind: str
    # The stroke, or the move.
    what: str
    mover: int | None
    seat: int
    before: float
    after: float
    after_low: float
    after_high: float
    change: float
    low: float
    high: float


class Chosen(NamedTuple):
    """A decision: the move, the best move, what it cost, and how many moves were as good as the best."""

    step: int
    phase: int
    seat: int
    move: str
    best: str
    options: int
    open: int
    win: float
    best_win: float
    cost: float
    low: float
    high: float
    verdict: str


class Item(NamedTuple):
    """One item of the ledger of one seat, with its 95 % interval."""

    seat: int
    item: str
    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half of its interval."""
        return (self.high - self.low) / 2


def events(evidence: Evidence) -> list[LedgerRow]:
    """One row per seat for every stroke of chance and every choice, in the order of the match."""
    strokes: dict[int, list[LedgerRow]] = defaultdict(list)
    for stroke in evidence.strokes:
        for seat in range(evidence.seats):
            before, after = column(stroke.before, seat), column(stroke.after, seat)
            spread = (error(before) ** 2 + error(after) ** 2) ** 0.5
            told = *_chance(after), *_bounds(mean(after) - mean(before), spread)
            kind = HIDDEN if stroke.kind == HIDDEN else "luck"
            fell = LedgerRow(stroke.step, stroke.phase, kind, stroke.kind, None, seat, mean(before), *told)
            strokes[stroke.step].append(fell)
    rows = strokes[-1]
    for each in evidence.decisions:
        move = str(each.moves[each.played])
        for seat in range(evidence.seats):
            before, after = column(each.usual, seat), column(each.wins[each.played], seat)
            change = minus(after, before)
            told = *_chance(after), *_bounds(mean(change), error(change))
            rows.append(LedgerRow(each.step, each.phase, "choice", move, each.seat, seat, mean(before), *told))
        rows += strokes[each.step]
    return rows


def choices(evidence: Evidence) -> list[Chosen]:
    """One row per decision, in the order of the match."""
    return [
        Chosen(
            each.step,
            each.phase,
            each.seat,
            str(each.moves[each.played]),
            str(each.moves[each.best]),
            each.legal,
            each.open,
            mean(column(each.seen_wins[each.played], each.seat)),
            mean(column(each.seen_wins[each.best], each.seat)),
            each.cost,
            each.cost - each.margin,
            each.cost + each.margin,
            each.verdict,
        )
        for each in evidence.decisions
    ]


def items(evidence: Evidence) -> list[Item]:
    """One row per seat and item, with 95 % intervals: start, luck, the others' choices, own choices, result.

    Where something hidden came to light, that is an item, too.
    """
    spans: dict[int, list[Judged]] = defaultdict(list)
    for each in evidence.decisions:
        spans[each.epoch].append(each)
    rows: list[Item] = []
    for seat in range(evidence.seats):
        made = {
            own: [(mean(each), error(each)) for span in spans.values() for each in _made(span, seat, own=own)]
            for own in (True, False)
        }
        start, last = column(evidence.strokes[0].before, seat), column(evidence.last, seat)
        parts = {
            "start": [(mean(start), error(start))],
            **_fallen(evidence, seat),
            "others": made[False],
            "own": made[True],
            "result": [(mean(last), error(last))],
        }
        for item, found in parts.items():
            value, spread = sum([each for each, _ in found]), sum([each**2 for _, each in found]) ** 0.5
            rows.append(Item(seat, item, *_bounds(value, spread)))
    return rows


def _fallen(evidence: Evidence, seat: int) -> dict[str, list[tuple[float, float]]]:
    """What strokes brought a seat, with errors: luck, and what was hidden if anything was."""
    sides = [(column(stroke.before, seat), column(stroke.after, seat)) for stroke in evidence.strokes]
    if any(stroke.kind == HIDDEN for stroke in evidence.strokes):
        parts: dict[str, list[tuple[float, float]]] = {"luck": [], "hidden": []}
        for stroke, (before, after) in zip(evidence.strokes, sides, strict=True):
            spread = (error(before) ** 2 + error(after) ** 2) ** 0.5
            parts[HIDDEN if stroke.kind == HIDDEN else "luck"].append((mean(after) - mean(before), spread))
        return parts
    # What shares its futures is added up before its error is taken: what cancels out is no error.
    inner = [minus(left, right) for (_, left), (right, _) in pairwise(sides)]
    before, after = sides[0][0], sides[-1][1]
    ends = mean(after) - mean(before), (error(after) ** 2 + error(before) ** 2) ** 0.5
    return {"luck": [ends, *((mean(each), error(each)) for each in inner)]}


def event_table(evidence: Evidence) -> pd.DataFrame:
    """The events as a table."""
    return _table(events(evidence), LedgerRow).astype({"mover": "Int64"})


def choice_table(evidence: Evidence) -> pd.DataFrame:
    """The decisions as a table."""
    return _table(choices(evidence), Chosen)


def ledger_table(evidence: Evidence) -> pd.DataFrame:
    """The ledger as a table."""
    return _table(items(evidence), Item)


def _table(rows: Iterable[tuple[Any, ...]], kind: Any) -> pd.DataFrame:
    # Late: a board tells a review without tables, and a page has none.
    import pandas as pd

    return pd.DataFrame(list(rows), columns=list(kind._fields))


def _made(span: list[Judged], seat: int, *, own: bool) -> list[Column]:
    """What the choices of one stretch changed for a seat, future by future: its own, or those of the others."""
    made = [each for each in span if (each.seat == seat) == own]
    changes = [minus(column(each.wins[each.played], seat), column(each.usual, seat)) for each in made]
    return [added(changes)] if changes else []


def _chance(wins: Column) -> tuple[float, float, float]:
    """A seat's chance with its interval; the result of a finished match is known, not sampled."""
    win, count = mean(wins), len(wins)
    low, high = wilson(win * count, count)
    return (win, win, win) if count == 1 else (win, low, high)


def _bounds(value: float, error: float) -> tuple[float, float, float]:
    return value, value - Z * error, value + Z * error


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


class KeyDecision(Struct, frozen=True):
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
    # What the player said of the move that was played.
    said: tuple[Reason, ...] = ()


def moments(room: ReviewsPart, match: Match, evidence: Evidence, you: int) -> tuple[KeyDecision, ...]:
    """At most three choices of a seat, the most costly first; none whose cost may be 0."""
    costly = [each for each in evidence.decisions if each.seat == you and each.verdict == "cost"]
    costly.sort(key=lambda each: -each.cost)
    return tuple(_moment(room, match, each, rank) for rank, each in enumerate(costly[:MOST_MOMENTS], start=1))


def _moment(room: ReviewsPart, match: Match, each: Judged, rank: int) -> KeyDecision:
    state = match.steps[each.step - 1].state if each.step else match.start
    view = match.game.view_for(state, each.seat)
    played, better = each.moves[each.played], each.moves[each.best]
    because = match.steps[each.step].because
    return KeyDecision(
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
        said=because.reasons if because else (),
    )


def _option(room: ReviewsPart, view: Any, move: Any, each: Judged, place: int) -> Option:
    wins = column(each.seen_wins[place], each.seat)
    win = mean(wins)
    low, high = wilson(win * len(wins), len(wins))
    figures = tuple(Figure(*figure) for figure in room.figures(view, move))
    scores = tuple(mean(column(each.seen_scores[place], seat)) for seat in range(len(each.seen_scores[place][0])))
    return Option(str(move), win, low, high, scores, figures)
