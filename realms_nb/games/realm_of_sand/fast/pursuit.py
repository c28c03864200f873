"""How soon a seat completes a building if it aims for nothing else, while the others play on as their weights say.

A seat that aims sees only that building on the table; as long as it lacks a rare disc or a level for it, it sees those
that give one. Its first tiles may be planned beforehand: what two main actions can do is known exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from realms_nb.fast.compiling import Floats, Ints, blank, compiled, inlined, ints, make_ready
from realms_nb.fast.streams import checked_threads, in_blocks, open_stream
from realms_nb.games.realm_of_sand.engine.moves import LayTile
from realms_nb.games.realm_of_sand.engine.views import View
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast.compiled_rules import book_for
from realms_nb.games.realm_of_sand.fast.layout import bits, coded, copy, find, may_use, realm_of, stands
from realms_nb.games.realm_of_sand.fast.moving import play
from realms_nb.games.realm_of_sand.fast.playing import Tools, determinize
from realms_nb.games.realm_of_sand.fast.policy import choose
from realms_nb.games.realm_of_sand.fast.positions import table_of, unseen
from realms_nb.games.realm_of_sand.fast.weights import NOISE, SeatWeights, each_seat, weight_rows

# An aim as numbers: whose, which card, and the ways of lying planned for its first two main actions (-1 for none).
_SEAT, _CARD, _FIRST_LAY, _SECOND_LAY = range(4)
_AIM_SIZE, _LAYS = 4, 2
_BLOCK = 8


class Aim(NamedTuple):
    """A building that a seat wants, and the tiles that its first main actions lay for it."""

    seat: int
    card: str
    lays: tuple[LayTile, ...] = ()


def pursuits(
    view: View,
    aims: Sequence[Aim],
    weights: SeatWeights,
    *,
    turns: int,
    playouts: int,
    seed: int,
    threads: int | None = None,
) -> NDArray[np.int64]:
    """For each sampled future and aim the own turn in which the building was completed, from 1 on; 0 for none.

    Who aims does so without noise, whatever the weights say; a turn that has begun counts as the first one.
    """
    make_ready("realm_of_sand")
    book = book_for(view.rules, len(view.realms))
    table, (cards, levels) = ints(table_of(book, view)), unseen(book, view)
    # Whoever has laid or summoned in this turn begins the plan with the next one.
    acted = table[at.DONE] or table[at.DECISION] in (at.SUMMONING, at.SET_ASIDE, at.DRAW)
    numbers: list[int] = []
    for aim in aims:
        ways = [book.code(lay) // at.PART % at.PART for lay in aim.lays]
        waits = [-1] if acted and table[at.SEAT] == aim.seat else []
        numbers += [aim.seat, book.card[aim.card], *[*waits, *ways, -1, -1][:_LAYS]]
    sitting = each_seat(weights, book.seats)
    others, clear = weight_rows(sitting), weight_rows([[*own[:NOISE], 0.0] for own in sitting])
    wanted, results = ints(numbers), blank(playouts * len(aims))

    def work(first: int, behind: int) -> None:
        masks, notes, sums, played, drawn, spare, stream, _, items, _ = Tools(book).all
        _pursue(
            book.array, others, clear, table, wanted, cards, levels, seed, first, behind, turns, results, masks, notes,
            sums, played, drawn, spare, stream, blank(book.table_size), items,
        )  # fmt: skip

    in_blocks(work, playouts, checked_threads(threads), _BLOCK)
    return np.asarray(results, np.int64).reshape(playouts, len(aims))


@compiled
def _pursue(
    book: Ints,
    others: Floats,
    clear: Floats,
    start: Ints,
    aims: Ints,
    cards: Ints,
    levels: Ints,
    seed: int,
    first: int,
    behind: int,
    turns: int,
    results: Ints,
    masks: Ints,
    notes: Ints,
    sums: Floats,
    table: Ints,
    drawn: Ints,
    spare: Ints,
    stream: Ints,
    seen: Ints,
    items: Ints,
) -> None:
    """Follow every aim through some futures."""
    count = len(aims) // _AIM_SIZE
    for number in range(first, behind):
        open_stream(stream, seed, 2 * number)
        determinize(book, start, drawn, cards, levels, items, stream)
        for aim in range(count):
            # All aims meet the same cards and noise, so that they can be compared.
            copy(drawn, table, book[at.TABLE_SIZE])
            open_stream(stream, seed, 2 * number + 1)
            results[number * count + aim] = _follow(
                book, others, clear, aims, aim * _AIM_SIZE, turns, masks, notes, sums, table, spare, stream, seen
            )


@compiled
def _follow(
    book: Ints, others: Floats, clear: Floats, aims: Ints, aim: int, turns: int, masks: Ints, notes: Ints, sums: Floats,
    table: Ints, spare: Ints, stream: Ints, seen: Ints,
) -> int:  # fmt: skip
    """Play on until the building is completed or gone, or the seat has had so many turns, the present one included."""
    seat, card = aims[aim + _SEAT], aims[aim + _CARD]
    turn = 1 if table[at.SEAT] == seat else 0
    while table[at.DECISION] != at.OVER:
        who, round_now = table[at.SEAT], table[at.ROUND]
        move = -1
        if who == seat:
            if turn <= _LAYS:
                move = _planned(book, table, aims, aim, turn)
            if move < 0:
                _look(book, table, seat, card, seen)
                move = choose(book, seen, masks, clear, notes, sums, stream)
        else:
            move = choose(book, table, masks, others, notes, sums, stream)
        if move // at.PART // at.PART == at.COMPLETE and move // at.PART % at.PART == card:
            return turn if who == seat else 0
        play(book, table, move, spare)
        if table[at.SEAT] != who or table[at.ROUND] != round_now:
            if who == seat and turn == turns:
                return 0
            turn += 1 if table[at.SEAT] == seat else 0
    return 0


@compiled
def _planned(book: Ints, table: Ints, aims: Ints, aim: int, turn: int) -> int:
    """The move that was planned for now, if it is still possible: a tile laid, or the tile that is laid next taken."""
    realm = realm_of(book, aims[aim + _SEAT])
    way, following = aims[aim + _FIRST_LAY], aims[aim + _SECOND_LAY]
    if turn == 2:
        way = following
    kind = table[at.DECISION]
    if kind == at.DRAW and turn == 1 and following >= 0:
        tile = _tile_of(book, following)
        for place in range(min(book[at.CHOICE], table[at.CIRCLE_COUNT])):
            if table[book[at.CIRCLE_AT] + place] == tile:
                return coded(at.TAKE_TILE, tile, 0)
    if kind != at.TURN or table[at.DONE] or way < 0 or _is_ready(book, table, realm, aims[aim + _CARD]):
        return -1
    tile = _tile_of(book, way)
    if find(table, realm + at.REALM_TILES, table[realm + at.TILE_COUNT], tile) < 0:
        return -1
    lay = book[at.LAYS_AT] + way * at.LAY_SIZE
    if not may_use(book, table, realm, book[lay + at.LAY_COVERS], 0):
        return -1
    for colour in range(at.RUNE_COUNT):
        if bits(book[lay + at.LAY_PUTS + colour]) > table[at.SUPPLY + colour]:
            return -1
    return coded(at.LAY_TILE, way, 0)


@inlined
def _tile_of(book: Ints, way: int) -> int:
    """The tile that lies in a way."""
    for tile in range(book[at.TILES]):
        entry = book[at.TILES_AT] + tile * at.TILE_SIZE
        if 0 <= way - book[entry + at.FIRST_LAY] < book[entry + at.LAYS]:
            return tile
    return at.NOTHING


@inlined
def _is_ready(book: Ints, table: Ints, realm: int, card: int) -> bool:
    entry = book[at.CARDS_AT] + card * at.CARD_SIZE
    first = book[entry + at.FIRST_SITE]
    for site in range(first, first + book[entry + at.SITE_COUNT]):
        if stands(book, table, realm, site):
            return True
    return False


@compiled
def _look(book: Ints, table: Ints, seat: int, card: int, seen: Ints) -> None:
    """The table as a seat sees it that wants one building: without the others, unless they bring what it lacks."""
    copy(table, seen, book[at.TABLE_SIZE])
    realm = realm_of(book, seat)
    asked, lacks, level = book[at.CARDS_AT] + card * at.CARD_SIZE + at.ASKED, 0, True
    for colour in range(at.RUNE_COUNT, at.COLOUR_COUNT):
        owned = table[realm + at.ZONE + colour] + bits(table[realm + at.PLANES + colour])
        lacks |= (1 << colour) if book[asked + colour] > owned and table[at.DISCS_LEFT + colour] else 0
    first = book[book[at.CARDS_AT] + card * at.CARD_SIZE + at.FIRST_SITE]
    for site in range(first, first + book[book[at.CARDS_AT] + card * at.CARD_SIZE + at.SITE_COUNT]):
        covers = book[book[at.SITES_AT] + site * at.SITE_SIZE + at.COVERS]
        level = level and bits(covers & book[at.DARK]) > table[realm + at.LEVEL]
    helpers = 0
    for row in range(at.LEVEL_COUNT):
        place = book[at.ROWS_AT] + row * book[at.DISPLAY]
        for slot in range(place, place + table[at.ROW_COUNT + row]):
            if table[slot] >= 0 and table[slot] != card:
                if _helps(book, table[slot], lacks, level):
                    helpers += 1
                else:
                    seen[slot] = at.NOTHING
    kept = 0
    for place in range(book[at.HIDDEN_AT], book[at.HIDDEN_AT] + table[at.HIDDEN_COUNT]):
        if table[place] == seat * at.OWNER + card:
            seen[book[at.HIDDEN_AT]] = table[place]
            kept = 1
    seen[at.HIDDEN_COUNT] = kept
    if (lacks or level) and not helpers:
        # Nothing open helps: play on as usual until something does.
        copy(table, seen, book[at.TABLE_SIZE])


@inlined
def _helps(book: Ints, card: int, lacks: int, level: bool) -> bool:
    """Whether a building gives a disc that is lacking, or a level where one is needed."""
    entry = book[at.CARDS_AT] + card * at.CARD_SIZE
    if level and book[entry + at.LEVEL_UP]:
        return True
    for colour in range(at.RUNE_COUNT, at.COLOUR_COUNT):
        if lacks >> colour & 1 and book[entry + at.BONUS + colour]:
            return True
    return False
