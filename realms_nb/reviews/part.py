"""What a review wants of a game: its module `reviews`. Without it, `reviews/any_game.py` judges by the record alone.

A match is cut where chance speaks: between two such places nothing is revealed, so all positions there are judged on
the same futures, and a move that changes nothing is worth exactly nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from realms_nb.core.game import AnyGame
from realms_nb.core.registry import default, part

if TYPE_CHECKING:
    from realms_nb.core.history import Step
    from realms_nb.core.narrator import Narrator
    from realms_nb.core.strategy import Reason
    from realms_nb.fast.samples import Wins
    from realms_nb.simulation.policies import Sitting

# The module of a game's package that fills this Protocol.
PART = "reviews"


class ReviewsPart(Protocol):
    """How the decisions and the luck of a match are judged and told.

    `like` says how every seat plays on from every position.
    """

    @property
    def EVALUATOR(self) -> str:  # noqa: N802  # as the game writes it
        """The name of the player that sits in the others' seats when a line is tried."""
        ...

    @property
    def PLAYOUTS(self) -> int:  # noqa: N802
        """How many futures a decision gets unless told otherwise; 0 where nobody could wait for them."""
        ...

    def outcomes(
        self, state: Any, played: Any, playouts: int, seed: int, like: Sitting, *, moves: Sequence[Any] | None = None
    ) -> Any:
        """Moves in the same futures: `moves`, `legal`, `habit`, `wins` and `scores`.

        The one played, the seat's usual one (`habit`) and all that may be best, chosen without these futures; or just
        these `moves`, in their order.
        """
        ...

    def answers(self, state: Any, played: Any, playouts: int, seed: int) -> Any:
        """Where the end can be searched: what may be best and the played move if all answer well; otherwise None."""
        ...

    def after(self, state: Any, played: Any, playouts: int, seed: int, like: Sitting) -> Wins:
        """Every seat's wins in futures of a move, before chance has said what follows it."""
        ...

    def now(self, state: Any, playouts: int, seed: int, like: Sitting) -> Wins:
        """Every seat's wins in futures of a position that waits for a decision."""
        ...

    def strokes(self, before: Any, step: Step) -> Sequence[str]:
        """The strokes that followed a move, in order, such as ("reveal", "deal"); one called "hidden" is no luck."""
        ...

    def halfway(self, before: Any, step: Step, playouts: int, seed: int, like: Sitting) -> Wins:
        """Where two strokes fell at once: every seat's wins after the first."""
        ...

    def before_the_deal(self, rules: Any, seats: int, like: Sitting) -> Wins:
        """Every seat's wins in games of many deals: what a seat is worth before anything."""
        ...

    def phase(self, state: Any) -> int:
        """The round or turn that a position belongs to; 0 where the game counts none."""
        ...

    def figures(self, view: Any, move: Any) -> tuple[tuple[str, float, float], ...]:
        """What a move changes for its seat: name, before, after. The catalogues call it `review-figure-<name>`."""
        ...

    def why(self, view: Any, better: Any, played: Any) -> tuple[Reason, ...]:
        """Why one move is better than the one that was played."""
        ...

    def move_words(self, move: Any, narrator: Narrator) -> str:
        """A move in as few words as a table has room for."""
        ...


def reviews_of(game: AnyGame) -> ReviewsPart:
    """How the matches of a game are judged: by its own part, or as those of any game.

    A part that serves many games makes one for each (`part_of`), as the default does.
    """
    found = part(PART, game)
    if hasattr(found, "outcomes"):
        return cast(ReviewsPart, found)
    home = default(PART) if found is None or not hasattr(found, "part_of") else found
    return cast(ReviewsPart, home.part_of(game))
