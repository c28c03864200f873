"""Reading moves from text; `str(move)` writes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from realms_nb.core.errors import UnreadableMove, did_you_mean, shown
from realms_nb.games.realm_of_sand import moves as mv
from realms_nb.games.realm_of_sand.cards import LEVELS
from realms_nb.games.realm_of_sand.colours import COLOURS, RUNES
from realms_nb.games.realm_of_sand.moves import Move
from realms_nb.games.realm_of_sand.rules import STANDARD, Rules

_EXAMPLES = "'lay T01 B2=G C2=G D2=R', 'take T05', 'summon B C3', 'build I-04 B2 C2 B3' or 'end'"

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


def parse(text: str, rules: Rules = STANDARD) -> Move:
    """A move from its short text form, such as `summon B C3`; capital letters do not matter."""
    words = text.split() if isinstance(cast(object, text), str) else []
    verb, parts = (words[0].casefold(), [word.upper() for word in words[1:]]) if words else ("", [])
    if verb == "lay" and len(parts) >= 2:
        return _lay(parts[0], parts[1:], rules)
    if verb == "build" and len(parts) >= 2:
        return mv.CompleteBuilding(_read("card", parts[0], rules), tuple(_read("field", p, rules) for p in parts[1:]))
    if verb not in _VERBS or len(parts) != len(_VERBS[verb][0]):
        raise UnreadableMove(f"{shown(text)} is not a move; write for example {_EXAMPLES}.")
    kinds, make = _VERBS[verb]
    return make(*(_read(kind, part, rules) for kind, part in zip(kinds, parts, strict=True)))


def _lay(tile: str, runes: list[str], rules: Rules) -> Move:
    fields: list[str] = []
    colours: list[str] = []
    for rune in runes:
        field, equals, colour = rune.partition("=")
        if not equals or colour not in (*RUNES, mv.MISSING):
            raise UnreadableMove(f"{shown(rune)} is no rune; write a field and a colour, for example 'B2=G'.")
        fields.append(_read("field", field, rules))
        colours.append(colour)
    return mv.LayTile(_read("tile", tile, rules), tuple(fields), "".join(colours))


def _read(kind: str, word: str, rules: Rules) -> str:
    known: Iterable[str]
    match kind:
        case "tile":
            known = rules.tile
        case "card":
            known = rules.card
        case "field":
            known = rules.table.number
        case "level":
            known = LEVELS
        case "disc":
            known = (*COLOURS, *rules.table.number)
        case _:
            known = COLOURS
    if word not in known:
        raise UnreadableMove(f"No {kind} is called {shown(word)}.{did_you_mean(word, known)}")
    return word
