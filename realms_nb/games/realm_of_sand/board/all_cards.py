"""All buildings of Realm of Sand with their patterns, by size."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from realms_nb.board.part import CardLine
from realms_nb.games.realm_of_sand.board.pages import cards_of
from realms_nb.games.realm_of_sand.engine.cards import LEVELS

if TYPE_CHECKING:
    from realms_nb.core.narrator import Narrator
    from realms_nb.games.realm_of_sand.engine.rules import Rules

# So many pixels has a field of a pattern; field and letter as on the board (stage/css/tokens.css).
_FIELD = 18
_INK = {"G": ("#6d9b4d", "#10160a"), "R": ("#a3313b", "#fff"), "K": ("#2a2936", "#e8e3ff")}
_OTHER = ("#fff", "#10160a")


def all_cards(rules: Rules, narrator: Narrator) -> list[CardLine]:
    """What each building needs and gives."""
    cards = sorted(cards_of(rules, narrator).values(), key=lambda card: card.level)
    sizes = {level: narrator.say("building-size", level=LEVELS[level - 1]) for level in {card.level for card in cards}}
    return [CardLine(sizes[card.level], card.label, card.spoken, _drawn(card.pattern, narrator)) for card in cards]


def _drawn(pattern: str, narrator: Narrator) -> str:
    """The fields of a pattern, with the first letter of each colour, which is said to whoever hears it."""
    rows = pattern.split("/")
    said = "; ".join(", ".join(narrator.label(sign) if sign != "." else "–" for sign in row) for row in rows)

    def letter(sign: str) -> str:
        return escape(narrator.label(sign)[:1].upper())

    parts = [
        f'<rect x="{x * _FIELD + 1}" y="{y * _FIELD + 1}" width="{_FIELD - 2}" height="{_FIELD - 2}" rx="3" '
        f'fill="{_INK.get(sign, _OTHER)[0]}"/><text x="{x * _FIELD + _FIELD / 2}" y="{y * _FIELD + _FIELD / 2 + 4}" '
        f'text-anchor="middle" font-size="12" fill="{_INK.get(sign, _OTHER)[1]}">{letter(sign)}</text>'
        for y, row in enumerate(rows)
        for x, sign in enumerate(row)
        if sign != "."
    ]
    width, height = max(map(len, rows)) * _FIELD, len(rows) * _FIELD
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'aria-label="{escape(said)}">{"".join(parts)}</svg>'
    )
