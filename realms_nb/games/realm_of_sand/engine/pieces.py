"""Pieces leaving and reaching a board: squares belong to the supply, discs to their owner."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from realms_nb.core.event import Tell
from realms_nb.games.realm_of_sand.engine import events as ev
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, PLANES
from realms_nb.games.realm_of_sand.engine.state import Realm, State

T = TypeVar("T")


def clear(state: State, seat: int, covers: int, tell: Tell) -> State:
    """Take everything off some fields: squares go to the supply, discs back in front of their owner."""
    table, realm = state.rules.table, state.realms[seat]
    squares, discs = table.on(realm.squares, covers), table.on(realm.discs, covers)
    if not squares and not discs:
        return state
    squares_back, discs_back = table.counts(squares), table.counts(discs)
    if tell is not None:
        if squares:
            tell.append(ev.SquaresReturned(seat, _letters(squares_back)))
        if discs:
            tell.append(ev.DiscsReturned(seat, _letters(discs_back)))
    realm = replace(
        realm, squares=realm.squares ^ squares, discs=realm.discs ^ discs, zone=added(realm.zone, discs_back)
    )
    return replace(state, realms=put(state.realms, seat, realm), squares=added(state.squares, squares_back))


def with_realm(state: State, seat: int, realm: Realm) -> State:
    """The position with one seat's realm changed."""
    return replace(state, realms=put(state.realms, seat, realm))


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """A row with one thing in it replaced."""
    return (*items[:place], item, *items[place + 1 :])


def added(counts: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """Two rows of counts added, colour by colour; there are only three colours of squares."""
    return tuple(count + extra for count, extra in zip(counts, more, strict=False))


def counted(counts: tuple[int, ...], colour: str, change: int) -> tuple[int, ...]:
    """A row of counts with one colour changed."""
    place = PLANES[colour]
    return put(counts, place, counts[place] + change)


def _letters(counts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(colour for colour, count in zip(COLOURS, counts, strict=True) for _ in range(count))
