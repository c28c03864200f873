"""What a change of the rules of Minute Realms may move besides the points."""

from __future__ import annotations

import pandas as pd

from realms_nb.lab.measures import Measure

MEASURES = {"held": Measure(share=True), "bastions": Measure(), "coins": Measure()}


def reckoned(rows: pd.DataFrame) -> pd.DataFrame:
    """The rows with `held`, the share of the invasions that a realm held."""
    held = rows.filter(regex=r"^held_\d+$")
    # A variant may have fewer invasions than another: those that it does not have are left out.
    return rows if held.empty else rows.assign(held=held.astype(float).mean(axis=1))
