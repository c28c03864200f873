"""The workshop: a card as a form, measured beside it."""

from __future__ import annotations

import asyncio

import pytest

import realms_nb as rn
from realms_nb.core.errors import BadSetup, UnknownName
from realms_nb.notebook import workshop as module
from realms_nb.notebook.card_editor import share


@pytest.fixture
def shop():
    """A workshop that measures only when it is told to."""
    return rn.Workshop("Toll Bridge", live=False)


def test_it_begins_with_the_card_it_replaces(shop):
    """Unchanged, the form makes the very rules it began with, but for the names in other languages."""
    card, old = shop.rules.cards["Toll Bridge"], rn.minute_realms.STANDARD.cards["Toll Bridge"]
    assert (card.cost, card.trade, card.scoring, card.shields, card.fixed) == (
        old.cost, old.trade, old.scoring, old.shields, old.fixed
    )  # fmt: skip
    assert len(shop.deck) == 56
    assert "Toll Bridge" in repr(shop)


@pytest.mark.parametrize("card", [card.name for card in rn.minute_realms.STANDARD.boxes[3].deck][::4])
def test_every_card_fits_the_form(card):
    """Any card can be put on the bench, and stays what it is."""
    shop = rn.Workshop(card, live=False)
    made, old = shop.rules.cards[card], rn.minute_realms.STANDARD.cards[card]
    assert (made.cost, made.scoring, made.shields, made.category) == (old.cost, old.scoring, old.shields, old.category)


def test_a_change_makes_another_card_and_undo_takes_it_back(shop):
    """A slider changes the card at once; undo brings the form back, step by step."""
    cost = shop.form["cost"].value
    shop.form["cost"].value = 7
    shop.form["name"].value = "Old Quay"
    assert shop.rules.cards["Old Quay"].cost == 7
    (drawn,) = shop._picture.pages.cards.values()
    assert (drawn.label, drawn.cost) == ("Old Quay", 7)
    shop.undo()
    assert shop.form["name"].value == "Toll Bridge"
    shop.undo()
    assert shop.form["cost"].value == cost
    shop.undo()
    assert shop.form["cost"].value == cost


def test_a_strong_card_is_called_too_strong(shop):
    """A card of 15 points for nothing is settled as too strong, and the try is remembered with its interval."""
    for key, value in {"vp": "flat", "points": 15, "cost": 0, "trade": "", "fixed": False}.items():
        shop.form[key].value = value
    shop.measure(1_500)
    assert shop.verdict == "strong"
    assert shop.tries[-1]["low"] > 0.01
    assert "too strong" in shop._effect.value
    assert "1,500 deals" in shop._effect.value


def test_what_makes_no_card_is_told(shop):
    """A form that makes no card shows the sentence of the deck and measures nothing."""
    shop.form["name"].value = "Castle"
    assert "taken by row" in shop._note.value
    shop.form["name"].value = "Quay"
    assert shop._note.value == ""


def test_keep_and_export(shop, tmp_path):
    """A kept card is part of the deck that the next card joins; an exported deck can be read again."""
    shop.form["name"].value = "Old Quay"
    shop.keep()
    shop.form["cost"].value = 4
    path = shop.export(str(tmp_path / "deck.csv"))
    assert rn.minute_realms.STANDARD.changed(deck=path).cards["Old Quay"].cost == 4
    assert "deck.csv" in shop._note.value


def test_it_measures_when_the_form_rests(monkeypatch):
    """In a notebook measuring starts after a pause, goes on in steps, and can be stopped."""
    monkeypatch.setattr(module, "REST", 0.01)
    monkeypatch.setattr(module, "MOST", 1_000)

    async def use():
        shop = rn.Workshop("Mill")
        await asyncio.sleep(0.005)
        shop.form["cost"].value = 1
        await shop._task
        assert 500 <= len(shop._bench.worth) <= 1_000
        assert len(shop.tries) == 1
        shop.form["cost"].value = 2
        shop.stop()
        await asyncio.sleep(0.05)
        assert shop._bench is None

    asyncio.run(use())


@pytest.mark.parametrize(("language", "word"), [("de", "Preis"), ("it", "Prezzo")])
def test_it_speaks(language, word):
    """The form speaks the language that was asked for."""
    assert word in rn.Workshop("Mill", language=language, live=False).form["cost"].description


def test_a_card_is_called_by_its_name_in_the_language():
    """A German form shows the German name and keeps it while other things change; a new one is for all languages."""
    shop = rn.Workshop("Mühle", language="de", live=False)
    assert shop.form["name"].value == "Mühle"
    shop.form["cost"].value = 3
    assert {key: shop.row[key] for key in ("name_en", "name_de", "name_it", "cost")} == {
        "name_en": "Mill", "name_de": "Mühle", "name_it": "Mulino", "cost": "3",
    }  # fmt: skip
    (drawn,) = shop._picture.pages.cards.values()
    assert drawn.label == "Mühle"
    shop.form["name"].value = "Windrad"
    assert [shop.row[key] for key in ("name_en", "name_de", "name_it")] == ["Windrad", "", ""]


def test_what_a_deck_of_ones_own_has_is_not_lost():
    """A card beyond what is usual, by its trade, price or points, stands in the form as it is."""
    deck = rn.lab.deck_with(rn.minute_realms, "Mill", trade="igg", cost=14, vp="flat", arg1="23", shields=7)
    shop = rn.Workshop("Mill", rules=rn.minute_realms.STANDARD.changed(deck=deck), live=False)
    shown = {key: shop.form[key].value for key in ("trade", "cost", "points", "shields")}
    assert shown == {"trade": "igg", "cost": 14, "points": 23, "shields": 7}
    shop.form["cost"].value = 5
    assert (shop.row["trade"], shop.row["arg1"], shop.row["shields"]) == ("igg", "23", "7")


def test_a_deck_without_points():
    """Where no card of a deck names points, the form still has a slider for them."""
    pairs = rn.lab.deck_table(rn.minute_realms).assign(vp="pair", arg1="military", arg2="clerical")
    shop = rn.Workshop("Mill", rules=rn.minute_realms.STANDARD.changed(deck=pairs), live=False)
    assert shop.form["points"].max == 15


def test_what_is_no_card_to_begin_with():
    """A card that does not exist, or rules of something else, are refused in a sentence."""
    with pytest.raises(UnknownName, match="Did you mean 'Mill'"):
        rn.Workshop("Mil")
    with pytest.raises(BadSetup, match="rules of Minute Realms"):
        rn.Workshop("Mill", rules={})


def test_shares_are_told_with_their_interval():
    """How often a card is taken is told with its interval and the number of deals; of nothing there is no share."""
    assert share(30, 60, "en") == "50.0 % (37.7–62.3; n = 60)"
    assert share(30, 60, "de", 20) == "50,0 % (29,9–70,1; n = 20)"
    assert share(0, 0, "en") == "–"
