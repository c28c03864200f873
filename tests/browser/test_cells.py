"""Boards in their notebook: several, run again, without a kernel, narrow, in both themes, under attack."""

from __future__ import annotations

import json
import re

import pytest
from browser.boards import BOARD, START, one_move_by_mouse, others_done, violations
from playwright.sync_api import expect


def test_fast_clicks_and_stale_messages(opened):
    """A hundred clicks in a row and a hundred stale messages play each move once, and none is lost."""
    notebook = opened()
    page = notebook.page
    page.locator("[data-card='Timber House']").click()
    page.evaluate(
        """() => { const button = document.querySelector("[data-move='build Timber House']");
                   for (let click = 0; click < 100; click++) button.click(); }"""
    )
    page.wait_for_function("() => Number(document.querySelector('.rn').dataset.version) > 0")
    others_done(notebook)
    moves = notebook.execute("print([str(step.move) for step in match.history if step.seat == 0])")
    assert moves.strip() == "['build Timber House']"
    at = notebook.execute("print(match.at)")
    notebook.execute("stale = {'kind': 'play', 'id': 1, 'version': 0, 'move': 'build Mill'}")
    notebook.execute("for _ in range(100): board._on_message(board, stale, [])")
    assert notebook.execute("print(match.at)") == at
    expect(page.locator(".rn-notice")).to_contain_text("moved on")
    notebook.check()


def test_hostile_names_do_nothing(in_lab):
    """Names full of quotes and signs are shown as they are; nothing of them becomes part of the page."""
    names = ['"onmouseover="alert(1)', "&lt;b&gt;'"]
    start = f"import realms_nb as rn\nmatch = rn.Match(rn.minute_realms, {names!r}, seed=7)"
    notebook = in_lab(board="rn.Board(match)", start=start)
    page = notebook.page
    dialogs = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    expect(page.locator(".rn-who strong").first).to_have_text('"onmouseover="alert(1)')
    expect(page.locator(".rn-who strong").nth(1)).to_have_text("&lt;b&gt;'")
    page.locator(".rn-who strong").first.hover()
    assert page.locator(".rn [onmouseover]").count() == 0
    assert dialogs == []
    notebook.check()


def test_two_boards_on_one_match(in_lab):
    """Two boards on one match stay in step; a board closed in Python leaves the other working."""
    notebook = in_lab(board=BOARD + "\n", start=START)
    notebook.execute("other = rn.Board(match)")
    page = notebook.page
    one_move_by_mouse(page)
    others_done(notebook)
    same = notebook.execute("print(other.snapshot.version == board.snapshot.version)")
    assert same.strip() == "True"
    notebook.execute("other.close()")
    one_move_by_mouse(page)
    notebook.check()


def test_a_rerun_cell_leaves_no_dead_listener(in_lab):
    """Running the cell again and again leaves one board listening: the one that is seen."""
    notebook = in_lab(board="rn.Board(match, opponents={1: 'squire'}, pace='instant')")
    for _ in range(2):
        notebook.run_all()
        notebook.page.locator(".rn [data-card]").first.wait_for()
    notebook.page.wait_for_timeout(500)
    assert notebook.execute("print(len(match._listeners))").strip() == "1"
    one_move_by_mouse(notebook.page)
    notebook.check()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_accessible(opened, theme):
    """axe-core finds no violation on the board: at the start, with a choice open, and in both themes."""
    notebook = opened()
    page = notebook.page
    notebook.theme(theme)
    expect(page.locator(".rn")).to_have_attribute("data-theme", theme)
    page.locator("[data-card='Timber House']").click()
    found = violations(page)
    assert found == [], json.dumps(found, indent=1)[:3000]


def test_narrow_and_touchable(opened):
    """At 500 px nothing scrolls sideways, and every control is at least 44 px high and wide."""
    page = opened(width=620).page
    page.evaluate("document.querySelector('.rn').parentElement.style.width = '500px'")
    page.locator("[data-card='Timber House']").click()
    wide = page.evaluate(
        "(() => { const rn = document.querySelector('.rn'); return rn.scrollWidth - rn.clientWidth })()"
    )
    assert wide <= 0
    small = page.evaluate(
        """() => [...document.querySelectorAll('.rn button:not(.rn-link), .rn input:not([hidden])')]
             .map((e) => {
               const box = e.getBoundingClientRect(), after = getComputedStyle(e, '::after');
               // What looks smaller takes 44 px by an unseen part around it.
               const more = (edge) => after.position === 'absolute' ? Math.max(0, -parseFloat(after[edge]) || 0) : 0;
               const size = [box.width + more('left') + more('right'), box.height + more('top') + more('bottom')];
               return [e.outerHTML.slice(0, 120), ...size];
             })
             .filter(([, width, height]) => width && (width < 44 || height < 44))"""
    )
    assert small == []
    # Plots are too small for names there; the one that is pointed at is named above them.
    one_move_by_mouse(page)
    page.locator("[data-plot]:not(:has(.rn-def))").first.hover()
    expect(page.locator(".rn-tip")).to_have_text("Timber House")


def test_a_card_in_the_workshop(sheet):
    """A slider changes the card, drawn as on the board; it is measured when the form rests, and undo takes it back."""
    notebook = sheet("import realms_nb as rn\nshop = rn.Workshop('Toll Bridge')\nshop", width=1366, height=900)
    notebook.run_all()
    page = notebook.page
    price = page.locator(".rn-portrait .rn-cost")
    expect(price).to_have_attribute("data-n", "0")
    page.locator(".noUi-handle").first.focus()
    page.keyboard.press("ArrowRight")
    expect(price).to_have_attribute("data-n", "1")
    expect(page.locator(".rn-portrait")).to_have_attribute("aria-label", re.compile("Toll Bridge.*1"))
    expect(page.locator(".jp-OutputArea", has_text=re.compile(r"\d+ deals"))).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Stop").click()
    assert violations(page, ".rn-portrait") == []
    page.get_by_role("button", name="Undo").click()
    expect(price).to_have_attribute("data-n", "0")
    notebook.check()


def test_a_building_in_the_workshop(sheet):
    """A pattern is drawn by mouse and by keys; the building follows, is measured, and undo takes it back."""
    code = "import realms_nb as rn\nshop = rn.Workshop('I-01', game=rn.realm_of_sand)\nshop"
    notebook = sheet(code, width=1366, height=900)
    notebook.run_all()
    page = notebook.page
    pieces = page.locator(".rn-one-building .rn-t .rn-rune")
    expect(pieces).to_have_count(3)

    def cell(row, column, piece):
        return page.get_by_role("button", name=f"row {row}, column {column}: {piece}", exact=True)

    # A press puts the next piece: red becomes black, and what was empty green.
    cell(1, 3, "red").click()
    cell(2, 2, "nothing").click()
    expect(cell(1, 3, "black")).to_be_visible()
    expect(pieces).to_have_count(4)
    # By keys: down and right from there, a letter puts its piece, the space bar the next one.
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(cell(3, 3, "nothing")).to_be_focused()
    page.keyboard.press("b")
    expect(cell(3, 3, "blue spirit")).to_be_focused()
    page.keyboard.press(" ")
    expect(cell(3, 3, "yellow spirit")).to_be_focused()
    # The picture comes from Python; while that works, changes wait in the browser.
    expect(page.locator(".rn-one-building .rn-t .rn-c-Y")).to_have_count(1)
    assert notebook.execute("print(shop.row['pattern'])").strip() == "GGK/.G./..Y"
    page.keyboard.press("Backspace")
    expect(pieces).to_have_count(4)
    # Only one square of the pattern is on the way of the Tab key.
    expect(page.locator(".rn-drawing").first.locator("[tabindex='0']")).to_have_count(1)
    page.get_by_role("button", name="spirit 2: nothing", exact=True).click()
    expect(page.locator(".rn-one-building")).to_have_attribute(
        "aria-label", re.compile("Palm Wall: small building.*green")
    )
    expect(page.locator(".jp-OutputArea", has_text=re.compile(r"\d+ deals"))).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Stop").click()
    for theme in ("light", "dark"):
        notebook.theme(theme)
        expect(page.locator(".rn-one-building")).to_have_attribute("data-theme", theme)
        assert violations(page, ".rn-one-building") == []
        assert violations(page, ".rn-drawing") == []
    for _ in range(6):
        page.get_by_role("button", name="Undo").click()
    expect(pieces).to_have_count(3)
    expect(cell(1, 3, "red")).to_be_visible()
    notebook.check()
