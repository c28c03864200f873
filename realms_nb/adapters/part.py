"""What the adapters want of a game: its module `adapters`, all of it optional and listed in its `__all__`.

Without it a game still plays in PettingZoo, Gymnasium and OpenSpiel: moves are numbered as they are met, and a view is
written down field by field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from realms_nb.core.chance import Random

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# The module of a game's package that fills these Protocols: each of them whole, or not at all.
PART = "adapters"


class RowOfView(Protocol):
    """Where each fact of a view stands in its row of numbers."""

    @property
    def columns(self) -> Sequence[str]:
        """What the numbers of a row stand for."""
        ...

    def numbers(self, view: Any) -> NDArray[np.float32]:
        """The row of a view."""
        ...


class NumbersPart(Protocol):
    """Moves and views in numbers."""

    @property
    def SHORT(self) -> str:  # noqa: N802  # as the game writes it
        """What the game is called in the lists of others."""
        ...

    @property
    def Layout(self) -> Callable[[Any, int], RowOfView]:  # noqa: N802  # likewise
        """(rules, seats) -> how a view becomes a row."""
        ...

    def every_move(self, rules: Any) -> Iterable[Any]:
        """Every move that can be written down, each with its number for ever."""
        ...

    def spare(self, rules: Any) -> int:
        """How many numbers are kept for moves that are not among them."""
        ...

    def private(self, rules: Any) -> bool:
        """Whether a seat may know what another one does not."""
        ...


class BatchOfTables(Protocol):
    """Many tables on the compiled twin, as `vector` wants them: arrays that every call writes anew, a row for each."""

    observation: Any
    mask: Any
    turn: Any
    rewards: Any
    over: Any

    def reset(self, seed: int) -> None:
        """Deal the first game of every table."""
        ...

    def step(self, actions: Any) -> int:
        """Play a move at every table; the answer is a table whose move is not allowed, or -1."""
        ...

    def sample(self, actions: Any) -> None:
        """Write an allowed move of every table."""
        ...


class BatchPart(Protocol):
    """Thousands of tables at once."""

    @property
    def Batch(self) -> Callable[..., BatchOfTables]:  # noqa: N802  # as the game writes it
        """(rules, seats, tables, columns, threads) -> the tables."""
        ...


class RedealPart(Protocol):
    """What is hidden, so that chance is asked only where something came to light."""

    def hidden(self, state: Any) -> Sequence[int]:
        """How much nobody has seen, pile by pile."""
        ...

    def redealt(self, state: Any, rng: Random) -> Any:
        """A position that no seat can tell from this one, with all that nobody has seen dealt anew."""
        ...


class ListedChancePart(Protocol):
    """Chance as a list, where the list is short enough to search it whole."""

    def deals(self, rules: Any, seats: int, most: int) -> Sequence[Any] | None:
        """Every first position, each as likely as the others; None if there are more than so many."""
        ...

    def outcomes(self, state: Any, move: Any, most: int) -> Sequence[tuple[Any, float]] | None:
        """Every position that this one may be before the move, with its chance; None if there are more than so many."""
        ...

    def longest(self, rules: Any, seats: int) -> int:
        """No game has more moves."""
        ...
