"""The cards on offer and what you have, as boxes: what a function of a lesson looks at, and where it went wrong."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from msgspec import Struct

from realms_nb.core.narrator import checked_language
from realms_nb.games.minute_realms import GAME

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.games.minute_realms.engine.cards import Card
    from realms_nb.games.minute_realms.engine.views import View

# So many cards stand in a row.
ROW = 5


class Offer(Struct, frozen=True):
    """The cards of `view.cards` with name, cost, category and shields; above them your coins, shields and the round."""

    view: View
    language: str = "en"
    # The card that is asked about has a double frame.
    marked: str | None = None
    # Other cards than those on offer, such as your buildings.
    cards: tuple[Card, ...] | None = None

    def __repr__(self) -> str:
        return "\n".join((self._yours(), *map(self._told, self._cards)))

    def _repr_html_(self) -> str:
        return self.drawn()

    @property
    def _cards(self) -> Sequence[Card]:
        return self.view.cards if self.cards is None else self.cards

    def drawn(self) -> str:
        """The cards as boxes of a table, which also a page that takes no drawings shows, in light and dark."""
        rows = [self._cards[at : at + ROW] for at in range(0, len(self._cards), ROW)]
        boxes = "".join(f"<tr>{''.join(map(self._box, row))}</tr>" for row in rows)
        table = f'<table style="border-collapse: separate; border-spacing: 8px"><tbody>{boxes}</tbody></table>'
        return f"<p><strong>{escape(self._yours())}</strong></p>{table if boxes else ''}"

    def _box(self, card: Card) -> str:
        name, category, *more = map(escape, self._parts(card))
        frame = "5px double" if card.name == self.marked else "1px solid"
        style = f"border: {frame} currentColor; border-radius: 6px; padding: 8px 12px; text-align: left"
        return f'<td style="{style}"><strong>{name}</strong><br>{category}<br>{", ".join(more)}</td>'

    def _yours(self) -> str:
        view, say = self.view, GAME.narrator(language=self.language).say
        return say("offer-yours", round=view.round, coins=view.coins, shields=view.shields)

    def _told(self, card: Card) -> str:
        return ", ".join(self._parts(card))

    def _parts(self, card: Card) -> list[str]:
        """Name, category, cost, and shields if there are any."""
        narrator = GAME.narrator(rules=self.view.rules, language=self.language)
        cost = narrator.say("card-cost", cost=card.cost)
        shields = [narrator.say("count-shield", n=card.shields)] if card.shields else []
        return [narrator.label(card.name), narrator.term(card.category), cost, *shields]


def offer(view: View, *, language: str = "en") -> Offer:
    """The cards on offer, drawn, with what you have: `rn.minute_realms.offer(view)`."""
    return Offer(view, checked_language(language))
