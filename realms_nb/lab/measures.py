"""What a comparison measures in every game; a game's own measures are in its folder."""

from __future__ import annotations

from collections.abc import Mapping

import pandas as pd
from msgspec import Struct

from realms_nb.core.game import AnyGame
from realms_nb.core.rooms import part


class Measure(Struct, frozen=True):
    """A number per seat and game. The catalogues call it `chart-measure-<name>`.

    Shares are written in percent, their differences in percentage points.
    """

    share: bool = False


EVERYWHERE: Mapping[str, Measure] = {"score": Measure(), "first_seat": Measure(share=True)}


def measures(game: AnyGame) -> dict[str, Measure]:
    """Every measure of this game by its column, in the order in which they are told."""
    return {**EVERYWHERE, **getattr(part("lab", game), "MEASURES", {})}


def with_measures(game: AnyGame, rows: pd.DataFrame) -> pd.DataFrame:
    """The rows of a simulation with the columns that a game reckons from them."""
    reckon = getattr(part("lab", game), "reckoned", None)
    return rows if reckon is None else reckon(rows)
