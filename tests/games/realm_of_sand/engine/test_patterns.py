"""Where tiles lie and patterns stand: tiny boards counted by hand, all boards against brute force."""

from __future__ import annotations

from itertools import permutations

import pytest
from games.realm_of_sand.engine.sand import game
from some import some

from realms_nb.games.realm_of_sand.engine.boards import Ground, field_name
from realms_nb.games.realm_of_sand.engine.cards import standard_cards
from realms_nb.games.realm_of_sand.engine.patterns import Placements, placements, turned
from realms_nb.games.realm_of_sand.engine.rules import STANDARD
from realms_nb.games.realm_of_sand.engine.tiles import standard_tiles


def brute_force(ground, pattern, mirrored):
    """Every placement, found without turning anything: try all ways of spreading the letters over the fields.

    A way is good if its distances agree with the pattern's: the same shape, turned, and mirrored only if allowed.
    """
    cells = [(x, y, c) for y, row in enumerate(pattern.split("/")) for x, c in enumerate(row) if c != "."]
    matrices = [(1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0)]
    if mirrored:
        matrices += [(-1, 0, 0, 1), (0, 1, 1, 0), (1, 0, 0, -1), (0, -1, -1, 0)]
    found = set()
    for spots in permutations([(x, y) for y in range(ground.height) for x in range(ground.width)], len(cells)):
        (x0, y0, _), (u0, v0) = cells[0], spots[0]
        if any(
            all(
                (u - u0, v - v0) == (a * (x - x0) + b * (y - y0), c * (x - x0) + d * (y - y0))
                for (x, y, _), (u, v) in zip(cells, spots, strict=True)
            )
            for a, b, c, d in matrices
        ):
            named = {field_name(*spot): cell[2] for spot, cell in zip(spots, cells, strict=True)}
            found.add(frozenset(named.items()))
    return found


# Pattern, board, ways turned, ways turned or mirrored: counted by hand.
HAND_CHECKED = [
    ("G", ("..", ".."), 4, 4),
    ("GG", ("..", ".."), 4, 4),
    ("GR", ("..", ".."), 8, 8),
    ("GGR", ("...",), 2, 2),
    ("GRG", ("...",), 1, 1),
    ("GGR", ("..", ".."), 0, 0),
    ("GG/R.", ("..", ".."), 4, 8),
    ("RG/G.", ("..", ".."), 4, 4),
    ("GR/K.", ("..", ".."), 4, 8),
    ("GG/RR", ("..", ".."), 4, 4),
    ("GR/RG", ("..", ".."), 2, 2),
    ("GGR", ("...", "...", "..."), 12, 12),
    ("GRG", ("...", "...", "..."), 6, 6),
    ("GG/R.", ("...", "...", "..."), 16, 32),
    ("GGG/R..", ("...", "...", "..."), 8, 16),
    (".G./GYR/.R.", ("...", "...", "..."), 4, 4),
]


@pytest.mark.parametrize(("pattern", "rows", "turns", "mirrors"), HAND_CHECKED)
def test_the_hand_checked_table(pattern, rows, turns, mirrors):
    """On tiny boards a pattern fits in as many ways as were counted by hand."""
    ground = Ground(rows)
    assert len(list(placements(ground, pattern, mirrored=False))) == turns
    assert len(list(placements(ground, pattern, mirrored=True))) == mirrors


@pytest.mark.parametrize("rows", [("..", ".."), ("...", "..."), ("...", "...", "...")], ids=["2x2", "3x2", "3x3"])
def test_tiles_against_brute_force(rows):
    """Every tile fits a tiny board in exactly the ways that brute force finds, each listed once."""
    ground = Ground(rows)
    for tile in some(standard_tiles()):
        for mirrored in (False, True):
            ways = [frozenset(way.items()) for way in placements(ground, tile.pattern, mirrored=mirrored)]
            assert len(ways) == len(set(ways))
            assert set(ways) == brute_force(ground, tile.pattern, mirrored), tile.id


def test_small_cards_against_brute_force():
    """Every pattern of up to four fields fits a board of nine fields in exactly the ways that brute force finds."""
    ground = Ground(("...", "...", "..."))
    by_shape = {card.pattern: card for card in standard_cards() if len(card.pattern.replace(".", "")) < 8}
    for pattern in some([p for p in by_shape if sum(c in "GRKBY" for c in p) <= 4][::3]):
        for mirrored in (False, True):
            ways = {frozenset(way.items()) for way in placements(ground, pattern, mirrored=mirrored)}
            assert ways == brute_force(ground, pattern, mirrored), pattern


def test_turning():
    """Four quarter turns lead back; equal turns are listed once."""
    assert turned("GRK", mirrored=False) == (("GRK",), ("G", "R", "K"), ("KRG",), ("K", "R", "G"))
    assert turned("GRG", mirrored=True) == (("GRG",), ("G", "R", "G"))
    assert len(turned("GR/K.", mirrored=False)) == 4
    assert len(turned("GR/K.", mirrored=True)) == 8


def test_an_empty_edge_counts_once():
    """A pattern drawn with an empty edge finds no place twice."""
    ground = Ground(("...", "..."))
    ways = [frozenset(way.items()) for way in placements(ground, "G./..", mirrored=False)]
    assert len(ways) == len(set(ways)) == 6


def test_tables_agree_with_the_placements():
    """The bits of a laid tile and of a building's site stand for its fields and colours."""
    tables = Placements(STANDARD.table, {"T": "GR/K."}, {"C": "GB"}, flips=True, mirrors=False)
    for fields, lays in some(tables.lays("T").by_fields.items()):
        for lay in lays:
            assert lay.move.fields == fields
            assert STANDARD.table.fields(lay.covers) == fields
            colours = [STANDARD.table.colour_at(lay.put, field) for field in fields]
            assert "".join(colours) == lay.move.colours
    for site in some(tables.sites("C")):
        assert (
            STANDARD.table.fields(site.covers)
            == site.move.fields
            == STANDARD.table.fields(STANDARD.table.where(site.need))
        )


def test_every_field_is_reached():
    """Every tile reaches every light field at level 0, so nobody is ever stuck."""
    for tile in some(STANDARD.tiles):
        fields = {field for move in STANDARD.placements.lays(tile).light for field in move.fields}
        assert fields == set(STANDARD.table.fields(STANDARD.table.light))


def test_opening_moves_are_counted():
    """At the start a seat can lay its three tiles in as many ways as the table of placements says, and nothing else."""
    state = game.setup(2, seed=1)
    tables = STANDARD.placements
    assert len(game.legal_moves(state)) == sum(len(tables.lays(tile).light) for tile in state.realms[0].tiles)
