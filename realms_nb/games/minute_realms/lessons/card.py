"""Exercises of `12-design-a-card`: the smallest change that makes a card too strong, and one that is made fair."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

import numpy as np

from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.lab.cards import deck_table, deck_with, measured
from realms_nb.games.minute_realms.players.weights import Weights
from realms_nb.lab.cards import cards
from realms_nb.lessons.exercise import Praise, expect, not_yet, praise, told_exercise
from realms_nb.lessons.student import edition
from realms_nb.players.registry import resolve
from realms_nb.simulation.statistics import Z

SEED, SEATS, DEALS = 2_357, 3, 4_000
# In points of win share: beyond this a card is too strong.
SMALLEST = 1.0
# Of 100 seats that may take a card so many build it, or nobody would miss it.
LEAST_BUILT = 10


@cache
def _average() -> float:
    """What an average card is worth, in points of win share."""
    table = cards(GAME, player=edition("knight"), seats=SEATS, deals=500, seed=SEED, quiet=True).table
    return 100 * float(np.mean(table["worth"].to_numpy(float)))


def _excess(card: str, changes: Mapping[str, Any]) -> tuple[float, float, float]:
    """Worth beyond an average card, half of its 95 % interval, both in points of win share; and how often it is built.

    That is of 100 chances to take the card.
    """
    rules = GAME.STANDARD.changed(deck=deck_with(card, **{str(key): value for key, value in changes.items()}))
    bench = measured(rules, card, SEATS, 0, DEALS, SEED, cast("Weights", resolve(GAME, edition("knight")).choose))
    worth = 100 * bench.worth
    built = 100 * (bench.taken - bench.bastions) / max(1, bench.offered)
    return float(worth.mean()) - _average(), Z * float(worth.std(ddof=1)) / len(worth) ** 0.5, built


def _changes(answer: Any) -> dict[str, Any]:
    changes = cast("dict[str, Any]", expect(answer, dict))
    if "name_en" in changes or "min_players" in changes:
        raise not_yet("keep-the-name", GAME)
    if not changes:
        raise not_yet("nothing-changed", GAME)
    return changes


@told_exercise("card-1", GAME)
def too_strong(answer: Any) -> Praise:
    """The smallest change of one number that makes the Toll Bridge too strong, on 4,000 deals of the exercise's own."""
    changes = _changes(answer)
    if len(changes) != 1:
        raise not_yet("one-number", GAME, count=len(changes))
    ((column, given),) = changes.items()
    value, margin, _ = _excess("Toll Bridge", changes)
    told = _told("Toll Bridge", value, margin)
    if value - margin <= SMALLEST:
        raise not_yet("not-too-strong", GAME, **told)
    if isinstance(given, bool) or not isinstance(given, int):
        raise not_yet("no-size", GAME, column=f"`{column}`")
    before = int(next(row[column] for row in deck_table().to_dict("records") if row["name_en"] == "Toll Bridge") or 0)
    nearer = given - (1 if given > before else -1)
    if nearer != before:
        less, margin_of_less, _ = _excess("Toll Bridge", {column: nearer})
        if less - margin_of_less > SMALLEST:
            raise not_yet("less-will-do", GAME, **told, column=f"`{column}`", nearer=nearer)
    return praise("too-strong", **told)


@told_exercise("card-2", GAME)
def made_fair(answer: Any) -> Praise:
    """The Harbour, which is too strong, within 1 point of an average card with its whole interval; and still built."""
    value, margin, built = _excess("Harbour", _changes(answer))
    told = _told("Harbour", value, margin) | {"built": round(built)}
    if abs(value) > SMALLEST:
        raise not_yet("not-fair", GAME, **told)
    if built < LEAST_BUILT:
        raise not_yet("fair-but-dead", GAME, **told, least=LEAST_BUILT)
    if abs(value) + margin > SMALLEST:
        raise not_yet("fair-unsure", GAME, **told)
    return praise("made-fair", **told)


def _told(card: str, value: float, margin: float) -> dict[str, Any]:
    """Sentences say more or less, and then how much."""
    side = "more" if value >= 0 else "less"
    return {"card": card, "side": side, "value": round(abs(value), 1), "margin": round(margin, 1), "wanted": SMALLEST}
