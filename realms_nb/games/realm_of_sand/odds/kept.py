"""The buildings that each realm of Realm of Sand has."""

from __future__ import annotations

from typing import Any

from realms_nb.games.realm_of_sand.engine.state import State


def cards_of(state: State) -> list[list[dict[str, Any]]]:
    """For each seat its buildings in the order of their completion: level and points."""
    cards = state.rules.cards
    return [
        [{"card": card, "level": cards[card].level, "points": cards[card].points} for card in realm.buildings]
        for realm in state.realms
    ]
