"""Completing a building: the pattern leaves the board, its bonuses come at once."""

from __future__ import annotations

from msgspec.structs import replace

from realms_nb.core.event import Tell
from realms_nb.games.realm_of_sand.engine import crystal_events as crystal
from realms_nb.games.realm_of_sand.engine import events as ev
from realms_nb.games.realm_of_sand.engine.colours import PLANES
from realms_nb.games.realm_of_sand.engine.moves import CompleteBuilding
from realms_nb.games.realm_of_sand.engine.pieces import clear, counted, put, with_realm
from realms_nb.games.realm_of_sand.engine.state import State, hourglasses, is_ending


def complete(state: State, seat: int, move: CompleteBuilding, tell: Tell) -> State:
    """Only the needed pieces are removed; the card counts, and its discs and levels are given at once."""
    rules, realm = state.rules, state.realms[seat]
    card = rules.cards[move.card]
    covers = rules.table.mask(move.fields)
    after = hourglasses(rules, realm) + card.hourglasses
    was_ending = is_ending(state)
    if tell is not None:
        tell.append(ev.BuildingCompleted(seat, card.id, move.fields, card.points, card.hourglasses, after))
    if card.id in realm.hidden:
        hidden = tuple(other for other in realm.hidden if other != card.id)
        realm = replace(realm, buildings=(*realm.buildings, card.id), hidden=hidden)
        if tell is not None:
            tell.append(crystal.HiddenCardRevealed(seat, card.id))
    else:
        row = tuple(None if other == card.id else other for other in state.display[card.level - 1])
        state = replace(state, display=put(state.display, card.level - 1, row))
        realm = replace(realm, buildings=(*realm.buildings, card.id))
    state = clear(with_realm(state, seat, realm), seat, covers, tell)
    for colour in card.discs:
        state = _gain_disc(state, seat, colour, tell)
    for _ in range(card.level_up):
        state = raise_level(state, seat, tell)
    state = _wake_crystal(state, seat, covers, tell)
    if tell is not None and not was_ending and is_ending(state):
        tell.append(ev.EndTriggered(seat, after))
    return state


def raise_level(state: State, seat: int, tell: Tell) -> State:
    """One level more; beyond the end of the track it is ignored."""
    realm = state.realms[seat]
    if realm.level >= state.rules.top_level:
        if tell is not None:
            tell.append(ev.LevelKept(seat, realm.level))
        return state
    if tell is not None:
        tell.append(ev.LevelRaised(seat, realm.level, realm.level + 1))
    return with_realm(state, seat, replace(realm, level=realm.level + 1))


def _gain_disc(state: State, seat: int, colour: str, tell: Tell) -> State:
    """A bonus disc comes from the supply; if there is none, it is lost."""
    left = state.discs[PLANES[colour]] - 1
    if left < 0:
        if tell is not None:
            tell.append(ev.DiscMissed(seat, colour))
        return state
    if tell is not None:
        tell.append(ev.DiscGained(seat, colour, left))
    realm = state.realms[seat]
    state = with_realm(state, seat, replace(realm, zone=counted(realm.zone, colour, +1)))
    return replace(state, discs=counted(state.discs, colour, -1))


def _wake_crystal(state: State, seat: int, covers: int, tell: Tell) -> State:
    """A piece used on a crystal field turns the marker up, for the next turn; it holds one charge, never two."""
    realm = state.realms[seat]
    if realm.power is None or realm.crystal != "colourless" or not covers & state.rules.crystals[realm.power]:
        return state
    if tell is not None:
        tell.append(crystal.CrystalActivated(seat, realm.power))
    return with_realm(state, seat, replace(realm, crystal="fresh"))
