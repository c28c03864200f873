"""Players by name. A seat may be given as a name, or as any function of three arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from realms_nb.core.errors import BadSetup, UnknownName, nearest, shown
from realms_nb.core.game import AnyGame, game_named
from realms_nb.core.rooms import part
from realms_nb.core.strategy import Strategy
from realms_nb.players import simple


class Entrant(Struct, frozen=True):
    """A strategy and what it is called in tables."""

    name: str
    choose: Strategy


# Whatever a seat may be given as.
Participant = str | Strategy | Entrant

# Name -> strategy, for every game.
EVERYWHERE: Mapping[str, Strategy] = {"random": simple.random}
# The levels of opponents, from the weakest to the strongest.
LEVELS = ("squire", "knight", "duke", "emperor")


def players(game: AnyGame) -> dict[str, Strategy]:
    """Every player of this game by its name: those of every game, then those in the game's own folder."""
    return {**EVERYWHERE, **getattr(part("players", game), "PLAYERS", {})}


def names(game: AnyGame) -> tuple[str, ...]:
    """Every name that a seat of this game may be given."""
    return tuple(players(game))


def resolve(game: AnyGame, player: Participant) -> Entrant:
    """The entrant behind a name, a function or an entrant.

    A strategy may say which game it is for, by an attribute `game`, and what it is called, by `label`.
    """
    if isinstance(player, Entrant):
        return _at_home(game, player)
    if isinstance(player, str):
        known = players(game)
        if player not in known:
            raise UnknownName(
                code="unknown_player",
                title=game.title,
                given=shown(player),
                known=", ".join(known),
                near=nearest(player, known),
            )
        return Entrant(player, known[player])
    if not callable(player) or isinstance(player, type):
        raise UnknownName(f"A player is a name or a function of (view, moves, rng), not {shown(player)}.")
    return _at_home(game, Entrant(_called(player), player))


def _called(player: Any) -> str:
    label = getattr(player, "label", None)
    return label if isinstance(label, str) else getattr(player, "__name__", type(player).__name__)


def _at_home(game: AnyGame, entrant: Entrant) -> Entrant:
    """The entrant, unless it says that it plays another game."""
    name = getattr(entrant.choose, "game", None)
    if isinstance(name, str) and name != game.name:
        raise BadSetup(
            f"{entrant.name} plays {game_named(name).title}, not {game.title}; "
            f"players of {game.title} are {', '.join(names(game))}, or a function of yours."
        )
    return entrant
