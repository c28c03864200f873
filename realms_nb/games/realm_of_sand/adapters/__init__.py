"""Realm of Sand in numbers. On the advanced side the owner of the red board knows cards that the others do not."""

from __future__ import annotations

from realms_nb.games.realm_of_sand.adapters.layout import Layout, every_move, has_powers, spare
from realms_nb.games.realm_of_sand.adapters.piles import hidden, redealt
from realms_nb.games.realm_of_sand.engine.rules import Rules

SHORT = "sand"


def private(rules: Rules) -> bool:
    """Whether a seat may know what another does not: only the red power makes it so."""
    return has_powers(rules)


__all__ = ["SHORT", "Layout", "every_move", "hidden", "private", "redealt", "spare"]
