"""The six powers. Using one turns the crystal marker to its colourless side.

When a crystal may be used, and for what.
"""

from __future__ import annotations

from msgspec.structs import replace

from realms_nb.core.errors import Refusal
from realms_nb.core.event import Tell
from realms_nb.games.realm_of_sand.engine import crystal_events as crystal
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.buildings import raise_level
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, PLANES
from realms_nb.games.realm_of_sand.engine.moves import ExchangeDisc, LookAtDeck, Move, ShiftSquare, SwapTile
from realms_nb.games.realm_of_sand.engine.pieces import counted, put, with_realm
from realms_nb.games.realm_of_sand.engine.reach import closed_field, may_use, unknown
from realms_nb.games.realm_of_sand.engine.state import KeepOneCard, State, SwapAnother, TakeTurn


def spend(state: State, turn: TakeTurn, tell: Tell) -> State:
    """Purple: this turn's summoning has no limit. Orange: one level more."""
    state = _flip(state, turn.seat, tell)
    if state.realms[turn.seat].power == "orange":
        return raise_level(state, turn.seat, tell)
    if tell is not None:
        tell.append(crystal.LimitLifted(turn.seat))
    return replace(state, decision=replace(turn, unlimited=True))


def look(state: State, turn: TakeTurn, move: LookAtDeck, tell: Tell) -> State:
    """Red: look at the top cards of a deck, as many as there are."""
    state = _flip(state, turn.seat, tell)
    level = LEVELS.index(move.level)
    deck = state.decks[level]
    seen, rest = deck[: state.rules.red_cards], deck[state.rules.red_cards :]
    if tell is not None:
        tell.append(crystal.DeckSearched(turn.seat, move.level, len(seen)))
    decision = KeepOneCard(turn.seat, level + 1, seen, turn)
    return replace(state, decks=put(state.decks, level, rest), decision=decision)


def keep(state: State, question: KeepOneCard, card: str, tell: Tell) -> State:
    """Red: one card is kept face down, the others go under the deck; there is no limit to such cards."""
    seat, level = question.seat, question.level - 1
    under = tuple(other for other in question.cards if other != card)
    if tell is not None:
        tell.append(crystal.CardHidden(seat, LEVELS[level], len(under)))
    realm = state.realms[seat]
    state = with_realm(state, seat, replace(realm, hidden=(*realm.hidden, card)))
    decks = put(state.decks, level, state.decks[level] + under)
    return replace(state, decks=decks, decision=question.turn)


def exchange(state: State, seat: int, move: ExchangeDisc, tell: Tell) -> State:
    """Yellow: a disc of the active zone or the board goes to the supply, another one comes to the active zone."""
    state = _flip(state, seat, tell)
    table, realm = state.rules.table, state.realms[seat]
    given = move.give
    if given in COLOURS:
        realm = replace(realm, zone=counted(realm.zone, given, -1))
    else:
        colour = table.colour_at(realm.discs, given)
        assert colour is not None
        realm = replace(realm, discs=realm.discs ^ table.piece(colour, given))
        given = colour
    if tell is not None:
        tell.append(crystal.DiscExchanged(seat, given, move.take))
    state = with_realm(state, seat, replace(realm, zone=counted(realm.zone, move.take, +1)))
    return replace(state, discs=counted(counted(state.discs, given, +1), move.take, -1))


def shift(state: State, seat: int, move: ShiftSquare, tell: Tell) -> State:
    """Green: a square moves to an empty field."""
    state = _flip(state, seat, tell)
    table, realm = state.rules.table, state.realms[seat]
    colour = table.colour_at(realm.squares, move.start)
    assert colour is not None
    if tell is not None:
        tell.append(crystal.SquareShifted(seat, colour, move.start, move.field))
    squares = realm.squares ^ table.piece(colour, move.start) ^ table.piece(colour, move.field)
    return with_realm(state, seat, replace(realm, squares=squares))


def swap(state: State, seat: int, move: SwapTile, tell: Tell) -> State:
    """Blue: a tile of the active zone takes the place of any tile of the circle; a second pair may follow."""
    question = state.decision
    if isinstance(question, SwapAnother):
        given, taken, turn = question.given, question.taken, question.turn
    else:
        assert isinstance(question, TakeTurn)
        given, taken, turn = (), (), question
        state = _flip(state, seat, tell)
    if tell is not None:
        tell.append(crystal.TileSwapped(seat, move.give, move.take))
    realm = state.realms[seat]
    tiles = tuple(move.take if tile == move.give else tile for tile in realm.tiles)
    circle = tuple(move.give if tile == move.take else tile for tile in state.circle)
    state = replace(with_realm(state, seat, replace(realm, tiles=tiles)), circle=circle)
    given, taken = (*given, move.give), (*taken, move.take)
    again = len(given) < min(state.rules.blue_tiles, len(tiles))
    return replace(state, decision=SwapAnother(seat, given, taken, turn) if again else turn)


def _flip(state: State, seat: int, tell: Tell) -> State:
    realm = state.realms[seat]
    assert realm.power is not None
    if tell is not None:
        tell.append(crystal.CrystalSpent(seat, realm.power))
    return with_realm(state, seat, replace(realm, crystal="colourless", crystals=realm.crystals + 1))


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
