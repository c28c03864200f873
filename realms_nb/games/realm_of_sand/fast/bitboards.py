"""How the players of the fast twin look at a board: each colour one number, every place of a pattern tried at once.

Where the light area is a square of up to four fields a side, a number holds it in all four rotations side by side, and
each pattern is needed in one rotation only. On any other ground a number is the board as it is, dark zone included, and
a pattern has one face for each rotation.
"""

from __future__ import annotations

from collections import OrderedDict
from itertools import pairwise
from typing import NamedTuple

from realms_nb.fast.compiling import Ints, ints
from realms_nb.games.realm_of_sand.engine.cards import Card
from realms_nb.games.realm_of_sand.engine.colours import NOTHING, PLANES
from realms_nb.games.realm_of_sand.engine.patterns import turned
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast.compiled_rules import CompiledRules

# Patterns are tried with so many rune pieces, or with as many as they have; what fills them up is on every board.
SMALL, LARGE = 4, 6
ALWAYS = at.RUNE_COUNT
_WORD = 64
_LARGEST_SIDE = 4


# The masks are one array: a head, then the parts where the head says. The bits of each field; for each tile where its
# ways begin; for each way its number in the book, the bits it covers, the bits of each colour it puts; for each card
# where its faces begin; for each face where its rune pieces begin (sorted by colour), the corners where it fits at each
# level; for each piece its colour and shift; for each face and bit the bits of the pattern with its corner there.
MOST_BOARDS, SEES_DARK, TOP_LEVEL = range(3)
SEEN, FIRST_LAY, WAYS, COVERS, PUTS, LAY_COUNT, FIRST_FACE, CORNERS, FIRST_PIECE, COLOURS, SHIFTS, CELLS = range(3, 15)
_HEAD = 15


class BoardMasks(NamedTuple):
    """The array, and the most boards that one decision looks at."""

    array: Ints
    most_boards: int


def masks_for(book: CompiledRules) -> BoardMasks:
    """The masks of some rules."""
    key = id(book.rules)
    if key not in _known_masks:
        # The rules are kept, too: their identity must not pass to others.
        _known_masks[key] = book.rules, _Maker(book).masks()
        if len(_known_masks) > _MOST_KNOWN:
            _known_masks.popitem(last=False)
    return _known_masks[key][1]


_known_masks: OrderedDict[int, tuple[Rules, BoardMasks]] = OrderedDict()
_MOST_KNOWN = 32


class _Maker:
    def __init__(self, book: CompiledRules) -> None:
        self.book, self.rules = book, book.rules
        ground = self.rules.table
        self.side = _side(self.rules)
        light = [number for number in range(ground.size) if ground.light >> number & 1]
        # Each field as the bits in which it is seen.
        if self.side:
            left, top = light[0] % ground.width, light[0] // ground.width
            self.seen = [0] * ground.size
            for number in light:
                x, y = number % ground.width - left, number // ground.width - top
                for turn in range(4):
                    self.seen[number] |= 1 << (self._lane(turn) + y * self.side + x)
                    x, y = self.side - 1 - y, x
        else:
            self.seen = [1 << number for number in range(ground.size)]

    def _lane(self, turn: int) -> int:
        return turn * self.side * self.side

    def _bits(self, covers: int) -> int:
        return sum(bits for number, bits in enumerate(self.seen) if covers >> number & 1)

    def masks(self) -> BoardMasks:
        book, ground = self.book, self.rules.table
        first_lay, lays = [0], list[tuple[int, int, list[int]]]()
        for number in range(len(self.rules.tile_set)):
            start, count = (book.numbers[book.numbers[at.TILES_AT] + number * at.TILE_SIZE + n] for n in (0, 2))
            for way in range(start, start + count):
                lay = book.lays[way]
                if not (self.side and lay.covers & ground.dark):
                    lays.append((way, self._bits(lay.covers), [self._bits(p) for p in book.planes(lay.put)[:3]]))
            first_lay.append(len(lays))
        faces = [self._faces(card) for card in self.rules.deck]
        flat = [face for group in faces for face in group]
        most = sorted(after - before for before, after in pairwise(first_lay))
        boards = max(1, sum(most[-self.rules.active_tiles - self.rules.tile_choice :]))
        parts = {
            SEEN: self.seen,
            FIRST_LAY: first_lay,
            WAYS: [way for way, _, _ in lays],
            COVERS: [covers for _, covers, _ in lays],
            PUTS: [puts[colour] for colour in range(at.RUNE_COUNT) for _, _, puts in lays],
            FIRST_FACE: _starts([len(group) for group in faces]),
            CORNERS: [corners for face in flat for corners in self._corners(face)],
            FIRST_PIECE: _starts([len(face.pieces) for face in flat]),
            COLOURS: [colour for face in flat for colour, _ in face.pieces],
            SHIFTS: [shift for face in flat for _, shift in face.pieces],
            CELLS: [self._cells(face.places.get(bit)) for face in flat for bit in range(_WORD)],
        }
        head, body = [0] * _HEAD, list[int]()
        head[MOST_BOARDS], head[SEES_DARK], head[TOP_LEVEL] = boards, int(not self.side), self.rules.top_level
        head[LAY_COUNT] = len(lays)
        for part, numbers in parts.items():
            head[part] = _HEAD + len(body)
            body += numbers
        return BoardMasks(_signed(head + body), boards)

    def _corners(self, face: _Face) -> list[int]:
        """For each level the corners where a pattern fits, beside nothing else in the dark zone."""
        masks = [0] * (self.rules.top_level + 1)
        for corner, site in face.places.items():
            dark = self.book.sites[site].covers & self.rules.table.dark
            for level in range(len(masks)):
                numbered = self.rules.dark_fields == "numbered"
                allowed = not dark & ~self.rules.opened[level] if numbered else dark.bit_count() <= level
                masks[level] |= 1 << corner if allowed else 0
        return masks

    def _cells(self, site: int | None) -> int:
        return 0 if site is None else self._bits(self.book.sites[site].covers)

    def _faces(self, card: Card) -> list[_Face]:
        """A face for each rotation, or one for all of them; with mirrored patterns the mirrored ones, too."""
        ground, width = self.rules.table, self.side or self.rules.table.width
        numbers = {site.need: number for number, site in enumerate(self.book.sites) if site.move.card == card.id}
        left: set[int] = set(numbers.values())
        faces: list[_Face] = []
        for rows in turned(card.pattern, mirrored=self.rules.mirrored_patterns):
            runes = sorted(
                (PLANES[letter], y * width + x)
                for y, row in enumerate(rows)
                for x, letter in enumerate(row)
                if letter != NOTHING and PLANES[letter] < at.RUNE_COUNT
            )
            places: dict[int, int] = {}
            height, breadth = (self.side, self.side) if self.side else (ground.height, ground.width)
            for lane in range(4 if self.side else 1):
                for top in range(height - len(rows) + 1):
                    for edge in range(breadth - len(rows[0]) + 1):
                        corner = self._lane(lane) + top * width + edge
                        site = numbers.get(self._need(rows, corner, width))
                        # Each place once: a pattern may look the same when turned.
                        if site in left:
                            left.discard(site)
                            places[corner] = site
            if places:
                size = SMALL if len(runes) <= SMALL else max(LARGE, len(runes))
                faces.append(_Face([*runes, *[(ALWAYS, 0)] * (size - len(runes))], places))
        return faces

    def _need(self, rows: tuple[str, ...], corner: int, width: int) -> int:
        """The pieces on the board of a pattern with its corner at a bit."""
        ground, need = self.rules.table, 0
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                if letter != NOTHING:
                    bit = 1 << corner + y * width + x
                    number = next(number for number, bits in enumerate(self.seen) if bits & bit)
                    need |= 1 << PLANES[letter] * ground.size + number
        return need


class _Face(NamedTuple):
    pieces: list[tuple[int, int]]
    # Corner -> number of the site.
    places: dict[int, int]


def _side(rules: Rules) -> int:
    """The side of a light area that is a small square; 0 for any other."""
    ground = rules.table
    light = [divmod(number, ground.width) for number in range(ground.size) if ground.light >> number & 1]
    side = round(len(light) ** 0.5)
    if not light or side > _LARGEST_SIDE or side * side != len(light):
        return 0
    top, left = min(y for y, _ in light), min(x for _, x in light)
    return side if set(light) == {(top + y, left + x) for y in range(side) for x in range(side)} else 0


def _starts(sizes: list[int]) -> list[int]:
    starts = [0]
    for size in sizes:
        starts.append(starts[-1] + size)
    return starts


def _signed(words: list[int]) -> Ints:
    """Words of 64 bits as numbers with a sign: shifted to the right they are wrong only where no pattern fits."""
    return ints(word - (1 << _WORD) if word >> (_WORD - 1) else word for word in words)
