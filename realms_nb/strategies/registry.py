"""Players by name. A seat may be given as a name, or as any function of three arguments."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from realms_nb.core.errors import UnknownName, did_you_mean, shown
from realms_nb.core.game import Game
from realms_nb.core.strategy import Strategy
from realms_nb.strategies import simple


class Entrant(Struct, frozen=True):
    """A strategy and what it is called in tables."""

    name: str
    choose: Strategy


# Game -> name -> strategy. What stands under "" serves every game.
STRATEGIES: dict[str, dict[str, Strategy]] = {"": {"random": simple.random}}


def names(game: Game[Any, Any, Any, Any]) -> tuple[str, ...]:
    """Every name that a seat of this game may be given."""
    return tuple({**STRATEGIES[""], **STRATEGIES.get(game.name, {})})


def resolve(game: Game[Any, Any, Any, Any], player: str | Strategy | Entrant) -> Entrant:
    """The entrant behind a name, a function or an entrant."""
    if isinstance(player, Entrant):
        return player
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
