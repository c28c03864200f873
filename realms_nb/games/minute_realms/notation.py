"""Reading moves from text; `str(move)` writes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from realms_nb.core.errors import UnreadableMove, did_you_mean, shown
from realms_nb.games.minute_realms.moves import DiscardCard, LoseBuilding, Move, TakeCard
from realms_nb.games.minute_realms.rules import STANDARD, Rules

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
        raise UnreadableMove(
            f"{shown(text)} is not a move; write for example 'build Mill', 'bastion Mill' or 'lose Mill'."
        )
    verb, wanted = words[0].casefold(), " ".join(words[1].split()).casefold()
    names = {name.casefold(): card.name for card in rules.deck for name in (card.name_it, card.name_de, card.name)}
    if wanted not in names:
        raise UnreadableMove(f"No card is called {shown(words[1])}.{did_you_mean(wanted, names.values())}")
    return _VERBS[verb](names[wanted])
