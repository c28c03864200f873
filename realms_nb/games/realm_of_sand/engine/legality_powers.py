"""When a crystal may be used, and for what."""

from __future__ import annotations

from realms_nb.core.refusal import Refusal
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.colours import PLANES
from realms_nb.games.realm_of_sand.engine.moves import Move
from realms_nb.games.realm_of_sand.engine.reach import may_use
from realms_nb.games.realm_of_sand.engine.refusals import closed_field, unknown
from realms_nb.games.realm_of_sand.engine.state import State, SwapAnother, TakeTurn

# The boards that a move of power belongs to.
_BOARDS: dict[type[Move], tuple[str, ...]] = {
    mv.SpendCrystal: ("purple", "orange"),
    mv.LookAtDeck: ("red",),
    mv.ExchangeDisc: ("yellow",),
    mv.ShiftSquare: ("green",),
    mv.SwapTile: ("blue",),
}


def why_not_power(state: State, move: Move) -> Refusal | None:
    """The reason against using a power, or None: first the crystal, then what is to be done with it."""
    assert state.decision is not None
    seat = state.decision.seat
    # The second tile of a blue exchange goes with the crystal already spent.
    refusal = None if isinstance(state.decision, SwapAnother) else _why_no_crystal(state, seat, move)
    if refusal:
        return refusal
    match move:
        case mv.LookAtDeck(level):
            return _why_not_look(state, level)
        case mv.ExchangeDisc(give, take):
            return _why_not_exchange(state, seat, give, take)
        case mv.ShiftSquare(start, field):
            return _why_not_shift(state, seat, start, field)
        case mv.SwapTile(give, take):
            return _why_not_swap(state, seat, give, take)
        case _:
            return _why_not_spend(state, seat)


def _why_no_crystal(state: State, seat: int, move: Move) -> Refusal | None:
    realm = state.realms[seat]
    if realm.power is None:
        return Refusal("no_crystals", "crystals")
    if realm.power not in _BOARDS[type(move)]:
        return Refusal("other_power", f"power-{realm.power}", {"board": realm.power})
    if realm.crystal == "colourless":
        return Refusal("crystal_colourless", "crystals")
    return Refusal("crystal_fresh", "crystals") if realm.crystal == "fresh" else None


def _why_not_spend(state: State, seat: int) -> Refusal | None:
    realm = state.realms[seat]
    if realm.power == "purple":
        assert isinstance(state.decision, TakeTurn)
        return Refusal("main_action_done", "power-purple") if state.decision.done else None
    if realm.level >= state.rules.top_level:
        return Refusal("level_at_top", "power-orange", {"level": realm.level})
    return None


def _why_not_look(state: State, level: str) -> Refusal | None:
    if level not in LEVELS:
        return Refusal("unknown_name", "power-red", {"kind": "deck", "text": repr(level)})
    return None if state.decks[LEVELS.index(level)] else Refusal("deck_empty", "power-red", {"level": level})


def _why_not_exchange(state: State, seat: int, give: str, take: str) -> Refusal | None:
    realm, table = state.realms[seat], state.rules.table
    refusal = unknown(state, colour=take)
    if refusal:
        return refusal
    if give not in PLANES:
        refusal = unknown(state, fields=(give,))
        if refusal:
            return refusal
        if table.colour_at(realm.discs, give) is None:
            return Refusal("no_disc_there", "power-yellow", {"field": give})
    elif not realm.zone[PLANES[give]]:
        return Refusal("no_disc_in_zone", "power-yellow", {"disc": give})
    # From the board it is a way to lift a disc; in the active zone it would change nothing.
    if give == take:
        return Refusal("same_colour", "power-yellow", {"disc": take})
    if not state.discs[PLANES[take]]:
        return Refusal("disc_out_of_stock", "power-yellow", {"disc": take})
    return None


def _why_not_shift(state: State, seat: int, start: str, field: str) -> Refusal | None:
    realm, table = state.realms[seat], state.rules.table
    refusal = unknown(state, fields=(start, field))
    if refusal:
        return refusal
    if table.colour_at(realm.squares, start) is None:
        return Refusal("no_square_there", "power-green", {"field": start})
    if table.colour_at(realm.squares | realm.discs, field) is not None:
        return Refusal("field_not_empty", "power-green", {"field": field})
    covers, lifted = 1 << table.number[field], 1 << table.number[start]
    return None if may_use(state.rules, realm, covers, lifted) else closed_field(state, seat, covers)


def _why_not_swap(state: State, seat: int, give: str, take: str) -> Refusal | None:
    refusal = unknown(state, tile=give) or unknown(state, tile=take)
    if refusal:
        return refusal
    if give not in state.realms[seat].tiles:
        return Refusal("tile_not_yours", "power-blue", {"tile": give})
    if take not in state.circle:
        return Refusal("tile_not_in_circle", "power-blue", {"tile": take})
    swapping = state.decision
    if isinstance(swapping, SwapAnother) and (give in swapping.taken or take in swapping.given):
        return Refusal("tile_just_swapped", "power-blue", {"tile": give if give in swapping.taken else take})
    return None
