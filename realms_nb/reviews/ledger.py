"""The ledger of a match: start + luck + own choices + the others' choices = result, for every seat.

What a choice brought is measured against the evaluator's own move in the same futures, so it may be a gain. Luck is
what chance changed between two decisions. Both are changes of the same chance to win, so the sum is exact; and because
the evaluator plays on from both sides of a stroke of chance alike, luck has mean 0 over many deals.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from realms_nb.fast.samples import Column, added, column, error, mean, minus
from realms_nb.reviews.judging import Evidence, Judged
from realms_nb.simulation.intervals import Z, wilson

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pandas as pd

ITEMS = ("start", "luck", "others", "own", "result")


class Event(NamedTuple):
    """A choice or a stroke of chance, and what it did to one seat: its chance before and after, with intervals."""

    step: int
    phase: int
    # `luck` or `choice`.
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


def events(evidence: Evidence) -> list[Event]:
    """One row per seat for every stroke of chance and every choice, in the order of the match."""
    strokes: dict[int, list[Event]] = defaultdict(list)
    for stroke in evidence.strokes:
        for seat in range(evidence.seats):
            before, after = column(stroke.before, seat), column(stroke.after, seat)
            spread = (error(before) ** 2 + error(after) ** 2) ** 0.5
            told = *_chance(after), *_bounds(mean(after) - mean(before), spread)
            fell = Event(stroke.step, stroke.phase, "luck", stroke.kind, None, seat, mean(before), *told)
            strokes[stroke.step].append(fell)
    rows = strokes[-1]
    for each in evidence.decisions:
        move = str(each.moves[each.played])
        for seat in range(evidence.seats):
            before, after = column(each.wins[each.habit], seat), column(each.wins[each.played], seat)
            change = minus(after, before)
            told = *_chance(after), *_bounds(mean(change), error(change))
            rows.append(Event(each.step, each.phase, "choice", move, each.seat, seat, mean(before), *told))
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
            mean(column(each.wins[each.played], each.seat)),
            mean(column(each.wins[each.best], each.seat)),
            each.cost,
            each.cost - each.margin,
            each.cost + each.margin,
            each.verdict,
        )
        for each in evidence.decisions
    ]


def items(evidence: Evidence) -> list[Item]:
    """One row per seat and item, with 95 % intervals: start, luck, the others' choices, own choices, result."""
    spans: dict[int, list[Judged]] = defaultdict(list)
    for each in evidence.decisions:
        spans[each.epoch].append(each)
    rows: list[Item] = []
    for seat in range(evidence.seats):
        before = [column(stroke.before, seat) for stroke in evidence.strokes]
        after = [column(stroke.after, seat) for stroke in evidence.strokes]
        # What shares its futures is added up before its error is taken: what cancels out is no error.
        inner = [minus(left, right) for (left, _), (_, right) in pairwise(zip(after, before, strict=True))]
        ends = mean(after[-1]) - mean(before[0]), (error(after[-1]) ** 2 + error(before[0]) ** 2) ** 0.5
        luck = [(mean(each), error(each)) for each in inner]
        made = {
            own: [(mean(each), error(each)) for span in spans.values() for each in _made(span, seat, own=own)]
            for own in (True, False)
        }
        start, last = before[0], column(evidence.last, seat)
        parts = {
            "start": [(mean(start), error(start))],
            "luck": [ends, *luck],
            "others": made[False],
            "own": made[True],
            "result": [(mean(last), error(last))],
        }
        for item, found in parts.items():
            value, spread = sum(each for each, _ in found), sum(each**2 for _, each in found) ** 0.5
            rows.append(Item(seat, item, *_bounds(value, spread)))
    return rows


def event_table(evidence: Evidence) -> pd.DataFrame:
    """The events as a table."""
    return _table(events(evidence), Event).astype({"mover": "Int64"})


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
    changes = [minus(column(each.wins[each.played], seat), column(each.wins[each.habit], seat)) for each in made]
    return [added(changes)] if changes else []


def _chance(wins: Column) -> tuple[float, float, float]:
    """A seat's chance with its interval; the result of a finished match is known, not sampled."""
    win, count = mean(wins), len(wins)
    low, high = wilson(win * count, count)
    return (win, win, win) if count == 1 else (win, low, high)


def _bounds(value: float, error: float) -> tuple[float, float, float]:
    return value, value - Z * error, value + Z * error
