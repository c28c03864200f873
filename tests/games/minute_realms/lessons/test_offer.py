"""The cards on offer, drawn: what a function of a lesson looks at, and the case in which it went wrong."""

from __future__ import annotations

import re

import pytest

import realms_nb as rn
from realms_nb.core.catalogue import LANGUAGES
from realms_nb.games.minute_realms.lessons.offer import Offer


def view_of(seed=16):
    return rn.Match(rn.minute_realms, ["You", "Ada", "Bo"], seed=seed).view("You")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_drawn_and_told(language):
    """Each card on offer has a box with its name, category and cost; the same stands in words."""
    view = view_of()
    drawn = rn.minute_realms.offer(view, language=language)
    boxes = re.findall(r"<td[^>]*>(.*?)</td>", drawn._repr_html_())
    assert len(boxes) == len(view.cards) == len(repr(drawn).splitlines()) - 1 == 5
    for card, box, line in zip(view.cards, boxes, repr(drawn).splitlines()[1:], strict=True):
        for text in (box, line):
            assert card.label(language) in text
            assert str(card.cost) in text
    assert "3" in repr(drawn).splitlines()[0]


def test_the_card_that_is_asked_about_is_marked():
    """One card has another frame than the others, and other cards may be drawn than those on offer."""
    view = view_of()
    html = Offer(view, "en", view.cards[2].name).drawn()
    frames = re.findall(r"border: (\S+ \S+)", html)
    assert [frame == "5px double" for frame in frames] == [False, False, True, False, False]
    assert "<td" not in Offer(view, "en", cards=()).drawn()


def test_a_wrong_answer_shows_its_case():
    """The verdict on a wrong function says the case in words and draws it; a right one draws nothing."""
    verdict = rn.check("python-1", lambda view, card: card.cost - view.coins)
    assert "5px double" in verdict._repr_html_()
    assert "coin" in verdict.why
    assert "<table" in rn.check("python-4", lambda view: [])._repr_html_()
    assert "<table" not in rn.check("python-1", lambda view, card: view.coins - card.cost)._repr_html_()
