"""All cards of Minute Realms in words, by category, because whoever waits for a game can read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realms_nb.board.part import CardLine
from realms_nb.games.minute_realms.board.pages import pages_of

if TYPE_CHECKING:
    from realms_nb.core.narrator import Narrator
    from realms_nb.games.minute_realms.engine.rules import Rules


def all_cards(rules: Rules, narrator: Narrator) -> list[CardLine]:
    """What each card costs, trades and scores."""
    pages = pages_of(rules, narrator)
    order = list(pages.categories)
    cards = sorted(pages.cards.values(), key=lambda card: (order.index(card.category), card.place))
    return [
        CardLine(pages.categories[card.category], card.label, f"{card.words} · {card.signs.replace('. ', ' · ')}")
        for card in cards
    ]
