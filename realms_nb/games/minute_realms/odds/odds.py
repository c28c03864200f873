"""Odds of Minute Realms as tidy tables: invasions are counted exactly, moves, scores and wins are sampled."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pandas as pd

from realms_nb.fast.samples import checked_playouts
from realms_nb.fast.waiting import engine_of, futures_for
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.odds import forecast
from realms_nb.games.minute_realms.players.eagerness import eager
from realms_nb.simulation.odds import CHANCES, chances_row
from realms_nb.simulation.policies import liked, sitting
from realms_nb.simulation.statistics import Z, wilson

if TYPE_CHECKING:
    from realms_nb.games.minute_realms.engine.views import View


def invasion_odds(view: View, token_rate: float | Fraction | None = None, *, policy: Any = None) -> pd.DataFrame:
    """How strong the coming invasions may be: one row per invasion and strength.

    `at_most` is the chance of that strength or less: what a realm with so many shields holds with.
    Exact for the tokens on the table; `token_rate` is the assumed chance that a round to come gets a token. With a
    `policy`, as in `rn.win_chances`, those who sit there say it: how many signs are dealt is exact, and how eagerly
    each level takes them was measured.
    """
    rows: list[tuple[int, bool, int, float, float]] = []
    for coming in forecast(view, token_rate, eager=_eager(view, policy)):
        at_most = Fraction(0)
        for strength, chance in coming.strengths.items():
            at_most += chance
            rows.append((coming.round, coming.last, strength, float(chance), float(at_most)))
    return pd.DataFrame(rows, columns=["round", "last", "strength", "chance", "at_most"])


def hold_odds(view: View, token_rate: float | Fraction | None = None, *, policy: Any = None) -> pd.DataFrame:
    """The chance that each realm, as it stands now, holds the coming invasions: one row per invasion and seat."""
    rows = [
        (coming.round, coming.last, seat, coming.defences[seat], float(chance))
        for coming in forecast(view, token_rate, eager=_eager(view, policy))
        for seat, chance in enumerate(coming.holds)
    ]
    return pd.DataFrame(rows, columns=["round", "last", "seat", "defence", "chance"])


def _eager(view: View, policy: Any) -> Fraction | None:
    return None if policy is None else eager(sitting(GAME, policy, len(view.realms)))


# So many futures on a board whose engine is still being compiled.
ROUGH_SCORES = 50
SCORE_COLUMNS = ("seat", "score", "score_low", "score_high", "playouts", "like")


def expected_scores(
    view: View, playouts: int = 2_000, *, seed: int = 0, policy: Any = None, threads: int | None = None
) -> pd.DataFrame:
    """The score that each seat may expect at the end: one row per seat.

    Hidden cards and tokens are drawn at random `playouts` times, and everybody plays on like `policy`; see
    `rn.win_chances`. `score_low` and `score_high` bound the 95 % interval of that mean; a single game may end far from
    it. Same seed, same table. `rn.charts.score(match, rn.odds.score(view))` draws it beside the points of
    now.
    """
    playouts = futures_for("minute_realms", checked_playouts(playouts), ROUGH_SCORES)
    all_like = sitting(GAME, policy, len(view.realms))
    means = engine_of("minute_realms", "chances").final_scores(view, all_like.numbers, playouts, seed, threads)
    like = [each.told for each in all_like.policies]
    rows = [
        (seat, mean, mean - Z * error, mean + Z * error, playouts, like[seat])
        for seat, (mean, error) in enumerate(means)
    ]
    return liked(pd.DataFrame(rows, columns=list(SCORE_COLUMNS)), all_like)


# So many futures of each move on a board whose engine is still being compiled.
ROUGH_MOVES = 10
MOVE_COLUMNS = (
    "move", "win", "win_low", "win_high", "score", "score_low", "score_high",
    "margin", "margin_low", "margin_high", "playouts", "like",
)  # fmt: skip


def move_odds(
    view: View, playouts: int = 2_000, *, seed: int = 0, policy: Any = None, threads: int | None = None
) -> pd.DataFrame:
    """What each legal move leads to, for the seat that must decide: one row per move, the best first.

    Hidden cards and tokens are drawn at random `playouts` times, the same for all moves, and everybody plays on like
    `policy`; see `rn.win_chances`. `win` is the chance to win (a shared victory counts as its part), `score` the points
    at the end, `margin` the points ahead of the best other seat; `_low` and `_high` bound 95 % intervals. They tell how
    well the mean is known if everybody plays on like that; better players may do better. Same seed, same table.
    """
    rows: list[tuple[str | int | float, ...]] = []
    playouts = futures_for("minute_realms", checked_playouts(playouts), ROUGH_MOVES)
    all_like = sitting(GAME, policy, len(view.realms))
    for each in engine_of("minute_realms", "futures").futures(view, all_like.numbers, playouts, seed, threads):
        row: list[str | int | float] = [str(each.move), each.win[0], *wilson(each.win[0] * playouts, playouts)]
        for mean, error in (each.score, each.margin):
            row += [mean, mean - Z * error, mean + Z * error]
        rows.append((*row, each.playouts, all_like.told))
    table = pd.DataFrame(rows, columns=list(MOVE_COLUMNS))
    return liked(table.sort_values(["win", "margin"], ascending=False, kind="stable", ignore_index=True), all_like)


def win_chances(
    view: View, playouts: int = 2_000, *, seed: int = 0, policy: Any = None, threads: int | None = None
) -> pd.DataFrame:
    """The chance of each seat to win and its score at the end: one row per seat.

    Hidden cards and tokens are drawn at random `playouts` times, and everybody plays on like `policy`: a level,
    weights, or one of these for each seat; column `like` says so. A shared victory counts as its part, so the chances
    add up to 1. `_low` and `_high` bound 95 % intervals of these means; a single game may end far from them. Same seed,
    same table, and the futures of `expected_scores`.
    """
    playouts = futures_for("minute_realms", checked_playouts(playouts), ROUGH_SCORES)
    all_like = sitting(GAME, policy, len(view.realms))
    found = engine_of("minute_realms", "chances").final_results(view, all_like.numbers, playouts, seed, threads)
    rows = [
        (*chances_row(seat, win, mean, error, playouts), all_like.policies[seat].told)
        for seat, (win, mean, error) in enumerate(found)
    ]
    return liked(pd.DataFrame(rows, columns=list(CHANCES)).astype({"seat": int, "playouts": int}), all_like)
