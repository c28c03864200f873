"""The cards of Realm of Sand as a table to change, for variants such as `{"deck": deck_with("I-01", vp=2)}`."""

from __future__ import annotations

from typing import Any

import msgspec
import pandas as pd

from realms_nb.core.errors import BadDeck, UnknownName, did_you_mean, shown
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.engine.cards import COLUMNS
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.simulation.entrants import checked_rules


def deck_table(rules: Rules | None = None) -> pd.DataFrame:
    """The cards of some rules, one a row, in the columns that every deck has."""
    known: Rules = checked_rules(GAME, rules)
    return pd.DataFrame([msgspec.to_builtins(card) for card in known.deck], columns=COLUMNS)


def deck_with(card: str, *, rules: Rules | None = None, **changes: Any) -> pd.DataFrame:
    """The deck with one card changed, such as `deck_with("I-01", vp=2)`; what makes no card is refused."""
    known: Rules = checked_rules(GAME, rules)
    if card not in known.cards:
        raise UnknownName(f"No card is called {shown(card)}.{did_you_mean(str(card), known.cards)}")
    for column in changes:
        if column not in COLUMNS:
            hint = did_you_mean(column, COLUMNS)
            raise BadDeck(f"A card has no {shown(column)}; it has {', '.join(COLUMNS)}.{hint}")
    table = deck_table(known)
    for column, value in changes.items():
        table.loc[table["id"] == card, column] = value
    known.changed(deck=table)
    return table
