"""Realm of Sand in numbers and back: rules, positions and moves of the readable engine as the fast twin has them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from math import comb, prod
from typing import get_args, get_type_hints

from realms_nb.fast.compiling import ints
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.boards import POWERS
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, PLANES, RUNES
from realms_nb.games.realm_of_sand.engine.moves import MISSING, Move
from realms_nb.games.realm_of_sand.engine.patterns import Lay
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.fast import layout as at

# How the first tiles are given, in the order of `layout.DEALT` and those behind it.
FIRST_TILES = get_args(get_type_hints(Rules)["start_tiles"])


class CompiledRules:
    """The rules for one number of seats as an array, and the way back from numbers to names and moves."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules, self.seats = rules, rules.check_seats(seats)
        self.cards = tuple(card.id for card in rules.deck)
        self.tiles = tuple(tile.id for tile in rules.tile_set)
        self.card = {card: number for number, card in enumerate(self.cards)}
        self.tile = {tile: number for number, tile in enumerate(self.tiles)}
        self.decks = [[n for n, card in enumerate(rules.deck) if card.level == level] for level in (1, 2, 3)]
        self.sites = [site for card in self.cards for site in rules.placements.sites(card)]
        self.lays = [lay for tile in self.tiles for lay in self._in_order(tile)]
        # Where each move finds its number.
        self._way = {lay.move: number for number, lay in enumerate(self.lays)}
        self._site: dict[mv.CompleteBuilding, int] = {}
        for number, site in enumerate(self.sites):
            self._site.setdefault(site.move, number)
        self.numbers = self._written()
        self.array = ints(self.numbers)
        self.table_size = self.numbers[at.TABLE_SIZE]
        self.realm_size = self.numbers[at.REALM_SIZE]

    @property
    def most_moves(self) -> int:
        """A bound for the number of legal moves: ways of laying, with squares missing; discs, squares, buildings."""
        size, rules = self.rules.table.size, self.rules
        ways = []
        for tile in rules.tile_set:
            fillings = prod(comb(count, count // 2) for count in map(tile.colours.count, RUNES))
            ways.append(fillings * sum(map(len, rules.placements.lays(tile.id).by_fields.values())))
        lays = sum(sorted(ways)[-rules.active_tiles :])
        others = rules.active_tiles * len(self.tiles) + len(COLOURS) * (2 * size + len(COLOURS)) + 2 * size * size
        return lays + len(self.sites) + others + 2

    def _in_order(self, tile: str) -> list[Lay]:
        """The ways of a tile as the readable engine lists them: in the light area, then by their dark fields."""
        lays = self.rules.placements.lays(tile)
        made = {lay.move: lay for ways in lays.by_fields.values() for lay in ways}
        moves = [*lays.light, *(move for _, group in lays.dark for move in group)]
        return [made[move] for move in moves]

    def planes(self, pieces: int) -> list[int]:
        """The fields of each colour."""
        ground = self.rules.table
        return [pieces >> plane * ground.size & ground.whole for plane in range(len(COLOURS))]

    def _written(self) -> list[int]:
        rules, ground = self.rules, self.rules.table
        sides = rules.sides_for(self.seats)
        boards = rules.board_set if "advanced" in sides else ()
        powers = [POWERS.index(board.power) for board in boards]
        crystals = [rules.crystals[power] if power in [b.power for b in boards] else 0 for power in POWERS]
        head = [
            self.seats, ground.size, ground.dark, ground.light, int(rules.dark_fields == "numbered"), rules.top_level,
            rules.active_tiles, rules.tile_choice, rules.summoned_discs, rules.display, rules.hourglasses_to_end,
            rules.solo_turns, rules.most_rounds, rules.red_cards, rules.blue_tiles, sum(rules.discs), len(self.cards),
            len(self.tiles), len(boards), FIRST_TILES.index(rules.start_tiles),
            sum(1 << seat for seat, side in enumerate(sides) if side == "advanced"), *rules.squares,
            *rules.stock(self.seats), *crystals,
            *powers, *[at.NOTHING] * (at.POWER_COUNT - len(powers)),
        ]  # fmt: skip
        opened = rules.opened if rules.dark_fields == "numbered" else (0,) * (rules.top_level + 1)
        parts = [list(opened), self._cards(), self._decks(), self._sites(), *self._tiles_and_lays()]
        start, starts = at.HEAD_SIZE, list[int]()
        for part in parts:
            starts.append(start)
            start += len(part)
        whole = head + starts + self._offsets()
        return [*whole, *(number for part in parts for number in part)]

    def _cards(self) -> list[int]:
        numbers, first = list[int](), 0
        for card in self.rules.deck:
            count = len(self.rules.placements.sites(card.id))
            numbers += [card.level - 1, card.points, card.hourglasses, card.level_up]
            numbers += [*map(card.discs.count, COLOURS), *map(card.pattern.count, COLOURS), first, count]
            first += count
        return numbers

    def _decks(self) -> list[int]:
        """How many cards each level has, then the cards level by level."""
        return [*map(len, self.decks), *(number for deck in self.decks for number in deck)]

    def _sites(self) -> list[int]:
        numbers = list[int]()
        for site in self.sites:
            numbers += [*self.planes(site.need), site.covers, self._site[site.move]]
        return numbers

    def _tiles_and_lays(self) -> tuple[list[int], list[int], list[int]]:
        """Tiles, ways of lying, and the same ways sorted by their fields, as they are listed when squares run out."""
        tiles, lays, thin = list[int](), list[int](), list[int]()
        for tile in self.rules.tile_set:
            ways = self.rules.placements.lays(tile.id)
            first, count = len(lays) // at.LAY_SIZE, sum(map(len, ways.by_fields.values()))
            tiles += [first, len(ways.light), count, *map(tile.colours.count, RUNES)]
            for lay in self.lays[first : first + count]:
                lays += [lay.covers, *self.planes(lay.put)[: len(RUNES)]]
            thin += [self._way[lay.move] for group in ways.by_fields.values() for lay in group]
        return tiles, lays, thin

    def _offsets(self) -> list[int]:
        """Where the parts of a table begin."""
        rules, cards, tiles = self.rules, len(self.cards), len(self.tiles)
        pile = max(map(len, self.decks))
        realm = at.REALM_TILES + rules.active_tiles
        sizes = [tiles, tiles, len(LEVELS) * rules.display, len(LEVELS) * pile, cards, cards]
        sizes += [rules.red_cards, rules.blue_tiles, rules.blue_tiles, self.seats * realm]
        starts = [at.TABLE_HEAD]
        for size in sizes:
            starts.append(starts[-1] + size)
        circle, aside, rows, piles, built, hidden, kept, given, taken, realms, end = starts
        return [circle, aside, rows, piles, pile, built, hidden, kept, given, taken, realms, realm, end]

    def code(self, move: Move) -> int:
        """The number of a move."""
        number, tile = self.rules.table.number, self.tile
        match move:
            case mv.LayTile():
                return self._lay_code(move)
            case mv.TakeStartDisc(colour):
                return _code(at.TAKE_START_DISC, PLANES[colour])
            case mv.TakeTile(taken):
                return _code(at.TAKE_TILE, tile[taken])
            case mv.SummonDisc(colour, field):
                return _code(at.SUMMON_DISC, PLANES[colour], number[field])
            case mv.MoveDisc(start, field):
                return _code(at.MOVE_DISC, number[start], number[field])
            case mv.Finish():
                return _code(at.FINISH)
            case mv.SetAside(put):
                return _code(at.SET_TILE_ASIDE, tile[put])
            case mv.CompleteBuilding():
                return _code(at.COMPLETE, self.card[move.card], self._site[move])
            case mv.SpendCrystal():
                return _code(at.SPEND)
            case mv.LookAtDeck(level):
                return _code(at.LOOK, LEVELS.index(level))
            case mv.KeepCard(card):
                return _code(at.KEEP_CARD, self.card[card])
            case mv.ExchangeDisc(give, take):
                given = PLANES[give] if give in PLANES else at.FROM_BOARD + number[give]
                return _code(at.EXCHANGE, given, PLANES[take])
            case mv.ShiftSquare(start, field):
                return _code(at.SHIFT, number[start], number[field])
            case mv.SwapTile(give, take):
                return _code(at.SWAP_TILE, tile[give], tile[take])
            case mv.EndTurn():
                return _code(at.END)

    def _lay_code(self, move: mv.LayTile) -> int:
        """A way of lying, and which of its fields stay empty; of ways that come to the same the first."""
        way = self._way.get(move)
        if way is not None:
            return _code(at.LAY_TILE, way)
        for lay in self.rules.placements.lays(move.tile).by_fields[move.fields]:
            pairs = list(zip(move.colours, lay.move.colours, strict=True))
            if all(left in (MISSING, full) for left, full in pairs):
                empty = sum(1 << place for place, (left, _) in enumerate(pairs) if left == MISSING)
                return _code(at.LAY_TILE, self._way[lay.move], empty)
        raise AssertionError(f"{move} cannot be laid")

    def move(self, code: int) -> Move:
        """The move of a number."""
        kind, first, second = code // at.PART**2, code // at.PART % at.PART, code % at.PART
        names, tiles = self.rules.table.names, self.tiles
        match kind:
            case at.LAY_TILE:
                lay = self.lays[first].move
                colours = "".join(MISSING if second >> n & 1 else c for n, c in enumerate(lay.colours))
                return mv.LayTile(lay.tile, lay.fields, colours) if second else lay
            case at.TAKE_START_DISC:
                return mv.TakeStartDisc(COLOURS[first])
            case at.TAKE_TILE:
                return mv.TakeTile(tiles[first])
            case at.SUMMON_DISC:
                return mv.SummonDisc(COLOURS[first], names[second])
            case at.MOVE_DISC:
                return mv.MoveDisc(names[first], names[second])
            case at.FINISH:
                return mv.Finish()
            case at.SET_TILE_ASIDE:
                return mv.SetAside(tiles[first])
            case at.COMPLETE:
                return self.sites[second].move
            case at.SPEND:
                return mv.SpendCrystal()
            case at.LOOK:
                return mv.LookAtDeck(LEVELS[first])
            case at.KEEP_CARD:
                return mv.KeepCard(self.cards[first])
            case at.EXCHANGE:
                give = COLOURS[first] if first < at.FROM_BOARD else names[first - at.FROM_BOARD]
                return mv.ExchangeDisc(give, COLOURS[second])
            case at.SHIFT:
                return mv.ShiftSquare(names[first], names[second])
            case at.SWAP_TILE:
                return mv.SwapTile(tiles[first], tiles[second])
            case _:
                return mv.EndTurn()


def _code(kind: int, first: int = 0, second: int = 0) -> int:
    return (kind * at.PART + first) * at.PART + second


def padded(numbers: Sequence[int], size: int) -> list[int]:
    """Some numbers in a part of the table, with nothing behind them."""
    return [*numbers, *[at.NOTHING] * (size - len(numbers))]


# Rules are frozen, so a book is made once for each; kept by identity, because comparing rules means comparing cards.
_books: OrderedDict[tuple[int, int], CompiledRules] = OrderedDict()
_MOST_BOOKS = 32


def book_for(rules: Rules, seats: int) -> CompiledRules:
    """The book of some rules for a number of seats."""
    key = (id(rules), seats)
    book = _books.get(key)
    if book is None:
        book = _books[key] = CompiledRules(rules, seats)
        if len(_books) > _MOST_BOOKS:
            _books.popitem(last=False)
    return book
