"""Rules, tiles and cards as plain data for a save file."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from realms_nb.core.errors import BadSave
from realms_nb.games.realm_of_sand.engine.cards import Card, standard_cards
from realms_nb.games.realm_of_sand.engine.rules import Rules


def pack_rules(rules: Rules) -> dict[str, Any]:
    """Every field by name, tiles and cards as rows."""
    return msgspec.to_builtins(rules)


def unpack_rules(data: dict[str, Any]) -> Rules:
    """The rules of a save file, checked like any others."""
    try:
        rules = msgspec.convert(data, Rules)
    except msgspec.ValidationError as error:
        raise BadSave(f"the rules do not fit: {error}") from error
    return rules.changed(deck=tuple(map(_named, rules.deck)))


def _named(card: Card) -> Card:
    """Older saves have no names: a card that is one of the standard ones is called what that is called."""
    known = next((other for other in standard_cards() if other.id == card.id), card)
    plain = replace(known, name="", name_de="", name_it="")
    return known if card == plain else card
