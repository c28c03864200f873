"""Skill on a report card: a ladder of players, each against seats of the next weaker, and what more thinking brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import structs

from realms_nb.core.chance import branch
from realms_nb.core.game import AnyGame
from realms_nb.lab.duels import pair_shares
from realms_nb.lab.part import ReportPart
from realms_nb.lab.report_rows import LEVELS, ReportRow, Sizes
from realms_nb.lab.results import Numbers
from realms_nb.players.registry import resolve
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import contenders
from realms_nb.simulation.statistics import student


class Rung(NamedTuple):
    """A step of the ladder: the better player's share of wins against seats of the weaker, with half its interval."""

    better: str
    weaker: str
    share: float
    half: float
    games: int


def rungs(room: ReportPart, rules: Any, seats: int, sizes: Sizes, seed: int) -> Iterator[Rung]:
    """Every step of the ladder that has deals, from the weakest on."""
    steps = zip(room.LADDER, room.LADDER[1:], strict=False)
    for (weaker, better), deals in zip(steps, sizes.rungs, strict=False):
        if deals:
            yield _rung(
                better, weaker, room.rung(rules, seats, better, weaker, deals, branch(seed, "rung", better)), seats
            )


def _rung(better: str, weaker: str, shares: Numbers, seats: int) -> Rung:
    half = student(len(shares) - 1) * float(shares.std(ddof=1)) / len(shares) ** 0.5
    return Rung(better, weaker, float(shares.mean()), half, len(shares) * seats)


def thinking(game: AnyGame, room: ReportPart, rules: Any, seats: int, sizes: Sizes, seed: int) -> Rung | None:
    """One step more, which is nothing but thinking: the same player, in few futures and in four times as many."""
    asked: tuple[str, int, int] | None = getattr(room, "THINKING", None)
    if asked is None or not sizes.thinking:
        return None
    level, few, many = asked
    player: Any = resolve(game, level).choose
    two = {f"{level} {count}": structs.replace(player, playouts=count) for count in (many, few)}
    task = Task(game, rules, contenders(game, two, None))
    shares = pair_shares(task, range(sizes.thinking), seats, branch(seed, "thinking"))
    return _rung(f"{level} {many}", f"{level} {few}", shares, seats)


def skill(steps: Sequence[Rung], more: Rung | None, seats: int) -> ReportRow:
    """So many games the better player wins beyond its fair share, as a part of all that it could.

    Told of the step that every game measures on enough deals, so that two games can be compared; all steps are drawn.
    """
    fair, last = 1 / seats, steps[: LEVELS - 1][-1]
    value, spread = (last.share - fair) / (1 - fair), last.half / (1 - fair)
    facts = {
        "better": last.better,
        "weaker": last.weaker,
        "others": seats - 1,
        "helps": all(rung.share - rung.half > fair for rung in steps),
        "names": tuple(rung.better for rung in steps),
    }
    if more is not None:
        level, _, many = more.better.partition(" ")
        low, high = more.share - more.half, more.share + more.half
        facts |= {
            "thinker": level,
            "many": int(many),
            "few": int(more.weaker.partition(" ")[2]),
            "think": more.share,
            "think_low": max(0.0, low),
            "think_high": min(1.0, high),
            "think_games": more.games,
            "fair": fair,
            "more_helps": "yes" if low > fair else "no" if high < fair else "unknown",
        }
    drawing = tuple(number for rung in steps for number in (rung.share, rung.half))
    return ReportRow("skill", value, value - spread, value + spread, last.games, facts, drawing)
