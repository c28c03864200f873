"""The report card: six lines, each with a figure, an interval and a sentence."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from drawn import drawings, report_card_differs
from msgspec import structs

import realms_nb as rn
from realms_nb.core.errors import BadSetup
from realms_nb.fast.samples import wins_of
from realms_nb.games.minute_realms.lab.report_facts import rung
from realms_nb.lab.luck import explained, luck_share
from realms_nb.reviews.judging import Evidence, Stroke

game = rn.minute_realms
LINES = ["seats", "skill", "luck", "tension", "choice", "length"]


@pytest.fixture(scope="module")
def card():
    """A small report card."""
    return rn.lab.report(game, size=0.01, quiet=True)


def test_six_lines(card):
    """Every line has a figure within its interval and says on how much it stands."""
    table = card.table
    assert table["line"].tolist() == LINES
    assert ((table["low"] <= table["value"]) & (table["value"] <= table["high"])).all()
    assert (table.set_index("line")["n"].drop("luck") >= 10).all()
    assert table.set_index("line").loc["length", "value"] >= 24
    assert report_card_differs(card._repr_html_(), card) == []
    assert 1 <= len(card.tries()) <= 3
    assert {"measure", "value", "low", "high", "n"} == set(card.details.columns)


@pytest.mark.parametrize(("language", "word"), [("en", "Seats"), ("de", "Plätze"), ("it", "Posti")])
def test_it_speaks(card, language, word):
    """The card is told in three languages, every sentence filled in."""
    told = replace(card, language=language)
    assert word in repr(told)
    assert "{" not in repr(told)


def test_a_gap_that_cannot_be_told(card):
    """Only where the interval leaves 0 out is a seat called better; where it ends early the seats are called fair."""
    seats = card.lines[0]
    for answer, said in (("differs", "only"), ("equal", "As good as fair"), ("unknown", "Cannot tell yet")):
        assert said in card.sentence(structs.replace(seats, facts={**seats.facts, "answer": answer}))
    assert (seats.facts["answer"] == "differs") == (seats.low > 0 and seats.high > 0.02)


def test_suspense_is_in_the_details(card):
    """The finer measures tell how far the chances are expected to move, with an interval above 0."""
    found = card.details.set_index("measure")
    row = found.loc["suspense: how far the chances are expected to move"]
    assert 0 < row["low"] < row["value"] < row["high"]
    assert row["n"] == found.loc["lead changes per game", "n"]


def test_side_by_side(card):
    """Two cards have a verdict on every line; the same card twice never differs."""
    both = card.beside(card)
    assert both.table["line"].tolist() == LINES
    assert "differs" not in set(both.table["answer"])
    assert drawings(both._repr_html_()) == 2 * drawings(card._repr_html_())
    with pytest.raises(BadSetup, match="stands another one"):
        card.beside(3)


def judged(strokes, result):
    """What was measured of a match of two seats: the first seat's chance before and after each stroke, and who won."""

    def wins(chance):
        return wins_of([[chance, 1 - chance]])

    fell = tuple(Stroke(number, 1, "deal", wins(before), wins(after)) for number, (before, after) in enumerate(strokes))
    return Evidence(2, 1, (), fell, wins(result), over=True)


def test_luck_is_what_chance_explains_of_the_results():
    """If chance alone moves the chances, all is luck; if only choices do, nothing is; in between it is a part."""
    rng = np.random.default_rng(1)
    lots, choices, both = [], [], []
    for _ in range(400):
        won, half = float(rng.random() < 0.5), 0.5 + 0.25 * rng.choice([-1, 1])
        lots.append(explained(judged([(0.5, won)], won)))
        choices.append(explained(judged([(0.5, 0.5), (won, won)], won)))
        both.append(explained(judged([(0.5, half)], float(rng.random() < half))))
    assert luck_share(lots, 1).value == pytest.approx(1.0)
    assert luck_share(choices, 1).value == 0.0
    part = luck_share(both, 1)
    # Of a variance of 1/4 a first step of a quarter explains 1/16.
    assert part.low < 0.25 < part.high
    assert part.high - part.low < 0.25


def test_luck_depends_on_no_constant(card):
    """The line stands on matches between named levels, so many as it says, and its parts are never drawn below 0."""
    luck = card.lines[2]
    assert luck.key == "luck"
    assert luck.facts["matches"] == luck.count
    assert luck.facts["levels"] == "squire, knight, duke"
    assert luck.count >= 4
    assert "squire, knight, duke" in card.sentence(structs.replace(luck, facts={**luck.facts, "wide": False}))
    assert "lots" not in repr(card)


def test_a_wide_interval_of_luck_is_no_verdict(card):
    """Where nearly any part of luck fits, the line says so, and how many matches would tell; a narrow one speaks."""
    luck = card.lines[2]
    assert luck.facts["wide"] == (luck.high - luck.low > 0.4)
    assert luck.facts["wide"]
    assert luck.facts["needed"] > luck.count
    for language, word in (("en", "Cannot tell yet"), ("de", "Noch nicht"), ("it", "Non si può")):
        assert word in replace(card, language=language).sentence(luck)
    narrow = structs.replace(luck, facts={"matches": 80, "levels": "squire, knight, duke", "wide": False})
    assert "Cannot tell" not in card.sentence(narrow)


def test_every_sentence_has_its_own_n(card):
    """What stands on fewer games than the figure of its line says on how many, with an interval."""
    tension, choice = card.lines[3], card.lines[4]
    watched = tension.facts["watched"]
    assert watched < tension.count
    assert f"both n = {watched}" in card.sentence(tension)
    assert tension.facts["leader_low"] <= tension.facts["leader"] <= tension.facts["leader_high"]
    assert "That card: n = " in card.sentence(choice)


def test_a_rung_of_the_ladder():
    """Knights beat squires, in every seat once per deal; a player against its own kind gets its fair share."""
    assert rung(game.STANDARD, 3, "knight", "squire", 300, 1).mean() > 0.45
    assert rung(game.STANDARD, 3, "knight", "knight", 50, 1).mean() == pytest.approx(1 / 3)


def test_what_cannot_be_reported():
    """A size that makes no sense is refused."""
    with pytest.raises(BadSetup, match="size is how much"):
        rn.lab.report(game, size=0)
