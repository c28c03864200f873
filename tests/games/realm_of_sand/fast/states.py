"""The position of the readable engine that a table of the fast twin stands for."""

from __future__ import annotations

from collections.abc import Sequence

from realms_nb.fast.compiling import Ints
from realms_nb.games.realm_of_sand.engine.boards import POWERS
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.colours import COLOURS
from realms_nb.games.realm_of_sand.engine.state import (
    ChooseStartDisc,
    ChooseStartTile,
    Decision,
    DrawTile,
    KeepOneCard,
    Realm,
    SetTileAside,
    State,
    SummonSpirits,
    SwapAnother,
    TakeTurn,
)
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast.compiled_rules import CompiledRules
from realms_nb.games.realm_of_sand.fast.positions import CRYSTALS


def state_of(book: CompiledRules, table: Ints) -> State:
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


def _decision(book: CompiledRules, numbers: Sequence[int]) -> Decision | None:
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
