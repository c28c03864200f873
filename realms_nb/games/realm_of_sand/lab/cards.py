"""The cards of Realm of Sand as a table to change, for variants such as `{"deck": deck_with("I-01", vp=2)}`.

One building on the bench: what it is worth, how often it is built, what it brings. Block by block of deals.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pandas as pd
from msgspec import Struct

from realms_nb.core.errors import BadDeck, UnknownName, did_you_mean, shown
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.engine.cards import COLUMNS
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.lab.restrictions import Numbers, buildings, seeds_of
from realms_nb.games.realm_of_sand.players.weights import BALANCED
from realms_nb.simulation.entrants import checked_rules


def deck_table(rules: Rules | None = None) -> pd.DataFrame:
    """The cards of some rules, one a row, in the columns that every deck has."""
    known: Rules = checked_rules(GAME, rules)
    return pd.DataFrame([msgspec.to_builtins(card) for card in known.deck], columns=COLUMNS)


def deck_with(card: str, *, rules: Rules | None = None, **changes: Any) -> pd.DataFrame:
    """The deck with one card changed, such as `deck_with("I-01", vp=2)`; what makes no card is refused."""
    known: Rules = checked_rules(GAME, rules)
    if not isinstance(card, str) or card not in known.cards:
        raise UnknownName(f"No card is called {shown(card)}.{did_you_mean(str(card), known.cards)}")
    for column in changes:
        if column not in COLUMNS:
            hint = did_you_mean(column, COLUMNS)
            raise BadDeck(f"A card has no {shown(column)}; it has {', '.join(COLUMNS)}.{hint}")
    table = deck_table(known)
    for column, value in changes.items():
        table.loc[table["id"] == card, column] = value
    known.changed(deck=table)
    return table


class CardTally(Struct, frozen=True, eq=False):
    """A building measured in some deals: worth to a seat that may build it, deal by deal, and sums for its facts."""

    worth: Numbers
    # Deals in which it lay open, and in which it was built.
    offered: int
    built: int
    # Points that whoever built it had more than without it, and rounds, of all deals together.
    points: float
    rounds: int

    def __add__(self, other: CardTally) -> CardTally:
        return CardTally(
            np.concatenate([self.worth, other.worth]),
            self.offered + other.offered,
            self.built + other.built,
            self.points + other.points,
            self.rounds + other.rounds,
        )


def measured(rules: Rules, card: str, seats: int, first: int, deals: int, seed: int) -> CardTally:
    """Dukes play some deals, and those again in which somebody built the building: without it for that seat."""
    place = [each.id for each in rules.deck].index(card)
    seeds = seeds_of(seed, first, first + deals)
    found, games = buildings(rules, [BALANCED.numbers()] * seats, seeds, asked=[place])
    return CardTally(
        worth=found.wins[:, place],
        offered=int(found.offered[place]),
        built=int(found.taken[place]),
        points=float(found.points[:, place].sum()) * seats,
        rounds=int(games["rounds"].sum()),
    )


def of_level(rules: Rules, level: int, seats: int, deals: int, block: int, seed: int) -> Iterator[Numbers]:
    """What the buildings of a level are worth on average, deal by deal, in blocks."""
    places = [place for place, card in enumerate(rules.deck) if card.level == level]
    for first in range(0, deals, block):
        seeds = seeds_of(seed, first, min(first + block, deals))
        found, _ = buildings(rules, [BALANCED.numbers()] * seats, seeds, asked=places)
        yield found.wins[:, places].mean(axis=1)
