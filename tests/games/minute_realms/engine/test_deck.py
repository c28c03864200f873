"""Decks are data: what is read, and what is said when a deck cannot be read."""

from __future__ import annotations

import math
import os

import pandas as pd
import pytest

from realms_nb.core.errors import BadDeck, BadRules
from realms_nb.games.minute_realms.engine.cards import CATEGORIES, Card, Flat, deck_rows, load_deck, standard_deck
from realms_nb.games.minute_realms.engine.notation import parse
from realms_nb.games.minute_realms.engine.rules import STANDARD, Tokens, pack_rules, unpack_rules

MILL = {"name_en": "Mill", "category": "productive", "vp": "flat", "arg1": 2}


def test_the_standard_deck():
    """The project's deck has 56 cards of six categories with costs 0 to 3, named in three languages."""
    deck = standard_deck()
    assert len(deck) == 56
    assert {card.category for card in deck} == set(CATEGORIES)
    assert {card.cost for card in deck} == {0, 1, 2, 3}
    assert all(card.name and card.name_de and card.name_it for card in deck)
    assert [sum(card.min_players == n for card in deck) for n in (2, 3, 4, 5)] == [32, 8, 8, 8]


def test_labels():
    """A card is called by its name in the language asked for, or by its English one."""
    mill = standard_deck()[0]
    assert [mill.label(language) for language in ("en", "de", "it")] == ["Mill", "Mühle", "Mulino"]
    assert load_deck([MILL])[0].label("de") == "Mill"


def test_all_ways_of_reading_give_the_same_deck(tmp_path):
    """A deck read from rows, cards, CSV text, a CSV file or a DataFrame is the same."""
    deck = standard_deck()
    frame = pd.DataFrame(deck_rows(deck))
    file = tmp_path / "deck.csv"
    frame.to_csv(file, index=False)
    for source in (deck, list(deck), deck_rows(deck), frame, file, str(file), file.read_text("utf-8")):
        assert load_deck(source) == deck


def test_a_frame_with_gaps():
    """Empty cells of a DataFrame (NaN) and whole numbers stored as floats are read as they are meant."""
    frame = pd.DataFrame([MILL | {"shields": 1.0}, MILL | {"name_en": "Inn", "vp": "cats", "arg1": math.nan}])
    assert [card.shields for card in load_deck(frame)] == [1, 0]


def test_defaults():
    """Only name, category and scoring are needed; the rest has defaults."""
    assert load_deck([MILL]) == (Card("Mill", "productive", 2, 0, "", Flat(2), id=1),)
    assert load_deck([MILL | {"fixed": True}])[0].fixed


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"name_en": ""}, "Row 1, column name_en: is empty."),
        ({"name_en": "<b>Mill</b>"}, "column name_en: .* must not contain < or >"),
        ({"name_en": "M" * 10_000}, "at most 40 characters"),
        ({"name_en": "Mill\u202e"}, "writing direction"),
        ({"name_de": "Mü\nhle"}, "column name_de"),
        ({"category": "produktive"}, "column category: is 'produktive'; .* Did you mean 'productive'?"),
        ({"vp": "plat"}, "column vp: is 'plat'; .* Did you mean 'flat'?"),
        ({"arg1": ""}, "column arg1: is ''; it is a whole number from 0 to 99."),
        ({"arg1": -3}, "column arg1: is '-3'"),
        ({"arg1": 10**30}, "column arg1"),
        ({"arg1": 2.5}, "column arg1: is '2.5'"),
        ({"arg2": "noble"}, "column arg2: is 'noble'; a card that scores 'flat' leaves it empty."),
        ({"cost": "two"}, "column cost: is 'two'"),
        ({"trade": "gx"}, "column trade: is 'gx'"),
        ({"trade": "g" * 9}, "column trade"),
        ({"min_players": 1}, "column min_players: is '1'; it is a whole number from 2 to 8."),
        ({"fixed": 2}, "column fixed"),
        ({"shields": "²"}, "column shields"),
        ({"colour": "red"}, "'colour' is not a column"),
        ({"catgory": "noble"}, "Did you mean 'category'?"),
        ({"vp": "pair", "arg1": "noble", "arg2": "noble"}, "two different categories"),
        ({"vp": "percat", "arg2": "nobel"}, "column arg2: is 'nobel'"),
    ],
)
def test_a_bad_cell_is_named(change, message):
    """An error in a deck names row and column and says what would be right."""
    with pytest.raises(BadDeck, match=message):
        load_deck([MILL | change])


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ([], "no cards"),
        ([MILL, MILL | {"name_en": "mill"}], "Row 2, column name_en: 'mill' is taken by row 1"),
        ([["Mill"]], "Row 1 is"),
        (7, "A deck is a CSV file"),
        ("\n", "is empty"),
        ("name_en,category,vp\nMill,productive\n", "Row 1 of the CSV text has 2 cells; the first line names 3"),
        ('name_en\n"Mill\n', "not valid CSV"),
        ("no/such/file.csv", "cannot be read"),
        ("bad\0name", "cannot be read"),
    ],
)
def test_a_bad_deck_is_explained(source, message):
    """A deck that cannot be read at all is refused with a sentence."""
    with pytest.raises(BadDeck, match=message):
        load_deck(source)


def test_a_deck_beyond_measure():
    """An endless list of cards is stopped."""
    with pytest.raises(BadDeck, match="at most 1,000 cards"):
        load_deck(MILL | {"name_en": f"Mill {n}"} for n in range(10_000))


def test_a_file_that_is_not_text(tmp_path):
    """A file in another encoding is refused with the advice to save it as UTF-8."""
    file = tmp_path / "deck.csv"
    file.write_bytes("name_en\nMühle\n".encode("latin-1"))
    with pytest.raises(BadDeck, match="UTF-8"):
        load_deck(file)


def test_a_card_made_in_code_is_checked_too():
    """A card that no file could hold is refused like a bad row."""
    with pytest.raises(BadDeck, match="column cost: is '-1'"):
        STANDARD.changed(deck=[Card("Mill", "productive", 2, -1, "", Flat(2))])


@pytest.mark.parametrize("name", ["Old  Mill", " Old Mill ", "Old\u00a0Mill", "Old\u2003 Mill"], ids=ascii)
def test_spaces_in_names_are_one_kind(name):
    """Whatever spaces a name has, it is kept with single ones, and can be played and saved."""
    (card,) = load_deck([MILL | {"name_en": name, "name_de": name}])
    assert (card.name, card.name_de) == ("Old Mill", "Old Mill")
    rules = STANDARD.changed(deck=[MILL | {"name_en": name}, *deck_rows(standard_deck()[1:])])
    assert str(parse(f"build {name}", rules)) == "build Old Mill"
    assert unpack_rules(pack_rules(rules)) == rules


def test_letters_in_two_pieces_are_put_together():
    """A name typed with a letter and its dots apart is the name with the letter in one piece."""
    (card,) = load_deck([MILL | {"name_de": "Mu\u0308hle"}])
    assert card.name_de == "M\u00fchle"


@pytest.mark.parametrize("column", ["name_en", "name_de", "name_it"])
def test_no_two_cards_share_a_name_in_any_language(column):
    """A name that another card has, in whatever language, is refused with row and column: a move could mean both."""
    other = MILL | {"name_en": "Inn", column: "mILL"}
    with pytest.raises(BadDeck, match=f"Row 2, column {column}: 'mILL' is taken by row 1"):
        load_deck([MILL, other])
    load_deck([MILL | {"name_de": "Mill", "name_it": "Mill"}])


@pytest.mark.parametrize("sign", [";", "\t", ","])
def test_files_of_other_spreadsheets_are_read(sign, tmp_path):
    """Semicolons and tabs part cells as well as commas do."""
    rows = deck_rows(standard_deck())
    file = tmp_path / "deck.csv"
    pd.DataFrame(rows).to_csv(file, index=False, sep=sign)
    assert load_deck(file) == standard_deck()
    assert load_deck(file.read_text("utf-8").replace("\n", "\r\n")) == standard_deck()


def test_a_pipe_is_no_deck(tmp_path):
    """What is no file, or too large a one, is told in a sentence, and nobody waits."""
    os.mkfifo(tmp_path / "deck.csv")
    with pytest.raises(BadDeck, match="it is not a file"):
        load_deck(tmp_path / "deck.csv")
    with pytest.raises(BadDeck, match="no file has such a name"):
        load_deck("deck\0.csv")
    (tmp_path / "huge.csv").write_bytes(b"x" * 5_000_001)
    with pytest.raises(BadDeck, match="too large"):
        load_deck(tmp_path / "huge.csv")


def test_tokens_are_few_enough_for_the_odds():
    """More tokens than the odds can count in a moment are refused."""
    assert STANDARD.changed(tokens=[Tokens(strength, 10) for strength in range(10)])
    with pytest.raises(BadRules, match="at most 100 in all, not 500"):
        STANDARD.changed(tokens=[Tokens(strength, 50) for strength in range(10)])
