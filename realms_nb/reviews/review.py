"""`rn.review(match)`: a match judged, decision by decision; shown in a cell, it explains itself."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

from realms_nb.core import browser
from realms_nb.core.chance import checked_seed
from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.match import Match
from realms_nb.core.narrator import Narrator
from realms_nb.reviews import page
from realms_nb.reviews.judging import Evidence, judge
from realms_nb.reviews.ledger import (
    Chosen,
    Item,
    KeyDecision,
    LedgerRow,
    choice_table,
    choices,
    event_table,
    events,
    items,
    ledger_table,
    moments,
)
from realms_nb.reviews.part import reviews_of

if TYPE_CHECKING:
    import pandas as pd

MOST_PLAYOUTS = 100_000
# So many futures of each move are what somebody can wait for where nothing is compiled.
FEW_FUTURES = 60
# Half of a review is worth little, so a browser may take so many seconds for one.
LONGEST = 120.0


@dataclass(frozen=True, eq=False, repr=False)
class Review:
    """A match that was judged. Its tables are DataFrames; shown in a cell, it explains itself."""

    match: Match
    # The seat that is spoken to.
    you: int
    language: str
    evidence: Evidence = field(repr=False)
    # How many moves the match had; where fewer were judged, the review was stopped.
    steps: int = 0
    # Nobody said which seat is spoken to, and no name tells it.
    guessed: bool = False

    @classmethod
    def of(
        cls,
        match: Match,
        you: int | str | None = None,
        *,
        playouts: int | None = None,
        seed: int = 0,
        policy: Any = None,
        language: str | None = None,
        quiet: bool = False,
    ) -> Self:
        """Look back on a `match`: what luck brought to each seat, what each choice cost, and what would have been best.

        `you` is the seat that is spoken to; without it the one called You, or the first. The moves of every decision
        that may be the best, and the one played, are followed by `playouts` sampled futures, the same for all of them,
        in which everybody plays on like `policy`: one level for all or one for each seat, as in `rn.odds.win`; their
        errors are in every figure. Where a game has a search for its last rounds, a choice is judged by it there, as
        the emperor searches: everybody answers as well as it finds. A match that is not over is judged up to now. Same
        `seed`, same review; it is told in `language`, or in that of the match, and `quiet` shows no bar.

        >>> match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
        >>> told = match.play("build Watchtower")
        >>> rn.review(match, playouts=20, quiet=True).steps
        1
        """
        if not isinstance(match, Match):
            raise BadSetup(f"A review needs a match, not {shown(match)}.")
        room = reviews_of(match.game)
        if not match.history:
            raise BadSetup("There is nothing to review yet: no move has been played.")
        if playouts is None and not room.PLAYOUTS:
            wait = "say how many playouts you can wait for"
            raise BadSetup(f"In a browser a review of {match.game.title} takes very long: {wait}.")
        playouts = room.PLAYOUTS if playouts is None else playouts
        if isinstance(playouts, bool) or not isinstance(playouts, int) or not 2 <= playouts <= MOST_PLAYOUTS:
            raise BadSetup(f"playouts is a whole number from 2 to {MOST_PLAYOUTS}, not {shown(playouts)}.")
        spoken = match.narrator(language).you if you is None else match.seat(you)
        # A match that is played on later does not change what was judged.
        kept = match.copy()
        steps = len(match.history)
        playouts = browser.fewer(playouts, FEW_FUTURES, "futures", language or match.language)
        # Late: a board tells how far it is by itself, and a page has no bars.
        from realms_nb.simulation.progress import SOON, tqdm

        with (
            browser.patience(language or match.language, LONGEST),
            tqdm(total=steps, unit=" moves", desc="Looking back", disable=quiet, delay=SOON, leave=False) as bar,
        ):
            try:
                evidence = judge(room, kept, playouts, checked_seed(seed), lambda: bar.update(1), policy)
            except KeyboardInterrupt:
                raise RealmsError("Stopped before the first move was judged: there is nothing to tell yet.") from None
        # Stopped half-way: the review is one of the match up to there.
        kept.seek(len(evidence.decisions))
        guessed = spoken is None and len(match.names) > 1
        return cls(kept, 0 if spoken is None else spoken, language or match.language, evidence, steps, guessed)

    @property
    def partial(self) -> bool:
        """Whether the review was stopped before all moves were judged."""
        return len(self.evidence.decisions) < self.steps

    @cached_property
    def table(self) -> pd.DataFrame:
        """One row per seat for every choice and every stroke of chance: its chance before and after, with intervals."""
        return event_table(self.evidence)

    @cached_property
    def choices(self) -> pd.DataFrame:
        """One row per decision: move, best move, cost with its interval, verdict, how many moves were as good."""
        return choice_table(self.evidence)

    @cached_property
    def ledger(self) -> pd.DataFrame:
        """One row per seat and item: start + luck + others + own = result, with intervals."""
        return ledger_table(self.evidence)

    @cached_property
    def events(self) -> list[LedgerRow]:
        """What happened to the seat that is spoken to: a row for every choice and every stroke of chance."""
        return [each for each in self.all_events if each.seat == self.you]

    @cached_property
    def all_events(self) -> list[LedgerRow]:
        """The rows of `table`, without pandas."""
        return events(self.evidence)

    @cached_property
    def own(self) -> list[Chosen]:
        """The choices of the seat that is spoken to."""
        return [each for each in choices(self.evidence) if each.seat == self.you]

    @cached_property
    def items(self) -> dict[str, Item]:
        """The ledger of the seat that is spoken to, by item."""
        return {each.item: each for each in items(self.evidence) if each.seat == self.you}

    @cached_property
    def moments(self) -> tuple[KeyDecision, ...]:
        """At most three choices of yours to look at again, the most costly first."""
        return moments(reviews_of(self.match.game), self.match, self.evidence, self.you)

    def for_seat(self, who: int | str, language: str | None = None) -> Self:
        """The same judgement, told to another seat or in another language."""
        return replace(self, you=self.match.seat(who), language=language or self.language, guessed=False)

    def again(self, moment: int | KeyDecision) -> Match:
        """A new match that stands where that moment was: play on from there, the old one stays as it was."""
        if not isinstance(moment, KeyDecision):
            known = {each.number: each for each in self.moments}
            if moment not in known:
                raise BadSetup(f"This review has {len(known)} moments, counted from 1, not {shown(moment)}.")
            moment = known[moment]
        match = self.match.copy()
        match.seek(moment.step)
        return match

    def narrator(self, depth: str = "short") -> Narrator:
        """Tells this review: its seat is spoken to, in its language."""
        return self.match.narrator(self.language, depth, self.you)

    def __repr__(self) -> str:
        return page.text(self)

    def _repr_html_(self) -> str:
        return page.html(self)


review = Review.of
