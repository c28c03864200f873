"""The deck of Minute Realms as a table to change, for variants such as `{"deck": deck_with("Castle", cost=1)}`."""

from __future__ import annotations

from typing import Any

import pandas as pd

from realms_nb.core.errors import BadDeck, UnknownName, nearest, shown
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.deck import COLUMNS, deck_rows
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.simulation.entrants import checked_rules


def deck_table(rules: Rules | None = None) -> pd.DataFrame:
    """The cards of some rules, one a row, in the columns that every deck has."""
    return pd.DataFrame(deck_rows(checked_rules(GAME, rules).deck), columns=COLUMNS)


def deck_with(card: str, *, rules: Rules | None = None, **changes: Any) -> pd.DataFrame:
    """The deck with one card changed, such as `deck_with("Castle", cost=1)`; what makes no card is refused."""
    known: Rules = checked_rules(GAME, rules)
    if card not in known.cards:
        raise UnknownName(code="no_such_card", text=shown(card), near=nearest(str(card), known.cards) or "")
    for column in changes:
        if column not in COLUMNS:
            near = nearest(column, COLUMNS) or ""
            raise BadDeck(code="no-such-column", given=shown(column), known=", ".join(COLUMNS), near=near)
    table = deck_table(known)
    for column, value in changes.items():
        table.loc[table["name_en"] == card, column] = str(value)
    # The rules read it once, so that a cell that cannot be read is refused here and not in the middle of a comparison.
    known.changed(deck=table)
    return table
