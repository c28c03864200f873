"""Thousands of tables at once, on the compiled twin of a game: numbers in, numbers out, for whoever trains on them.

    tables = make(game, n=4096)
    tables.reset(seed=7)
    while training:
        tables.step(my_policy(tables.observation, tables.mask, tables.turn))

Moves and columns are numbered as at the other doors (`Encoder`). A table whose game ends deals the next one at once.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from realms_nb.adapters.encoding import Encoder, WrongAction, own
from realms_nb.core.chance import checked_seed
from realms_nb.core.errors import BadSetup, NotOffered, shown
from realms_nb.core.game import AnyGame

MOST_TABLES = 1_000_000
# Between the seeds of a table's deals, one after the other.
LATER_SEED = 1_000_003


class VectorTable:
    """So many tables of a game, side by side; every array has a row for each of them.

    `observation` is what the seat on turn may know, `mask` has a 1 for every move it may play, `turn` says which seat
    that is. After a step, `rewards` are those of every seat, not 0 only where `over` is 1: there a game has just ended,
    and the next one is dealt already. The arrays are the same ones after every call: copy what you keep.
    """

    def __init__(self, game: AnyGame | str, n: int, seats: int, rules: Any, seed: int, threads: int | None) -> None:
        if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= MOST_TABLES:
            raise BadSetup(f"n is a whole number of tables from 1 to {MOST_TABLES:,}, not {shown(n)}.")
        self.desk = Encoder(game, seats, rules)
        batch = own(self.desk.game, "Batch")
        if batch is None:
            raise NotOffered(self.desk.game.title, "adapters.vector", ["adapters.gymnasium", "adapters.pettingzoo"])
        self.n = n
        self._batch = batch(self.desk.rules, seats, n, self.desk.size, threads)
        self.observation: NDArray[np.float32] = self._batch.observation
        self.mask: NDArray[np.int8] = self._batch.mask
        self.turn: NDArray[np.int64] = self._batch.turn
        self.rewards: NDArray[np.float32] = self._batch.rewards
        self.over: NDArray[np.int8] = self._batch.over
        self._actions = np.zeros(n, np.int64)
        self.reset(seed)

    def reset(self, seed: int = 0) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """Deal anew: the first game of table i is that of `game.setup(seats, seed + i)`. Answers rows and masks."""
        self._batch.reset(checked_seed(seed))
        return self.observation, self.mask

    def step(self, actions: Any) -> tuple[NDArray[np.float32], NDArray[np.int8], NDArray[np.float32], NDArray[np.int8]]:
        """Play one move at every table, by its number. Answers what is seen now, the masks, the rewards, what is over.

        Tables whose move is not allowed stay as they are, and a sentence says which; all others have played.
        """
        numbers = np.ascontiguousarray(actions, np.int64)
        if numbers.shape != (self.n,):
            raise BadSetup(f"step wants one number of a move for each of the {self.n} tables, not {shown(actions)}.")
        refused = self._batch.step(numbers)
        if refused >= 0:
            listed = 0 <= numbers[refused] < len(self.desk.moves)
            move = str(self.desk.moves[numbers[refused]]) if listed else str(numbers[refused])
            raise WrongAction(f"Table {refused}: {move} is not allowed there; `mask[{refused}]` says what is.")
        return self.observation, self.mask, self.rewards, self.over

    def sample(self) -> NDArray[np.int64]:
        """A number for every table, each of its allowed moves as likely as the others."""
        self._batch.sample(self._actions)
        return self._actions


def make(
    game: AnyGame | str,
    n: int = 4096,
    seats: int = 2,
    *,
    rules: Any = None,
    seed: int = 0,
    threads: int | None = None,
) -> VectorTable:
    """Tables of a game on its compiled twin. `threads` is one per core unless it is said; games stay the same."""
    return VectorTable(game, n, seats, rules, seed, threads)
