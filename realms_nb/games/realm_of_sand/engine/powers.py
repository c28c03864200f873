"""The six powers. Using one turns the crystal marker to its colourless side."""

from __future__ import annotations

from msgspec.structs import replace

from realms_nb.core.event import Tell
from realms_nb.games.realm_of_sand.engine import crystal_events as crystal
from realms_nb.games.realm_of_sand.engine.buildings import raise_level
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.colours import COLOURS
from realms_nb.games.realm_of_sand.engine.moves import ExchangeDisc, LookAtDeck, ShiftSquare, SwapTile
from realms_nb.games.realm_of_sand.engine.pieces import counted, put, with_realm
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
