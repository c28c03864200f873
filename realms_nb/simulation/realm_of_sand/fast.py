"""Games of Realm of Sand that the compiled engine can play whole: tables at which everybody is nothing but weights.

The deal of a seed is that of the readable engine, and so is every choice of weights without a whim.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from realms_nb.games.realm_of_sand.boards import POWERS
from realms_nb.games.realm_of_sand.rules import Rules
from realms_nb.games.realm_of_sand.scoring import SOURCES
from realms_nb.kernel.realm_of_sand.games import play_games
from realms_nb.simulation.entrants import Contender
from realms_nb.simulation.table import Seating, WholeGames
from realms_nb.strategies.realm_of_sand.weights import Weights

_FACTS = ("buildings", "buildings_1", "buildings_2", "buildings_3", "hourglasses", "level", "discs", "pieces")


def whole_games(rules: Any, contenders: Sequence[Contender]) -> WholeGames | None:
    """What plays games of these contenders whole, or None if somebody must be asked move by move."""
    weights = [each.strategy.numbers() for each in contenders if isinstance(each.strategy, Weights)]
    if not isinstance(rules, Rules) or len(weights) < len(contenders):
        return None
    names = [each.name for each in contenders]
    return lambda seatings: play_rows(rules, weights, names, seatings)


def play_rows(
    rules: Rules, weights: Sequence[Sequence[float]], names: Sequence[str], seatings: Sequence[Seating]
) -> pd.DataFrame:
    """The rows of these games, as `table.play` would give them, in the order of the games."""
    frames = [
        _rows(rules, weights, names, entrants, seatings) for entrants in dict.fromkeys(s.entrants for s in seatings)
    ]
    return frames[0] if len(frames) == 1 else pd.concat(frames).sort_values(["game", "seat"], ignore_index=True)


def _rows(
    rules: Rules,
    weights: Sequence[Sequence[float]],
    names: Sequence[str],
    entrants: tuple[int, ...],
    seatings: Sequence[Seating],
) -> pd.DataFrame:
    """The games of one order of seats."""
    here = [seating for seating in seatings if seating.entrants == entrants]
    seats = len(entrants)
    seeds = np.array([seating.seed for seating in here], np.int64)
    found = play_games(rules, seats, [weights[entrant] for entrant in entrants], seeds)

    def per_game(values: NDArray[np.int64]) -> NDArray[np.int64]:
        return np.repeat(values, seats)

    columns: dict[str, Any] = {
        "game": per_game(np.array([seating.game for seating in here], np.int64)),
        "seed": per_game(seeds),
        "seat": np.tile(np.arange(seats), len(here)),
        "strategy": np.tile(np.array([names[entrant] for entrant in entrants], object), len(here)),
        "score": found["score"].ravel(),
    }
    columns |= {name: found[name].ravel() for name in (*SOURCES, *_FACTS)}
    # The last name stands for no power at all: its place is -1.
    powers = np.array([*POWERS, None], object)
    columns |= {"rounds": per_game(found["rounds"]), "power": powers[found["power"].ravel()]}
    columns |= {name: found[name].ravel() for name in ("crystals", "hidden", "rank")}
    nothing = np.full(len(here) * seats, None, object)
    return pd.DataFrame(columns | {"won": found["won"].ravel().astype(bool), "forfeit": nothing, "error": nothing})
