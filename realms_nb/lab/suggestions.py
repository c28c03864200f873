"""What is worth a try at the end of a report card: changes of the rules, each measured, never guessed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import pandas as pd
from msgspec import Struct

from realms_nb.core.game import AnyGame
from realms_nb.lab.differences import Difference
from realms_nb.lab.measures import SEAT_GAP, per_deal
from realms_nb.lab.part import ReportPart
from realms_nb.lab.report_facts import CLOSE, played
from realms_nb.lab.report_rows import ReportRow, Sizes
from realms_nb.lab.results import Numbers
from realms_nb.lab.seat_gaps import SMALLEST_GAP, SeatGap, seat_gap
from realms_nb.lab.tuning import tune
from realms_nb.lab.variants import compare
from realms_nb.simulation.statistics import Z

# In this order they are told.
ORDER = ("tune", "gap", "close", "leave")
# What else a repaired rule moved is looked for among so many games of each.
TRIES, TRIED_GAMES = 12, 400


class Half(NamedTuple):
    """Half of the deals of a change: the gap between the seats with its interval, and which deals ended close."""

    gap: SeatGap
    close: Numbers


class Tried(NamedTuple):
    """A change that was played. The best of many looks better than it is: one half names it, the other measures it."""

    changes: Mapping[str, Any]
    names: Half
    measures: Half


class Suggestion(Struct, frozen=True):
    """A change of the rules that was measured: what it moves, from where to where, with half of its interval."""

    kind: str
    changes: Mapping[str, Any]
    before: float
    after: float
    difference: float
    margin: float
    # Of rules that were tuned: the interval, the games it stands on, whether the goal is met, and what else moved.
    low: float = 0.0
    high: float = 0.0
    games: int = 0
    met: str = ""
    moved: tuple[Difference, ...] = ()


def tried(
    game: AnyGame, room: ReportPart, rules: Any, seats: int, player: Any, games: int, seed: int
) -> Iterator[Tried]:
    """The rules as they are, then every change that is worth a try, on the same deals."""
    for changes in ({}, *room.suggestions(rules, seats)):
        rows = played(game, rules.changed(**changes) if changes else rules, [player] * seats, games, seed)
        halves = [rows.loc[rows["game"] % 2 == half] for half in (0, 1)]
        yield Tried(changes, *(Half(seat_gap(game, half, seats), _close(game, half)) for half in halves))


def repaired(
    game: AnyGame, room: ReportPart, rules: Any, seats: int, player: Any, line: ReportRow, sizes: Sizes, seed: int
) -> Suggestion | None:
    """Rules whose seats are fairer, searched and confirmed on fresh games; what else they moved is told with them.

    Only where the seats are apart for sure, and only if the game says which rules to vary (`fairer(rules, seats)`).
    """
    fairer = getattr(room, "fairer", None)
    if line.facts["answer"] != "differs" or fairer is None:
        return None
    part = min(1.0, sizes.tried / 4_000)
    found = tune(
        game, fairer(rules, seats), {SEAT_GAP: (None, SMALLEST_GAP)}, [player], seats=seats, rules=rules,
        tries=max(2, round(TRIES * part)), games=max(40, round(TRIED_GAMES * part)), confirm=sizes.games, seed=seed,
        quiet=True,
    )  # fmt: skip
    if found.partial:
        raise KeyboardInterrupt
    row = found.table.iloc[0].to_dict()
    if found.rules == rules or row["high"] >= line.high:
        return None
    both = compare(
        game, {"before": rules, "after": found.rules}, [player] * seats, max(60, sizes.tried), seed, quiet=True
    )
    moved = tuple(each for each in both.verdicts if each.answer == "differs" and each.measure != "first_seat")
    changed = {name: after for name, (_, after) in found.rules.diff(rules).items()}
    return Suggestion(
        "tune", changed, line.value, row["value"], row["value"] - line.value, (row["high"] - row["low"]) / 2,
        row["low"], row["high"], int(row["games"]), row["met"], moved,
    )  # fmt: skip


def suggest(measured: Sequence[Tried]) -> list[Suggestion]:
    """At most three of the changes that were tried: fairer seats, closer games, and what to leave alone."""
    if len(measured) < 2:
        return []
    now, found = measured[0].measures, measured[1:]
    told: list[Suggestion] = []
    fairest, widest = (pick(found, key=lambda each: each.names.gap.value) for pick in (min, max))
    for kind, each, sign in (("gap", fairest, -1), ("leave", widest, 1)):
        gap = each.measures.gap
        change = gap.value - now.gap.value
        # Each end is as far from its middle as it is: towards fairness an interval is wider than it looks.
        margin = float(np.hypot(gap.high - gap.value, now.gap.high - now.gap.value))
        if sign * change > margin:
            told.append(Suggestion(kind, each.changes, now.gap.value, gap.value, change, margin))
    closest = max(found, key=lambda each: float(each.names.close.mean()))
    gain = closest.measures.close - now.close
    half = Z * float(gain.std(ddof=1)) / len(gain) ** 0.5
    if float(gain.mean()) > half:
        before, after = float(now.close.mean()), float(closest.measures.close.mean())
        told.append(Suggestion("close", closest.changes, before, after, after - before, half))
    return sorted(told, key=lambda each: ORDER.index(each.kind))


def _close(game: AnyGame, rows: pd.DataFrame) -> Numbers:
    return (per_deal(game, rows, ["margin"])["margin"] <= CLOSE).astype(float)
