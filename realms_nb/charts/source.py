"""What a chart is made from: a match, or a view with names; and the words it is labelled with.

Charts of a game by their names: `rn.charts.invasion(match)` asks the game of the match for it.

What the points of a game come from, as charts show it: as the game says in its folder, or by its score sheets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any

import altair as alt
import pandas as pd

from realms_nb.charts.part import sources_part
from realms_nb.charts.style import LIGHT
from realms_nb.core.catalogue import catalogue
from realms_nb.core.checks import YOU
from realms_nb.core.closing import ScoreLine, ScoreSheet
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.game import AnyGame, game_named
from realms_nb.core.match import Match
from realms_nb.core.narrator import Narrator
from realms_nb.core.registry import need, offers
from realms_nb.simulation.faults import number as number

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


ROOM = "charts"


def door(name: str) -> Callable[..., Any]:
    """The chart, plot or table of that name, of whichever game its source is; an AttributeError if no game has it."""
    known = offers(ROOM)
    if name not in known:
        raise AttributeError(f"realms_nb.charts has no {name!r}.")
    first = need(ROOM, known[name][0], name)

    @wraps(first)
    def by_game(source: Any, *values: Any, **options: Any) -> Any:
        game = game_of_source(source)
        # What says nothing of a game goes to the first that has such a chart: it says what it wants to be given.
        return (first if game is None else need(ROOM, game, name))(source, *values, **options)

    return by_game


# The colours for sources that have none of their own, each well apart from the next.
TOKENS = ("commercial", "residential", "productive", "noble", "clerical", "military", "award")


@dataclass(frozen=True)
class Sources:
    """The sources of points in the order in which they are stacked, with words, colours and, if there are, symbols."""

    # Source -> what it is called; and a token of the palette for each.
    words: Mapping[str, str]
    tokens: Sequence[str]
    # Which source the points of a line come from.
    key: Callable[[ScoreLine], str]
    # Lines below the title, without and with expected final scores.
    below: str
    below_projected: str
    symbols: Mapping[str, str] | None = None

    def colours(self, suffix: str = "") -> alt.Scale:
        """The colour of each source; `-edge` and `-on` give those around and upon it."""
        return alt.Scale(domain=list(self.words), range=[LIGHT[token + suffix] for token in self.tokens])

    def shapes(self) -> alt.Scale:
        """The symbol of each source."""
        assert self.symbols is not None
        return alt.Scale(domain=list(self.words), range=[self.symbols[source] for source in self.words])


def sources_of(game: AnyGame, rules: object, sheets: Iterable[ScoreSheet], narrator: Narrator) -> Sources:
    """The sources that a game tells its points by: its own, or those that the score sheets name."""
    own = sources_part(game)
    if own is not None:
        return own.sources(rules, narrator)
    found = sorted({line.source for sheet in sheets for line in sheet.lines})
    return Sources(
        words={source: _word(source, game, narrator) for source in found},
        tokens=[TOKENS[number % len(TOKENS)] for number in range(len(found))],
        key=lambda line: line.source,
        below=narrator.say("chart-sources-below"),
        below_projected=narrator.say("chart-sources-below-projected"),
    )


def _word(source: str, game: AnyGame, narrator: Narrator) -> str:
    """The catalogues of a game may call a source by another word."""
    key = f"source-{source.replace('_', '-')}"
    known = catalogue(game.name, narrator.language, game.package).has(key)
    return narrator.say(key) if known else source.replace("_", " ")
