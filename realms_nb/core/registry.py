"""Every room serves every game: what a room has of one game lies in the game's own package, under the room's name.

The general part of a room knows no game. It asks here. What a game does not bring along has a default in many rooms,
which works for any record; what is left makes no sense for it, and is answered with a sentence.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, cast

from realms_nb.core.errors import BadSetup, NotOffered, shown
from realms_nb.core.game import AnyGame, game_named, known_games

# Room -> its default for any game. By name, because the rooms stand above the core.
DEFAULTS = {
    "players": "realms_nb.players.any_game",
    "odds": "realms_nb.simulation.any_game",
    "reviews": "realms_nb.reviews.any_game",
    "lab": "realms_nb.lab.any_game",
}


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


def default(room: str) -> ModuleType:
    """What a room has for every game that brings nothing of its own."""
    return import_module(DEFAULTS[room])


def need(room: str, game: AnyGame | str, name: str) -> Any:
    """The thing of that name that a room has for a game, its own or the default; else a sentence says what there is."""
    game = game_named(game) if isinstance(game, str) else game
    known: list[str] = []
    for module in (part(room, game), default(room) if room in DEFAULTS else None):
        names = cast("tuple[str, ...]", tuple(getattr(module, "__all__", ())))
        if name in names:
            return getattr(module, name)
        known += names
    raise NotOffered(game.title, name, dict.fromkeys(known))


def offers(room: str) -> dict[str, tuple[str, ...]]:
    """Name -> the games that have it of their own in this room, for doors that serve each game in its own way."""
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
