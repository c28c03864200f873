"""Exercises of `12-design-a-card`: a card that is too strong, and one that is made fair."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

import numpy as np

from realms_nb.core.errors import RealmsError
from realms_nb.games.minute_realms import GAME
from realms_nb.lab.cards import cards
from realms_nb.lab.minute_realms.cards import deck_with
from realms_nb.lab.minute_realms.single import measured
from realms_nb.lessons.exercise import NotYet, exercise, expect
from realms_nb.simulation.intervals import Z

SEED, SEATS, DEALS = 2_357, 3, 4_000
# In points of win share: beyond this a card is too strong.
SMALLEST = 1.0


@cache
def _average() -> float:
    """What an average card is worth, in points of win share."""
    table = cards(GAME, seats=SEATS, deals=500, seed=SEED, quiet=True).table
    return 100 * float(np.mean(table["worth"].to_numpy(float)))


def _excess(card: str, changes: Mapping[str, Any]) -> tuple[float, float]:
    """Worth beyond an average card, and half of its 95 % interval, in points of win share."""
    try:
        rules = GAME.STANDARD.changed(deck=deck_with(card, **{str(key): value for key, value in changes.items()}))
        worth = 100 * measured(rules, card, SEATS, 0, DEALS, SEED).worth
    except (RealmsError, ValueError) as error:
        raise NotYet(str(error)) from error
    return float(worth.mean()) - _average(), Z * float(worth.std(ddof=1)) / len(worth) ** 0.5


def _changes(answer: Any) -> dict[str, Any]:
    changes = cast("dict[str, Any]", expect(answer, dict, 'a dict of changes, such as {"cost": 3}'))
    if "name_en" in changes or "min_players" in changes:
        raise NotYet("leave the card its name and its number of players, so that it can be found again.")
    if not changes:
        raise NotYet("nothing is changed yet.")
    return changes


@exercise(
    "card-1",
    wanted='a dict of changes, such as `{"cost": 3}`,',
    hints=(
        'The columns of a card: `rn.lab.deck_table(game)`. "arg1" are the points of a card that scores "flat".',
        "A card that costs nothing and scores much is wanted by everybody.",
        '"vp" says how a card scores: "flat" is so many points, and then "arg2" is empty.',
    ),
    answer='`{"vp": "flat", "arg1": 12, "arg2": "", "cost": 0, "trade": ""}`, for example.',
)
def too_strong(answer: Any) -> str:
    """Changes that make the Toll Bridge too strong, measured on 4,000 deals of the exercise's own."""
    value, margin = _excess("Toll Bridge", _changes(answer))
    found = f"your Toll Bridge is worth {value:+.1f} ± {margin:.1f} points of win share beyond an average card"
    if value - margin <= SMALLEST:
        raise NotYet(f"{found}; too strong means more than {SMALLEST:g}, for sure.")
    return f"{found}: too strong."


@exercise(
    "card-2",
    wanted='a dict of changes, such as `{"cost": 3}`,',
    hints=(
        "The Counting House pays for every coin. What would make it dearer, or pay less?",
        "One number is enough. `rn.lab.deck_with(game, 'Counting House', cost=4)` makes the deck to try.",
        "Measure your card: `rn.lab.cards(game, rules=...)` or the workshop. Then change the price again.",
    ),
    answer='`{"cost": 5}`, for example.',
)
def made_fair(answer: Any) -> str:
    """Changes after which the Counting House, which is too strong, is no more than 1 point from an average card."""
    value, margin = _excess("Counting House", _changes(answer))
    found = f"your Counting House is worth {value:+.1f} ± {margin:.1f} points of win share beyond an average card"
    if abs(value) > SMALLEST:
        raise NotYet(f"{found}; wanted is between -{SMALLEST:g} and +{SMALLEST:g}.")
    return f"{found}: as good as the others."
