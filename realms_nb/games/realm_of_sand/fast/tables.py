"""Realm of Sand as whole numbers: where tiles lie, how patterns look, and a seat's own board as one row of numbers.

The readable engine stays the law. A row holds what a player looks at when thinking of its own next turns; what the
others do is not in it. A set of fields is one number, field n being bit n, as in the readable engine's `Ground`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from realms_nb.fast.compiling import Ints, ints
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, NOTHING, PLANES
from realms_nb.games.realm_of_sand.engine.patterns import turned
from realms_nb.games.realm_of_sand.engine.rules import Rules

COLOUR_COUNT = len(COLOURS)
# Blue and yellow, from this place in the row of colours on, come only as discs.
RARE = 3

# A row: the choice it began with, the level, the next tile of the circle, discs in the active zone and in the supply
# by colour, the fields of each colour, the fields with a disc; behind them the tiles, the tiles within reach, and for
# each goal the turn in which it was completed, counted from 1.
ROOT, LEVEL, NEXT, ZONE, STOCK, PLANE, DISCS, TILES = 0, 1, 2, 3, 8, 13, 18, 19
NO_TILE = -1


class Tables(NamedTuple):
    """Everything that the rules fix. Cards, faces, tiles and lays are numbered; `first_x[n]` is where n's own begin."""

    dark: int
    # Whether each level opens a dark field of its own; otherwise any so many may be in use.
    numbered: bool
    top_level: int
    summoned_discs: int
    tile_choice: int
    # Building cards: points, levels, discs, and the pieces they ask for (one number per colour).
    points: Ints
    levels: Ints
    discs: Ints
    asked: Ints
    # The faces of a pattern, one per rotation: its pieces, each so many fields behind the top left corner; and for
    # each level the corners where it fits, beside nothing else in the dark zone.
    first_face: Ints
    first_piece: Ints
    shifts: Ints
    colours: Ints
    corners: Ints
    # The ways of laying a tile, sorted by the level they need: the fields they cover, and those of each rune colour.
    first_lay: Ints
    lay_level: Ints
    covers: Ints
    puts: Ints
    # Where the last two parts of a row begin.
    reach_at: int
    goals_at: int


class Book:
    """The tables of one set of rules, and the way from their numbers back to names."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        placements = rules.placements
        self.card = {card.id: number for number, card in enumerate(rules.deck)}
        self.tile = {tile.id: number for number, tile in enumerate(rules.tile_set)}
        faces = [turned(card.pattern, mirrored=rules.mirrored_patterns) for card in rules.deck]
        self.faces = [self._pieces(face) for group in faces for face in group]
        corners = [self._corners(face) for group in faces for face in group]
        lays = [
            sorted(
                (lay for ways in placements.lays(tile.id).by_fields.values() for lay in ways),
                key=lambda lay: self._level(lay.covers),
            )
            for tile in rules.tile_set
        ]
        self.lays = [lay for group in lays for lay in group]
        reach_at = TILES + rules.active_tiles
        self.tables = Tables(
            dark=rules.table.dark,
            numbered=rules.dark_fields == "numbered",
            top_level=rules.top_level,
            summoned_discs=rules.summoned_discs,
            tile_choice=rules.tile_choice,
            points=ints(card.points for card in rules.deck),
            levels=ints(card.level_up for card in rules.deck),
            discs=ints(card.discs.count(colour) for card in rules.deck for colour in COLOURS),
            asked=ints(card.pattern.count(colour) for card in rules.deck for colour in COLOURS),
            first_face=_starts(faces),
            first_piece=_starts(self.faces),
            shifts=ints(shift for face in self.faces for shift, _ in face),
            colours=ints(colour for face in self.faces for _, colour in face),
            corners=ints(mask for levels in corners for mask in levels),
            first_lay=_starts(lays),
            lay_level=ints(self._level(lay.covers) for lay in self.lays),
            covers=ints(lay.covers for lay in self.lays),
            puts=ints(plane for lay in self.lays for plane in self.planes(lay.put)[:RARE]),
            reach_at=reach_at,
            goals_at=reach_at + rules.tile_choice,
        )

    def planes(self, pieces: int) -> list[int]:
        """The fields of each colour."""
        ground = self.rules.table
        return [pieces >> plane * ground.size & ground.whole for plane in range(COLOUR_COUNT)]

    def site(self, card: str, fields: Sequence[str]) -> tuple[int, int]:
        """The face and the corner with which a pattern stands on some fields."""
        covers, first = self.rules.table.mask(fields), self.tables.first_face
        number = self.card[card]
        pieces = {site.move.fields: site.need for site in self.rules.placements.sites(card)}[tuple(fields)]
        for face in range(first[number], first[number + 1]):
            lowest = min(shift for shift, _ in self.faces[face])
            corner = (covers & -covers).bit_length() - 1 - lowest
            if corner >= 0 and self._need(face, corner) == pieces:
                return face, corner
        raise AssertionError(f"{card} cannot stand on {fields}")

    def _need(self, face: int, corner: int) -> int:
        size = self.rules.table.size
        return sum(1 << colour * size + corner + shift for shift, colour in self.faces[face])

    def _pieces(self, rows: tuple[str, ...]) -> list[tuple[int, int]]:
        """The pieces of a pattern: how many fields behind the corner, and the colour."""
        width = self.rules.table.width
        return [
            (y * width + x, PLANES[letter])
            for y, row in enumerate(rows)
            for x, letter in enumerate(row)
            if letter != NOTHING
        ]

    def _corners(self, rows: tuple[str, ...]) -> list[int]:
        """For each level the top left corners at which a pattern fits."""
        ground, pieces = self.rules.table, self._pieces(rows)
        masks = [0] * (self.rules.top_level + 1)
        for top in range(ground.height - len(rows) + 1):
            for left in range(ground.width - len(rows[0]) + 1):
                corner = top * ground.width + left
                needed = self._level(sum(1 << corner + shift for shift, _ in pieces))
                for level in range(needed, len(masks)):
                    masks[level] |= 1 << corner
        return masks

    def _level(self, covers: int) -> int:
        """The level that some fields need on an empty board; above the top level if none is enough."""
        dark = covers & self.rules.table.dark
        if self.rules.dark_fields == "any":
            return dark.bit_count()
        opened = self.rules.opened
        return next((level for level in range(len(opened)) if not dark & ~opened[level]), len(opened))


def _starts(groups: Iterable[Sequence[Any]]) -> Ints:
    """Where each of some groups begins when all stand in one line, and where the last one ends."""
    starts = [0]
    for group in groups:
        starts.append(starts[-1] + len(group))
    return ints(starts)


# Rules are frozen, so a book is made once for each; kept by identity, because comparing rules means comparing cards.
_books: OrderedDict[int, Book] = OrderedDict()
_MOST_BOOKS = 32


def book_for(rules: Rules) -> Book:
    """The book of some rules."""
    book = _books.get(id(rules))
    if book is None:
        book = _books[id(rules)] = Book(rules)
        if len(_books) > _MOST_BOOKS:
            _books.popitem(last=False)
    return book
