"""Positions and views of Realm of Sand as tables of the fast twin, and tables as positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from realms_nb.fast.compiling import Ints, ints
from realms_nb.games.realm_of_sand.engine.boards import POWERS
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.colours import COLOURS
from realms_nb.games.realm_of_sand.engine.scoring import points
from realms_nb.games.realm_of_sand.engine.state import (
    ChooseStartDisc,
    ChooseStartTile,
    Crystal,
    Decision,
    DrawTile,
    KeepOneCard,
    Realm,
    SetTileAside,
    State,
    SummonSpirits,
    SwapAnother,
    TakeTurn,
    hourglasses,
)
from realms_nb.games.realm_of_sand.engine.views import FACE_DOWN, View
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast.book import Book, padded

CRYSTALS: tuple[Crystal, ...] = get_args(Crystal)
_KINDS: dict[type[Decision], int] = {
    ChooseStartTile: at.START_TILE,
    ChooseStartDisc: at.START_DISC,
    TakeTurn: at.TURN,
    SummonSpirits: at.SUMMONING,
    SetTileAside: at.SET_ASIDE,
    DrawTile: at.DRAW,
    KeepOneCard: at.KEEP,
    SwapAnother: at.SWAP,
}


def table_of(book: Book, position: State | View) -> list[int]:
    """A position as numbers. In a view the piles have only their sizes, and cards from behind are face down."""
    decision, array = position.decision, book.numbers
    is_view = isinstance(position, View)
    left = position.cards_left if is_view else tuple(map(len, position.decks))
    piles = [(at.FACE_DOWN,) * count for count in left] if is_view else [_cards(book, d) for d in position.decks]
    turn = decision.turn if isinstance(decision, KeepOneCard | SwapAnother) else decision
    kept = decision.cards if isinstance(decision, KeepOneCard) else ()
    given, taken = (decision.given, decision.taken) if isinstance(decision, SwapAnother) else ((), ())
    built = [(seat, card) for seat, realm in enumerate(position.realms) for card in realm.buildings]
    hidden = [(seat, card) for seat, realm in enumerate(position.realms) for card in realm.hidden]
    summoning = decision if isinstance(decision, SummonSpirits) else None
    table = [
        position.round,
        at.OVER if decision is None else _KINDS[type(decision)],
        at.NOTHING if decision is None else decision.seat,
        int(isinstance(turn, TakeTurn) and turn.done),
        int(isinstance(turn, TakeTurn) and turn.unlimited),
        summoning.left if summoning else 0,
        summoning.placed if summoning else 0,
        decision.level - 1 if isinstance(decision, KeepOneCard) else 0,
        len(position.circle), len(position.aside), len(built), len(hidden), len(kept), len(given),
        *position.squares, *position.discs, *map(len, position.display), *left,
    ]  # fmt: skip
    table += padded([book.tile[tile] for tile in position.circle], len(book.tiles))
    table += padded([book.tile[tile] for tile in position.aside], len(book.tiles))
    for row in position.display:
        table += padded([at.NOTHING if card is None else book.card[card] for card in row], book.rules.display)
    for pile in piles:
        table += padded(pile, array[at.PILE_SIZE])
    for owned in (built, hidden):
        table += padded([seat * at.OWNER + _card(book, card) for seat, card in owned], len(book.cards))
    table += padded([_card(book, card) for card in kept], book.rules.red_cards)
    table += padded([book.tile[tile] for tile in given], book.rules.blue_tiles)
    table += padded([book.tile[tile] for tile in taken], book.rules.blue_tiles)
    for realm in position.realms:
        table += _realm(book, realm)
    return table


def unseen(book: Book, view: View) -> tuple[Ints, Ints]:
    """The cards that the seat of a view has not seen, level by level, and where each level begins and the last ends."""
    starts = [0]
    for cards in view.unseen_cards:
        starts.append(starts[-1] + len(cards))
    return ints([book.card[card] for cards in view.unseen_cards for card in cards]), ints(starts)


def state_of(book: Book, table: Ints) -> State:
    """The position that a table stands for."""
    numbers, array = [int(number) for number in table], book.numbers

    def tiles(start: int, count: int) -> tuple[str, ...]:
        return tuple(book.tiles[tile] for tile in numbers[start : start + count])

    def owned(start: int, count: int, seat: int) -> tuple[str, ...]:
        cards = numbers[start : start + count]
        return tuple(book.cards[card % at.OWNER] for card in cards if card // at.OWNER == seat)

    realms: list[Realm] = []
    for seat in range(book.seats):
        realm = numbers[array[at.REALMS_AT] + seat * book.realm_size :][: book.realm_size]
        pieces = [realm[at.PLANES + colour] for colour in range(len(COLOURS))]
        discs, size = realm[at.DISCS], book.rules.table.size
        realms.append(
            Realm(
                power=None if realm[at.POWER] == at.NOTHING else POWERS[realm[at.POWER]],
                tiles=tuple(book.tiles[tile] for tile in realm[at.REALM_TILES :][: realm[at.TILE_COUNT]]),
                zone=tuple(realm[at.ZONE : at.ZONE + len(COLOURS)]),
                squares=sum((plane & ~discs) << size * colour for colour, plane in enumerate(pieces)),
                discs=sum((plane & discs) << size * colour for colour, plane in enumerate(pieces)),
                level=realm[at.LEVEL],
                crystal=CRYSTALS[realm[at.CRYSTAL]],
                crystals=realm[at.SPENT],
                buildings=owned(array[at.BUILT_AT], numbers[at.BUILT_COUNT], seat),
                hidden=owned(array[at.HIDDEN_AT], numbers[at.HIDDEN_COUNT], seat),
            )
        )
    rows, decks = list[tuple[str | None, ...]](), list[tuple[str, ...]]()
    for level in range(len(LEVELS)):
        start = array[at.ROWS_AT] + level * book.rules.display
        row = numbers[start : start + numbers[at.ROW_COUNT + level]]
        rows.append(tuple(None if card == at.NOTHING else book.cards[card] for card in row))
        start = array[at.PILES_AT] + level * array[at.PILE_SIZE]
        decks.append(tuple(book.cards[card] for card in numbers[start : start + numbers[at.PILE_COUNT + level]]))
    return State(
        rules=book.rules,
        round=numbers[at.ROUND],
        decision=_decision(book, numbers),
        realms=tuple(realms),
        circle=tiles(array[at.CIRCLE_AT], numbers[at.CIRCLE_COUNT]),
        squares=tuple(numbers[at.SUPPLY : at.SUPPLY + at.RUNE_COUNT]),
        discs=tuple(numbers[at.DISCS_LEFT : at.DISCS_LEFT + at.COLOUR_COUNT]),
        display=tuple(rows),
        decks=tuple(decks),
        aside=tiles(array[at.ASIDE_AT], numbers[at.ASIDE_COUNT]),
    )


def _decision(book: Book, numbers: Sequence[int]) -> Decision | None:
    seat, array = numbers[at.SEAT], book.numbers
    turn = TakeTurn(seat, bool(numbers[at.DONE]), bool(numbers[at.UNLIMITED]))
    count = numbers[at.SWAPPED]
    match numbers[at.DECISION]:
        case at.OVER:
            return None
        case at.START_TILE:
            return ChooseStartTile(seat)
        case at.START_DISC:
            return ChooseStartDisc(seat)
        case at.TURN:
            return turn
        case at.SUMMONING:
            return SummonSpirits(seat, numbers[at.LEFT], numbers[at.PLACED])
        case at.SET_ASIDE:
            return SetTileAside(seat)
        case at.DRAW:
            return DrawTile(seat)
        case at.KEEP:
            cards = numbers[array[at.KEPT_AT] :][: numbers[at.KEPT_COUNT]]
            return KeepOneCard(seat, numbers[at.KEPT_LEVEL] + 1, tuple(book.cards[card] for card in cards), turn)
        case _:
            given, taken = (
                tuple(book.tiles[tile] for tile in numbers[array[part] :][:count])
                for part in (at.GIVEN_AT, at.TAKEN_AT)
            )
            return SwapAnother(seat, given, taken, turn)


def _realm(book: Book, realm: Realm) -> list[int]:
    power = at.NOTHING if realm.power is None else POWERS.index(realm.power)
    score, glasses = points(book.rules, realm), hourglasses(book.rules, realm)
    return [
        power, realm.level, CRYSTALS.index(realm.crystal), realm.crystals, score, glasses, *realm.zone,
        *book.planes(realm.squares | realm.discs), book.rules.table.where(realm.discs), len(realm.tiles),
        *padded([book.tile[tile] for tile in realm.tiles], book.rules.active_tiles),
    ]  # fmt: skip


def _cards(book: Book, cards: Sequence[str]) -> list[int]:
    return [book.card[card] for card in cards]


def _card(book: Book, card: str) -> int:
    """A card's number; from behind only its level is known, counted down from the first number that is no card."""
    return at.OWNER - 1 - FACE_DOWN.index(card) if card in FACE_DOWN else book.card[card]
