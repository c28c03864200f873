"""What simulations and tables of odds want of a game: its module `odds`. Without it `simulation/any_game.py` has them.

Tables that only one game has, such as the odds of its invasions, are in the `__all__` of that module, too. Every table
of odds is a DataFrame with `_low` and `_high` beside what is sampled; the same seed gives the same table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from realms_nb.core.game import AnyGame
from realms_nb.core.registry import part

if TYPE_CHECKING:
    import pandas as pd

    from realms_nb.simulation.entrants import Contender
    from realms_nb.simulation.tables import WholeGames

# The module of a game's package that fills these Protocols: each of them whole, or not at all.
PART = "odds"


class OddsPart(Protocol):
    """Odds by sampled futures, as `realms_nb.simulation.odds` explains them."""

    def move_odds(
        self, view: Any, playouts: int = ..., *, seed: int = 0, policy: Any = None, threads: int | None = None
    ) -> pd.DataFrame:
        """One row per legal move, the best first."""
        ...

    def win_chances(
        self, view: Any, playouts: int = ..., *, seed: int = 0, policy: Any = None, threads: int | None = None
    ) -> pd.DataFrame:
        """One row per seat: its chance to win and its score."""
        ...

    def expected_scores(
        self, view: Any, playouts: int = ..., *, seed: int = 0, policy: Any = None, threads: int | None = None
    ) -> pd.DataFrame:
        """One row per seat: the score it may expect."""
        ...


class WholeGamesPart(Protocol):
    """Games that a compiled twin plays from the deal to the end: the same rows as move by move, only sooner."""

    def whole_games(self, rules: Any, contenders: Sequence[Contender]) -> WholeGames | None:
        """What plays games of these contenders whole; None if one of them is not known to the twin."""
        ...


class CardRecordPart(Protocol):
    """`rn.simulate(..., record="cards")`."""

    def cards_of(self, state: Any) -> Sequence[Sequence[dict[str, Any]]]:
        """For each seat its cards at the end: a row of plain values for each."""
        ...


def whole_games_of(game: AnyGame) -> WholeGamesPart | None:
    """What plays whole games of this kind at once, if something does."""
    found = part(PART, game)
    return cast(WholeGamesPart, found) if hasattr(found, "whole_games") else None


def card_record_of(game: AnyGame) -> CardRecordPart | None:
    """What tells the cards that each seat has at the end, if something does."""
    found = part(PART, game)
    return cast(CardRecordPart, found) if hasattr(found, "cards_of") else None
