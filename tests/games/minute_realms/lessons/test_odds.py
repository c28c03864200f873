"""Exercises and figures of 04-invasion-odds: the judges count right, and the text says what the engine says."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from lessons.course import ROOT, cells

import realms_nb as rn
from realms_nb.games.minute_realms.lessons.odds import THREE_PLAYERS, strengths

NOTEBOOK = ROOT / "notebooks" / "04-invasion-odds.ipynb"
TEXT = "\n".join(cell.source for cell in cells(NOTEBOOK, "markdown")).replace("\u00a0", " ")


@pytest.fixture(scope="module")
def view():
    """The position that the notebook plays to, from its own cells."""
    room = {"LANGUAGE": "en", "rn": rn}
    code = [cell.source for cell in cells(NOTEBOOK, "code")]
    exec(code[1], room)
    exec(code[2], room)
    return room["view"]


@pytest.mark.parametrize("drawn", [1, 2, 3, 4])
def test_the_judges_count_groups_of_tokens(drawn):
    """The chances of the judges are those of listing every group of so many tokens."""
    groups = Counter(map(sum, combinations(THREE_PLAYERS, drawn)))
    assert strengths(THREE_PLAYERS, drawn) == {
        strength: Fraction(ways, comb(9, drawn)) for strength, ways in sorted(groups.items())
    }


def test_two_tokens_it_will_be(view):
    """In the first position two tokens lie face down and no card on offer can lay a third."""
    assert view.track.count("face down") == 2
    assert view.unseen_tokens == THREE_PLAYERS
    assert not any("i" in card.trade for card in (*view.fronts, *view.middle))
    odds = rn.odds.invasions(view).query("round == 4")
    assert dict(zip(odds.strength, odds.chance, strict=True)) == pytest.approx(
        {strength: float(chance) for strength, chance in strengths(THREE_PLAYERS, 2).items()}
    )
