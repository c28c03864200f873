"""What a report card measures, line by line: seats, skill, luck, tension, choice, length.

What a game must have for it lies in its folder of this room:

`LADDER`                                   players from the weakest to the strongest, by name
`rung(rules, seats, player, than, deals, seed)`  a player's share of wins in each deal against seats of another kind
`walks(rules, seats, games, seed)`         games watched step by step: chances at every phase, winners, decisions
`wanted(rules, seats, deals, seed)`        the thing that is used most often when it can be, and how often
`suggestions(rules, seats)`                changes of the rules that are worth a try
`by_chance(rules, seats, seed)`            may be missing: the gap between the seats if all play by chance
`THINKING`                                 may be missing: a level that looks into futures, few of them, and more
`fairer(rules, seats)`                     may be missing: which rules to vary, over which values, for fairer seats
`SIZES`                                    how much of everything is played, `PLAYER` who plays
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import pandas as pd
from msgspec import Struct

from realms_nb.core.chance import branch
from realms_nb.core.game import AnyGame
from realms_nb.fast.streams import checked_threads, in_blocks
from realms_nb.lab.luck import luck_share, matches_of_luck
from realms_nb.lab.measures import per_deal
from realms_nb.lab.part import ReportPart
from realms_nb.lab.report_rows import LEVELS, ReportRow, Sizes
from realms_nb.lab.results import Numbers
from realms_nb.lab.seat_gaps import SMALLEST_GAP, seat_gap
from realms_nb.lab.skill import Rung, rungs, skill, thinking
from realms_nb.lab.variants import plan_of
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import contenders
from realms_nb.simulation.runner import play_all
from realms_nb.simulation.statistics import Z, student, wilson

# A game that ends with so few points between first and second was close.
CLOSE = 2
MUST = 0.95
# Deals that tell which card is wanted most, where the game does not say how many.
MOST_WANTED = 2_000
# Seats that chance tells apart by no more than this are, for a small report card, alike to chance.
CHECKED_GAP = 0.1
# An interval of a share as wide as this tells next to nothing, and one of fewer matches is none.
WIDE, FEWEST_MATCHES = 0.4, 20


class Watched(Struct, frozen=True, eq=False):
    """Games that were watched step by step."""

    # Per game and phase: every seat's chance to win at its beginning; phases that a game did not have are NaN.
    chances: Numbers
    # Per game: every seat's part of the win, and how many decisions there were.
    wins: Numbers
    moves: Numbers
    # Per decision that was looked into: how many moves there were, how many as good as the best, what was at stake.
    options: Numbers
    open: Numbers
    stakes: Numbers
    # Whether phases are rounds; otherwise they are equal parts of a game.
    by_round: bool = True
    # How many moves of a decision were looked at, 0 for all of them.
    looked_at: int = 0


class WatchedGame(NamedTuple):
    """One game that was watched: chances by phase, parts of the win, decisions made, and those looked into."""

    chances: Numbers
    wins: Numbers
    moves: int
    decisions: list[tuple[float, float, float]]


def watched(walk: Callable[[int], WatchedGame], games: int, *, by_round: bool = True, looked_at: int = 0) -> Watched:
    """So many games, shared among the cores; the result does not depend on how many these are."""
    walked: list[WatchedGame | None] = [None] * games

    def work(first: int, behind: int) -> None:
        for number in range(first, behind):
            walked[number] = walk(number)

    # The first one alone, so that nothing is compiled or laid out twice.
    work(0, 1)
    in_blocks(lambda first, behind: work(first + 1, behind + 1), games - 1, checked_threads(None), 1)
    done = [each for each in walked if each is not None]
    columns = zip(*(decision for each in done for decision in each.decisions), strict=True)
    options, open_moves, stakes = (np.array(column, float) for column in columns)
    return Watched(
        np.stack([each.chances for each in done]), np.stack([each.wins for each in done]),
        np.array([each.moves for each in done], float), options, open_moves, stakes, by_round, looked_at,
    )  # fmt: skip


def shares_at_end(game: AnyGame, state: Any, seats: int) -> Numbers:
    """Every seat's part of the win of a game that is over."""
    outcome = game.outcome(state)
    assert outcome is not None
    return np.array([outcome.part(seat) for seat in range(seats)])


def examine(
    game: AnyGame, room: ReportPart, rules: Any, seats: int, player: Any, sizes: Sizes, seed: int
) -> Iterator[tuple[list[ReportRow], list[dict[str, Any]]]]:
    """The lines of the report card and the finer measures behind them, part by part as they are finished."""
    details: list[dict[str, Any]] = []
    rows = played(game, rules, [player] * seats, sizes.games, branch(seed, "games"))
    yield [_seats(game, room, rules, rows, seats, seed)], []
    steps: list[Rung] = []
    for each in rungs(room, rules, seats, sizes, seed):
        steps.append(each)
        yield [], [_detail(f"wins of {each.better} against {each.weaker}", each.share, each.half, each.games)]
    more = thinking(game, room, rules, seats, sizes, seed)
    if more is not None:
        told = f"wins of {more.better} futures against {more.weaker}"
        yield [], [_detail(told, more.share, more.half, more.games)]
    yield [skill(steps, more, seats), _luck(game, room, rules, seats, sizes, seed)], []
    walks: Watched = room.walks(rules, seats, sizes.watched, branch(seed, "walks"))
    lines = [_tension(game, rows, walks, details)]
    lines.append(_choice(room, rules, seats, walks, sizes, seed, details))
    yield [*lines, _length(walks)], details


def parts_of(room: ReportPart, sizes: Sizes) -> int:
    """How many parts `examine` hands over."""
    steps = [deals for _, deals in zip(room.LADDER[1:], sizes.rungs, strict=False) if deals]
    return 3 + len(steps) + (1 if sizes.thinking and hasattr(room, "THINKING") else 0)


def played(game: AnyGame, rules: Any, table: Sequence[Any], games: int, seed: int) -> pd.DataFrame:
    """Games of one table; the stop button is heard."""
    players = contenders(game, table, 5.0)
    results = play_all(Task(game, rules, players), plan_of(players, games, seed), workers=None, quiet=True, strict=True)
    if results.partial:
        raise KeyboardInterrupt
    return results.rows


def _seats(game: AnyGame, room: ReportPart, rules: Any, rows: pd.DataFrame, seats: int, seed: int) -> ReportRow:
    shares = per_deal(game, rows, [f"seat_{seat + 1}" for seat in range(seats)])
    means = [float(values.mean()) for values in shares.values()]
    gap = seat_gap(game, rows, seats)
    facts = {
        "best": int(np.argmax(means)) + 1,
        "worst": int(np.argmin(means)) + 1,
        "high": max(means),
        "low": min(means),
        "answer": gap.answer(),
        "smallest": SMALLEST_GAP,
    }
    by_chance = getattr(room, "by_chance", None)
    if by_chance is not None:
        # What chance sees, too, is in the rules; what only players see, in how they play and in what they can know.
        check = by_chance(rules, seats, branch(seed, "by chance"))
        facts |= {"chance": check.answer(CHECKED_GAP), "chance_low": check.low, "chance_high": check.high}
    return ReportRow("seats", gap.value, gap.low, gap.high, len(rows) // seats, facts, tuple(means))


def _luck(game: AnyGame, room: ReportPart, rules: Any, seats: int, sizes: Sizes, seed: int) -> ReportRow:
    """How much of what decides who wins is chance, by the ledgers of matches between players who differ."""
    levels, own = room.LADDER[:LEVELS], branch(seed, "luck")
    found = luck_share(list(matches_of_luck(game, rules, seats, levels, sizes.reviewed, own, sizes.futures)), own)
    wide = found.high - found.low > WIDE or found.matches < FEWEST_MATCHES
    facts = {"matches": found.matches, "levels": ", ".join(levels), "wide": wide}
    if wide:
        # The width falls with the root of the number of matches.
        facts["needed"] = max(FEWEST_MATCHES, round(found.matches * ((found.high - found.low) / WIDE) ** 2))
        facts |= {"low": found.low, "high": found.high}
    return ReportRow("luck", found.value, found.low, found.high, found.matches, facts)


def _tension(game: AnyGame, rows: pd.DataFrame, watched: Watched, details: list[dict[str, Any]]) -> ReportRow:
    margins = per_deal(game, rows, ["margin"])["margin"]
    leads = watched.chances.argmax(axis=2)
    games = np.arange(len(leads))
    phases = watched.chances.shape[1]
    half = phases // 2
    leader_wins = watched.wins[games, leads[:, half]]
    leader = wilson(float(leader_wins.sum()), len(games))
    # Where points only say who has won, all games end close: then it is asked how often whoever lies behind still wins.
    by_points = bool(rows["score"].abs().max() > CLOSE)
    figures = (margins <= CLOSE).astype(float) if by_points else 1 - leader_wins
    close, count = float(figures.mean()), len(figures)
    low, high = wilson(close * count, count)
    lead_changes = (leads[:, 1:] != leads[:, :-1]).sum(axis=1).astype(float)
    winner = watched.wins.argmax(axis=1)
    own = watched.chances[games[:, None], np.arange(phases)[None, :], winner[:, None]]
    drama = (watched.chances.max(axis=2) - own).mean(axis=1)
    steps = np.diff(watched.chances, axis=1)
    surprise = np.sqrt((steps**2).sum(axis=2)).sum(axis=1)
    behind = leads != winner[:, None]
    decided = np.where(behind.any(axis=1), phases - behind[:, ::-1].argmax(axis=1), 0).astype(float) + 1
    for name, values in (
        ("leader at half-time wins", leader_wins),
        ("lead changes per game", lead_changes),
        ("drama: how far the winner lay behind", drama),
        ("surprise: how far the chances moved", surprise),
        ("phase from which the winner stays ahead", decided),
    ):
        error = Z * float(values.std(ddof=1)) / len(values) ** 0.5
        details.append(_detail(name, float(values.mean()), error, len(values)))
    # Expected before the game, so over all games: the root of the sum of squares (Ely, Frankel, Kamenica).
    squares = (steps**2).sum(axis=(1, 2))
    suspense = float(np.sqrt(squares.mean()))
    error = Z * float(squares.std(ddof=1)) / len(squares) ** 0.5 / (2 * suspense) if suspense else 0.0
    details.append(_detail("suspense: how far the chances are expected to move", suspense, error, len(squares)))
    curve = tuple(float(value) for value in np.nanmean(watched.chances.max(axis=2), axis=0))
    facts = {
        "points": CLOSE,
        "phase": half + 1,
        "rounds": watched.by_round,
        "leader": float(leader_wins.mean()),
        "leader_low": leader.low,
        "leader_high": leader.high,
        "changes": float(lead_changes.mean()),
        "changes_half": student(len(games) - 1) * float(lead_changes.std(ddof=1)) / len(games) ** 0.5,
        "watched": len(games),
        "by_points": by_points,
    }
    return ReportRow("tension", close, low, high, count, facts, curve)


def _choice(
    room: ReportPart, rules: Any, seats: int, watched: Watched, sizes: Sizes, seed: int, details: list[dict[str, Any]]
) -> ReportRow:
    mean, count = float(watched.open.mean()), len(watched.open)
    half = Z * float(watched.open.std(ddof=1)) / count**0.5
    error = Z * float(watched.stakes.std(ddof=1)) / count**0.5
    details.append(
        _detail("at stake in a decision: best move less the mean", float(watched.stakes.mean()), error, count)
    )
    deals = min(getattr(room, "WANTED", MOST_WANTED), sizes.games)
    name, rate = room.wanted(rules, seats, deals, branch(seed, "wanted"))
    # Whatever is nearly always taken is no choice.
    facts: dict[str, Any] = {"options": float(watched.options.mean()), "looked": watched.looked_at, "must": "no-cards"}
    if name:
        facts |= {"card": name, "rate": rate, "must": "yes" if rate > MUST else "no", "wanted": deals}
    return ReportRow(
        "choice", mean, mean - half, mean + half, count, facts, (mean, watched.looked_at or facts["options"])
    )


def _length(watched: Watched) -> ReportRow:
    mean, count = float(watched.moves.mean()), len(watched.moves)
    half = Z * float(watched.moves.std(ddof=1)) / count**0.5
    facts = {"fewest": int(watched.moves.min()), "most": int(watched.moves.max())}
    counts = np.bincount(watched.moves.astype(int) - facts["fewest"])
    return ReportRow(
        "length", mean, mean - half, mean + half, count, facts, tuple(float(number) for number in counts[:12])
    )


def _detail(measure: str, value: float, half: float, count: int) -> dict[str, Any]:
    return {"measure": measure, "value": value, "low": value - half, "high": value + half, "n": count}
