"""What chance can do in Realm of Sand: the order of the three decks."""

from __future__ import annotations

from msgspec.structs import replace

from realms_nb.core.chance import Random, shuffled
from realms_nb.games.realm_of_sand.engine.state import State


def hidden(state: State) -> tuple[int, ...]:
    """How many cards of each level nobody has seen: what a seat keeps face down, it knows."""
    return tuple(len(deck) for deck in state.decks)


def redealt(state: State, rng: Random) -> State:
    """The same table with the decks in another order. It does not matter in which order they were."""
    return replace(state, decks=tuple(shuffled(sorted(deck), rng) for deck in state.decks))
