"""One card, drawn as on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import traitlets
from msgspec.structs import replace

from realms_nb.widgets import wire
from realms_nb.widgets.base import AnyWidget
from realms_nb.widgets.bundles import style_of, text_of
from realms_nb.widgets.minute_realms.pages import pages_of

if TYPE_CHECKING:
    from realms_nb.core.narrator import Narrator
    from realms_nb.games.minute_realms.rules import Rules


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
