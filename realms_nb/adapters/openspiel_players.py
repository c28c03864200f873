"""The other way round: players of other people's tools as strategies on our boards and in our tournaments.

Each is an ordinary strategy: it gets the view and nothing else. A bot of OpenSpiel gets a position that fits the view,
with all that the seat does not know drawn at random, so its search cannot peek.

Playouts for OpenSpiel's tree search: by the compiled engine where a game has one, at random otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms import mcts

from realms_nb.adapters.encoding import Encoder
from realms_nb.core.chance import Random
from realms_nb.core.game import AnyGame
from realms_nb.core.registry import game_of, need, part
from realms_nb.core.strategy import Strategy


def policy_player(policy: Callable[[Any, Any], Any]) -> Strategy:
    """A strategy from a policy for PettingZoo or Gymnasium: a function of the observation and the action mask that
    answers with the number of a move.
    """
    desks = _Desks()

    # It belongs to whoever wrote the policy: by its module a tournament knows what must run in a process of its own.
    @wraps(policy)
    def choose(view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        desk = desks.of(view)
        legal = desk.numbered(moves)
        return desk.pick(legal, policy(desk.observation(view), desk.mask(legal)))

    return choose


def bot_player(make: Callable[[Any, int], Any]) -> Strategy:
    """A strategy from an OpenSpiel bot or policy: `make(game, seed)` gives one for a game of OpenSpiel.

    It is made anew for every decision, with a seed from the seat's own chance, so the same seed plays the same game.
    """
    games: dict[str, Any] = {}
    desks = _Desks()

    @wraps(make)
    def choose(view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        from realms_nb.adapters import openspiel  # only here, so that policies need no OpenSpiel

        desk = desks.of(view)
        if games.get("desk") is not desk:
            games.update(desk=desk, game=openspiel.load(desk.game, desk.seats, rules=desk.rules))
        guest = make(games["game"], int(rng.random() * 2**31))
        state = games["game"].state_at(desk.game.determinize(view, rng))
        if hasattr(guest, "action_probabilities"):
            chances = guest.action_probabilities(state)
            action = rng.choices(list(chances), list(chances.values()))[0]
        else:
            action = guest.step(state)
        return desk.pick(desk.numbered(moves), action)

    return choose


class _Desks:
    """The desk of the table that views come from; made anew when another table sits down."""

    def __init__(self) -> None:
        self._desk: Encoder | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return _Desks, ()

    def of(self, view: Any) -> Encoder:
        """The desk for a view."""
        desk, game = self._desk, game_of(view, "a guest")
        seats = len(view.scores) if hasattr(view, "scores") else len(game.scores(game.determinize(view, Random(0))))
        if desk is None or desk.game is not game or desk.seats != seats or desk.rules != view.rules:
            desk = self._desk = Encoder(game, seats, view.rules)
        return desk


class KernelEvaluator(mcts.Evaluator):
    """What a position is worth to every seat, from futures that the compiled engine plays by weights.

    It asks for `win_chances` of the view of the seat that must decide, so it knows nothing that this seat does not.
    """

    def __init__(self, game: AnyGame, playouts: int = 16, seed: int = 0) -> None:
        self._chances = need("odds", game, "win_chances")
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
    """The best judge of positions that a game has: the compiled engine, or random games.

    The odds of any game are random games, too, and OpenSpiel plays those without imagining what it need not.
    """
    if hasattr(part("odds", game), "win_chances"):
        return KernelEvaluator(game, seed=seed)
    return mcts.RandomRolloutEvaluator(random_state=np.random.RandomState(seed % 2**32))
