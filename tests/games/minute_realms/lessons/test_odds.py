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


def test_the_figures_of_the_text(view):
    """Every chance that the text names is what the engine gives: of the last invasion, by rate and by shields."""
    start = rn.minute_realms.view_for(rn.minute_realms.setup(3, seed=18), 0)

    def hold(shields, rate=None, view=start):
        odds = rn.odds.invasions(view, token_rate=rate).query("last")
        return odds.loc[odds.strength <= shields, "chance"].sum()

    def award(shields):
        odds = rn.odds.invasions(view).query("last and strength <= @shields")
        return (odds.strength * odds.chance).sum()

    assert (round(100 * hold(6)), hold(6, 1)) == (82, 0)
    assert "you hold in 82 % of cases" in TEXT
    assert "it should be 82 %" in TEXT
    assert f"0.65, for example, would give {hold(6, 0.65):.2f}" in TEXT
    held = [f"{100 * hold(shields, view=view):.0f}" for shields in (7, 5)]
    assert f"you hold in {held[0]} instead of {held[1]} of 100 games" in TEXT
    assert f"expect {award(7) - award(5):.1f} points more" in TEXT
    assert f"Four tokens out of twelve make {comb(12, 4)} groups" in TEXT
