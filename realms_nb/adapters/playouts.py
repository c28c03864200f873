"""Playouts for OpenSpiel's tree search: by the compiled engine where a game has one, at random otherwise."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms import mcts

from realms_nb.core.errors import NotOffered
from realms_nb.core.game import AnyGame
from realms_nb.core.rooms import offer


class KernelEvaluator(mcts.Evaluator):
    """What a position is worth to every seat, from futures that the compiled engine plays by weights.

    It asks for `win_chances` of the view of the seat that must decide, so it knows nothing that this seat does not.
    """

    def __init__(self, game: AnyGame, playouts: int = 16, seed: int = 0) -> None:
        self._chances = offer("odds", game, "win_chances")
        self._playouts = playouts
        self._random = np.random.RandomState(seed % 2**32)

    def evaluate(self, state: Any) -> NDArray[np.float64]:
        """The result that every seat may expect."""
        state = state.clone()
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(self._random.choice(outcomes, p=chances)))
        if state.is_terminal():
            return np.array(state.returns())
        view = state.node.view(state.current_player())
        # One thread: searches are played side by side, and these are short.
        seed = int(self._random.randint(2**31))
        found = self._chances(view, self._playouts, seed=seed, threads=1)
        if len(found) == 1:
            return found["score"].to_numpy(float)
        wins = found["win"].to_numpy(float)
        return (len(wins) * wins - 1) / (len(wins) - 1)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Every move as likely as the others; chance as it is."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def evaluator(game: AnyGame, seed: int = 0) -> mcts.Evaluator:
    """The best judge of positions that a game has: the compiled engine, or random games."""
    try:
        return KernelEvaluator(game, seed=seed)
    except NotOffered:
        return mcts.RandomRolloutEvaluator(random_state=np.random.RandomState(seed % 2**32))
