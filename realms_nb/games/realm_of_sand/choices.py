"""Every legal move of a position, from the tables of placements."""

from __future__ import annotations

from itertools import chain

from realms_nb.games.realm_of_sand.cards import LEVELS
from realms_nb.games.realm_of_sand.colours import COLOURS, PLANES, RUNES
from realms_nb.games.realm_of_sand.moves import (
    EndTurn,
    ExchangeDisc,
    Finish,
    KeepCard,
    LayTile,
    LookAtDeck,
    Move,
    SetAside,
    ShiftSquare,
    SpendCrystal,
    SwapTile,
    TakeStartDisc,
    TakeTile,
)
from realms_nb.games.realm_of_sand.reach import allowed_groups, fillings, may_use, sites_of, usable
from realms_nb.games.realm_of_sand.state import (
    ChooseStartDisc,
    DrawTile,
    KeepOneCard,
    Realm,
    SetTileAside,
    State,
    SummonSpirits,
    SwapAnother,
    TakeTurn,
)

START_COLOURS = COLOURS[3:]
FINISH, END_TURN, SPEND_CRYSTAL = Finish(), EndTurn(), SpendCrystal()


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every move that the pending decision allows; none when the game is over."""
    match state.decision:
        case None:
            return ()
        case TakeTurn(seat, done):
            further = further_moves(state, state.decision)
            return (*further, END_TURN) if done else (*further, *_lays(state, seat), *_summons(state, seat))
        case DrawTile():
            return tuple(TakeTile(tile) for tile in state.circle[: state.rules.tile_choice])
        case SummonSpirits(seat):
            return (*_summons(state, seat), FINISH)
        case SetTileAside(seat):
            return tuple(SetAside(tile) for tile in state.realms[seat].tiles)
        case KeepOneCard(cards=cards):
            return tuple(KeepCard(card) for card in cards)
        case SwapAnother():
            return (*_swaps(state, state.decision.seat, state.decision.given, state.decision.taken), FINISH)
        case ChooseStartDisc():
            return tuple(TakeStartDisc(colour) for colour in start_colours(state))


def further_moves(state: State, turn: TakeTurn) -> tuple[Move, ...]:
    """What may be done before and after the main action: complete a building, use the crystal."""
    return (*(site.move for site in sites_of(state, turn.seat)), *_powers(state, turn))


def start_colours(state: State) -> tuple[str, ...]:
    """Blue and yellow, as far as the supply has them."""
    return tuple(colour for colour in START_COLOURS if state.discs[PLANES[colour]])


def _lays(state: State, seat: int) -> list[LayTile]:
    rules, realm = state.rules, state.realms[seat]
    moves: list[LayTile] = []
    for tile in realm.tiles:
        lays = rules.placements.lays(tile)
        colours = rules.tile[tile].colours
        if all(colours.count(colour) <= state.squares[plane] for plane, colour in enumerate(RUNES)):
            moves += lays.light
            if realm.level:
                moves += chain.from_iterable(allowed_groups(rules, realm, lays.dark))
        else:
            thin = (
                LayTile(tile, fields, filling)
                for fields, ways in lays.by_fields.items()
                if may_use(rules, realm, ways[0].covers)
                for lay in ways
                for filling in fillings(state, seat, lay)
            )
            # With squares missing, different ways of laying a tile may come to the same.
            moves += dict.fromkeys(thin)
    return moves


def _summons(state: State, seat: int) -> list[Move]:
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
            return _swaps(state, turn.seat, (), ())


def _exchanges(state: State, realm: Realm) -> list[Move]:
    table = state.rules.table
    in_zone = [(colour, colour) for colour, count in zip(COLOURS, realm.zone, strict=True) if count]
    on_board = [(name, table.colour_at(realm.discs, name)) for name in table.fields(table.where(realm.discs))]
    return [
        ExchangeDisc(give, take)
        for give, colour in in_zone + on_board
        for take, stock in zip(COLOURS, state.discs, strict=True)
        if stock and take != colour
    ]


def _shifts(state: State, realm: Realm) -> list[Move]:
    rules, table = state.rules, state.rules.table
    empty = table.whole & ~table.where(realm.squares | realm.discs)
    moves: list[Move] = []
    for start in table.fields(table.where(realm.squares)):
        fields = usable(rules, realm, 1 << table.number[start]) & empty
        moves += [ShiftSquare(start, name) for name in table.fields(fields)]
    return moves


def _swaps(state: State, seat: int, given: tuple[str, ...], taken: tuple[str, ...]) -> list[Move]:
    return [
        SwapTile(give, take)
        for give in state.realms[seat].tiles
        if give not in taken
        for take in state.circle
        if take not in given
    ]
