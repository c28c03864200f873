"""Exercises of 03-scoring: the notebook shows the cards that the judges have in mind, and each has one best answer."""

from __future__ import annotations

from itertools import combinations

from lessons.course import ROOT, cells

import realms_nb as rn
from realms_nb.games.minute_realms.lessons import scoring

CODE = "\n".join(cell.source for cell in cells(ROOT / "notebooks" / "03-scoring.ipynb", "code"))


def test_the_notebook_lays_the_same_cards():
    """The realms, offers and coins of the judges are those that the notebook shows."""
    for names in (scoring.HALF_BUILT, scoring.OFFER, scoring.RICH_AND_POOR, scoring.PLAIN, scoring.COUNTING):
        assert ", ".join(f'"{name}"' for name in names) in CODE
    assert f'"Almshouse", coins={scoring.COINS}' in CODE


def test_one_card_adds_most():
    """No two cards on offer tie for the first place, and the best one is not the one with the highest number."""
    mine = rn.minute_realms.realm(*scoring.HALF_BUILT)
    gains = sorted((mine.plus(card).points - mine.points, card) for card in scoring.OFFER)
    assert gains[-1] == (11, "Chapel")
    assert gains[-2][0] < 11
    assert max(scoring.OFFER, key=lambda card: rn.minute_realms.realm(card).points) != "Chapel"


def test_the_goal_takes_some_search():
    """Five of the 126 choices of five cards reach the goal, and the cards with the highest numbers do not."""
    points = [rn.minute_realms.realm(*five).points for five in combinations(scoring.CHOICE, scoring.CARDS)]
    assert (len(points), sum(total >= scoring.GOAL for total in points), max(points)) == (126, 5, 30)
    assert (
        rn.minute_realms.realm(
            *sorted(scoring.CHOICE, key=lambda card: -rn.minute_realms.realm(card).points)[:5]
        ).points
        < scoring.GOAL
    )
