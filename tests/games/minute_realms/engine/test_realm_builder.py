"""A realm laid by hand scores as it would in a game, and says how."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import game, last_round, play
from tables import realm as realm_in_a_game

import realms_nb as rn
from realms_nb.core.errors import BadSetup, UnknownLanguage, UnreadableMove
from realms_nb.games.minute_realms.engine.rules import STANDARD

EXAMPLE = ("Castle", "Friary", "Throne Hall", "bastion Mill", "Watchtower", "Vineyard", "Palace")


def test_the_rulebooks_example_laid_by_hand():
    """One coin, invaders of strength 2, three shields: 32 points, and the sheet names each card, sum and category."""
    mine = rn.minute_realms.realm(*EXAMPLE, coins=1, invaders=2)
    assert (mine.points, mine.shields, mine.coins) == (32, 3, 1)
    assert mine.lines[1] == "Friary: 9 less one per coin, never below 0, 9 − 1, 8 points (clerical)"
    assert mine.lines[-1] == "Last invasion stopped, strength 2: 2 points"
    assert repr(mine).splitlines() == [*mine.lines, "Bastions: Mill", "You have 32 points in all. (1 coin, 3 shields)"]


@settings(max_examples=40)
@given(st.lists(st.sampled_from(STANDARD.deck), max_size=7, unique=True), st.integers(0, 12), st.integers(0, 9))
def test_it_scores_as_at_the_end_of_a_game(cards, coins, strength):
    """The sheet of a laid realm is the one that the same realm has when a game ends after the same invasion."""
    names = [card.name for card in cards]
    state = last_round([realm_in_a_game(coins, *names), realm_in_a_game(0)], strength=strength)
    state = play(state, "build Hut")
    laid = rn.minute_realms.realm(*names, coins=coins, invaders=strength)
    assert laid.sheet == game.scores(state)[0]
    assert laid.points == sum(line.points for line in laid.sheet.lines)


def test_a_realm_that_falls_gets_no_award():
    """Fewer shields than the invaders are strong: no award; and none while the last invasion is still to come."""
    mine = rn.minute_realms.realm(*EXAMPLE, coins=1)
    assert [mine.changed(invaders=strength).points for strength in (0, 3, 4)] == [30, 33, 30]
    assert mine.points == 30


def test_a_laid_realm_never_changes():
    """`plus` and `changed` give another realm and leave this one as it was."""
    mine = rn.minute_realms.realm("Hamlet", coins=1)
    more = mine.plus("Mill", "build Sawmill", "bastion Castle").changed(coins=4)
    assert (mine.points, more.points, more.coins, more.shields) == (0, 12, 4, 2)
    assert mine == rn.minute_realms.realm("hamlet", coins=1)
    assert more == rn.minute_realms.realm("Hamlet", "Mühle", "Segheria", "bastion Burg", coins=4)


def test_a_sheet_speaks_three_languages():
    """Cards, categories and sums are told in the chosen language; a deck's rules may be others."""
    assert rn.minute_realms.realm("Mill", language="de").lines == ("„Mühle“ bringt 2 Punkte (Produktion)",)
    assert "Mulino" in repr(rn.minute_realms.realm("Mill", language="it"))
    assert rn.minute_realms.realm("bastion Mill", invaders=2, rules=STANDARD.changed(award=3)).points == 6


def test_a_sheet_as_html():
    """The sheet in a notebook is a list of the same lines; names are escaped, and nothing is laid without cards."""
    rules = STANDARD.changed(deck=[{"name_en": "A & B", "category": "noble", "vp": "flat", "arg1": 2}])
    html = rn.minute_realms.realm("A & B", rules=rules)._repr_html_()
    assert "<li>A &amp; B: 2 points (noble)</li>" in html
    assert html.endswith("<p><strong>You have 2 points in all.</strong> (0 coins, 0 shields)</p>")
    assert "<ul>" not in rn.minute_realms.realm()._repr_html_()


@pytest.mark.parametrize(
    ("cards", "options", "error", "words"),
    [
        (["Milll"], {}, UnreadableMove, "No card is called 'Milll'. Did you mean 'Mill'?"),
        ([3], {}, BadSetup, "A card is given by its name, such as 'Mill' or 'bastion Mill', not 3"),
        ([""], {}, BadSetup, "A card is given by its name"),
        (["Mill", "bastion Mill"], {}, BadSetup, "Mill lies in this realm already"),
        (["bastion Watchtower"], {}, BadSetup, "it can only be built"),
        ([card.name for card in STANDARD.deck[:9]], {}, BadSetup, "A realm has 8 cards"),
        ([], {"coins": -1}, BadSetup, "coins is a whole number from 0 to 99, not -1"),
        ([], {"invaders": 1.5}, BadSetup, "invaders is a whole number from 0 to 99, not 1.5"),
        ([], {"language": "fr"}, UnknownLanguage, "'en', 'de', 'it'"),
    ],
)
def test_what_cannot_be_laid_is_said(cards, options, error, words):
    """An unknown card, one card twice, a card too many or a wrong number is answered with a sentence."""
    with pytest.raises(error, match=words):
        rn.minute_realms.realm(*cards, **options)
