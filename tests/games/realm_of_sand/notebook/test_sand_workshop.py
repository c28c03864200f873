"""The workshop of Realm of Sand: a building as a form, its pattern drawn square by square, measured beside it."""

from __future__ import annotations

import asyncio

import pytest
from toy import GAME as SUMS

import realms_nb as rn
from realms_nb.core.errors import BadSetup, NotOffered, UnknownName
from realms_nb.games.realm_of_sand.notebook.workshop import trimmed
from realms_nb.notebook import workshop as module

sand = rn.realm_of_sand


@pytest.fixture
def shop():
    """A workshop that measures only when it is told to."""
    return rn.Workshop("I-01", game=sand, live=False)


@pytest.mark.parametrize("card", [card.id for card in sand.STANDARD.deck][::4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_it_begins_with_the_building_it_replaces(card, language):
    """Any building can be put on the bench: unchanged, the form makes the very rules it began with, names and all."""
    assert rn.Workshop(card, game=sand, language=language, live=False).rules == sand.STANDARD


def test_a_building_is_found_by_any_of_its_names():
    """By id or by its name in any language, and the game is found by the building or by the rules."""
    for asked in ({"card": "Palm Wall"}, {"card": "I-01"}, {"card": "Palmenmauer"}, {"rules": sand.STANDARD}):
        shop = rn.Workshop(live=False, **asked)
        assert shop.row["id"] == "I-01"
    assert "Toll Bridge" in repr(rn.Workshop(live=False))


def test_a_change_makes_another_building_and_undo_takes_it_back(shop):
    """A press changes the pattern at once, undo brings the drawing back as it was, step by step."""
    drawn = shop.form["pattern"].value
    shop.form["pattern"].value = "....../.BR.../..G.../....../....../......"
    shop.form["discs"].value = "..Y.K"
    shop.form["name"].value = "Reed Hut"
    made = shop.rules.cards["I-01"]
    assert (made.pattern, made.discs, made.name, made.name_de) == ("BR/.G", "YK", "Reed Hut", "")
    card = shop._picture.card
    assert (card.label, card.pattern, card.discs) == ("Reed Hut", "BR/.G", "YK")
    for _ in range(2):
        shop.undo()
    assert trimmed(shop.form["pattern"].value) == "BR/.G"
    assert shop.form["pattern"].value != "BR/.G"
    shop.undo()
    assert shop.form["pattern"].value == drawn
    assert shop.rules == sand.STANDARD


@pytest.mark.parametrize(
    ("drawn", "pattern"),
    [("..../.G../....", "G"), ("G..R", "G..R"), ("...G/..../.R..", "..G/.../R.."), (".../...", ""), ("", "")],
)
def test_a_drawing_is_trimmed(drawn, pattern):
    """A pattern is what is drawn without the empty edges around it; gaps inside stay."""
    assert trimmed(drawn) == pattern


def test_a_strong_building_is_called_too_strong(shop):
    """30 points for one square are settled as too strong against the buildings of its level, and remembered."""
    shop.form["pattern"].value = "G"
    shop.form["vp"].value = 30
    shop.measure(150)
    assert shop.verdict == "strong"
    assert shop.tries[-1]["low"] > 0.01
    assert "too strong" in shop._effect.value
    assert "150 deals" in shop._effect.value
    bench = shop._bench
    assert 0 < bench.built <= bench.offered <= 150
    # Another level has other buildings to be compared with.
    assert list(shop._averages) == [1]
    shop.form["level"].value = 3
    shop.measure(50)
    assert list(shop._averages) == [1, 3]


def test_what_is_never_built_is_not_settled_at_once(shop):
    """A building that nobody built in a few deals may still be built in the next: its worth has an interval, too."""
    shop.form["pattern"].value = "GGGGGG/RRRRRR/KKKKKK"
    shop.measure(50)
    assert shop._bench.built == 0
    assert shop.verdict == "unknown"
    assert shop.tries[-1]["low"] < -0.02 < 0.02 < shop.tries[-1]["high"]


def test_worth_is_that_of_the_lab(shop):
    """The workshop measures what `rn.lab.cards` measures, on the same deals."""
    shop.measure(100)
    table = rn.lab.cards(sand, deals=100, quiet=True).table.set_index("card")
    assert shop._bench.worth.mean() == pytest.approx(table.loc["I-01", "worth"])
    # So far ten deals with each step of fifty.
    assert len(shop._averages[1]) == 20
    first = rn.lab.cards(sand, deals=20, quiet=True).table.set_index("card")
    level = [card.id for card in sand.STANDARD.deck if card.level == 1]
    assert shop._averages[1].mean() == pytest.approx(first.loc[level, "worth"].mean())


@pytest.mark.parametrize(("pattern", "sentence"), [("", "pattern: is empty"), ("G" * 10, "at most 9 fields")])
def test_what_makes_no_building_is_told(shop, pattern, sentence):
    """A form that makes no building shows the sentence of the deck and measures nothing."""
    shop.measure(10)
    shop.form["pattern"].value = pattern
    assert sentence in shop._note.value
    assert shop._bench is None
    assert shop._effect.value == ""
    shop.undo()
    assert shop._note.value == ""


def test_the_browser_changes_the_drawing_only(shop):
    """What comes from the browser is a drawing: it is laid out in the grid, and nothing else can be set from there."""
    field = shop.form["pattern"]
    field.set_state({"value": "RR", "words": {}})
    assert field.value == "/".join(["RR....", *["......"] * 5])
    assert field.words["cell"] == "row {row}, column {column}: {piece}"
    assert shop.rules.cards["I-01"].pattern == "RR"


def test_keep_and_export(shop, tmp_path):
    """A kept building is part of the deck that the next change joins; an exported deck can be read again."""
    shop.form["name"].value = "Reed Hut"
    shop.measure(10)
    shop.keep()
    assert "Reed Hut is part of the deck" in shop._note.value
    assert "takes the place of Reed Hut" in shop._head.value
    # Its worth belonged to the deck before.
    assert shop.verdict == "unknown"
    shop.measure(10)
    shop.form["hourglasses"].value = 2
    path = shop.export(str(tmp_path / "deck.csv"))
    made = sand.STANDARD.changed(deck=path).cards["I-01"]
    assert (made.name, made.hourglasses) == ("Reed Hut", 2)
    shop.undo()
    assert shop.rules.cards["I-01"].name == "Reed Hut"


def test_what_cannot_be_written_is_told(shop, tmp_path, monkeypatch):
    """The button has no cell below it: where no file can be written, the note says so."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_deck.csv").mkdir()
    shop._buttons["export"].click()
    assert "my_deck.csv" in shop._note.value


def test_it_measures_when_the_form_rests(monkeypatch):
    """In a notebook measuring starts after a pause, goes on in steps, and the button stops it; what is found stays."""
    monkeypatch.setattr(module, "REST", 0.01)

    async def use():
        shop = rn.Workshop("I-02", game=sand)
        shop.form["vp"].value = 2
        while shop._bench is None:
            await asyncio.sleep(0.01)
        shop._buttons["stop"].click()
        found = len(shop._bench.worth)
        await asyncio.sleep(0.3)
        assert 0 < found == len(shop._bench.worth) < module.MOST
        assert "deals so far" in shop._effect.value
        shop.close()

    asyncio.run(use())


def test_it_waits_for_the_compiler(monkeypatch):
    """While the engine is being compiled, the workshop says so and waits: the notebook goes on answering."""
    cold = [True]
    monkeypatch.setattr(module, "REST", 0.01)
    monkeypatch.setattr(module, "LOOK", 0.01)
    monkeypatch.setattr(module, "is_cold", lambda _: cold[0])
    monkeypatch.setattr(module, "start_compiling", lambda _: None)

    async def use():
        shop = rn.Workshop("I-02", game=sand)
        await asyncio.sleep(0.1)
        assert "being compiled" in shop._effect.value
        assert shop._bench is None
        cold[0] = False
        while shop._bench is None:
            await asyncio.sleep(0.01)
        shop.close()

    asyncio.run(use())


@pytest.mark.parametrize(("language", "words"), [("de", ("Muster", "Grün")), ("it", ("Schema", "verde"))])
def test_it_speaks(language, words):
    """The form speaks the language that was asked for, and so does every square of the pattern."""
    shop = rn.Workshop("I-01", game=sand, language=language, live=False)
    field = shop.form["pattern"]
    assert (field.words["label"], field.words["G"]) == words
    assert shop.form["name"].value == sand.STANDARD.cards["I-01"].label(language)
    assert shop.form["name"].value in repr(shop)
    shop.measure(20)
    assert "deals" not in shop._effect.value


def test_what_is_no_building_to_begin_with():
    """What does not exist, one seat alone, or a game without a workshop are refused in a sentence."""
    with pytest.raises(UnknownName, match="Did you mean 'Palm Wall'"):
        rn.Workshop("Palm Wal")
    with pytest.raises(UnknownName, match="No card is called 'Mill'"):
        rn.Workshop("Mill", game=sand)
    with pytest.raises(BadSetup, match="The rules of Realm of Sand are made by"):
        rn.Workshop("I-01", game=sand, rules=rn.minute_realms.STANDARD)
    with pytest.raises(BadSetup, match="at least two seats"):
        rn.Workshop("I-01", game=sand, seats=1)
    with pytest.raises(BadSetup, match="needs a game such as"):
        rn.Workshop("I-01", game=7)
    with pytest.raises(NotOffered, match="has no Workshop; it has Board, Studio"):
        rn.Workshop("I-01", game=SUMS)
