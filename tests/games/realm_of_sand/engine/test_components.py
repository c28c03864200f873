"""Tiles, cards, boards and rules as data: what the box holds, and what is said when data does not fit."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pandas as pd
import pytest
from games.realm_of_sand.engine.sand import game

from realms_nb.core.errors import BadDeck, BadRules, BadSave, BadSetup
from realms_nb.games.realm_of_sand.engine.boards import Ground, PersonalBoard, reading_order
from realms_nb.games.realm_of_sand.engine.cards import Card, load_cards, standard_cards
from realms_nb.games.realm_of_sand.engine.rules import STANDARD
from realms_nb.games.realm_of_sand.engine.tiles import Tile, load_tiles, standard_tiles

CARD = {"id": "X-1", "level": 1, "pattern": "GG", "vp": 1}
REST = [CARD | {"id": "X-2", "level": 2}, CARD | {"id": "X-3", "level": 3}]


def test_the_box():
    """28 tiles of three squares with 28 squares of each colour, 54 cards in three levels, as the box says."""
    tiles, cards = standard_tiles(), standard_cards()
    assert len(tiles) == 28
    assert {len(tile.colours) for tile in tiles} == {3}
    assert Counter("".join(tile.colours for tile in tiles)) == {"G": 28, "R": 28, "K": 28}
    assert [sum(card.level == level for card in cards) for level in (1, 2, 3)] == [18, 18, 18]
    assert sum(STANDARD.squares) == 84
    assert sum(STANDARD.discs) == 31


def test_the_cards_keep_the_known_facts():
    """Discs come only from levels I and II, blue and yellow only from II, and every level III pattern needs them."""
    for card in standard_cards():
        if card.level == 3:
            assert not card.discs
            assert set("BY") & set(card.pattern)
        elif card.level == 1:
            assert not set("BY") & set(card.discs + card.pattern)
    totals = {level: [card for card in standard_cards() if card.level == level] for level in (1, 2, 3)}
    assert [sum(card.points for card in cards) for cards in totals.values()] == [24, 57, 165]
    assert [sum(card.hourglasses for card in cards) for cards in totals.values()] == [9, 21, 42]


@pytest.mark.parametrize(("seats", "stock"), [(1, "22222"), (2, "44444"), (3, "55555"), (4, "77755")])
def test_disc_stock(seats, stock):
    """With 1, 2, 3 players 2, 4, 5 discs of each colour are in play; with 4 all of them."""
    assert "".join(map(str, STANDARD.stock(seats))) == stock
    assert game.setup(seats, seed=1).discs == STANDARD.stock(seats)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": ""}, "Row 1, column id: is empty"),
        ({"id": "a b"}, "column id: is 'a b'; an id has 1 to 12 capital letters"),
        ({"pattern": ""}, "Row 1, column pattern: is empty"),
        ({"pattern": "GX"}, "holds only G, R, K, B, Y"),
        ({"pattern": "GG/R"}, "rows of the same length"),
        ({"pattern": "GGGGGGGGGG"}, "at most 9 fields"),
        ({"pattern": ".."}, "at least one coloured field"),
        ({"vp": -1}, "Row 1, column vp: is '-1'; it is a whole number from 0 to 99"),
        ({"level": 4}, "column level: is '4'; it is a whole number from 1 to 3"),
        ({"level": ""}, "column level: is empty"),
        ({"discs": "GX"}, "column discs: is 'GX'; it holds up to 5 letters of G, R, K, B, Y"),
        ({"vp": "many"}, "column vp: is 'many'; it is a whole number"),
        ({"hourglasses": 10**30}, "column hourglasses"),
        ({"level_up": 1.5}, "column level_up: is '1.5'"),
        ({"colour": "red"}, "'colour' is not a column; there is id, name_en, name_de, name_it, level"),
        ({"name_en": "a<b"}, "column name_en: is 'a<b'; a name"),
        ({"patern": "GG"}, "Did you mean 'pattern'"),
        ({"id": "X-2"}, "Row 2, column id: 'X-2' is taken by another card"),
    ],
)
def test_cards_that_do_not_fit(change, message):
    """A card that cannot be used is refused with its number and what would be right."""
    with pytest.raises(BadDeck, match=message):
        load_cards([CARD | change, *REST])


ALIKE = ["Mill", "mill", "\u041cill", "\uff2dill", "\u039c\u0456ll", "x-1"]


@pytest.mark.parametrize("column", ["name_en", "name_de"])
@pytest.mark.parametrize("twin", ALIKE)
def test_cards_that_look_alike(twin, column):
    """A card of another one's look in any language, or of its id, is refused with its row; its own names may agree."""
    first = CARD | {"name_en": "Mill", "name_de": "Mill", "name_it": "MILL"}
    with pytest.raises(BadDeck, match=f"Row 2, column {column}: .* is taken by row 1, or looks like it"):
        load_cards([first, REST[0] | {column: twin}, *REST[1:]])
    assert load_cards([first, *REST])[0].name_it == "MILL"


def test_whole_decks_that_do_not_fit():
    """Every level needs cards, and there is a largest number of them."""
    with pytest.raises(BadDeck, match="no card of level II"):
        load_cards([CARD])
    with pytest.raises(BadDeck, match="at most 500"):
        load_cards(CARD | {"id": f"X-{number}"} for number in range(501))
    assert load_cards([CARD, *REST])[0] == Card("X-1", 1, "GG", 1)


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ({"id": "t 1", "pattern": "GG"}, "an id has 1 to 12"),
        ({"id": "T1", "pattern": "GB"}, "holds only G, R, K"),
        ({"id": "T1", "pattern": "GGGG"}, "at most 3 fields"),
        ({"id": "T1"}, "Row 1, column pattern: is empty"),
        (["T1", "GG"], "a row names its columns"),
    ],
)
def test_tiles_that_do_not_fit(row, message):
    """A tile that cannot be used is refused with its number and what would be right."""
    with pytest.raises(BadDeck, match=message):
        load_tiles([row])


def test_tiles_are_told_apart():
    """Two tiles cannot share an id, and there is a largest number of them."""
    with pytest.raises(BadDeck, match="Row 2, column id: 'T1' is taken by another tile"):
        load_tiles([Tile("T1", "GG"), Tile("T1", "RR")])
    with pytest.raises(BadDeck, match="at most 200"):
        load_tiles(Tile(f"T{number}", "GG") for number in range(201))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"display": 0}, "display must be a whole number from 1 to 12, not 0"),
        ({"solo_turns": True}, "solo_turns must be a whole number"),
        ({"side": "dark"}, "side must be 'basic' or 'advanced', not 'dark'"),
        ({"dark_fields": "all"}, "dark_fields must be 'any' or 'numbered'"),
        ({"mirrored_patterns": "yes"}, "mirrored_patterns must be True or False"),
        ({"squares": 28}, "squares must be a list"),
        ({"squares": (28, 28)}, "squares must hold 3 whole numbers"),
        ({"discs": (1, 1, 1, 1, -1)}, "discs must hold 5 whole numbers"),
        ({"discs_in_play": ()}, "discs_in_play must hold 1 to 6"),
        ({"rank_points": (1, 2, 3)}, "rank_points must hold 4 rising"),
        ({"rank_points": (4, 3, 2, 1)}, "rank_points must hold 4 rising"),
        ({"ground": ("..x",)}, "'.' for light and '#' for dark"),
        ({"ground": ("...", "..")}, "same length"),
        ({"ground": ["." * 8] * 8}, "ground may have at most 63 fields"),
        ({"ground": ("###", "###", "###")}, "does not fit into the light area"),
        ({"ground": ("..", "..")}, "Tile T01 does not fit into the light area"),
        ({"openings": ("B2",), "dark_fields": "numbered"}, "openings must name dark fields"),
        ({"boards": ("red",), "side": "advanced"}, "boards must be a list such as"),
        ({"boards": [PersonalBoard("red", ("A1",))], "side": "advanced"}, "must lie on light fields"),
        ({"boards": [PersonalBoard("red", ()), PersonalBoard("red", ())], "side": "advanced"}, "different colours"),
        ({"hourglas": 3}, "The rules have no 'hourglas'"),
    ],
)
def test_rules_that_do_not_fit(changes, message):
    """Rules that leave no game to play are refused in a sentence."""
    with pytest.raises(BadRules, match=message):
        STANDARD.changed(**changes)


def test_rules_say_what_they_change():
    """Printed rules name what differs from the standard, cards and tiles by their number."""
    assert str(STANDARD) == "the standard rules"
    changed = STANDARD.changed(
        display=5,
        tiles=standard_tiles()[:20],
        cards=[CARD, *REST],
        boards=STANDARD.board_set[:2],
        discs=[1, 2, 3, 4, 5],
    )
    assert str(changed).splitlines() == [
        "board_set: red, purple, yellow, green, orange, blue -> red, purple",
        "display: 4 -> 5",
        "discs: (7, 7, 7, 5, 5) -> (1, 2, 3, 4, 5)",
        "tile_set: 28 tiles -> 20 tiles",
        "deck: 54 cards -> 3 cards",
    ]
    assert STANDARD.diff(changed)["display"] == (5, 4)


@pytest.mark.parametrize("seats", [0, 5, True, "2", 2.0])
def test_numbers_of_players(seats):
    """The game is for one to four players."""
    with pytest.raises(BadSetup, match="Realm of Sand is for 1 to 4 players"):
        game.setup(seats)


def test_too_few_tiles():
    """A game needs its active zones full and tiles to choose from; alone every turn costs one more."""
    rules = STANDARD.changed(tile_set=standard_tiles()[:18])
    assert game.setup(4, rules=rules)
    with pytest.raises(BadSetup, match="1 players need 19 rune tiles; these rules have 18"):
        game.setup(1, rules=rules)


def test_rules_survive_a_save():
    """Rules packed for a file and read again are equal; damaged ones are refused."""
    rules = STANDARD.changed(
        side="advanced", ground=["....", "....", "....", "...#"], boards=[PersonalBoard("red", ("A1",))]
    )
    assert game.unpack_rules(game.pack_rules(rules)) == rules
    with pytest.raises(BadSave, match="the rules do not fit"):
        game.unpack_rules(game.pack_rules(rules) | {"display": "many"})


def test_the_ground():
    """Fields are named by column and row, light and dark as the rows say."""
    ground = Ground(("#.", ".#"))
    assert ground.names == ("A1", "B1", "A2", "B2")
    assert ground.fields(ground.light) == ("B1", "A2")
    assert sorted(["B1", "A2", "A1"], key=reading_order) == ["A1", "B1", "A2"]
    red = ground.piece("R", "A2")
    assert ground.counts(red) == (0, 1, 0, 0, 0)
    assert (ground.colour_at(red, "A2"), ground.colour_at(red, "A1")) == ("R", None)


@pytest.mark.parametrize(
    ("name", "file", "load", "standard"),
    [("cards", "cards.csv", load_cards, standard_cards()), ("tiles", "tiles.csv", load_tiles, standard_tiles())],
)
def test_all_ways_of_reading_give_the_same(name, file, load, standard, tmp_path):
    """Cards and tiles read from a file, CSV text, a DataFrame, rows or values are the same, and rules take them all."""
    text = files("realms_nb.games.realm_of_sand.engine").joinpath(file).read_text("utf-8")
    path = tmp_path / file
    path.write_text(text, "utf-8")
    frame = pd.read_csv(path)
    for source in (path, str(path), text, frame, frame.to_dict("records"), list(standard)):
        assert load(source) == standard
        assert STANDARD.changed(**{name: source}) == STANDARD


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (7, "A deck of cards is a CSV file, a list of rows or a DataFrame, not 7"),
        (b"id", "is a CSV file"),
        ({"id": "X-1"}, "is a CSV file"),
        ("no/such/file.csv", "The file 'no/such/file.csv' cannot be read"),
        ("\n", "The CSV text is empty; its first line names the columns"),
        ("id,level,pattern\nX-1,1\n", "Row 1 of the CSV text has 2 cells; the first line names 3 columns"),
        ("id,level,pattern\nX-1,one,GG\n", "Row 1, column level: is 'one'; it is a whole number from 1 to 3"),
        ([], "There is no card of level I"),
    ],
)
def test_sources_that_do_not_fit(source, message):
    """A source that holds no cards is refused with a sentence that says where and what would be right."""
    with pytest.raises(BadDeck, match=message):
        STANDARD.changed(deck=source)


def test_a_save_calls_the_rows_by_their_older_names():
    """Saved matches call boards, tiles and cards so, and whoever learned these names may go on using them."""
    packed = game.pack_rules(STANDARD)
    assert {"boards", "tiles", "cards"} < set(packed)
    assert not {"board_set", "tile_set", "deck"} & set(packed)
    assert game.unpack_rules(packed) == STANDARD
    assert STANDARD.changed(boards=STANDARD.board_set[:2]) == STANDARD.changed(board_set=STANDARD.board_set[:2])


def test_things_by_their_names_are_read_only():
    """What a strategy reaches from its view cannot be changed."""
    for mapping in (STANDARD.cards, STANDARD.tiles, STANDARD.boards, STANDARD.crystals):
        assert len(mapping) > 5
        with pytest.raises(TypeError, match="does not support item assignment"):
            mapping[next(iter(mapping))] = None
