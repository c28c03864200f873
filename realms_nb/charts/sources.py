"""What the points of a game come from, as charts show it: as the game says in its folder, or by its score sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import altair as alt

from realms_nb.charts.palette import LIGHT
from realms_nb.core.catalogue import catalogue
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import Narrator
from realms_nb.core.rooms import part
from realms_nb.core.scoresheet import ScoreLine, ScoreSheet

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
    own = getattr(part("charts", game), "sources", None)
    if own is not None:
        return own(rules, narrator)
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
