"""What scores in Minute Realms, with colours and symbols: apart, because the charts of all games ask for it."""

from __future__ import annotations

from realms_nb.charts.source import Sources
from realms_nb.charts.style import SYMBOLS
from realms_nb.core.closing import ScoreLine
from realms_nb.core.narrator import Narrator
from realms_nb.games.minute_realms.engine.rules import Rules

# Categories in the order of the rulebook, then the award.
SOURCES = ("productive", "residential", "commercial", "military", "noble", "clerical", "award")


def sources(rules: Rules, narrator: Narrator) -> Sources:
    """Points are told by the category of their card, and those of the last invasion apart."""

    def key(line: ScoreLine) -> str:
        return "award" if line.card is None else rules.cards[line.card].category

    say = narrator.say
    return Sources(
        words={source: say("chart-award") if source == "award" else say(f"term-{source}") for source in SOURCES},
        tokens=SOURCES,
        key=key,
        symbols={source: SYMBOLS[source] for source in SOURCES},
        below=say("chart-score-below"),
        below_projected=say("chart-score-below-projected"),
    )
