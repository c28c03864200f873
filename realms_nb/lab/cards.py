"""The deck of Minute Realms as a table to change, for variants such as `{"deck": deck_with("Castle", cost=1)}`."""

from __future__ import annotations

from typing import Any

import pandas as pd

from realms_nb.core.errors import BadDeck, UnknownName, did_you_mean, shown
from realms_nb.games.minute_realms.deck import COLUMNS, deck_rows
from realms_nb.games.minute_realms.rules import STANDARD, Rules


def deck_table(rules: Rules = STANDARD) -> pd.DataFrame:
    """The cards of some rules, one a row, in the columns that every deck has."""
    return pd.DataFrame(deck_rows(rules.deck), columns=COLUMNS)


def deck_with(card: str, *, rules: Rules = STANDARD, **changes: Any) -> pd.DataFrame:
    """The deck with one card changed, such as `deck_with("Castle", cost=1)`; what makes no card is refused."""
    if card not in rules.cards:
        raise UnknownName(f"No card is called {shown(card)}.{did_you_mean(str(card), rules.cards)}")
    for column in changes:
        if column not in COLUMNS:
            hint = did_you_mean(column, COLUMNS)
            raise BadDeck(f"A card has no {shown(column)}; it has {', '.join(COLUMNS)}.{hint}")
    table = deck_table(rules)
    for column, value in changes.items():
        table.loc[table["name_en"] == card, column] = str(value)
    # The rules read it once, so that a cell that cannot be read is refused here and not in the middle of a comparison.
    rules.changed(deck=table)
    return table
