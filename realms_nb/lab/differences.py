"""How a variant of the rules differs from another one in a measure: the answer, its interval, and the sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from msgspec import Struct

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.game import game_named
from realms_nb.core.narrator import Narrator, narrator_of_none
from realms_nb.lab.measures import called
from realms_nb.lab.stopping import ALPHA, Answer, judged, sequence_margin
from realms_nb.simulation.faults import number
from realms_nb.simulation.statistics import FEWEST, MOST_GAMES, rounded_up

# Unless told otherwise: one game in a hundred for shares, a fiftieth of the first variant's mean for the rest.
SMALLEST_SHARE, SMALLEST_PART = 0.01, 0.02


def smallest_of(smallest: Any, names: Sequence[str]) -> dict[str, float]:
    """The smallest changes worth having, by measure: one number for all of these, or a dict."""
    given: Mapping[str, Any] = {}
    if isinstance(smallest, Mapping):
        given = cast("Mapping[str, Any]", smallest)
    elif smallest is not None:
        given = dict.fromkeys(names, smallest)
    for name, value in given.items():
        if name not in names:
            raise BadSetup(f"smallest names {shown(name)}, which is not measured; measured is {', '.join(names)}.")
        if isinstance(value, bool) or not isinstance(value, int | float) or not value > 0:
            raise BadSetup(f"The smallest change worth having is a number above 0, not {shown(value)}.")
    return {name: float(cast(float, value)) for name, value in given.items()}


class Difference(Struct, frozen=True):
    """How a variant differs from the first one in a measure, on the same deals.

    The margin is half of a confidence sequence: it holds with a chance of 1 - `alpha`, however often one looks.
    """

    variant: str
    against: str
    measure: str
    deals: int
    difference: float
    margin: float
    # Whether a share is measured: then it is told in percentage points.
    share: bool = False
    # The game that the measure is of, if it is one of its own, and the language in which it is told.
    game: str = ""
    language: str = "en"
    # The smallest change worth having: a difference that is within it for sure is none.
    smallest: float = 0.0
    alpha: float = ALPHA
    # Whether this is what was asked first; the other measures share what is left of the chance of an error.
    primary: bool = True

    @property
    def answer(self) -> Answer:
        """`differs`, `equal` or `unknown`; with a handful of deals nobody knows."""
        return "unknown" if self.deals < FEWEST else judged(self.difference, self.margin, self.smallest).answer

    @property
    def settled(self) -> bool:
        """Whether there is a difference at all: the interval leaves 0 out."""
        return self.deals >= FEWEST and abs(self.difference) > self.margin

    @property
    def word(self) -> str:
        """The answer in one word, as it may be guessed: `more`, `fewer`, `same`, or `unknown`."""
        if self.answer == "equal":
            return "same"
        if not self.settled:
            return "unknown"
        return "more" if self.difference > 0 else "fewer"

    @property
    def more_deals(self) -> int | None:
        """About how many more deals would settle it, if it goes on like this; None if no number within reach would."""
        # The interval shrinks to what is seen, or to what is left up to the smallest change worth having.
        room = max(abs(self.difference), self.smallest - abs(self.difference))
        if self.deals < FEWEST or room <= 0:
            return None
        now = sequence_margin(self.deals, 1.0, self.alpha)
        few, many = self.deals, MOST_GAMES
        if self.margin * sequence_margin(many, 1.0, self.alpha) > room * now:
            return None
        while many - few > 1:
            middle = (few + many) // 2
            wide = self.margin * sequence_margin(middle, 1.0, self.alpha) > room * now
            few, many = (middle, many) if wide else (few, middle)
        return rounded_up(max(1.0, many - self.deals))

    def __str__(self) -> str:
        return self.told(narrator_for(self.game, self.language))

    def told(self, narrator: Narrator) -> str:
        """The difference as a sentence; the narrator must know what the measure is called."""
        told = {
            "variant": self.variant,
            "against": self.against,
            "measure": called(self.measure, narrator),
            "deals": number(self.deals, narrator, 0),
            "difference": self._written(self.difference, narrator, "+"),
        }
        if self.deals < FEWEST:
            return narrator.say("results-difference-few", fewest=str(FEWEST), **told)
        if self.margin == 0 and self.difference == 0:
            return narrator.say("results-difference-same", **told)
        told["margin"] = self._written(self.margin, narrator)
        if self.answer == "equal":
            return narrator.say("results-difference-equal", smallest=self._written(self.smallest, narrator), **told)
        if self.answer == "differs":
            told["difference"] = self._written(abs(self.difference), narrator)
            return narrator.say("results-more" if self.difference > 0 else "results-less", **told)
        if self.more_deals is None:
            return narrator.say("results-difference-open", **told)
        return narrator.say("results-difference-unsure", more=number(self.more_deals, narrator, 0), **told)

    def _written(self, value: float, narrator: Narrator, sign: str = "") -> str:
        # A margin is never written as 0, and nothing as -0.
        digits = 1 if self.share else 2 if self.margin >= 0.01 else 3
        written = number(round(100 * value if self.share else value, digits) + 0.0, narrator, digits, sign)
        return narrator.say("results-points-percent", value=written) if self.share else written


def narrator_for(game: str, language: str) -> Narrator:
    """What is measured may be a word of a game."""
    return game_named(game).narrator(language=language) if game else narrator_of_none(language)
