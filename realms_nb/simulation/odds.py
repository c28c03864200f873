"""The odds of a position as tables, by the game of the view: each game has its own, and says which.

A table knows the game it is of (`attrs["game"]`), so that charts can ask for it.

What all tables of odds have in common: numbers of futures, and rows for every seat.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from realms_nb.core.registry import game_of, need
from realms_nb.simulation.statistics import Z, wilson

if TYPE_CHECKING:
    import pandas as pd


def move_odds(
    view: Any, playouts: int | None = None, *, seed: int = 0, policy: Any = None, threads: int | None = None
) -> pd.DataFrame:
    """What each legal move leads to, for the seat of the `view` that must decide: one row per move, the best first.

    What is hidden is drawn at random `playouts` times, the same for all moves, and everybody plays on like `policy`;
    see `rn.win_chances`. A game with hundreds of moves gives only the most promising ones so many; the column
    `playouts` says how many each got. `win` is the chance to win (a shared victory counts as its part), `score` the
    points at the end, `margin` the points ahead of the best other seat; `_low` and `_high` bound 95 % intervals. They
    tell how well the mean is known if everybody plays on like that; better players may do better. Same `seed`, same
    table, however many `threads` make it.

    >>> match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
    >>> len(rn.move_odds(match.view(), 50)) == len(match.legal_moves)
    True
    """
    return _sampled("move_odds", view, playouts, seed=seed, policy=policy, threads=threads)


def win_chances(
    view: Any, playouts: int | None = None, *, seed: int = 0, policy: Any = None, threads: int | None = None
) -> pd.DataFrame:
    """The chance of each seat to win and the score it may expect at the end: one row per seat, from the same futures.

    What the seat of the `view` cannot see is drawn at random `playouts` times, and everybody plays on like `policy`: a
    level such as "squire" or "emperor", "people", weights, or one of these for each seat, as a list or as a dict in
    which the other seats are people. The column `like` says it, seat by seat; where it says "fitted", a stand-in plays
    for somebody who thinks too long. A shared victory counts as its part, so the chances add up to 1. `_low` and
    `_high` bound the 95 % intervals of these means; a single game may end far from them. Same `seed`, same table,
    however many `threads` make it.

    >>> view = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7).view()
    >>> rn.win_chances(view, 50)["seat"].tolist()
    [0, 1]
    """
    return _sampled("win_chances", view, playouts, seed=seed, policy=policy, threads=threads)


def expected_scores(
    view: Any, playouts: int | None = None, *, seed: int = 0, policy: Any = None, threads: int | None = None
) -> pd.DataFrame:
    """The score that each seat may expect at the end: one row per seat.

    What is hidden is drawn at random `playouts` times, and everybody plays on like `policy`; see `rn.win_chances`.
    `score_low` and `score_high` bound the 95 % interval of that mean; a single game may end far from it. Same `seed`,
    same table, however many `threads` make it. `rn.charts.score(match, rn.odds.score(view))` draws it beside the points
    of now.
    """
    return _sampled("expected_scores", view, playouts, seed=seed, policy=policy, threads=threads)


def invasion_odds(view: Any, token_rate: float | Fraction | None = None, *, policy: Any = None) -> pd.DataFrame:
    """How strong the coming invasions of a `view` may be: one row per invasion and strength.

    `at_most` is the chance of that strength or less: what a realm with so many shields holds with.
    Exact for the tokens on the table; `token_rate` is the assumed chance that a round to come gets a token. With a
    `policy`, as for the chances to win, those who sit there say it instead: how many signs are dealt is exact, and how
    eagerly each level takes them was measured.
    """
    return _table("invasion_odds", view, token_rate, policy=policy)


def hold_odds(view: Any, token_rate: float | Fraction | None = None, *, policy: Any = None) -> pd.DataFrame:
    """The chance that each realm, as it stands now, holds the coming invasions: one row per invasion and seat.

    Exact for what the `view` shows; `token_rate` and `policy` are those of the invasions.
    """
    return _table("hold_odds", view, token_rate, policy=policy)


def building_odds(
    view: Any, playouts: int | None = None, *, seed: int = 0, policy: Any = None, threads: int | None = None
) -> pd.DataFrame:
    """How near every building is to every seat: one row per seat and building, the seat of the view first.

    Exact for the boards as they stand: pieces `missing` and which colours the nearest place `lacks`, and the `turns`
    needed (0, 1 or 2 main actions, empty if two are not enough). Sampled: `within_1`, `within_2` and `within_3`, the
    chance to complete it in so many turns of the seat's own if it aims for nothing else, while the others play on by
    the weights of `policy`; `_low` and `_high` bound 95 % intervals, `playouts` says how many futures that were.
    `reachable` is 1 if all is at hand, otherwise the chance to get, at the next draw, one piece that completes it
    alone, one of those `wanted`. Same `seed`, same table, however many `threads` make it.
    """
    return _sampled("building_odds", view, playouts, seed=seed, policy=policy, threads=threads)


def _sampled(name: str, view: Any, playouts: int | None, **options: Any) -> pd.DataFrame:
    """A table of sampled futures: as many as were asked for, or as many as the game finds right."""
    return _table(name, view, *([] if playouts is None else [playouts]), **options)


def _table(name: str, view: Any, *values: Any, **options: Any) -> pd.DataFrame:
    game = game_of(view, f"rn.{name}(view)")
    table: pd.DataFrame = need("odds", game, name)(view, *values, **options)
    table.attrs["game"] = game.name
    return table


CHANCES = ("seat", "win", "win_low", "win_high", "score", "score_low", "score_high", "playouts", "like")


def chances_row(seat: int, win: float, score: float, error: float, playouts: int) -> tuple[float, ...]:
    """A seat's chance to win with its Wilson interval, its mean score with the interval of the mean."""
    low, high = wilson(win * playouts, playouts)
    return seat, win, low, high, score, score - Z * error, score + Z * error, playouts
