"""Every room serves every game: what a room has of one game lies in the game's own package, under the room's name.

The general part of a room knows no game. It asks here, and what a game does not have is answered with a sentence.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, cast

from realms_nb.core.errors import BadSetup, NotOffered, shown
from realms_nb.core.game import AnyGame, game_named, known_games


def part(room: str, game: AnyGame | str) -> ModuleType | None:
    """What a room has of a game, or None if it has nothing: the module `<package of the game>.<room>`."""
    game = game_named(game) if isinstance(game, str) else game
    if not game.package:
        # A game made in a cell is its record alone.
        return None
    place = f"{game.package}.{room}"
    try:
        found = find_spec(place) is not None
    except ModuleNotFoundError:
        # A game from elsewhere need not have this room at all.
        found = False
    return import_module(place) if found else None


def need(room: str, game: AnyGame | str, name: str) -> Any:
    """The thing of that name that a room has for a game; a game without it says what it has instead."""
    game = game_named(game) if isinstance(game, str) else game
    module = part(room, game)
    names = cast("tuple[str, ...]", tuple(getattr(module, "__all__", ())))
    if name not in names:
        raise NotOffered(game.title, name, names)
    return getattr(module, name)


def offers(room: str) -> dict[str, tuple[str, ...]]:
    """Name -> the games that have it in this room, for the doors of a room that serve each game in its own way."""
    found: dict[str, tuple[str, ...]] = {}
    for game in known_games():
        for name in cast("tuple[str, ...]", getattr(part(room, game), "__all__", ())):
            found[name] = (*found.get(name, ()), game)
    return found


def game_of(value: object, asked: str) -> AnyGame:
    """The game that a view is of; `asked` names what wants the view in the error."""
    name = getattr(value, "game", None)
    if not isinstance(name, str):
        raise BadSetup(code="not_a_view", asked=asked, given=shown(value))
    return game_named(name)
