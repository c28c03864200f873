"""The odds of every legal move of Realm of Sand as a tidy table: all screened, the best ones looked at closely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from realms_nb.core.chance import checked_seed
from realms_nb.fast.samples import checked_playouts
from realms_nb.fast.waiting import engine_of, futures_for, is_rough
from realms_nb.games.realm_of_sand import GAME
from realms_nb.simulation.policies import liked, sitting
from realms_nb.simulation.statistics import Z, wilson

if TYPE_CHECKING:
    from realms_nb.games.realm_of_sand.engine.views import View
    from realms_nb.games.realm_of_sand.fast.futures import Outcomes

COLUMNS = (
    "move", "win", "win_low", "win_high", "score", "score_low", "score_high",
    "margin", "margin_low", "margin_high", "playouts", "like",
)  # fmt: skip
# Every move gets a few futures, the more promising ones some more, and the best of these so many as are asked for.
SCREENING, SECOND_LOOK = 2, 20
SHORT_LIST, BEST = 24, 10
# On a board whose engine is still being compiled only so many moves are tried, in so many futures each.
ROUGH_MOVES, ROUGH_FUTURES = 3, 1
# A first look is at so many moves, those that the weights like best, in so many futures each.
FIRST_MOVES, FIRST_FUTURES = 8, 16
# A margin of so many points counts like a win where moves are compared.
_MARGIN = 40.0


def move_odds(
    view: View, playouts: int = 200, *, seed: int = 0, policy: Any = None, threads: int | None = None
) -> pd.DataFrame:
    """What each legal move leads to, for the seat that must decide: one row per move, the best first.

    Unseen cards are drawn at random and everybody plays on like `policy`; see `rn.win_chances`. There may be hundreds
    of moves: each is screened in 2 futures, the 24 that look best (to the weights or in these futures) get 20 others,
    and the ten best of those `playouts` fresh ones, on which nothing was chosen; only the last look at a move is shown,
    and the column `playouts` says how many futures that were. `win` is the chance to win (a shared victory counts as
    its part, alone it is 1), `score` the points at the end, `margin` the points ahead of the best other seat; `_low`
    and `_high` bound 95 % intervals: how well the mean is known if everybody plays on like that. Same seed, same table.
    """
    checked_playouts(playouts)
    checked_seed(seed)
    if view.decision is None:
        return pd.DataFrame(columns=list(COLUMNS))
    all_like = sitting(GAME, policy, len(view.realms))
    position = engine_of("realm_of_sand", "futures").CompiledPosition(view, all_like.numbers, threads)
    seat, codes = view.decision.seat, position.codes()
    if is_rough("realm_of_sand"):
        codes = position.favourites(ROUGH_MOVES)
    playouts = futures_for("realm_of_sand", playouts, ROUGH_FUTURES)
    # One stretch of futures for each look, so that none is looked at twice.
    looks: dict[int, Outcomes] = {}

    def look(moves: list[int], first: int, count: int) -> dict[int, float]:
        found = position.sample(moves, first, first + count, seed)
        for place, code in enumerate(moves):
            looks[code] = found.of(place)
        return {code: _promise(looks[code], seat) for code in moves}

    if len(codes) > BEST:
        chosen, worths = position.decide()
        promise = look(codes, 0, SCREENING)
        by_weights = sorted(worths.keys() & set(codes), key=lambda code: -worths[code])
        by_futures = sorted(codes, key=lambda code: -promise[code])
        half = SHORT_LIST * 2 // 3
        short = list(dict.fromkeys([chosen, *by_weights[:half], *by_futures]))[:SHORT_LIST]
        promise = look([code for code in short if code in promise], SCREENING, SECOND_LOOK)
        codes_left = sorted(promise, key=lambda code: -promise[code])[:BEST]
    else:
        codes_left = codes
    look(codes_left, SCREENING + SECOND_LOOK, playouts)
    rows = [(str(position.book.move(code)), *_row(looks[code], seat), all_like.told) for code in codes]
    table = pd.DataFrame(rows, columns=list(COLUMNS))
    order = ["closely", "win", "margin"]
    table["closely"] = table["playouts"] == max(playouts, table["playouts"].max())
    table = table.sort_values(order, ascending=False, kind="stable", ignore_index=True).drop(columns="closely")
    return liked(table, all_like)


def first_odds(view: View, *, seed: int = 0, policy: Any = None, threads: int | None = None) -> pd.DataFrame:
    """The same table for a first look: only the moves that the weights like best, in few futures, but at once."""
    all_like = sitting(GAME, policy, len(view.realms))
    position = engine_of("realm_of_sand", "futures").CompiledPosition(view, all_like.numbers, threads)
    assert view.decision is not None
    seat, short = view.decision.seat, position.favourites(FIRST_MOVES)
    found = position.sample(short, 0, FIRST_FUTURES, seed)
    rows = [
        (str(position.book.move(code)), *_row(found.of(place), seat), all_like.told) for place, code in enumerate(short)
    ]
    table = pd.DataFrame(rows, columns=list(COLUMNS))
    return liked(table.sort_values(["win", "margin"], ascending=False, kind="stable", ignore_index=True), all_like)


def _margins(found: Outcomes, seat: int) -> NDArray[np.float64]:
    """How far a seat was ahead of the best other one; alone its score."""
    own = found.scores[:, seat].astype(float)
    if found.scores.shape[1] == 1:
        return own
    return own - np.delete(found.scores, seat, axis=1).max(axis=1)


def _promise(found: Outcomes, seat: int) -> float:
    return float(found.wins[:, seat].mean() + _margins(found, seat).mean() / _MARGIN)


def _row(found: Outcomes, seat: int) -> list[float]:
    count = len(found.wins)
    win = float(found.wins[:, seat].mean())
    row = [win, *wilson(win * count, count)]
    for values in (found.scores[:, seat].astype(float), _margins(found, seat)):
        mean = float(values.mean())
        # Of a single future no error is known: the interval is as wide as points can be.
        error = float(values.std(ddof=1)) / count**0.5 if count > 1 else float("inf")
        row += [mean, mean - Z * error, mean + Z * error]
    return [*row, count]
