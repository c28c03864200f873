"""Where a tile can lie and where a pattern can stand: every placement, worked out once per board."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from realms_nb.games.realm_of_sand.engine.boards import Ground
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, NOTHING
from realms_nb.games.realm_of_sand.engine.moves import CompleteBuilding, LayTile, MoveDisc, SummonDisc


class Lay(Struct, frozen=True, gc=False):
    """One way of laying a tile: the move, the squares it puts, the fields it covers."""

    move: LayTile
    put: int
    covers: int


class Site(Struct, frozen=True, gc=False):
    """One place where a building's pattern can stand: the move, the pieces it needs, their fields."""

    move: CompleteBuilding
    need: int
    covers: int


class TileLays(Struct, frozen=True):
    """All ways of laying one tile: those in the light area, and those that reach into the dark zone.

    The latter are grouped by the dark fields they cover, for whether they are allowed depends only on these.
    """

    by_fields: dict[tuple[str, ...], tuple[Lay, ...]]
    light: tuple[LayTile, ...]
    dark: tuple[tuple[int, tuple[LayTile, ...]], ...]


def faces(pattern: str, *, mirrored: bool) -> tuple[tuple[str, ...], ...]:
    """A pattern in its four quarter turns, as rows; with `mirrored` then the four of its back."""
    rows = tuple(pattern.split("/"))
    turns: list[tuple[str, ...]] = []
    for face in [rows, tuple(row[::-1] for row in rows)] if mirrored else [rows]:
        for _ in range(4):
            turns.append(face)
            # The first column, read upwards, becomes the first row: a quarter turn clockwise.
            face = tuple("".join(column) for column in zip(*face[::-1], strict=True))
    return tuple(turns)


def turned(pattern: str, *, mirrored: bool) -> tuple[tuple[str, ...], ...]:
    """A pattern in every different rotation, as rows; with `mirrored` also flipped over."""
    return tuple(dict.fromkeys(faces(pattern, mirrored=mirrored)))


def placements(ground: Ground, pattern: str, *, mirrored: bool) -> Iterator[dict[str, str]]:
    """Every way in which a pattern fits the board, as colours by field, row by row; each way once."""
    seen: set[tuple[tuple[str, str], ...]] = set()
    for rows in turned(pattern, mirrored=mirrored):
        for top in range(ground.height - len(rows) + 1):
            for left in range(ground.width - len(rows[0]) + 1):
                colours = {
                    ground.names[(top + y) * ground.width + left + x]: letter
                    for y, row in enumerate(rows)
                    for x, letter in enumerate(row)
                    if letter != NOTHING
                }
                # A pattern with an empty edge would count twice otherwise.
                key = tuple(colours.items())
                if key not in seen:
                    seen.add(key)
                    yield colours


class Placements:
    """The tables of one set of rules; a tile's or a card's share is made when it is first asked for."""

    def __init__(
        self, ground: Ground, tiles: dict[str, str], cards: dict[str, str], *, flips: bool, mirrors: bool
    ) -> None:
        self.ground = ground
        self._tiles, self._flips = tiles, flips
        self._cards, self._mirrors = cards, mirrors
        self._lays: dict[str, TileLays] = {}
        self._sites: dict[str, tuple[Site, ...]] = {}
        # The pieces of each colour that a building asks for; without them there is no need to look for a place.
        self.demand = {card: tuple(map(pattern.count, COLOURS)) for card, pattern in cards.items()}
        names = ground.names
        self.summons = {colour: tuple(SummonDisc(colour, name) for name in names) for colour in COLOURS}
        self.disc_moves = {start: tuple(MoveDisc(start, name) for name in names) for start in names}

    def lays(self, tile: str) -> TileLays:
        """Every way of laying a tile."""
        if tile not in self._lays:
            self._lays[tile] = self._lays_of(tile)
        return self._lays[tile]

    def sites(self, card: str) -> tuple[Site, ...]:
        """Every place where a building's pattern can stand."""
        if card not in self._sites:
            self._sites[card] = tuple(
                Site(CompleteBuilding(card, tuple(colours)), self._pieces(colours), self.ground.mask(tuple(colours)))
                for colours in placements(self.ground, self._cards[card], mirrored=self._mirrors)
            )
        return self._sites[card]

    def _lays_of(self, tile: str) -> TileLays:
        by_fields: dict[tuple[str, ...], list[Lay]] = {}
        by_dark: dict[int, list[LayTile]] = {}
        for colours in placements(self.ground, self._tiles[tile], mirrored=self._flips):
            fields = tuple(colours)
            covers = self.ground.mask(fields)
            lay = Lay(LayTile(tile, fields, "".join(colours.values())), self._pieces(colours), covers)
            by_fields.setdefault(fields, []).append(lay)
            by_dark.setdefault(covers & self.ground.dark, []).append(lay.move)
        return TileLays(
            by_fields={fields: tuple(lays) for fields, lays in by_fields.items()},
            light=tuple(by_dark.pop(0, ())),
            dark=tuple((dark, tuple(moves)) for dark, moves in by_dark.items()),
        )

    def _pieces(self, colours: dict[str, str]) -> int:
        return sum(self.ground.piece(colour, name) for name, colour in colours.items())
