"""Reading moves from text; `str(move)` writes them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import cast

from realms_nb.core.catalogue import LANGUAGES
from realms_nb.core.errors import UnreadableMove, nearest, shown
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, RUNES
from realms_nb.games.realm_of_sand.engine.moves import Move
from realms_nb.games.realm_of_sand.engine.rules import STANDARD, Rules
from realms_nb.games.realm_of_sand.engine.words import keys

_EXAMPLES = "'lay T01 B2=G C2=G D2=R', 'take T05', 'summon B C3', 'build I-04 B2 C2 B3', 'end'"

# Verb -> what follows it, and the move made of that. A row of fields may have any length.
_VERBS: dict[str, tuple[tuple[str, ...], Callable[..., Move]]] = {
    "start": (("colour",), mv.TakeStartDisc),
    "take": (("tile",), mv.TakeTile),
    "summon": (("colour", "field"), mv.SummonDisc),
    "move": (("field", "field"), mv.MoveDisc),
    "finish": ((), mv.Finish),
    "aside": (("tile",), mv.SetAside),
    "crystal": ((), mv.SpendCrystal),
    "look": (("level",), mv.LookAtDeck),
    "keep": (("card",), mv.KeepCard),
    "exchange": (("disc", "colour"), mv.ExchangeDisc),
    "shift": (("field", "field"), mv.ShiftSquare),
    "swap": (("tile", "tile"), mv.SwapTile),
    "end": ((), mv.EndTurn),
}

# The same verbs in German and Italian.
_SAID = {
    word: verb
    for verb, words in {
        "lay": "lege leg posa posare",
        "take": "nimm nehme prendi prendere",
        "summon": "rufe ruf evoca evocare",
        "move": "bewege beweg sposta spostare",
        "build": "baue bau costruisci costruire",
        "keep": "behalte behalt tieni tenere",
        "aside": "beiseite daparte",
        "finish": "fertig basta",
        "end": "ende fine",
        "exchange": "tausche tausch scambia scambiare",
        "look": "sieh guarda guardare",
    }.items()
    for word in words.split()
}


def parse(text: str, rules: Rules = STANDARD) -> Move:
    """A move from its short text form, such as `summon B C3`; capital letters do not matter.

    Cards, tiles and discs may be written by id or by name, in any language: `build Palm Well B2 C2 B3`, and so may
    the verb: `baue Palmenbrunnen B2 C2 B3`.
    """
    first, _, rest = text.strip().partition(" ") if isinstance(cast(object, text), str) else ("", "", "")
    if first.casefold() in _SAID:
        text = f"{_SAID[first.casefold()]} {rest}"
    try:
        return _parsed(text, rules, text)
    except UnreadableMove:
        plain = _with_ids(text, rules) if isinstance(cast(object, text), str) else text
        if plain == text:
            raise
    return _parsed(plain, rules, text)


def _with_ids(text: str, rules: Rules) -> str:
    """The text with every name in it replaced by what it stands for; articles before a name mean nothing."""
    names = keys(rules)
    # The longest first: a name may be part of another one.
    either = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    wanted = re.compile(rf"\b(?:(?:the|die|la) )?({either})(?![\w-])", re.IGNORECASE)
    return wanted.sub(lambda found: names[found[1].casefold()], " ".join(text.split()))


def _parsed(text: str, rules: Rules, said: str) -> Move:
    words = text.split() if isinstance(cast(object, text), str) else []
    verb, parts = (words[0].casefold(), [word.upper() for word in words[1:]]) if words else ("", [])
    if verb == "lay" and len(parts) >= 2:
        return _lay(parts[0], parts[1:], rules)
    if verb in ("build", "keep") and parts and parts[0] not in rules.cards:
        raise _no_such_card(said.split()[1:], rules)
    if verb == "build" and len(parts) == 1:
        raise UnreadableMove(code="no_fields", game="realm_of_sand", text=shown(said))
    if verb == "build" and parts:
        return mv.CompleteBuilding(parts[0], tuple(_read("field", part, rules) for part in parts[1:]))
    if verb not in _VERBS or len(parts) != len(_VERBS[verb][0]):
        raise UnreadableMove(code="unreadable_move", text=shown(said), examples=_EXAMPLES)
    kinds, make = _VERBS[verb]
    return make(*(_read(kind, part, rules) for kind, part in zip(kinds, parts, strict=True)))


def _no_such_card(words: list[str], rules: Rules) -> UnreadableMove:
    """A card is called by all the words up to the first field, and what is nearest to them may be meant."""
    name = " ".join(takewhile(lambda word: word.upper() not in rules.table.number, words))
    known = [*rules.cards, *(card.label(language) for card in rules.deck for language in LANGUAGES)]
    return UnreadableMove(
        code="no_such_name", game="realm_of_sand", kind="card", text=shown(name), near=nearest(name, known)
    )


def _lay(tile: str, runes: list[str], rules: Rules) -> Move:
    fields: list[str] = []
    colours: list[str] = []
    for rune in runes:
        field, equals, colour = rune.partition("=")
        if not equals or colour not in (*RUNES, mv.MISSING):
            raise UnreadableMove(code="no_rune", game="realm_of_sand", text=shown(rune))
        fields.append(_read("field", field, rules))
        colours.append(colour)
    return mv.LayTile(_read("tile", tile, rules), tuple(fields), "".join(colours))


def _read(kind: str, word: str, rules: Rules) -> str:
    known: Iterable[str]
    match kind:
        case "tile":
            known = rules.tiles
        case "card":
            known = rules.cards
        case "field":
            known = rules.table.number
        case "level":
            known = LEVELS
        case "disc":
            known = (*COLOURS, *rules.table.number)
        case _:
            known = COLOURS
    if word not in known:
        near = nearest(word, known)
        raise UnreadableMove(code="no_such_name", game="realm_of_sand", kind=kind, text=shown(word), near=near)
    return word
