"""One building on the bench: what it is worth, how often it is built, what it brings. Block by block of deals."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from msgspec import Struct

from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.lab.limited import Numbers, buildings, seeds_of
from realms_nb.games.realm_of_sand.players.weights import BALANCED


class Bench(Struct, frozen=True, eq=False):
    """A building measured in some deals: worth to a seat that may build it, deal by deal, and sums for its facts."""

    worth: Numbers
    # Deals in which it lay open, and in which it was built.
    offered: int
    built: int
    # Points that whoever built it had more than without it, and rounds, of all deals together.
    points: float
    rounds: int

    def __add__(self, other: Bench) -> Bench:
        return Bench(
            np.concatenate([self.worth, other.worth]),
            self.offered + other.offered,
            self.built + other.built,
            self.points + other.points,
            self.rounds + other.rounds,
        )


def measured(rules: Rules, card: str, seats: int, first: int, deals: int, seed: int) -> Bench:
    """Dukes play some deals, and those again in which somebody built the building: without it for that seat."""
    place = [each.id for each in rules.deck].index(card)
    seeds = seeds_of(seed, first, first + deals)
    found, games = buildings(rules, [BALANCED.numbers()] * seats, seeds, asked=[place])
    return Bench(
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
