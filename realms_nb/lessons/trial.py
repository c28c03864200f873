"""A student's strategy on trial: many games against a player of this package, seats rotated, chance fixed by a seed."""

from __future__ import annotations

from typing import Any

import pandas as pd

from realms_nb.core.errors import shown
from realms_nb.core.game import AnyGame
from realms_nb.lessons.exercise import NotYet
from realms_nb.lessons.student import called, games_failed
from realms_nb.players.weights import NamedWeights
from realms_nb.tournaments.standings import rates
from realms_nb.tournaments.tournament import tournament

YOURS = "yours"
# Seconds for one decision, as in a league.
LIMIT = 1.0
# A function that fails does so in its first deal, played from both seats: nobody waits for hundreds of such games.
FIRST = 2


def trial(game: AnyGame, function: Any, against: str, games: int, seed: int) -> pd.DataFrame:
    """The rows of the games between a function and a named player; one that fails in any of them is not ready yet."""
    # Weights can be called, too, but are no function that somebody wrote.
    if not callable(function) or isinstance(function, NamedWeights):
        raise NotYet(code="check-no-function", given=shown(function))
    for some in (FIRST, games):
        played = tournament(game, {YOURS: function, against: against}, some, seed, time_limit=LIMIT, quiet=True)
        if played.forfeits:
            call = f"{called(function)}(view, moves, rng)"
            raise games_failed([*played.forfeits.values()], some, call, LIMIT)
    return played.results


def share_of(rows: pd.DataFrame, name: str) -> dict[Any, Any]:
    """Games, wins, share of wins and its interval of one player."""
    return rates(rows, "strategy").set_index("strategy").to_dict("index")[name]


def better(rows: pd.DataFrame, against: str) -> dict[str, Any]:
    """The facts for praise, if the whole 95 % interval of your share of wins lies above a half; `NotYet` if not."""
    told = share_of(rows, YOURS)
    found = {"against": against, "games": int(told["games"])}
    found |= {
        name: round(100 * float(told[key]), 1)
        for name, key in (("share", "win_rate"), ("low", "low"), ("high", "high"))
    }
    if told["low"] > 0.5:
        return found
    raise NotYet(code="check-worse" if told["high"] < 0.5 else "check-maybe-luck", **found)
