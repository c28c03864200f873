"""What a player may ask of a view, if the game of the view has it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec import Struct

from realms_nb.core.chance import Random
from realms_nb.core.errors import UnknownName, nearest, shown
from realms_nb.core.game import AnyGame, game_named, known_games
from realms_nb.core.rooms import game_of, offer
from realms_nb.players.registry import names, resolve


def after(view: Any, move: Any) -> Any:
    """What your side of the table will be right after one of your legal moves, before anybody answers."""
    return _after(game_of(view, "rn.after(view, move)").name)(view, move)


@cache
def _after(game: str) -> Callable[[Any, Any], Any]:
    # Asked for each move of each decision: to find it takes longer than to answer.
    return offer("players", game, "after")


class Named(Struct, frozen=True):
    """A player by its name, whichever game it sits down at."""

    label: str

    def __call__(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        """What the player of that name chooses in the game of the view."""
        return resolve(game_of(view, f"The strategy {self.label}"), self.label).choose(view, moves, rng)


def strategy(name: str, game: AnyGame | None = None) -> Any:
    """The player of that name as a value: a function of (view, moves, rng) to call, to wrap or to hand on.

    With a game it is that game's own player, such as a set of weights; without one it plays every game that has it.
    """
    if game is not None:
        return resolve(game, name).choose
    known = sorted({each for other in known_games() for each in names(game_named(other))})
    if not isinstance(name, str) or name not in known:
        raise UnknownName(
            code="unknown_strategy", given=shown(name), known=", ".join(known), near=nearest(str(name), known)
        )
    return Named(name)
