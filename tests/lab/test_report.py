"""The report card: six lines, each with a figure, an interval and a sentence."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from msgspec import structs
from toy import GAME as SUMS

import realms_nb as rn
from realms_nb.core.errors import BadSetup, NotOffered
from realms_nb.games.minute_realms.lab.report_facts import deal_effect, rung
from realms_nb.lab.report_facts import between

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
    assert (table["n"] >= 10).all()
    assert table.set_index("line").loc["length", "value"] >= 24
    assert card._repr_html_().count("<svg") == 6
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
    assert both._repr_html_().count("<svg") == 12
    with pytest.raises(BadSetup, match="stands another one"):
        card.beside(3)


def test_luck_is_the_spread_between_deals():
    """If the deal alone decides, all is luck; if it decides nothing, next to nothing is; knights are in between."""
    rng = np.random.default_rng(1)
    sure = np.repeat(np.eye(3)[rng.integers(0, 3, 60)][:, None, :], 20, axis=1)
    assert between(sure) == pytest.approx(1.0)
    assert between(np.eye(3)[rng.integers(0, 3, (200, 20))]) < 0.03
    assert 0.02 < between(deal_effect(game.STANDARD, 3, 60, 20, 1)) < 0.6


def test_a_rung_of_the_ladder():
    """Knights beat squires, in every seat once per deal; a player against its own kind gets its fair share."""
    assert rung(game.STANDARD, 3, "knight", "squire", 300, 1).mean() > 0.45
    assert rung(game.STANDARD, 3, "knight", "knight", 50, 1).mean() == pytest.approx(1 / 3)


def test_what_cannot_be_reported():
    """A game without a report says so; a size that makes no sense is refused."""
    with pytest.raises(BadSetup, match="size is how much"):
        rn.lab.report(game, size=0)
    with pytest.raises(NotOffered, match="has no report"):
        rn.lab.report(SUMS)
