"""Rules and deck as plain data for a save file."""

from __future__ import annotations

import csv
import io
from typing import Any

import msgspec

from realms_nb.core.errors import BadSave
from realms_nb.games.minute_realms.engine.deck import COLUMNS, deck_rows, load_deck
from realms_nb.games.minute_realms.engine.rules import Rules


def pack_rules(rules: Rules) -> dict[str, Any]:
    """Every field by name; the deck as lines of its CSV, one card a line."""
    lines = io.StringIO()
    writer = csv.DictWriter(lines, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(deck_rows(rules.deck))
    data: dict[str, Any] = msgspec.to_builtins(rules)
    return data | {"deck": lines.getvalue().splitlines()}


def unpack_rules(data: dict[str, Any]) -> Rules:
    """The rules of a save file, checked like any others."""
    try:
        deck = msgspec.convert(data.get("deck"), list[str])
    except msgspec.ValidationError as error:
        raise BadSave("the deck is not a list of lines") from error
    # An added line break makes a text of one line differ from a file name.
    cards = load_deck("\n".join(deck) + "\n")
    rest = {name: value for name, value in data.items() if name != "deck"}
    try:
        return msgspec.convert(rest | {"deck": msgspec.to_builtins(cards)}, Rules)
    except msgspec.ValidationError as error:
        raise BadSave(f"the rules do not fit: {error}") from error
