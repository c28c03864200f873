"""Decks as tables and files, for both games; what happened inside simulated games; players as values."""

from __future__ import annotations

import sys

import pytest
from openpyxl import load_workbook

import realms_nb as rn
from realms_nb.core.chance import stream
from realms_nb.core.errors import BadDeck, BadSetup, UnknownName
from realms_nb.games.minute_realms.engine.cards import deck_rows
from realms_nb.simulation.entrants import numbered

GAMES = [rn.minute_realms, rn.realm_of_sand]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_deck_is_a_table_and_a_file(game, tmp_path):
    """The table of a deck makes the same rules; so does its file, with commas, semicolons or tabs."""
    assert game.STANDARD.changed(deck=rn.lab.deck_table(game)).deck == game.STANDARD.deck
    path = rn.lab.deck_file(game, tmp_path / "deck.csv")
    assert game.STANDARD.changed(deck=path).deck == game.STANDARD.deck
    for mark in ";\t":
        other = tmp_path / f"other{ord(mark)}.csv"
        rn.lab.deck_table(game).to_csv(other, index=False, sep=mark)
        assert game.STANDARD.changed(deck=str(other)).deck == game.STANDARD.deck
    with pytest.raises(BadDeck, match="cannot be written"):
        rn.lab.deck_file(game, tmp_path / "no" / "deck.csv")


def test_one_card_of_sand():
    """One building can be changed; what is no card or no column is refused."""
    game = rn.realm_of_sand
    deck = rn.lab.deck_with(game, "I-01", vp=7)
    rules = game.STANDARD.changed(deck=deck)
    assert [card.id for card in rules.deck if card not in game.STANDARD.deck] == ["I-01"]
    assert rules.cards["I-01"].points == 7
    with pytest.raises(UnknownName, match="No card is called 'I-O1'"):
        rn.lab.deck_with(game, "I-O1", vp=7)
    with pytest.raises(BadDeck, match="A card has no 'pattren'.*Did you mean 'pattern'"):
        rn.lab.deck_with(game, "I-01", pattren="GG")
    with pytest.raises(BadDeck, match="column pattern"):
        rn.lab.deck_with(game, "I-01", pattern="GX")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_spreadsheet(game, tmp_path):
    """A deck written as .xlsx makes the same rules, and what somebody types there makes others."""
    path = rn.lab.deck_file(game, tmp_path / "deck.xlsx")
    assert game.STANDARD.changed(deck=path).deck == game.STANDARD.deck
    book = load_workbook(path)
    sheet = book.worksheets[0]
    points = [cell.value for cell in sheet[1]].index("arg1" if game is rn.minute_realms else "vp") + 1
    sheet.cell(2, points).value = 9
    sheet.append([None])
    book.save(path)
    changed = game.STANDARD.changed(deck=path).deck
    assert [card == old for card, old in zip(changed, game.STANDARD.deck, strict=True)].count(False) == 1


LIVE = "=HYPERLINK(1)"


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_nothing_in_a_spreadsheet_is_live(tmp_path, kind):
    """A card that is called like a formula is written as a text, and comes back under its name."""
    rules = rn.minute_realms.STANDARD.changed(deck=rn.lab.deck_with(rn.minute_realms, "Castle", name_en=LIVE))
    path = rn.lab.deck_file(rn.minute_realms, tmp_path / f"deck.{kind}", rules)
    if kind == "csv":
        assert f",{LIVE}" not in path.read_text("utf-8-sig")
        assert f"'{LIVE}" in path.read_text("utf-8-sig")
    else:
        cells = [cell for row in load_workbook(path).worksheets[0] for cell in row]
        assert len(cells) > 100
        assert not [cell for cell in cells if cell.data_type == "f"]
    assert rn.minute_realms.STANDARD.changed(deck=path).deck == rules.deck


ALIKE = ["Mill", "mill", "\u041cill", "\uff2dill", "\u039c\u0456ll"]


@pytest.mark.parametrize("twin", ALIKE)
def test_cards_that_look_alike(twin):
    """A second card of the same look is refused with its row: capitals, wide letters, letters of other scripts."""
    rows = deck_rows(rn.minute_realms.STANDARD.deck)[:2]
    rows[0]["name_en"], rows[1]["name_en"] = "Mill", twin
    for row in rows:
        row["name_de"] = row["name_it"] = ""
    with pytest.raises(BadDeck, match=r"Row 2, column name_en: .* is taken by row 1, or looks like it"):
        rn.minute_realms.STANDARD.changed(deck=rows)


def test_names_that_look_alike_are_told_apart():
    """Of seats the second is refused; of files and strategies it gets a number."""
    with pytest.raises(BadSetup, match="Two seats are called"):
        rn.Match(rn.minute_realms, ["Ada", "\u0410d\u0430"])
    assert numbered(ALIKE) == ["Mill", "mill 2", "\u041cill 3", "\uff2dill 4", "\u039c\u0456ll 5"]


def test_without_somebody_to_write_spreadsheets(tmp_path, monkeypatch):
    """Without openpyxl the sentence says what to do; reading one is refused likewise (tests/core/test_tables.py)."""
    for name in [name for name in sys.modules if name.split(".")[0] == "openpyxl"]:
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(BadDeck, match="openpyxl is needed; or choose a .csv file"):
        rn.lab.deck_file(rn.minute_realms, tmp_path / "deck.xlsx")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_moves_can_be_recorded(game):
    """With `record="moves"` there is a row per move, in order, and replaying them gives the recorded scores."""
    moves = rn.simulate(game, ["random"] * 2, games=2, seed=3, record="moves", quiet=True)
    plain = rn.simulate(game, ["random"] * 2, games=2, seed=3, quiet=True)
    assert moves["game"].nunique() == 2
    for number, rows in moves.groupby("game"):
        state = game.setup(2, int(rows["seed"].iloc[0]))
        for seat, text in zip(rows["seat"], rows["move"], strict=True):
            assert state.decision.seat == seat
            state = game.apply(state, game.parse(text, state.rules))
        assert state.decision is None
        assert [sheet.total for sheet in game.scores(state)] == plain.loc[plain["game"] == number, "score"].tolist()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_cards_can_be_recorded(game):
    """With `record="cards"` there is a row per card that a seat has at the end, and it knows whether its seat won."""
    cards = rn.simulate(game, ["random"] * 2, games=3, seed=4, record="cards", quiet=True)
    plain = rn.simulate(game, ["random"] * 2, games=3, seed=4, quiet=True)
    assert {"card", "points", "won", "score"} <= set(cards.columns)
    if game is rn.minute_realms:
        counts = cards.groupby(["game", "seat", "use"]).size().unstack(fill_value=0)
        assert counts["building"].tolist() == plain["buildings"].tolist()
        assert counts["bastion"].tolist() == plain["bastions"].tolist()
    else:
        assert len(cards) == plain["buildings"].sum()
    with pytest.raises(BadSetup, match="record is 'moves' or 'cards'"):
        rn.simulate(game, ["random"] * 2, games=1, record="all")


def test_a_strategy_is_a_value():
    """`rn.strategy` gives a player to call or to wrap, for one game or for all that have it."""
    for game in GAMES:
        state = game.setup(2, 5)
        moves = game.legal_moves(state)
        view = game.view_for(state, state.decision.seat)
        asked = [player(view, moves, stream(1)) for player in (rn.strategy("knight"), rn.strategy("knight", game))]
        assert asked[0].move == asked[1].move
    assert rn.strategy("knight", rn.minute_realms) == rn.minute_realms.Weights(
        points_now=1.0, points_later=1.0, coins=2.1, shields=3.0, award=1.0, gifts=-1.4
    )
    with pytest.raises(UnknownName, match="Did you mean 'knight'"):
        rn.strategy("night")


def test_tokens_are_public():
    """Kinds of invader tokens can be made at the front door and used in rules."""
    rules = rn.minute_realms.STANDARD.changed(tokens=(rn.minute_realms.Tokens(3, 9),))
    assert set(rules.boxes[2].tokens) == {3}
