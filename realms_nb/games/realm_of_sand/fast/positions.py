"""Positions and views of Realm of Sand as tables of the fast twin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from realms_nb.fast.compiling import Ints, ints
from realms_nb.games.realm_of_sand.engine.boards import POWERS
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
from realms_nb.games.realm_of_sand.fast.compiled_rules import CompiledRules, padded

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


def table_of(book: CompiledRules, position: State | View) -> list[int]:
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


def unseen(book: CompiledRules, view: View) -> tuple[Ints, Ints]:
    """The cards that the seat of a view has not seen, level by level, and where each level begins and the last ends."""
    starts = [0]
    for cards in view.unseen_cards:
        starts.append(starts[-1] + len(cards))
    return ints([book.card[card] for cards in view.unseen_cards for card in cards]), ints(starts)


def _realm(book: CompiledRules, realm: Realm) -> list[int]:
    power = at.NOTHING if realm.power is None else POWERS.index(realm.power)
    score, glasses = points(book.rules, realm), hourglasses(book.rules, realm)
    return [
        power, realm.level, CRYSTALS.index(realm.crystal), realm.crystals, score, glasses, *realm.zone,
        *book.planes(realm.squares | realm.discs), book.rules.table.where(realm.discs), len(realm.tiles),
        *padded([book.tile[tile] for tile in realm.tiles], book.rules.active_tiles),
    ]  # fmt: skip


def _cards(book: CompiledRules, cards: Sequence[str]) -> list[int]:
    return [book.card[card] for card in cards]


def _card(book: CompiledRules, card: str) -> int:
    """A card's number; from behind only its level is known, counted down from the first number that is no card."""
    return at.OWNER - 1 - FACE_DOWN.index(card) if card in FACE_DOWN else book.card[card]
