"""What the lab wants of a game: its module `lab`. Without it, `lab/any_game.py` reports, restricts and weighs cards.

What makes no sense for a game, such as decks without cards, is refused by a sentence (`NotOffered`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import numpy as np
    import pandas as pd
    from numpy.typing import NDArray

    from realms_nb.lab.measures import Measure
    from realms_nb.lab.report_facts import Watched
    from realms_nb.lab.report_rows import Sizes
    from realms_nb.lab.results import Numbers, PlayedDeals
    from realms_nb.players.weights import NamedWeights

# The module of a game's package that fills these Protocols: each of them whole, or not at all.
PART = "lab"


class DecksPart(Protocol):
    """The cards as a table: `rn.lab.deck_table`, `deck_with` and `deck_file`."""

    def deck_table(self, rules: Any = None) -> pd.DataFrame:
        """The cards, one a row."""
        ...

    def deck_with(self, card: str, *, rules: Any = None, **changes: Any) -> pd.DataFrame:
        """The deck with one card changed; what makes no card is refused by a sentence that names the column."""
        ...


class MeasuresPart(Protocol):
    """What a comparison measures besides points and the first seat."""

    @property
    def MEASURES(self) -> Mapping[str, Measure]:  # noqa: N802  # as the game writes it
        """Column -> how it is written. The catalogues call it `chart-measure-<column>`."""
        ...

    def reckoned(self, rows: pd.DataFrame) -> pd.DataFrame:
        """The rows of a simulation with the columns that the game reckons from them."""
        ...


class RestrictedPart(Protocol):
    """Play without a card or in one way only: `rn.lab.cards` and `rn.lab.restrict`."""

    @property
    def PLAYER(self) -> str:  # noqa: N802
        """Who plays unless told otherwise: a player by weights that always plays the same."""
        ...

    @property
    def CARD_DEALS(self) -> int:  # noqa: N802
        """How many deals the worth of cards gets."""
        ...

    @property
    def WAY_DEALS(self) -> int:  # noqa: N802
        """How many deals ways of playing get."""
        ...

    def card_names(self, rules: Any, seats: int, by: str = ...) -> list[str]:
        """What is measured, in the order of the columns of `card_blocks`."""
        ...

    def card_blocks(
        self, rules: Any, players: Sequence[object], deals: int, seed: int, by: str = ...
    ) -> Iterator[PlayedDeals]:
        """Deals played with and without each card, block by block."""
        ...

    def ways(self, rules: Any, seats: int) -> Mapping[str, Any]:
        """The ways of playing that the game knows by name."""
        ...

    def way_blocks(
        self, rules: Any, players: Sequence[object], names: Sequence[str], deals: int, seed: int
    ) -> Iterator[tuple[Numbers, Numbers]]:
        """What each way wins and scores beyond playing freely, deal by deal, block by block."""
        ...


class WeighedPart(Protocol):
    """Players by weights: `rn.lab.best_response`."""

    @property
    def BALANCED(self) -> NamedWeights:  # noqa: N802
        """The weights that a climb begins at."""
        ...

    @property
    def WEIGHTS(self) -> str:  # noqa: N802
        """How weights of the game are called in Python."""
        ...

    def table_shares(self, rules: Any, weights: Sequence[Sequence[float]], seeds: NDArray[np.int64]) -> Numbers:
        """Each seat's part of the wins, deal by deal, when these weights sit at a table."""
        ...


class LevelsPart(Protocol):
    """Cards at three levels of player: `rn.lab.for_whom`."""

    @property
    def BEGINNER(self) -> NamedWeights:  # noqa: N802
        """Weights that count only points in sight."""
        ...


class ReportPart(Protocol):
    """The report card: `rn.lab.report`."""

    @property
    def LADDER(self) -> Sequence[str]:  # noqa: N802
        """Players from weak to strong, to see what skill is worth."""
        ...

    @property
    def SIZES(self) -> Sizes:  # noqa: N802
        """How much is played for each line."""
        ...

    def rung(self, rules: Any, seats: int, player: str, than: str, deals: int, seed: int) -> Numbers:
        """The wins of one player against a table of another, deal by deal."""
        ...

    def walks(self, rules: Any, seats: int, games: int, seed: int) -> Watched:
        """Games in which every chance and every choice is looked at."""
        ...

    def wanted(self, rules: Any, seats: int, deals: int, seed: int) -> tuple[str, float]:
        """The card that is taken most often, and how often where it could be."""
        ...

    def suggestions(self, rules: Any, seats: int) -> Sequence[Mapping[str, Any]]:
        """Changes of the rules that are worth a try."""
        ...


class LabPart(DecksPart, RestrictedPart, WeighedPart, LevelsPart, ReportPart, Protocol):
    """All that the lab asks for by name, once it is known to be there."""
