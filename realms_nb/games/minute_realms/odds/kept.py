"""The cards that each realm of Minute Realms has."""

from __future__ import annotations

from typing import Any

from realms_nb.games.minute_realms.engine.cards import Bastion
from realms_nb.games.minute_realms.engine.scoring import score_card
from realms_nb.games.minute_realms.engine.state import State


def cards_of(state: State) -> list[list[dict[str, Any]]]:
    """For each seat its cards in the order of the rounds: what became of them, and the points they bring now."""
    found: list[list[dict[str, Any]]] = []
    for realm in state.realms:
        cards: list[dict[str, Any]] = []
        for number, plot in enumerate(realm.plots, start=1):
            if isinstance(plot, Bastion):
                cards.append({"card": plot.card.name, "round": number, "use": "bastion", "points": 0})
            elif plot is not None:
                points = score_card(plot, realm, state.rules).points
                cards.append({"card": plot.name, "round": number, "use": "building", "points": points})
        found.append(cards)
    return found
