"""The lab: change a rule or a card, play the same deals by both, and see what it did; ask what a card is worth.

`dir(rn.lab)` lists the questions, and `rn.lab.compare?` explains one.

>>> rn.lab.deck_table(rn.minute_realms)["name_en"].tolist()[:3]
['Mill', 'Farmstead', 'Sawmill']
"""

from realms_nb.lab.answers import built, invasions, thinking
from realms_nb.lab.calibration import calibration
from realms_nb.lab.cards import cards
from realms_nb.lab.comparison import Comparison
from realms_nb.lab.dashboards import dashboard
from realms_nb.lab.decks import deck_file, deck_table, deck_with
from realms_nb.lab.duels import better
from realms_nb.lab.for_whom import for_whom
from realms_nb.lab.ladders import ladder, ladder_beside
from realms_nb.lab.reports import report
from realms_nb.lab.responses import best_response
from realms_nb.lab.restrictions import restrict
from realms_nb.lab.rule_changes import changes
from realms_nb.lab.settle_evidence import settle
from realms_nb.lab.sweeps import sweep
from realms_nb.lab.tuning import tune
from realms_nb.lab.variants import compare

__all__ = [
    "Comparison",
    "best_response",
    "better",
    "built",
    "calibration",
    "cards",
    "changes",
    "compare",
    "dashboard",
    "deck_file",
    "deck_table",
    "deck_with",
    "for_whom",
    "invasions",
    "ladder",
    "ladder_beside",
    "report",
    "restrict",
    "settle",
    "sweep",
    "thinking",
    "tune",
]


def __dir__() -> list[str]:
    return __all__
