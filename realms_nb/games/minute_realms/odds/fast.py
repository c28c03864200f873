"""What the compiled engine of Minute Realms knows of the games that it plays whole."""

from __future__ import annotations

import numpy as np

from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.engine.scoring import SOURCES
from realms_nb.games.minute_realms.fast.games import play_games
from realms_nb.games.minute_realms.players.weights import Weights
from realms_nb.simulation.whole import Columns, Found, Twin


def facts(found: Found) -> Columns:
    """Points by source, what each realm has, and every invasion: its strength, and who held."""
    columns: Columns = {name: found[name].ravel() for name in (*SOURCES, "coins", "shields", "buildings", "bastions")}
    seats, invasions = found["held"].shape[1:]
    for number in range(invasions):
        columns[f"strength_{number + 1}"] = np.repeat(found["strength"][:, number], seats)
        columns[f"held_{number + 1}"] = found["held"][:, :, number].ravel().astype(bool)
    return columns


whole_games = Twin(Rules, Weights, play_games, facts).whole_games
