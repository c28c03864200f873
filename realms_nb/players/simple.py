"""The simplest players; they work for every game."""

from __future__ import annotations

from typing import Any

from realms_nb.core.chance import Random
from realms_nb.core.strategy import Choice, Reason


def random(view: Any, moves: tuple[Any, ...], rng: Random) -> Choice:
    """Any legal move, each as likely as the others."""
    return Choice(moves[int(rng.random() * len(moves))], (Reason("random", {"count": len(moves)}),))
