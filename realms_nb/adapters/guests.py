"""The other way round: players of other people's tools as strategies on our boards and in our tournaments.

Each is an ordinary strategy: it gets the view and nothing else. A bot of OpenSpiel gets a position that fits the view,
with all that the seat does not know drawn at random, so its search cannot peek.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from realms_nb.adapters.desk import Desk
from realms_nb.core.chance import Random
from realms_nb.core.rooms import game_of
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
        from realms_nb.adapters import spiel  # only here, so that policies need no OpenSpiel

        desk = desks.of(view)
        if games.get("desk") is not desk:
            games.update(desk=desk, game=spiel.load(desk.game, desk.seats, rules=desk.rules))
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
        self._desk: Desk | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return _Desks, ()

    def of(self, view: Any) -> Desk:
        """The desk for a view."""
        desk, game = self._desk, game_of(view, "a guest")
        seats = len(view.scores) if hasattr(view, "scores") else len(game.scores(game.determinize(view, Random(0))))
        if desk is None or desk.game is not game or desk.seats != seats or desk.rules != view.rules:
            desk = self._desk = Desk(game, seats, view.rules)
        return desk
