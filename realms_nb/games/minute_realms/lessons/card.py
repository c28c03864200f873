"""Exercises of `12-design-a-card`: a card that is too strong, and one that is made fair."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

import numpy as np

from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.lab.cards import deck_with, measured
from realms_nb.lab.cards import cards
from realms_nb.lessons.exercise import Praise, expect, not_yet, praise, told_exercise
from realms_nb.lessons.student import edition
from realms_nb.simulation.statistics import Z

SEED, SEATS, DEALS = 2_357, 3, 4_000
# In points of win share: beyond this a card is too strong.
SMALLEST = 1.0


@cache
def _average() -> float:
    """What an average card is worth, in points of win share."""
    table = cards(GAME, player=edition("knight"), seats=SEATS, deals=500, seed=SEED, quiet=True).table
    return 100 * float(np.mean(table["worth"].to_numpy(float)))


def _excess(card: str, changes: Mapping[str, Any]) -> tuple[float, float]:
    """Worth beyond an average card, and half of its 95 % interval, in points of win share."""
    rules = GAME.STANDARD.changed(deck=deck_with(card, **{str(key): value for key, value in changes.items()}))
    worth = 100 * measured(rules, card, SEATS, 0, DEALS, SEED).worth
    return float(worth.mean()) - _average(), Z * float(worth.std(ddof=1)) / len(worth) ** 0.5


def _changes(answer: Any) -> dict[str, Any]:
    changes = cast("dict[str, Any]", expect(answer, dict))
    if "name_en" in changes or "min_players" in changes:
        raise not_yet("keep-the-name", GAME)
    if not changes:
        raise not_yet("nothing-changed", GAME)
    return changes


@told_exercise("card-1", GAME)
def too_strong(answer: Any) -> Praise:
    """Changes that make the Toll Bridge too strong, measured on 4,000 deals of the exercise's own."""
    value, margin = _excess("Toll Bridge", _changes(answer))
    told = _told("Toll Bridge", value, margin)
    if value - margin <= SMALLEST:
        raise not_yet("not-too-strong", GAME, **told)
    return praise("too-strong", **told)


@told_exercise("card-2", GAME)
def made_fair(answer: Any) -> Praise:
    """Changes after which the Harbour, which is too strong, is no more than 1 point from an average card."""
    value, margin = _excess("Harbour", _changes(answer))
    told = _told("Harbour", value, margin)
    if abs(value) > SMALLEST:
        raise not_yet("not-fair", GAME, **told)
    return praise("made-fair", **told)


def _told(card: str, value: float, margin: float) -> dict[str, Any]:
    """Sentences say more or less, and then how much."""
    side = "more" if value >= 0 else "less"
    return {"card": card, "side": side, "value": round(abs(value), 1), "margin": round(margin, 1), "wanted": SMALLEST}
