"""Reading moves from text, as `str(move)` writes them: apart, because only people and files write moves."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import cast

from realms_nb.core.errors import UnreadableMove, nearest, shown
from realms_nb.games.minute_realms.engine.moves import DiscardCard, LoseBuilding, Move, TakeCard
from realms_nb.games.minute_realms.engine.rules import STANDARD, Rules

_EXAMPLES = "'build Mill', 'bastion Mill', 'lose Mill'"

_VERBS: dict[str, Callable[[str], Move]] = {
    "build": lambda card: TakeCard(card, "build"),
    "bastion": lambda card: TakeCard(card, "bastion"),
    "discard": DiscardCard,
    "lose": LoseBuilding,
}


def parse(text: str, rules: Rules = STANDARD) -> Move:
    """A move from its short text form, such as `build Mill`; card names are read in any language of the deck."""
    words = text.split(maxsplit=1) if isinstance(cast(object, text), str) else []
    if len(words) != 2 or words[0].casefold() not in _VERBS:
        raise UnreadableMove(code="unreadable_move", text=shown(text), examples=_EXAMPLES)
    verb, wanted = words[0].casefold(), unicodedata.normalize("NFC", " ".join(words[1].split())).casefold()
    names = {name.casefold(): card.name for card in rules.deck for name in (card.name_it, card.name_de, card.name)}
    if wanted not in names:
        near = nearest(wanted, names.values())
        raise UnreadableMove(code="no_such_card", text=shown(words[1]), near=near)
    return _VERBS[verb](names[wanted])
