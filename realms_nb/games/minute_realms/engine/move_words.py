"""Moves in words: apart, because only hints and whoever watches want them."""

from __future__ import annotations

from realms_nb.core.narrator import Narrator
from realms_nb.games.minute_realms.engine.moves import Move


def describe_move(move: Move, narrator: Narrator) -> str:
    """A move in words."""
    verb = str(move).split(" ", 1)[0]
    return narrator.say(f"move-{verb}", card=move.card)
