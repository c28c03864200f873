"""The cards on offer and what you have, drawn in ink: what a function of a lesson looks at, and where it went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from realms_nb.core.narrator import checked_language
from realms_nb.display import svg
from realms_nb.games.minute_realms import GAME

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.games.minute_realms.engine.cards import Card
    from realms_nb.games.minute_realms.engine.views import View

# A card, the gap beside it, and how many stand in a row.
WIDE, HIGH, GAP, ROW = 150, 74, 10, 5


class Offer(Struct, frozen=True):
    """The cards of `view.cards` with name, cost, category and shields; above them your coins, shields and the round."""

    view: View
    language: str = "en"
    # The card that is asked about has a thick frame.
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
        """The cards as a picture; whoever does not see it is told the same."""
        parts = [svg.words((0, 14), self._yours(), size=13, weight=600)]
        for place, card in enumerate(self._cards):
            parts += self._card(card, (WIDE + GAP) * (place % ROW) + 2, 26 + (HIGH + GAP) * (place // ROW))
        rows = -(-len(self._cards) // ROW)
        width = (WIDE + GAP) * max(2, min(ROW, len(self._cards))) + 4
        return svg.picture(width, 26 + (HIGH + GAP) * rows, parts, repr(self))

    def _card(self, card: Card, x: float, y: float) -> list[str]:
        narrator = GAME.narrator(rules=self.view.rules, language=self.language)
        name, marked = narrator.label(card.name), card.name == self.marked
        frame = [svg.box((x, y), WIDE, HIGH, fill="hollow", radius=6)]
        if marked:
            frame.append(svg.box((x + 3, y + 3), WIDE - 6, HIGH - 6, fill="hollow", radius=4))
        return [
            *frame,
            svg.words((x + 10, y + 22), name, weight=700, size=12 if len(name) < 19 else 10),
            svg.words((x + 10, y + 41), narrator.term(card.category), size=11),
            svg.words((x + 10, y + 62), narrator.say("card-cost", cost=card.cost), size=12),
            *([self._shields(card, x, y)] if card.shields else []),
        ]

    def _shields(self, card: Card, x: float, y: float) -> str:
        told = GAME.narrator(language=self.language).say("count-shield", n=card.shields)
        return svg.words((x + WIDE - 10, y + 62), told, anchor="end", size=11)

    def _yours(self) -> str:
        view, say = self.view, GAME.narrator(language=self.language).say
        return say("offer-yours", round=view.round, coins=view.coins, shields=view.shields)

    def _told(self, card: Card) -> str:
        narrator = GAME.narrator(rules=self.view.rules, language=self.language)
        cost = narrator.say("card-cost", cost=card.cost)
        shields = [narrator.say("count-shield", n=card.shields)] if card.shields else []
        return ", ".join((narrator.label(card.name), narrator.term(card.category), cost, *shields))


def offer(view: View, *, language: str = "en") -> Offer:
    """The cards on offer, drawn, with what you have: `rn.minute_realms.offer(view)`."""
    return Offer(view, checked_language(language))
