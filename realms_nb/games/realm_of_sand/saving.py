"""Rules, tiles and cards as plain data for a save file."""

from __future__ import annotations

from typing import Any

import msgspec

from realms_nb.core.errors import BadSave
from realms_nb.games.realm_of_sand.rules import Rules


def pack_rules(rules: Rules) -> dict[str, Any]:
    """Every field by name, tiles and cards as rows."""
    return msgspec.to_builtins(rules)


def unpack_rules(data: dict[str, Any]) -> Rules:
    """The rules of a save file, checked like any others."""
    try:
        return msgspec.convert(data, Rules)
    except msgspec.ValidationError as error:
        raise BadSave(f"the rules do not fit: {error}") from error
