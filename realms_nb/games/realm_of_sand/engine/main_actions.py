"""The two main actions: laying a rune tile, and summoning spirits."""

from __future__ import annotations

from msgspec.structs import replace

from realms_nb.core.event import Tell
from realms_nb.games.realm_of_sand.engine import events as ev
from realms_nb.games.realm_of_sand.engine.moves import MISSING, LayTile, MoveDisc, SummonDisc
from realms_nb.games.realm_of_sand.engine.pieces import added, clear, counted, with_realm
from realms_nb.games.realm_of_sand.engine.state import (
    DrawTile,
    SetTileAside,
    State,
    SummonSpirits,
    TakeTurn,
)


def lay(state: State, seat: int, move: LayTile, tell: Tell) -> State:
    """The tile is replaced by squares of its colours; what lay there leaves the board first."""
    table = state.rules.table
    laid = {field: colour for field, colour in zip(move.fields, move.colours, strict=True) if colour != MISSING}
    if tell is not None:
        tell.append(ev.TileLaid(seat, move.tile, tuple(laid), tuple(laid.values())))
        if len(laid) < len(move.fields):
            tell.append(ev.FieldsLeftEmpty(seat, tuple(field for field in move.fields if field not in laid)))
    state = clear(state, seat, table.mask(move.fields), tell)
    put = sum(table.piece(colour, field) for field, colour in laid.items())
    realm = state.realms[seat]
    state = with_realm(state, seat, replace(realm, squares=realm.squares | put))
    taken = tuple(-count for count in table.counts(put))
    return _hand_in(replace(state, squares=added(state.squares, taken)), seat, move.tile, tell)


def set_aside(state: State, seat: int, tile: str, tell: Tell) -> State:
    """Solo, after summoning: a tile of the active zone becomes the marker of the turn."""
    return _hand_in(state, seat, tile, tell)


def _hand_in(state: State, seat: int, tile: str, tell: Tell) -> State:
    """The used tile goes behind the queen, or alone out of the game; only then a new one is taken."""
    realm = state.realms[seat]
    state = with_realm(state, seat, replace(realm, tiles=tuple(other for other in realm.tiles if other != tile)))
    if state.solo:
        state = replace(state, aside=(*state.aside, tile))
        if tell is not None:
            turns = len(state.aside)
            tell.append(ev.TileSetAside(seat, tile, turns, state.rules.solo_turns - turns))
    else:
        state = replace(state, circle=(*state.circle, tile))
        if tell is not None:
            tell.append(ev.TileReturned(seat, tile))
    if state.rules.tile_choice == 1:
        return take_tile(state, seat, state.circle[0], tell)
    return replace(state, decision=DrawTile(seat))


def take_tile(state: State, seat: int, tile: str, tell: Tell) -> State:
    """A tile replaces the one that was used; those the player passed over stay first in the circle."""
    return replace(moved_to_zone(state, seat, tile, tell), decision=TakeTurn(seat, done=True))


def moved_to_zone(state: State, seat: int, tile: str, tell: Tell) -> State:
    """A tile of the circle comes into the active zone; the others close up."""
    realm = state.realms[seat]
    place = state.circle.index(tile)
    if tell is not None:
        tell.append(ev.TileTaken(seat, tile, place + 1))
    state = with_realm(state, seat, replace(realm, tiles=(*realm.tiles, tile)))
    circle = (*state.circle[:place], *state.circle[place + 1 :])
    return replace(state, circle=circle)


def summon(state: State, seat: int, move: SummonDisc, tell: Tell) -> State:
    """A disc goes from the active zone to a field; what lay there leaves the board."""
    table = state.rules.table
    if tell is not None:
        tell.append(ev.DiscSummoned(seat, move.colour, move.field))
    realm = state.realms[seat]
    state = with_realm(state, seat, replace(realm, zone=counted(realm.zone, move.colour, -1)))
    return _land(state, seat, table.piece(move.colour, move.field), move.field, tell)


def move_disc(state: State, seat: int, move: MoveDisc, tell: Tell) -> State:
    """A disc goes from one field to another; what lay there leaves the board."""
    table, realm = state.rules.table, state.realms[seat]
    colour = table.colour_at(realm.discs, move.start)
    assert colour is not None
    if tell is not None:
        tell.append(ev.DiscMoved(seat, colour, move.start, move.field))
    state = with_realm(state, seat, replace(realm, discs=realm.discs ^ table.piece(colour, move.start)))
    return _land(state, seat, table.piece(colour, move.field), move.field, tell)


def _land(state: State, seat: int, disc: int, field: str, tell: Tell) -> State:
    state = clear(state, seat, state.rules.table.mask((field,)), tell)
    realm = state.realms[seat]
    state = with_realm(state, seat, replace(realm, discs=realm.discs | disc))
    decision = state.decision
    if isinstance(decision, SummonSpirits):
        left, placed = decision.left - 1, decision.placed + 1
    else:
        assert isinstance(decision, TakeTurn)
        # "No limit" means as many as there are discs in the box: enough for any arrangement, and the game ends.
        left, placed = (sum(state.rules.discs) if decision.unlimited else state.rules.summoned_discs) - 1, 1
    if left:
        return replace(state, decision=SummonSpirits(seat, left, placed))
    return end_summoning(state, seat, placed, tell)


def end_summoning(state: State, seat: int, placed: int, tell: Tell) -> State:
    """Summoning uses no tile, except alone, where every turn costs one."""
    if tell is not None:
        tell.append(ev.SummoningEnded(seat, placed))
    return replace(state, decision=SetTileAside(seat) if state.solo else TakeTurn(seat, done=True))
