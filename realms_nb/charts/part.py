"""What the room of charts wants of a game: its module `charts`. All charts in its `__all__` are found by their names.

A chart of its own is `<name>_table`, `<name>_plot` and `<name>_chart`, or some of them: the facts, how to draw them
with words that say the same, and both together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from realms_nb.core.game import AnyGame
from realms_nb.core.registry import part

if TYPE_CHECKING:
    from realms_nb.charts.plot import Plot
    from realms_nb.charts.source import Sources
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator

# The module of a game's package that fills these Protocols: each of them whole, or not at all.
PART = "charts"


class SourcesPart(Protocol):
    """What the points of a game come from. Without it charts name the sources as the score sheets do."""

    def sources(self, rules: Any, narrator: Narrator) -> Sources:
        """The sources in the order in which they are stacked, with words and colours."""
        ...


class StudioPart(Protocol):
    """The charts beside a board. Without it, where the points come from."""

    def plots(
        self, match: Match, view: Any, *, language: str, playouts: int, leave_out: Sequence[str] = ()
    ) -> dict[str, Plot]:
        """Name -> plot: what whoever has this view may be shown now, without those that are left out."""
        ...


class QuickPart(Protocol):
    """A game whose futures take long shows a first picture of few."""

    @property
    def QUICK(self) -> int:  # noqa: N802  # as the game writes it
        """How many futures the first picture after a move gets."""
        ...


def sources_part(game: AnyGame) -> SourcesPart | None:
    """The game's own sources of points, if it names them."""
    found = part(PART, game)
    return cast(SourcesPart, found) if hasattr(found, "sources") else None


def studio_of(game: AnyGame) -> StudioPart | None:
    """The game's own charts beside a board, if it has some."""
    found = part(PART, game)
    return cast(StudioPart, found) if hasattr(found, "plots") else None
