"""What the room of players wants of a game: its module `players`. Without it, the levels of any game play it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, cast

from realms_nb.core.game import AnyGame
from realms_nb.core.registry import part
from realms_nb.core.strategy import Strategy

# The module of a game's package that fills these Protocols: each of them whole, or not at all.
PART = "players"


class PlayersPart(Protocol):
    """Players by name."""

    @property
    def PLAYERS(self) -> Mapping[str, Strategy]:  # noqa: N802  # as the game writes it
        """Name -> strategy, the weakest level first; `LEVELS` of the registry are the names that every game shares."""
        ...


class EditionsPart(Protocol):
    """Players as they were on a date, so that tuning a level changes no lesson."""

    @property
    def EDITIONS(self) -> Mapping[str, Strategy]:  # noqa: N802
        """Name with a date, such as `knight@2026-11` -> the strategy that had the name then."""
        ...


class AfterPart(Protocol):
    """What a move leads to, for whoever writes a strategy."""

    def after(self, view: Any, move: Any) -> Any:
        """The side of the viewer right after one of its legal moves, before anybody answers."""
        ...


def players_of(game: AnyGame) -> PlayersPart | None:
    """The players of a game, if it has some."""
    found = part(PART, game)
    return cast(PlayersPart, found) if hasattr(found, "PLAYERS") else None


def editions_of(game: AnyGame) -> EditionsPart | None:
    """The players of a game as they were on a date, if they are kept."""
    found = part(PART, game)
    return cast(EditionsPart, found) if hasattr(found, "EDITIONS") else None
