"""All cards of a game on one page, so that whoever waits can read them: plain HTML, without a script."""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import TYPE_CHECKING, cast

from realms_nb.board.part import CardsPart
from realms_nb.board.stage import stage_of

if TYPE_CHECKING:
    from realms_nb.core.game import AnyGame
    from realms_nb.halls.classroom import Classroom


def has_cards(game: AnyGame) -> bool:
    """Whether a game says what its cards are."""
    return hasattr(stage_of(game), "all_cards")


def cards_in(hall: Classroom, language: str) -> str:
    """The cards of the rules that are played, group by group, as the inside of a page."""
    game = hall.game
    narrator = game.narrator(rules=hall.rules, language=language)
    lines = cast("CardsPart", stage_of(game)).all_cards(hall.rules, narrator)
    parts: list[str] = []
    for group, cards in groupby(lines, key=lambda line: line.group):
        rows = "".join(
            # The picture is the game's own; whatever is text may stand in a student's deck.
            f"<li>{card.picture}<p><b>{escape(card.name)}</b> {escape(card.words)}</p></li>"
            for card in cards
        )
        parts.append(f'<h2>{escape(group)}</h2><ul class="cards">{rows}</ul>')
    return "".join(parts)
