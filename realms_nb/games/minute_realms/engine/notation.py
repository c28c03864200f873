"""Reading moves from text, as `str(move)` writes them: apart, because only people and files write moves."""

from __future__ import annotations

import re
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


# How people say it, besides the verb and the card: in German and Italian, and as the boards put it.
_SAID = [
    (use, re.compile(rf"(?:{pattern})$", re.IGNORECASE))
    for use, pattern in {
        "build": r"(?:baue?|costrui(?:sci|re)) (?P<a>.+)|(?P<b>.+) bauen",
        "bastion": r"(?:bastione|make|mache?|fa(?:i|re) di) (?P<a>.+?)(?: a bastion| zur bastion| un bastione)?"
        r"|(?P<b>.+) zur bastion machen",
        "lose": r"(?:verliere?|perd(?:i|ere)) (?P<a>.+)|(?P<b>.+) verlieren",
        "discard": r"(?:lege?|scart(?:a|are)) (?P<a>.+?)(?: ab)?|(?P<b>.+) ablegen",
    }.items()
]
_QUOTES = str.maketrans(dict.fromkeys('„“”«»"', ""))


def told(text: str) -> tuple[str, str] | None:
    """The verb of the code and the card that a text names, in English, German or Italian; None if it is no move."""
    words = text.split(maxsplit=1)
    if len(words) == 2 and words[0].casefold() in _VERBS:
        return words[0].casefold(), words[1]
    plain = " ".join(text.translate(_QUOTES).split())
    for use, pattern in _SAID:
        if found := pattern.match(plain):
            return use, found["a"] or found["b"]
    return None


def parse(text: str, rules: Rules = STANDARD) -> Move:
    """A move from its short text form, such as `build Mill`; verbs and names are read in any language of the deck."""
    said = told(text) if isinstance(cast(object, text), str) else None
    if said is None:
        raise UnreadableMove(code="unreadable_move", text=shown(text), examples=_EXAMPLES)
    verb, name = said
    wanted = unicodedata.normalize("NFC", " ".join(name.translate(_QUOTES).split())).casefold()
    names = {name.casefold(): card.name for card in rules.deck for name in (card.name_it, card.name_de, card.name)}
    if wanted not in names:
        near = nearest(wanted, names)
        raise UnreadableMove(code="no_such_card", text=shown(name), near=names[near] if near else None)
    return _VERBS[verb](names[wanted])
