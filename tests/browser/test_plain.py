"""The plain board in a real browser: a game that the package does not know, played by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser.boards import version, violations
from playwright.sync_api import expect

TESTS = str(Path(__file__).parents[1])
START = f"import sys\nsys.path.insert(0, {TESTS!r})\nimport toy\nimport realms_nb as rn\n"
MATCH = "match = rn.Match(toy.GAME, ['You', 'Ada'], seed=1)\n"
BOARD = "board = rn.Board(match, opponents={1: 'highest'}, pace='instant')\nboard"


@pytest.fixture
def plain(bare):
    """Opens a notebook with a board of the toy game."""
    notebook = bare(START + MATCH, BOARD)
    notebook.run_all()
    notebook.page.locator(".rn [data-option]").first.wait_for()
    return notebook


def test_a_whole_game_by_mouse(plain):
    """The toy is played to its end with the mouse: moves are buttons under their first word, the table changes."""
    page = plain.page
    expect(page.locator(".rn h2")).to_have_text("Sums")
    expect(page.locator(".rn-moves legend")).to_have_text("name")
    for _ in range(3):
        before = version(page)
        page.locator("[data-move='name 2']").click()
        page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) !== v", arg=before)
    expect(page.locator(".rn-result")).to_contain_text("The game is over")
    assert page.locator(".rn-text tbody tr").all_inner_texts() == ["You\t6", "Ada\t9"]
    expect(page.locator(".rn-result")).to_contain_text("Ada wins with 9")
    assert plain.execute("print(match.outcome.winners)").strip() == "(1,)"
    assert violations(page) == []
    plain.check()


def test_a_whole_game_by_keys(plain):
    """The same without the mouse: arrows and Enter; undo takes a move back, and at the start it is closed."""
    page, keys = plain.page, plain.page.keyboard
    undo = page.locator("button[aria-label='Undo']")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    keys.press("u")
    page.locator("[data-option]").first.focus()
    for turn in range(4):
        before = version(page)
        if turn == 1:
            keys.press("u")
        else:
            keys.press("ArrowDown")
            keys.press("Enter")
        page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) !== v", arg=before)
        # On a busy machine the other may still be thinking.
        page.wait_for_function("() => !document.querySelector('[data-thinking]')")
        page.wait_for_function("document.activeElement.closest('.rn')", timeout=5_000)
    # Nothing was asked that could not be done.
    expect(page.locator(".rn-notice")).to_have_count(0)
    assert plain.execute("print(match.at, [str(step.move) for step in match.history if step.seat == 0])").startswith(
        "4"
    )
    before = version(page)
    keys.press("ArrowDown")
    keys.press("Enter")
    page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) !== v", arg=before)
    expect(page.locator(".rn-result")).to_be_visible()
    plain.check()


def test_chances_and_hints(plain):
    """A game that nobody knows has chances and hints: moves in the order of their chances, the last look exact."""
    page = plain.page
    page.locator(".rn").get_by_role("tab", name="Chances").click()
    page.locator(".rn-futures[data-exact=true]").wait_for()
    assert page.locator("[data-chance]").evaluate_all("all => all.map((each) => each.dataset.chance)") == [
        "name 3",
        "name 2",
        "name 1",
    ]
    expect(page.locator(".rn-futures p")).to_contain_text("chance: every move as likely as the others")
    assert violations(page) == []
    # A move that is picked there is looked at among the choices.
    page.locator("[data-chance='name 3']").click()
    expect(page.locator("[data-move='name 3']")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".rn-hint")).to_contain_text("Worth a look:")
    plain.check()


def test_two_games_on_one_page(sheet):
    """Boards of two games stand on one page, each in its own style."""
    minute = "rn.Board(rn.Match(rn.minute_realms, 2, seed=7))"
    notebook = sheet(START + MATCH, BOARD, minute)
    notebook.run_all()
    page = notebook.page
    page.locator(".rn-minute_realms [data-card]").first.wait_for()
    page.locator(".rn-sums [data-option]").first.wait_for()
    # One column of the table stands beside the panel there, market and realms here.
    areas = "(rn) => getComputedStyle(rn.querySelector('.rn-in')).gridTemplateAreas"
    assert "market" in page.locator(".rn-minute_realms").evaluate(areas)
    assert "market" not in page.locator(".rn-sums").evaluate(areas)
    notebook.check()
