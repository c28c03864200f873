"""What each kind of move offers in a position, from the tables of placements."""

from __future__ import annotations

from itertools import chain

from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, PLANES, RUNES
from realms_nb.games.realm_of_sand.engine.moves import (
    ExchangeDisc,
    LayTile,
    LookAtDeck,
    Move,
    ShiftSquare,
    SpendCrystal,
    SwapTile,
)
from realms_nb.games.realm_of_sand.engine.reach import allowed_groups, fillings, may_use, sites_of, usable
from realms_nb.games.realm_of_sand.engine.state import Realm, State, TakeTurn

START_COLOURS = COLOURS[3:]
SPEND_CRYSTAL = SpendCrystal()


def further_moves(state: State, turn: TakeTurn) -> tuple[Move, ...]:
    """What may be done before and after the main action: complete a building, use the crystal."""
    return (*(site.move for site in sites_of(state, turn.seat)), *_powers(state, turn))


def start_colours(state: State) -> tuple[str, ...]:
    """Blue and yellow, as far as the supply has them."""
    return tuple(colour for colour in START_COLOURS if state.discs[PLANES[colour]])


def lays(state: State, seat: int) -> list[LayTile]:
    """Every way of laying a tile of the active zone."""
    rules, realm = state.rules, state.realms[seat]
    moves: list[LayTile] = []
    for tile in realm.tiles:
        ways_of = rules.placements.lays(tile)
        colours = rules.tiles[tile].colours
        if all(colours.count(colour) <= state.squares[plane] for plane, colour in enumerate(RUNES)):
            moves += ways_of.light
            if realm.level:
                moves += chain.from_iterable(allowed_groups(rules, realm, ways_of.dark))
        else:
            thin = (
                LayTile(tile, fields, filling)
                for fields, ways in ways_of.by_fields.items()
                if may_use(rules, realm, ways[0].covers)
                for lay in ways
                for filling in fillings(state, seat, lay)
            )
            # With squares missing, different ways of laying a tile may come to the same.
            moves += dict.fromkeys(thin)
    return moves


def summons(state: State, seat: int) -> list[Move]:
    """Every disc that may be summoned or moved, and where to."""
    rules, realm = state.rules, state.realms[seat]
    tables, table = rules.placements, rules.table
    moves: list[Move] = []
    if any(realm.zone):
        fields = usable(rules, realm)
        for colour, count in zip(COLOURS, realm.zone, strict=True):
            if count:
                moves += [move for number, move in enumerate(tables.summons[colour]) if fields >> number & 1]
    standing = table.where(realm.discs)
    for start in table.fields(standing):
        here = 1 << table.number[start]
        fields = usable(rules, realm, here) & ~here
        moves += [move for number, move in enumerate(tables.disc_moves[start]) if fields >> number & 1]
    return moves


def _powers(state: State, turn: TakeTurn) -> list[Move]:
    realm = state.realms[turn.seat]
    if realm.crystal != "active":
        return []
    match realm.power:
        case "red":
            return [LookAtDeck(LEVELS[level]) for level, deck in enumerate(state.decks) if deck]
        case "purple":
            return [] if turn.done else [SPEND_CRYSTAL]
        case "orange":
            return [SPEND_CRYSTAL] if realm.level < state.rules.top_level else []
        case "yellow":
            return _exchanges(state, realm)
        case "green":
            return _shifts(state, realm)
        case _:
            return swaps(state, turn.seat, (), ())


def _exchanges(state: State, realm: Realm) -> list[Move]:
    table = state.rules.table
    in_zone = [colour for colour, count in zip(COLOURS, realm.zone, strict=True) if count]
    return [
        ExchangeDisc(give, take)
        for give in (*in_zone, *table.fields(table.where(realm.discs)))
        for take, stock in zip(COLOURS, state.discs, strict=True)
        if stock and take != give
    ]


def _shifts(state: State, realm: Realm) -> list[Move]:
    rules, table = state.rules, state.rules.table
    empty = table.whole & ~table.where(realm.squares | realm.discs)
    moves: list[Move] = []
    for start in table.fields(table.where(realm.squares)):
        fields = usable(rules, realm, 1 << table.number[start]) & empty
        moves += [ShiftSquare(start, name) for name in table.fields(fields)]
    return moves


def swaps(state: State, seat: int, given: tuple[str, ...], taken: tuple[str, ...]) -> list[Move]:
    """Every pair of tiles that may change places; none that has just done so."""
    return [
        SwapTile(give, take)
        for give in state.realms[seat].tiles
        if give not in taken
        for take in state.circle
        if take not in given
    ]
