"""One card, drawn as on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import traitlets
from msgspec.structs import replace

from realms_nb.board import wire
from realms_nb.board.bundles import style_of, text_of
from realms_nb.games.minute_realms.board.pages import pages_of
from realms_nb.notebook.base import AnyWidget

if TYPE_CHECKING:
    from realms_nb.core.narrator import Narrator
    from realms_nb.games.minute_realms.engine.rules import Rules


class Portrait(AnyWidget):
    """A card of some rules: on the table, by day and by night in a realm, and as a bastion."""

    _esm = text_of("card.js")
    _css = style_of("minute_realms")

    # The pages of a board's book, with this card alone.
    pages = traitlets.Any().tag(sync=True, to_json=lambda value, _: wire.plain(value))

    def show(self, rules: Rules, card: str, narrator: Narrator) -> None:
        """Draw a card as these rules have it."""
        every = pages_of(rules, narrator)
        self.pages = replace(every, cards={card: every.cards[card]})
