"""Minute Realms in numbers. All seats see the same; only chance is hidden."""

from __future__ import annotations

from realms_nb.games.minute_realms.adapters.deals import deals, hidden, outcomes, redealt, tiny
from realms_nb.games.minute_realms.adapters.layout import Layout, every_move

SHORT = "minute"


def private(rules: object) -> bool:
    """Whether a seat may know what another does not."""
    return False


def spare(rules: object) -> int:
    """Every move is on the list."""
    return 0


def longest(rules: object, seats: int) -> int:
    """No game has more moves than this: one a round, and a loss at every invasion."""
    # The room asks every game with whatever rules it has; here they are this game's.
    return seats * (rules.rounds + len(rules.invasion_rounds))  # pyright: ignore[reportAttributeAccessIssue]


__all__ = [
    "SHORT",
    "Layout",
    "deals",
    "every_move",
    "hidden",
    "longest",
    "outcomes",
    "private",
    "redealt",
    "spare",
    "tiny",
]
