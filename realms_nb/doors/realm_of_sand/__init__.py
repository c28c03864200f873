"""Realm of Sand in numbers. On the advanced side the owner of the red board knows cards that the others do not."""

from __future__ import annotations

from realms_nb.doors.realm_of_sand.layout import Layout, every_move, spare
from realms_nb.doors.realm_of_sand.piles import hidden, redealt

SHORT = "sand"


def private(rules: object) -> bool:
    """Whether a seat may know what another does not: only the red power makes it so."""
    return rules.side == "advanced"  # pyright: ignore[reportAttributeAccessIssue]


__all__ = ["SHORT", "Layout", "every_move", "hidden", "private", "redealt", "spare"]
