"""How near every open building of Realm of Sand is, as a tidy table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from realms_nb.games.realm_of_sand import GAME, odds

if TYPE_CHECKING:
    from realms_nb.games.realm_of_sand.views import View

COLUMNS = ("card", "building", "level", "points", "missing", "turns", "wanted", "reachable")


def building_odds(view: View, *, language: str = "en") -> pd.DataFrame:
    """One row per building the seat may complete: pieces missing, main actions away, tiles wanted, chance to get one.

    `card` is its key, `building` its name in the language asked for; tiles are told by their colours.
    `turns` is 0, 1 or 2, or empty if two main actions are not enough. Both are exact for the board as it stands.
    `reachable` is 1 if what it needs is at hand, and otherwise the chance to get, at the next draw, a tile that would
    complete it alone. It is exact if nobody draws before this seat; otherwise the others are assumed to take one of the
    first tiles each, all as likely.
    """
    cards, labels = view.rules.cards, GAME.labels(view.rules, language)
    rows = [
        (
            prospect.card,
            labels[prospect.card],
            cards[prospect.card].level,
            cards[prospect.card].points,
            prospect.missing,
            prospect.turns,
            ", ".join(labels[tile] for tile in prospect.wanted),
            float(prospect.reachable),
        )
        for prospect in odds.building_odds(view)
    ]
    table = pd.DataFrame(rows, columns=list(COLUMNS))
    return table.astype({"missing": "Int64", "turns": "Int64"})
