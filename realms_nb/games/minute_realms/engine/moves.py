"""The moves, and how each is told: whoever writes a strategy needs nothing else of the rules."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from realms_nb.core.narrator import Narrator

Use = Literal["build", "bastion"]


class TakeCard(Struct, frozen=True, tag=True):
    """Take a card on offer and put it into your realm, as a building or as a bastion."""

    card: str
    use: Use

    def __str__(self) -> str:
        return f"{self.use} {self.card}"


class DiscardCard(Struct, frozen=True, tag=True):
    """Discard the card in front of you and build nothing: only when nothing else is allowed."""

    # Every move has a use and a card, so that a strategy may ask any move for them.
    use: ClassVar[Literal["discard"]] = "discard"
    card: str

    def __str__(self) -> str:
        return f"{self.use} {self.card}"


class LoseBuilding(Struct, frozen=True, tag=True):
    """Turn a building of your realm face down after a failed defence."""

    use: ClassVar[Literal["lose"]] = "lose"
    card: str

    def __str__(self) -> str:
        return f"{self.use} {self.card}"


Move = TakeCard | DiscardCard | LoseBuilding


def describe_move(move: Move, narrator: Narrator) -> str:
    """A move in words."""
    return narrator.say(f"move-{move.use}", card=move.card)
