"""Games that a compiled engine plays whole: tables at which everybody is nothing but weights.

The deal of a seed is that of the readable engine, and so is every choice of weights without noise: the rows are the
same, only sooner. Noise is drawn from one stream per game, not from the chance of each seat: other luck, as likely.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import pandas as pd
from msgspec import Struct
from numpy.typing import NDArray

from realms_nb.players.weights import NamedWeights
from realms_nb.simulation.entrants import Contender
from realms_nb.simulation.tables import Seating, WholeGames

Found = Mapping[str, NDArray[np.int64]]
Columns = dict[str, NDArray[Any]]


class Twin(Struct, frozen=True):
    """What a game's compiled engine brings along: its rules and weights, its games, and what it knows of them."""

    rules: type
    weights: type[NamedWeights]
    # Rules, number of seats, the weights of each seat, seeds.
    play_games: Callable[[Any, int, Sequence[Sequence[float]], NDArray[np.int64]], Found]
    # The game's own columns, those between score and rank.
    facts: Callable[[Found], Columns]

    def whole_games(self, rules: Any, contenders: Sequence[Contender]) -> WholeGames | None:
        """What plays games of these contenders whole, or None if somebody must be asked move by move."""
        weights = [each.strategy.numbers() for each in contenders if isinstance(each.strategy, self.weights)]
        if not isinstance(rules, self.rules) or len(weights) < len(contenders):
            return None
        names = [each.name for each in contenders]
        return lambda seatings: self._play(rules, weights, names, seatings)

    def _play(
        self, rules: Any, weights: Sequence[Sequence[float]], names: Sequence[str], seatings: Sequence[Seating]
    ) -> pd.DataFrame:
        """The rows of these games, as `table.play` would give them, in the order of the games."""
        frames: list[pd.DataFrame] = []
        for entrants in dict.fromkeys(seating.entrants for seating in seatings):
            here = [seating for seating in seatings if seating.entrants == entrants]
            seeds = np.array([seating.seed for seating in here], np.int64)
            found = self.play_games(rules, len(entrants), [weights[entrant] for entrant in entrants], seeds)
            frames.append(self._rows(found, here, seeds, [names[entrant] for entrant in entrants]))
        return frames[0] if len(frames) == 1 else pd.concat(frames).sort_values(["game", "seat"], ignore_index=True)

    def _rows(
        self, found: Found, here: Sequence[Seating], seeds: NDArray[np.int64], names: Sequence[str]
    ) -> pd.DataFrame:
        """The games of one order of seats."""
        seats = len(names)
        nothing = np.full(len(here) * seats, None, object)
        columns: Columns = {
            "game": np.repeat(np.array([seating.game for seating in here], np.int64), seats),
            "seed": np.repeat(seeds, seats),
            "seat": np.tile(np.arange(seats), len(here)),
            "strategy": np.tile(np.array(names, object), len(here)),
            "score": found["score"].ravel(),
            **self.facts(found),
            "rank": found["rank"].ravel(),
            "won": found["won"].ravel().astype(bool),
        }
        return pd.DataFrame(columns | {"forfeit": nothing, "error": nothing})
