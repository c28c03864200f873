"""Odds of any game, from futures that its record alone plays: tables for games that bring no odds of their own.

Everybody plays on by chance unless a policy is named; the column `like` and every picture say so. Chances are then poor
figures in a game of skill: whoever leads by a plan may look lost. A level as policy is nearer to the truth, and slower.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.core.chance import Random, branch
from realms_nb.core.game import AnyGame
from realms_nb.core.registry import game_of
from realms_nb.fast.samples import checked_playouts, column, error, mean, wins_of
from realms_nb.players.futures import Rollouts, SampledMoves, sampled_moves
from realms_nb.simulation.odds import CHANCES, chances_row
from realms_nb.simulation.policies import Sitting, liked, sitting
from realms_nb.simulation.statistics import Z, wilson

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["expected_scores", "move_odds", "win_chances"]

# As many futures as somebody can wait for, unless told otherwise: so many moves made, and never more futures than that.
WORK, MOST = 20_000, 1_000
# A player that thinks for every move of every future is slower than chance by so much.
DEARER = 30

MOVE_COLUMNS = (
    "move", "win", "win_low", "win_high", "score", "score_low", "score_high",
    "margin", "margin_low", "margin_high", "playouts", "like",
)  # fmt: skip

SCORE_COLUMNS = ("seat", "score", "score_low", "score_high", "playouts", "like")


def move_odds(
    view: Any, playouts: int | None = None, *, seed: int = 0, policy: Any = None, threads: int | None = None
) -> pd.DataFrame:
    """What each legal move leads to, for the seat that must decide: one row per move, the best first.

    As `realms_nb.simulation.odds.move_odds` explains. One core plays it, whatever `threads` says.
    """
    import pandas as pd

    game = game_of(view, "rn.move_odds(view)")
    if view.decision is None:
        return pd.DataFrame(columns=list(MOVE_COLUMNS))
    seat, like = view.decision.seat, sitting(game, policy, len(view.scores))
    moves = legal_in(game, view, seed)
    found = _sampled(game, view, moves, playouts, seed, like)
    few = few_points_win(found)
    rows: list[tuple[Any, ...]] = []
    for place, move in enumerate(moves):
        win = mean(column(found.wins[place], seat))
        told: list[Any] = [str(move), win, *wilson(win * found.playouts, found.playouts)]
        for values in (column(found.points[place], seat), _margins(found.points[place], seat, few=few)):
            middle, half = mean(values), Z * error(values)
            told += [middle, middle - half, middle + half]
        rows.append((*told, found.playouts, like.told))
    table = pd.DataFrame(rows, columns=list(MOVE_COLUMNS))
    return liked(table.sort_values(["win", "margin"], ascending=False, kind="stable", ignore_index=True), like)


def win_chances(
    view: Any, playouts: int | None = None, *, seed: int = 0, policy: Any = None, threads: int | None = None
) -> pd.DataFrame:
    """The chance of each seat to win and its score at the end: one row per seat.

    As `realms_nb.simulation.odds.win_chances` explains. One core plays it, whatever `threads` says.
    """
    game = game_of(view, "rn.win_chances(view)")
    like = sitting(game, policy, len(view.scores))
    found = _sampled(game, view, (None,), playouts, seed, like)
    rows = [
        (
            *chances_row(
                seat,
                mean(column(found.wins[0], seat)),
                mean(column(found.points[0], seat)),
                error(column(found.points[0], seat)),
                found.playouts,
            ),
            each.told,
        )
        for seat, each in enumerate(like.policies)
    ]
    import pandas as pd

    return liked(pd.DataFrame(rows, columns=list(CHANCES)).astype({"seat": int, "playouts": int}), like)


def expected_scores(
    view: Any, playouts: int | None = None, *, seed: int = 0, policy: Any = None, threads: int | None = None
) -> pd.DataFrame:
    """The score that each seat may expect at the end: one row per seat, from the futures of `win_chances`."""
    import pandas as pd

    table = win_chances(view, playouts, seed=seed, policy=policy, threads=threads)
    scores = pd.DataFrame({name: table[name] for name in SCORE_COLUMNS})
    scores.attrs["like"] = table.attrs["like"]
    return scores


def legal_in(game: AnyGame, view: Any, seed: int) -> tuple[Any, ...]:
    """The legal moves of whoever must decide, as its own view tells them."""
    moves: tuple[Any, ...] = Rollouts(game).imagined(view, Random(branch(seed, "moves")), game.legal_moves)
    return moves


def _sampled(
    game: AnyGame, view: Any, moves: tuple[Any, ...], playouts: int | None, seed: int, like: Sitting
) -> SampledMoves:
    policies = [each.strategy for each in like.policies]
    if playouts is not None:
        return sampled_moves(game, view, moves, checked_playouts(playouts), seed, policies)
    return sampled_moves(game, view, moves, MOST, seed, policies, work=WORK // DEARER if any(policies) else WORK)


def few_points_win(found: SampledMoves) -> bool:
    """Whether few points are good in this game: read off those who won the futures."""
    gap = 0.0
    for wins, points in zip(found.wins, found.points, strict=True):
        for won, scored in zip(wins, points, strict=True):
            part, total = sum(won), sum(scored)
            gap += sum(share * each for share, each in zip(won, scored, strict=True)) - part * total / len(scored)
    return bool(gap < 0)


def _margins(points: Any, seat: int, *, few: bool) -> Any:
    """How far ahead of the best other seat a seat is, future by future; alone, its points."""
    best = min if few else max
    ahead = [row[seat] - best((each for other, each in enumerate(row) if other != seat), default=0.0) for row in points]
    return column(wins_of([-each if few else each] for each in ahead), 0)
