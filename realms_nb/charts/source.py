"""What a chart is made from: a match, or a view with names; and the words it is labelled with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pandas as pd

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.game import AnyGame, game_named
from realms_nb.core.match import Match
from realms_nb.core.names import YOU
from realms_nb.core.narrator import Narrator
from realms_nb.simulation.words import number as number

# A match, or a view of its game.
Source = Any


def game_of_source(source: object) -> AnyGame | None:
    """The game of a match, a view or a table of odds; None for what says nothing of a game."""
    if isinstance(source, Match):
        return source.game
    name = source.attrs.get("game") if isinstance(source, pd.DataFrame) else getattr(source, "game", None)
    return game_named(name) if isinstance(name, str) else None


def seen(
    source: Source, wanted: AnyGame | None, names: Sequence[str] | None = None, language: str | None = None
) -> tuple[Any, Narrator]:
    """The view to draw and the narrator for its labels. A match brings its names and language, a view needs them.

    `wanted` is the game that the chart is for, None if it is for all.
    """
    game = game_of_source(source)
    if game is None or (wanted is not None and game is not wanted) or isinstance(source, pd.DataFrame):
        of = "" if wanted is None else f" of {wanted.title}"
        raise BadSetup(f"This chart is drawn from a match or a view{of}, not from {shown(source)}.")
    if isinstance(source, Match):
        return source.view(), source.narrator(language)
    # As at a match: a seat called You is Du in a German chart.
    you = next((seat for seat, name in enumerate(names or ()) if name.casefold() in YOU), None)
    return source, game.narrator(names or (), rules=source.rules, language=language or "en", you=you)


def checked_match(source: object, game: AnyGame) -> Match:
    """A match of that game: charts over time need its history."""
    if not isinstance(source, Match):
        raise BadSetup(
            f"A chart over time needs the history of a match, so it is drawn from a match, not from {shown(source)}."
        )
    if source.game is not game:
        raise BadSetup(f"This chart is drawn from a match of {game.title}, not of {source.game.title}.")
    return source


def place(seat: int, narrator: Narrator) -> str:
    """The name of a seat with its number in front, which keeps the seats in their order."""
    return f"{seat} {narrator.name(seat)}"


def percent(chance: float, narrator: Narrator) -> str:
    """A chance as the language writes it, never rounded to certain or impossible."""
    value = round(100 * chance)
    if value in (0, 100) and 0 < chance < 1:
        return narrator.say("chart-percent", value="<\u202f1" if value == 0 else ">\u202f99")
    return narrator.say("chart-percent", value=str(value))
