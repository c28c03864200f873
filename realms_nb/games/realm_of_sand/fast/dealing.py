"""The deal of a game of Realm of Sand: by a seed, as the readable engine does."""

from __future__ import annotations

from realms_nb.fast.compiling import Ints, compiled
from realms_nb.fast.streams import seed_twister, twist_shuffle
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast.fields import realm_of
from realms_nb.games.realm_of_sand.fast.opening import begin


@compiled
def deal(book: Ints, table: Ints, seed: int, twister: Ints, items: Ints) -> None:
    """Lay out a new game: cards level by level, then the circle, then the boards, from one stream of chance."""
    for place in range(book[at.TABLE_SIZE]):
        table[place] = at.NOTHING if place >= at.TABLE_HEAD else 0
    table[at.ROUND] = 1
    for colour in range(at.COLOUR_COUNT):
        if colour < at.RUNE_COUNT:
            table[at.SUPPLY + colour] = book[at.SQUARES + colour]
        table[at.DISCS_LEFT + colour] = book[at.STOCK + colour]
    seed_twister(twister, seed)
    used, next_card = 0, book[at.DECKS_AT] + at.LEVEL_COUNT
    for level in range(at.LEVEL_COUNT):
        count = book[book[at.DECKS_AT] + level]
        for place in range(count):
            items[place] = book[next_card + place]
        next_card += count
        used = twist_shuffle(twister, used, items, count)
        shown = min(count, book[at.DISPLAY])
        for place in range(shown):
            table[book[at.ROWS_AT] + level * book[at.DISPLAY] + place] = items[place]
        for place in range(shown, count):
            table[book[at.PILES_AT] + level * book[at.PILE_SIZE] + place - shown] = items[place]
        table[at.ROW_COUNT + level] = shown
        table[at.PILE_COUNT + level] = count - shown
    _deal_tiles_and_boards(book, table, twister, used, items)


@compiled
def _deal_tiles_and_boards(book: Ints, table: Ints, twister: Ints, used: int, items: Ints) -> None:
    tiles, seats = book[at.TILES], book[at.SEATS]
    active = book[at.ACTIVE] if book[at.FIRST_TILES] == at.DEALT else 0
    for tile in range(tiles):
        items[tile] = tile
    used = twist_shuffle(twister, used, items, tiles)
    for seat in range(seats):
        realm = realm_of(book, seat)
        for place in range(at.REALM_TILES):
            table[realm + place] = 0
        table[realm + at.POWER] = at.NOTHING
        table[realm + at.TILE_COUNT] = active
        for place in range(active):
            table[realm + at.REALM_TILES + place] = items[seat * active + place]
    for place in range(seats * active, tiles):
        table[book[at.CIRCLE_AT] + place - seats * active] = items[place]
    table[at.CIRCLE_COUNT] = tiles - seats * active
    boards, given = book[at.BOARDS], 0
    for board in range(boards):
        items[board] = book[at.BOARD_POWERS + board]
    twist_shuffle(twister, used, items, boards)
    for seat in range(seats):
        if book[at.ADVANCED] >> seat & 1:
            table[realm_of(book, seat) + at.POWER] = items[given]
            given += 1
    begin(book, table)
