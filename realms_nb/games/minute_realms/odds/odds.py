"""Exact odds as tidy tables."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pandas as pd

from realms_nb.games.minute_realms.engine.odds import forecast

if TYPE_CHECKING:
    from realms_nb.games.minute_realms.engine.views import View


def invasion_odds(view: View, token_rate: float | Fraction | None = None) -> pd.DataFrame:
    """How strong the coming invasions may be: one row per invasion and strength.

    `at_most` is the chance of that strength or less: what a realm with so many shields holds with.
    Exact for the tokens on the table; `token_rate` is the assumed chance that a round to come gets a token.
    """
    rows: list[tuple[int, bool, int, float, float]] = []
    for coming in forecast(view, token_rate):
        at_most = Fraction(0)
        for strength, chance in coming.strengths.items():
            at_most += chance
            rows.append((coming.round, coming.last, strength, float(chance), float(at_most)))
    return pd.DataFrame(rows, columns=["round", "last", "strength", "chance", "at_most"])


def hold_odds(view: View, token_rate: float | Fraction | None = None) -> pd.DataFrame:
    """The chance that each realm, as it stands now, holds the coming invasions: one row per invasion and seat."""
    rows = [
        (coming.round, coming.last, seat, coming.defences[seat], float(chance))
        for coming in forecast(view, token_rate)
        for seat, chance in enumerate(coming.holds)
    ]
    return pd.DataFrame(rows, columns=["round", "last", "seat", "defence", "chance"])
