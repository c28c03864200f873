"""What a student hands in as a player is to be the student's own: while it thinks, no player of the package answers.

Whoever wraps `rn.strategy("duke")` into a function has written no player. What looks ahead or counts for a player, such
as `rn.move_odds` and `rn.after`, may be asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import FunctionType
from typing import Any

from realms_nb.core.errors import RealmsError
from realms_nb.core.game import game_named
from realms_nb.players.registry import editions, players


class NotYourOwn(RealmsError):
    """A player of the package was asked where one of somebody's own is wanted."""


class OwnWork:
    """A student's function as it plays: asked like any strategy, but it finds no player of the package to ask."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.__name__ = getattr(function, "__name__", "function")
        # It is asked where every function of somebody's own is asked, in a process with a limit.
        self.__module__ = "__main__"

    def __call__(self, *given: Any) -> Any:
        """What the function chooses."""
        with _silent(given[0].game):
            return self.function(*given)


@cache
def _kinds(game: str) -> tuple[type, ...]:
    """What the players of a game are made of."""
    known = game_named(game)
    ours = (*players(known).values(), *editions(known).values())
    return tuple({type(each) for each in ours} - {FunctionType})


@contextmanager
def _silent(game: str) -> Iterator[None]:
    usual = {kind: kind.__call__ for kind in _kinds(game)}
    for kind in usual:
        kind.__call__ = _refuse
    try:
        yield
    finally:
        for kind, call in usual.items():
            kind.__call__ = call


def _refuse(player: Any, *_: Any) -> Any:
    raise NotYourOwn(f"{getattr(player, 'label', 'This')} is a player of the package.")
