"""What scores in Realm of Sand, as charts show it: the levels of the buildings."""

from __future__ import annotations

from realms_nb.charts.sources import Sources
from realms_nb.core.narrator import Narrator
from realms_nb.games.realm_of_sand.cards import LEVELS
from realms_nb.games.realm_of_sand.rules import Rules
from realms_nb.games.realm_of_sand.scoring import SOURCES


def sources(rules: Rules, narrator: Narrator) -> Sources:
    """Points are told by the level of their building."""
    return Sources(
        words={source: narrator.say("chart-level", level=level) for source, level in zip(SOURCES, LEVELS, strict=True)},
        tokens=("residential", "commercial", "noble"),
        key=lambda line: line.source,
        below=narrator.say("chart-sand-below"),
        below_projected=narrator.say("chart-sand-below-projected"),
    )
