"""A rune tile: three rune squares in a row or round a corner."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from realms_nb.core.errors import BadDeck, shown
from realms_nb.core.tables import cell, check_columns, fault, rows_of
from realms_nb.games.realm_of_sand.engine.cards import read_id
from realms_nb.games.realm_of_sand.engine.colours import NOTHING, RUNES, fault_in_pattern

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


# The shape is there for whoever reads the file; the pattern says it all.
COLUMNS = ("id", "shape", "pattern")
NEEDED = ("id", "pattern")


@cache
def standard_tiles() -> tuple[Tile, ...]:
    """The 28 tiles designed by this project: 13 straight ones, 15 corners, 28 squares of each colour."""
    return load_tiles(files("realms_nb.games.realm_of_sand.engine").joinpath("tiles.csv").read_text("utf-8"))


def load_tiles(source: object) -> tuple[Tile, ...]:
    """The tiles of a CSV file (a path), of CSV text, of a list of rows or tiles, or of a DataFrame, cell by cell."""
    tiles: dict[str, Tile] = {}
    for number, made in enumerate(rows_of(source, "A set of tiles"), start=1):
        if number > MOST_TILES:
            raise BadDeck(f"There are at most {MOST_TILES} rune tiles.")
        # A tile made in code passes the same checks as a row of a file.
        row = check_columns(msgspec.to_builtins(made) if isinstance(made, Tile) else made, number, COLUMNS, NEEDED)
        tile = Tile(read_id(row, number), cell(row, "pattern"))
        wrong = fault_in_pattern(tile.pattern, RUNES, LONGEST_TILE)
        if wrong:
            raise fault(number, "pattern", f"is {shown(tile.pattern)}; a tile {wrong}")
        if tile.id in tiles:
            raise fault(number, "id", f"{shown(tile.id)} is taken by another tile; give this one its own id")
        tiles[tile.id] = tile
    return tuple(tiles.values())
