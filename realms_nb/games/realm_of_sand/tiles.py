"""A rune tile: three rune squares in a row or round a corner."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from realms_nb.core.errors import BadDeck, shown
from realms_nb.games.realm_of_sand.cards import is_id
from realms_nb.games.realm_of_sand.colours import NOTHING, RUNES, fault_in_pattern

MOST_TILES = 200
LONGEST_TILE = 3


class Tile(Struct, frozen=True):
    """One rune tile; its id is its key."""

    id: str
    # Rows from top to bottom, parted by "/"; "." is not part of the tile.
    pattern: str

    @property
    def colours(self) -> str:
        """The colours of its squares, in the order of the pattern."""
        return "".join(letter for letter in self.pattern if letter not in "/" + NOTHING)


@cache
def standard_tiles() -> tuple[Tile, ...]:
    """The 28 tiles designed by this project: 13 straight ones, 15 corners, 28 squares of each colour."""
    text = files("realms_nb.games.realm_of_sand").joinpath("tiles.csv").read_text("utf-8")
    return load_tiles(csv.DictReader(text.splitlines()))


def load_tiles(source: Iterable[object]) -> tuple[Tile, ...]:
    """Tiles from a list of tiles or of rows with the columns `id` and `pattern`, checked one by one."""
    tiles: list[Tile] = []
    for number, row in enumerate(source, start=1):
        if number > MOST_TILES:
            raise BadDeck(f"There are at most {MOST_TILES} rune tiles.")
        try:
            tile = row if isinstance(row, Tile) else msgspec.convert(row, Tile)
        except msgspec.ValidationError as error:
            raise BadDeck(f"Tile {number} cannot be read: {error}.") from error
        fault = fault_in_pattern(tile.pattern, RUNES, LONGEST_TILE)
        if not is_id(tile.id):
            raise BadDeck(f"Tile {number} is called {shown(tile.id)}; an id has 1 to 12 letters, digits and hyphens.")
        if fault:
            raise BadDeck(f"Tile {number}, {tile.id}: the pattern {shown(tile.pattern)} does not fit; it {fault}.")
        if tile.id in {other.id for other in tiles}:
            raise BadDeck(f"Tile {number} is called {shown(tile.id)} like another one; give it its own id.")
        tiles.append(tile)
    return tuple(tiles)
