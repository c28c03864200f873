"""Charts of a review: the curve of chances and the ledger as a waterfall."""

from __future__ import annotations

import pytest

import realms_nb as rn
from realms_nb.core.chance import stream
from realms_nb.core.errors import BadSetup


@pytest.fixture(scope="module")
def looked():
    """A small review of a short match."""
    match, rng = rn.Match(rn.minute_realms, 3, seed=2), stream(2)
    for _ in range(9):
        match.play(match.legal_moves[int(rng.random() * len(match.legal_moves))])
    return rn.review(match, 0, playouts=20)


@pytest.mark.parametrize(("language", "word"), [("en", "Seat 1"), ("de", "Platz 1"), ("it", "posto 1")])
def test_the_curve(looked, language, word):
    """The curve has a point for every seat and event, in percent, and says where it ends."""
    table = rn.charts.win_curve.table(looked.table, language=language)
    assert len(table) == len(looked.table)
    assert table["after"].between(0, 100).all()
    chart = rn.charts.win_curve(looked.table, language=language).to_dict()
    assert word.casefold() in chart["description"].casefold()


def test_the_waterfall_adds_up(looked):
    """Each item begins where the one before it ended, and the last but one ends at the result."""
    table = rn.charts.ledger.table(looked.ledger, 1)
    assert table["from"].iloc[1:4].tolist() == pytest.approx(table["to"].iloc[:3].tolist())
    assert table["to"].iloc[3] == pytest.approx(table["value"].iloc[4])
    assert "Luck" in rn.charts.ledger(looked.ledger, 1).to_dict()["description"]


def test_what_is_no_review():
    """Anything but a table of a review is refused in a sentence."""
    with pytest.raises(BadSetup, match=r"rn\.review\(match\)\.table"):
        rn.charts.win_curve(3)
    with pytest.raises(BadSetup, match="is missing"):
        rn.charts.ledger(rn.lab.deck_table(rn.minute_realms))
