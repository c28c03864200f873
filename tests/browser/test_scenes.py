"""What the board tells: scenes, hints, the story, the moves of the others, in three languages."""

from __future__ import annotations

import re

import pytest
from browser.boards import choose_in_menu, one_move_by_mouse, others_done
from playwright.sync_api import expect


@pytest.mark.parametrize(
    ("language", "card", "word"), [("de", "Fachwerkhaus", "Runde 1"), ("it", "Casa a graticcio", "Round 1")]
)
def test_the_language_switch(opened, language, card, word):
    """One click changes every word and card name, and the game stays where it is."""
    notebook = opened()
    page = notebook.page
    choose_in_menu(page, language)
    # Long words may be broken at their soft hyphens.
    expect(page.locator("[data-card='Timber House'] .rn-name")).to_have_text(re.compile("\xad?".join(card)))
    expect(page.locator(".rn-round b")).to_have_text(word)
    expect(page.locator(".rn")).to_have_attribute("lang", language)
    notebook.check()


def test_hints(opened):
    """Three presses give a rule, moves worth a look, and the best move with its reason; hinted cards are marked."""
    notebook = opened()
    page = notebook.page
    button = page.locator(".rn-bar button", has_text="Hint")
    button.click()
    expect(page.locator(".rn-hint")).to_contain_text("bastion brings")
    page.locator(".rn-bar button", has_text="More").click()
    expect(page.locator(".rn-hint")).to_contain_text("Worth a look", timeout=30_000)
    page.locator(".rn-bar button", has_text="More").click()
    expect(page.locator(".rn-hint")).to_contain_text("looks best", timeout=30_000)
    expect(page.locator(".rn-place.rn-hinted")).to_have_count(1)
    notebook.check()


def test_the_story_lights_cards_and_explains_rules(opened):
    """Pointing at a card in the story lights it on the board; the rule beside a sentence opens its explanation."""
    notebook = opened()
    page = notebook.page
    page.locator("[data-card='Timber House']").click()
    page.locator("[data-move='build Timber House']").click()
    # Ada answers in her own time; her move would be drawn over the one that is looked at.
    others_done(notebook)
    page.locator("[data-tab=moves]").click()
    page.locator("[data-step='1']").click()
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-step", "1")
    page.locator(".rn-story u").first.hover()
    expect(page.locator("[data-lit]").first).to_be_visible()
    page.locator(".rn-story .rn-link").first.click()
    expect(page.locator(".rn-rule")).to_be_visible()
    page.locator(".rn-story u", has_text="→").first.hover()
    expect(page.locator(".rn-goods[data-lit]")).to_have_count(1)


def test_steps_of_the_others(opened):
    """At the step pace each press of Next shows one move of the others, with its reason as a quotation."""
    start = "import realms_nb as rn\nmatch = rn.Match(rn.minute_realms, ['You', 'Ada', 'Bo'], seed=7)"
    board = "rn.Board(match, you=0, opponents={1: 'knight', 2: 'knight'}, pace='step')"
    notebook = opened(board=board, start=start)
    page = notebook.page
    one_move_by_mouse(page)
    expect(page.locator(".rn-choice")).to_contain_text("Ada is to move. Press Next")
    page.keyboard.press("n")
    expect(page.locator(".rn-choice")).to_contain_text("Bo is to move. Press Next", timeout=30_000)
    expect(page.locator(".rn-gone q").first).to_be_visible()
    # The end of the round shows what each has made of it: whole houses, all of one size.
    page.keyboard.press("n")
    expect(page.locator(".rn-pic")).to_have_count(3, timeout=30_000)
    sizes = page.evaluate(
        "[...document.querySelectorAll('.rn-pic')].map((each) => [each.clientWidth, each.clientHeight])"
    )
    assert len({tuple(size) for size in sizes}) == 1
    assert sizes[0][0] <= 1.4 * sizes[0][1]
    notebook.check()
