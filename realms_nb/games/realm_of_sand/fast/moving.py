"""How a table of the fast twin changes: every move of Realm of Sand, the end of turns, rounds and the game."""

from __future__ import annotations

from realms_nb.fast.compiling import Ints, compiled, inlined
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast.dealing import begin, open_turn
from realms_nb.games.realm_of_sand.fast.layout import bits, clear, find, realm_of, remove
from realms_nb.games.realm_of_sand.fast.options import colour_at, further_moves
from realms_nb.games.realm_of_sand.fast.powers import back_to_turn, use_power
from realms_nb.games.realm_of_sand.fast.summoning import left_empty


@compiled
def play(book: Ints, table: Ints, move: int, spare: Ints) -> None:
    """Play a legal move; after the main action the turn ends by itself when nothing more can be done."""
    kind, first, second = move // at.PART // at.PART, move // at.PART % at.PART, move % at.PART
    seat = table[at.SEAT]
    realm = realm_of(book, seat)
    if kind == at.LAY_TILE:
        _lay(book, table, realm, first, second)
    elif kind == at.TAKE_TILE:
        starts = table[at.DECISION] == at.START_TILE
        _take_tile(book, table, realm, first)
        if starts:
            begin(book, table)
    elif kind == at.SUMMON_DISC:
        table[realm + at.ZONE + first] -= 1
        _land(book, table, realm, first, second)
    elif kind == at.MOVE_DISC:
        colour = colour_at(table, realm, first)
        table[realm + at.PLANES + colour] ^= 1 << first
        table[realm + at.DISCS] ^= 1 << first
        _land(book, table, realm, colour, second)
    elif kind == at.FINISH:
        if table[at.DECISION] == at.SUMMONING:
            _end_summoning(book, table)
        else:
            back_to_turn(book, table)
    elif kind == at.SET_TILE_ASIDE:
        _hand_in(book, table, realm, first)
    elif kind == at.COMPLETE:
        _complete(book, table, realm, seat, first, second)
    elif kind == at.TAKE_START_DISC:
        table[realm + at.ZONE + first] += 1
        table[at.DISCS_LEFT + first] -= 1
        open_turn(table, 0)
    elif kind == at.END:
        end_turn(book, table)
    else:
        use_power(book, table, realm, seat, kind, first, second)
    if table[at.DECISION] == at.TURN and table[at.DONE] and further_moves(book, table, spare, 1) == 0:
        end_turn(book, table)


@inlined
def _main_action_done(table: Ints) -> None:
    table[at.DECISION] = at.TURN
    table[at.DONE] = 1
    table[at.UNLIMITED] = 0
    table[at.LEFT] = 0
    table[at.PLACED] = 0


@inlined
def _lay(book: Ints, table: Ints, realm: int, way: int, empty: int) -> None:
    """The tile is replaced by squares of its colours; what lay there leaves the board first."""
    lay = book[at.LAYS_AT] + way * at.LAY_SIZE
    covers = book[lay + at.LAY_COVERS]
    clear(table, realm, covers)
    kept = ~left_empty(covers, empty) if empty else -1
    for colour in range(at.RUNE_COUNT):
        put = book[lay + at.LAY_PUTS + colour] & kept
        table[realm + at.PLANES + colour] |= put
        table[at.SUPPLY + colour] -= bits(put)
    _hand_in(book, table, realm, tile_of(book, table, realm, way))


@inlined
def tile_of(book: Ints, table: Ints, realm: int, way: int) -> int:
    """The tile of the active zone that lies in a way."""
    for place in range(table[realm + at.TILE_COUNT]):
        tile = table[realm + at.REALM_TILES + place]
        entry = book[at.TILES_AT] + tile * at.TILE_SIZE
        if 0 <= way - book[entry + at.FIRST_LAY] < book[entry + at.LAYS]:
            return tile
    return at.NOTHING


@compiled
def _hand_in(book: Ints, table: Ints, realm: int, tile: int) -> None:
    """The used tile goes behind the queen, or alone out of the game; only then a new one is taken."""
    tiles = realm + at.REALM_TILES
    remove(table, tiles, table[realm + at.TILE_COUNT], find(table, tiles, table[realm + at.TILE_COUNT], tile))
    table[realm + at.TILE_COUNT] -= 1
    if book[at.SEATS] == 1:
        table[book[at.ASIDE_AT] + table[at.ASIDE_COUNT]] = tile
        table[at.ASIDE_COUNT] += 1
    else:
        table[book[at.CIRCLE_AT] + table[at.CIRCLE_COUNT]] = tile
        table[at.CIRCLE_COUNT] += 1
    if book[at.CHOICE] == 1:
        _take_tile(book, table, realm, table[book[at.CIRCLE_AT]])
    else:
        table[at.DECISION] = at.DRAW
        table[at.UNLIMITED] = 0


@compiled
def _take_tile(book: Ints, table: Ints, realm: int, tile: int) -> None:
    """A tile comes into the active zone; those the player passed over stay first in the circle."""
    circle, count = book[at.CIRCLE_AT], table[at.CIRCLE_COUNT]
    remove(table, circle, count, find(table, circle, count, tile))
    table[at.CIRCLE_COUNT] -= 1
    table[realm + at.REALM_TILES + table[realm + at.TILE_COUNT]] = tile
    table[realm + at.TILE_COUNT] += 1
    _main_action_done(table)


@inlined
def _land(book: Ints, table: Ints, realm: int, colour: int, field: int) -> None:
    """A disc reaches a field; what lay there leaves the board."""
    clear(table, realm, 1 << field)
    table[realm + at.PLANES + colour] |= 1 << field
    table[realm + at.DISCS] |= 1 << field
    if table[at.DECISION] == at.SUMMONING:
        table[at.LEFT] -= 1
        table[at.PLACED] += 1
    else:
        table[at.LEFT] = (book[at.DISC_TOTAL] if table[at.UNLIMITED] else book[at.SUMMONED]) - 1
        table[at.PLACED] = 1
        table[at.UNLIMITED] = 0
    if table[at.LEFT]:
        table[at.DECISION] = at.SUMMONING
    else:
        _end_summoning(book, table)


@inlined
def _end_summoning(book: Ints, table: Ints) -> None:
    """Summoning uses no tile, except alone, where every turn costs one."""
    _main_action_done(table)
    if book[at.SEATS] == 1:
        table[at.DECISION] = at.SET_ASIDE
        table[at.DONE] = 0


@compiled
def _complete(book: Ints, table: Ints, realm: int, seat: int, card: int, site: int) -> None:
    """Only the needed pieces are removed; the card counts, and its discs and levels are given at once."""
    entry, covers = book[at.CARDS_AT] + card * at.CARD_SIZE, book[book[at.SITES_AT] + site * at.SITE_SIZE + at.COVERS]
    hidden = find(table, book[at.HIDDEN_AT], table[at.HIDDEN_COUNT], seat * at.OWNER + card)
    if hidden >= 0:
        remove(table, book[at.HIDDEN_AT], table[at.HIDDEN_COUNT], hidden)
        table[at.HIDDEN_COUNT] -= 1
    else:
        level = book[entry + at.CARD_LEVEL]
        row = book[at.ROWS_AT] + level * book[at.DISPLAY]
        table[row + find(table, row, table[at.ROW_COUNT + level], card)] = at.NOTHING
    table[book[at.BUILT_AT] + table[at.BUILT_COUNT]] = seat * at.OWNER + card
    table[at.BUILT_COUNT] += 1
    table[realm + at.SCORE] += book[entry + at.POINTS]
    table[realm + at.GLASSES] += book[entry + at.HOURGLASSES]
    clear(table, realm, covers)
    for colour in range(at.COLOUR_COUNT):
        gained = min(book[entry + at.BONUS + colour], table[at.DISCS_LEFT + colour])
        table[realm + at.ZONE + colour] += gained
        table[at.DISCS_LEFT + colour] -= gained
    table[realm + at.LEVEL] = min(table[realm + at.LEVEL] + book[entry + at.LEVEL_UP], book[at.TOP_LEVEL])
    power = table[realm + at.POWER]
    if power >= 0 and table[realm + at.CRYSTAL] == at.COLOURLESS and covers & book[at.CRYSTALS + power]:
        table[realm + at.CRYSTAL] = at.FRESH


@compiled
def end_turn(book: Ints, table: Ints) -> None:
    """The display is refilled, a crystal won this turn becomes usable, and the next seat follows."""
    for level in range(at.LEVEL_COUNT):
        _refill(book, table, level)
    seat, seats = table[at.SEAT], book[at.SEATS]
    realm = realm_of(book, seat)
    if table[realm + at.CRYSTAL] == at.FRESH:
        table[realm + at.CRYSTAL] = at.ACTIVE_CRYSTAL
    if seat + 1 < seats:
        open_turn(table, seat + 1)
        return
    over = table[at.ROUND] == book[at.SOLO_TURNS] if seats == 1 else table[at.ROUND] >= book[at.MOST_ROUNDS]
    if seats > 1:
        for other in range(seats):
            over = over or table[realm_of(book, other) + at.GLASSES] >= book[at.ENOUGH]
    if over:
        table[at.DECISION] = at.OVER
        table[at.SEAT] = at.NOTHING
        table[at.DONE] = 0
        return
    table[at.ROUND] += 1
    open_turn(table, 0)


@inlined
def _refill(book: Ints, table: Ints, level: int) -> None:
    """Every gap is filled from the pile of its level; if that is empty, the row closes up."""
    row, count = book[at.ROWS_AT] + level * book[at.DISPLAY], table[at.ROW_COUNT + level]
    pile, filled = book[at.PILES_AT] + level * book[at.PILE_SIZE], 0
    for place in range(count):
        card = table[row + place]
        if card == at.NOTHING:
            if table[at.PILE_COUNT + level] == 0:
                continue
            card = table[pile]
            remove(table, pile, table[at.PILE_COUNT + level], 0)
            table[at.PILE_COUNT + level] -= 1
        table[row + filled] = card
        filled += 1
    for place in range(filled, count):
        table[row + place] = at.NOTHING
    table[at.ROW_COUNT + level] = filled
