"""What the workshop wants of a game: its module `notebook.workshop`. A board and a studio every game has."""

from __future__ import annotations

from typing import Protocol

from realms_nb.notebook.card_editor import CardEditor

# The module of a game's package that fills this Protocol.
PART = "notebook.workshop"


class WorkshopPart(Protocol):
    """A card of the game as a form, and what it is worth."""

    @property
    def Editor(self) -> type[CardEditor]:  # noqa: N802  # as the game writes it
        """All that `CardEditor` asks for: the fields of the form, the card drawn, deals in which it is measured."""
        ...
