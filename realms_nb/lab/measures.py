"""What a comparison measures in every game; a game's own measures are in its folder.

Measures deal by deal: any column of the results, what a game reckons from them, and each seat's share of wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

import numpy as np
import pandas as pd
from msgspec import Struct

from realms_nb.core.errors import BadSetup, did_you_mean, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import Narrator
from realms_nb.core.registry import part
from realms_nb.lab.results import Numbers
from realms_nb.simulation.tables import Seating


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


# The gap between the best and the worst seat belongs to all deals together (`seat_gaps.py`).
SEAT_GAP = "seat_gap"

# Columns that tell games apart rather than measure them.
_NAMES = ("game", "seed", "seat", "strategy", "forfeit", "error", "won", "rank", "variant")


def per_deal(game: AnyGame, rows: pd.DataFrame, wanted: Sequence[str]) -> dict[str, Numbers]:
    """Measure -> its value in each deal, the deals in the order of their seeds.

    `first_seat` is the first seat's share of wins above a fair one, `seat_2` the share of the second seat, `margin` the
    points between first and second place; any other column is averaged over the seats.
    """
    rows = with_measures(game, rows)
    known = known_measures(game, rows)
    for name in wanted:
        if name not in known:
            there = [*known[:1], SEAT_GAP, *known[1:]]
            hint = did_you_mean(str(name), there)
            raise BadSetup(f"Nothing is measured as {shown(name)}; there is {', '.join(there)}.{hint}")
    seats = int(rows["seat"].to_numpy(int).max()) + 1
    found: dict[str, Numbers] = {}
    winners = rows.groupby("game")["won"].transform("sum").clip(lower=1)
    shares = rows.assign(share=rows["won"] / winners)
    for name in wanted:
        if name == "first_seat":
            found[name] = _mean(shares.loc[shares["seat"] == 0], "share") - 1 / seats
        elif name.startswith("seat_") and name[5:].isdigit():
            found[name] = _mean(shares.loc[shares["seat"] == int(name[5:]) - 1], "share")
        elif name == "margin":
            found[name] = _margins(rows)
        else:
            found[name] = _mean(rows, name)
    return found


def known_measures(game: AnyGame, rows: pd.DataFrame) -> list[str]:
    """Everything that can be measured in these rows."""
    rows = with_measures(game, rows)
    seats = int(rows["seat"].to_numpy(int).max()) + 1
    plain = [str(name) for name in rows.columns if name not in _NAMES and rows[name].dtype.kind in "iufb"]
    return ["first_seat", *(f"seat_{seat + 1}" for seat in range(seats)), "margin", *plain]


def is_share(game: AnyGame, rows: pd.DataFrame, name: str) -> bool:
    """Whether a measure is a share, told in percent."""
    if name.startswith("seat_") or name == "first_seat":
        return True
    known = measures(game).get(name)
    return known.share if known is not None else name in rows and rows[name].dtype.kind == "b"


def called(name: str, narrator: Narrator) -> str:
    """What a measure is called; a column that has no name in the catalogues is called as it is."""
    if name.startswith("seat_") and name[5:].isdigit():
        return narrator.say("lab-measure-seat", number=name[5:])
    word = name.replace("_", "-")
    written = (key for key in (f"lab-measure-{word}", f"chart-measure-{word}") if narrator.knows(key))
    key = next(written, None)
    return name if key is None else narrator.say(key)


def _mean(rows: pd.DataFrame, name: str) -> Numbers:
    # Groups come in the order of the seeds.
    return rows.groupby("seed").agg(mean=(name, "mean"))["mean"].to_numpy(float)


def _margins(rows: pd.DataFrame) -> Numbers:
    """The points between the two best seats of each game, averaged over the games of a deal."""
    ranked = rows.sort_values(["game", "score"], ascending=[True, False])
    place = ranked.groupby("game").cumcount()
    best, next_best = ranked.loc[place == 0], ranked.loc[place == 1]
    gaps = best.assign(gap=best["score"].to_numpy(float) - next_best["score"].to_numpy(float))
    return _mean(gaps, "gap")


def whole_deals(plan: Sequence[Seating]) -> list[list[Seating]]:
    """A plan cut into deals: games of the same seed that stand together."""
    return [list(games) for _, games in groupby(plan, key=lambda seating: seating.seed)]


def spread(values: Numbers) -> float:
    """The standard deviation of the values of deals."""
    return float(np.std(values, ddof=1)) if len(values) > 1 else float("inf")


def checked_names(value: Any) -> list[str]:
    """One measure or several, as a list."""
    return [value] if isinstance(value, str) else [str(each) for each in value]
