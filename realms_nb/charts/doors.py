"""Charts of a game by their names: `rn.charts.invasion_chart(match)` asks the game of the match for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from realms_nb.charts.source import game_of_source
from realms_nb.core.rooms import offer, offered

ROOM = "charts"


def door(name: str) -> Callable[..., Any]:
    """The chart, plot or table of that name, of whichever game its source is; an AttributeError if no game has it."""
    known = offered(ROOM)
    if name not in known:
        raise AttributeError(f"realms_nb.charts has no {name!r}.")
    first = offer(ROOM, known[name][0], name)

    @wraps(first)
    def by_game(source: Any, *values: Any, **options: Any) -> Any:
        game = game_of_source(source)
        # What says nothing of a game goes to the first that has such a chart: it says what it wants to be given.
        return (first if game is None else offer(ROOM, game, name))(source, *values, **options)

    return by_game
