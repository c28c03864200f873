"""What the compiled engine of Minute Realms knows of the games that it plays whole.

The cards that each realm of Minute Realms has.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from realms_nb.games.minute_realms.engine.cards import Bastion
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.engine.scoring import SOURCES, score_card
from realms_nb.games.minute_realms.engine.state import State
from realms_nb.games.minute_realms.fast.games import play_games
from realms_nb.games.minute_realms.players.weights import Weights
from realms_nb.simulation.compiled_games import Columns, Found, Twin


def facts(found: Found) -> Columns:
    """Points by source, what each realm has, and every invasion: its strength, and who held."""
    columns: Columns = {name: found[name].ravel() for name in (*SOURCES, "coins", "shields", "buildings", "bastions")}
    seats, invasions = found["held"].shape[1:]
    for number in range(invasions):
        columns[f"strength_{number + 1}"] = np.repeat(found["strength"][:, number], seats)
        columns[f"held_{number + 1}"] = found["held"][:, :, number].ravel().astype(bool)
    return columns


whole_games = Twin(Rules, Weights, play_games, facts).whole_games


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
