"""The deck of Minute Realms as a table to change, for variants such as `{"deck": deck_with("Castle", cost=1)}`.

What a change of the rules of Minute Realms may move besides the points.

One card on the bench: what it is worth, how often it is taken, what becomes of it. Block by block of deals.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pandas as pd
from msgspec import Struct
from numpy.typing import NDArray

from realms_nb.core.chance import branch
from realms_nb.core.errors import BadDeck, UnknownName, nearest, shown
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.cards import COLUMNS, deck_rows
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.fast.limits import limit, play_limited
from realms_nb.games.minute_realms.players.weights import BALANCED, Weights
from realms_nb.lab.measures import Measure
from realms_nb.lab.results import shares_of
from realms_nb.simulation.entrants import checked_rules


def deck_table(rules: Rules | None = None) -> pd.DataFrame:
    """The cards of some rules, one a row, in the columns that every deck has."""
    return pd.DataFrame(deck_rows(checked_rules(GAME, rules).deck), columns=COLUMNS)


def deck_with(card: str, *, rules: Rules | None = None, **changes: Any) -> pd.DataFrame:
    """The deck with one card changed, such as `deck_with("Castle", cost=1)`; what makes no card is refused."""
    known: Rules = checked_rules(GAME, rules)
    if not isinstance(card, str) or card not in known.cards:
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


MEASURES = {"held": Measure(share=True), "bastions": Measure(), "coins": Measure()}


def reckoned(rows: pd.DataFrame) -> pd.DataFrame:
    """The rows with `held`, the share of the invasions that a realm held."""
    held = rows.filter(regex=r"^held_\d+$")
    # A variant may have fewer invasions than another: those that it does not have are left out.
    return rows if held.empty else rows.assign(held=held.astype(float).mean(axis=1))


Numbers = NDArray[np.float64]


class CardTally(Struct, frozen=True, eq=False):
    """A card measured in some deals: worth to a seat that may take it, deal by deal, and counts for its shares."""

    worth: Numbers
    offered: int
    taken: int
    bastions: int
    # Realms and how many of them held the last invasion.
    realms: int
    held: int

    def __add__(self, other: CardTally) -> CardTally:
        return CardTally(
            np.concatenate([self.worth, other.worth]),
            self.offered + other.offered,
            self.taken + other.taken,
            self.bastions + other.bastions,
            self.realms + other.realms,
            self.held + other.held,
        )


def measured(
    rules: Rules, card: str, seats: int, first: int, deals: int, seed: int, player: Weights = BALANCED
) -> CardTally:
    """Knights, or others with weights, play some deals, and again those in which a seat took the card: without it."""
    deck = rules.boxes[seats].deck
    number = [each.name for each in deck].index(card)
    weights = [player.numbers()] * seats
    seeds = np.array([branch(seed, place) for place in range(first, first + deals)], np.int64)
    nobody, none = np.full_like(seeds, -1), np.zeros_like(seeds)
    base, plots, tally = play_limited(rules, weights, [limit(len(deck))], np.stack([seeds, nobody, none, none], axis=1))
    deal, seat, place = np.nonzero(plots >> 1 == number)
    jobs = np.stack([seeds[deal], seat, np.zeros_like(deal), np.zeros_like(deal)], axis=1)
    worth = np.zeros(deals)
    if len(jobs):
        without, _, _ = play_limited(rules, weights, [limit(len(deck), [number])], jobs)
        own = shares_of(base)[deal, seat] - shares_of(without)[np.arange(len(jobs)), seat]
        worth[deal] = own / seats
    held = base["held"][:, :, -1] if base["held"].shape[2] else np.zeros((deals, 0), np.int64)
    bastions = int((plots[deal, seat, place] & 1).sum())
    return CardTally(worth, int(tally[0][number]), int(tally[1][number]), bastions, held.size, int(held.sum()))
