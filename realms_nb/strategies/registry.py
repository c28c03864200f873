"""Players by name. A seat may be given as a name, or as any function of three arguments."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from realms_nb.core.errors import UnknownName, did_you_mean, shown
from realms_nb.core.game import Game
from realms_nb.core.strategy import Strategy
from realms_nb.strategies import minute_realms, realm_of_sand, simple
from realms_nb.strategies.weights import Weights


class Entrant(Struct, frozen=True):
    """A strategy and what it is called in tables."""

    name: str
    choose: Strategy


# Whatever a seat may be given as.
Participant = str | Strategy | Weights | Entrant

# Game -> name -> strategy. What stands under "" serves every game.
STRATEGIES: dict[str, dict[str, Strategy]] = {
    "": {"random": simple.random},
    "minute_realms": minute_realms.PLAYERS,
    "realm_of_sand": realm_of_sand.PLAYERS,
}
# The levels of opponents, from the weakest to the strongest.
LEVELS = ("squire", "knight", "duke", "emperor")


def names(game: Game[Any, Any, Any, Any]) -> tuple[str, ...]:
    """Every name that a seat of this game may be given."""
    return tuple({**STRATEGIES[""], **STRATEGIES.get(game.name, {})})


def resolve(game: Game[Any, Any, Any, Any], player: Participant) -> Entrant:
    """The entrant behind a name, a function, a set of weights or an entrant."""
    if isinstance(player, Entrant):
        return player
    if isinstance(player, Weights):
        return Entrant("weights", minute_realms.Weighted(player))
    if isinstance(player, str):
        known = {**STRATEGIES[""], **STRATEGIES.get(game.name, {})}
        if player not in known:
            hint = did_you_mean(player, known)
            raise UnknownName(
                f"No strategy for {game.title} is called {shown(player)}; there is {', '.join(known)}.{hint}"
            )
        return Entrant(player, known[player])
    if not callable(player):
        raise UnknownName(f"A player is a name or a function of (view, moves, rng), not {shown(player)}.")
    return Entrant(getattr(player, "__name__", type(player).__name__), player)


def weights_of(entrant: Entrant) -> Weights | None:
    """The weights of a player that is nothing but weights: whole games of such players can be left to the kernel."""
    return entrant.choose.weights if isinstance(entrant.choose, minute_realms.Weighted) else None
