"""A board on a bare page or in a notebook of the browser, and what the tests of boards do with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

AXE = Path(__file__).parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"
START = "import realms_nb as rn\nmatch = rn.Match(rn.minute_realms, ['You', 'Ada'], seed=7)"
BOARD = "board = rn.Board(match, you=0, opponents={1: 'squire'}, pace='instant')\nboard"


def shows(place):
    """Opens a board in such a place, and waits until it is drawn."""

    def open_board(board=BOARD, start=START, **options):
        notebook = place(start, board, **options)
        notebook.run_all()
        notebook.page.locator(".rn [data-card]").first.wait_for()
        return notebook

    return open_board


@pytest.fixture
def opened(bare):
    """Opens a board on a bare page."""
    return shows(bare)


@pytest.fixture
def in_lab(sheet):
    """Opens a board in a notebook of JupyterLab."""
    return shows(sheet)


def version(page):
    return int(page.locator(".rn").get_attribute("data-version"))


def skip_scene(page):
    # In the page, because a scene also goes on by itself.
    while page.evaluate("() => document.querySelector('[data-scene]') !== null"):
        page.evaluate("() => document.querySelector('[data-scene-skip], [data-scene-next]')?.click()")


def choose_in_menu(page, what):
    """Press one of the buttons in the menu, by its first words; the menu is closed again."""
    page.locator(".rn-menub").click()
    page.locator(".rn-menu button", has_text=re.compile(rf"^\s*{re.escape(what)}\b")).first.click()
    if page.locator(".rn-menu").count():
        page.locator(".rn-menub").click()


def one_move_by_mouse(page):
    """Click a card and a use, or a building to lose; the answer is awaited by the version."""
    skip_scene(page)
    before = version(page)
    if page.locator("[data-card]").count() and not page.locator(".rn-choice [data-option]").count():
        page.locator("[data-card]:not([aria-disabled=true])").first.click()
    page.locator("[data-option]:not([aria-disabled=true])").first.click()
    page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) !== v", arg=before)
    # On a busy machine the others may still be thinking.
    page.wait_for_function("() => !document.querySelector('[data-thinking]')")


def violations(page, within=".rn"):
    """What axe-core finds on the board or a part of it, away from the mouse and after every motion."""
    page.mouse.move(2, 2)
    page.wait_for_timeout(500)
    page.add_script_tag(path=AXE)
    # The body of JupyterLab is as high as nothing and cuts off what is in it: axe would take all text for unseen, and
    # look at no contrast.
    run = """async (part) => {
      const { overflow } = document.body.style;
      document.body.style.overflow = "visible";
      const found = await axe.run(part);
      document.body.style.overflow = overflow;
      const all = [...found.passes, ...found.violations, ...found.incomplete];
      const seen = all.filter((rule) => rule.id === "color-contrast").flatMap((rule) => rule.nodes);
      return [found.violations.map((v) => [v.id, v.nodes.map((n) => n.html)]), seen.length];
    }"""
    found, seen = page.evaluate(run, within)
    text = page.locator(within).first.inner_text().strip()
    assert seen or not text, "no letter was looked at"
    return found


def others_done(notebook):
    """Wait until the others have thought and moved, and the page shows it; or until a handler has stopped the board."""
    for _ in range(300):
        if notebook.page.locator("[data-pause]").count():
            return
        turn, shown = notebook.execute("print(match.turn, board.snapshot.version)").split()
        if turn in ("0", "None") and version(notebook.page) == int(shown):
            return
        notebook.page.wait_for_timeout(100)
    seen = version(notebook.page)
    raise AssertionError(f"The others have not moved within half a minute: turn {turn}, version {shown}, seen {seen}.")
