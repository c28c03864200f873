"""Pictures of the real board and studio, taken in a real JupyterLab. Usage: make pictures"""

from __future__ import annotations

import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.lab import Lab  # noqa: E402  # the tests' own JupyterLab, found by the line above
from browser.sheets import FLAGS, TOURED, Sheet, chromium  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
BOARD = """
import realms_nb as rn
match = rn.Match(rn.minute_realms, ["You", "Ada", "Bo"], seed=7)
for move in ("build Royal Guardhouse", "bastion Archery Range", "build Hamlet", "build Palace", "build Gatehouse"):
    match.play(move)
rn.Board(match, opponents={"Ada": "knight", "Bo": "squire"})
"""
STUDIO = """
import realms_nb as rn
match = rn.Match(rn.minute_realms, ["You", "Ada", "Bo"], seed=7)
rn.watch(match, "knight", moves=9)
rn.Studio(match, opponents={"Ada": "knight", "Bo": "squire"})
"""
REVIEW = """
import realms_nb as rn
match = rn.Match(rn.minute_realms, ["You", "Ada", "Bo"], seed=638)
rn.watch(match, {"You": "squire", "Ada": "knight", "Bo": "duke"})
rn.Board(match, opponents={"Ada": "knight", "Bo": "duke"})
"""
SAND = """
import realms_nb as rn
match = rn.Match(rn.realm_of_sand, ["You", "Ada"], seed=7)
rn.watch(match, "knight", moves=14)
rn.Board(match, opponents={"Ada": "knight"})
"""


def pick(page):
    """Choose the last card that can be taken; the mouse goes away again."""
    page.locator(".rn [data-card]:not([aria-disabled=true])").last.click()
    page.mouse.move(2, 2)


def shoot(page, what, name):
    page.wait_for_timeout(700)
    what.screenshot(path=FOLDER / f"{name}.png")
    print(f"docs/pictures/{name}.png taken")


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    lab = Lab(Path(tempfile.mkdtemp()) / "root")
    try:
        lab.wait()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            with opened(lab, browser, BOARD) as (sheet, page, board):
                pick(page)
                for name, theme, width in (("light", "light", 1160), ("narrow", "light", 480), ("dark", "dark", 1160)):
                    sheet.theme(theme)
                    board.evaluate("(rn, width) => { rn.parentElement.style.width = `${width}px` }", width)
                    shoot(page, board, f"board-{name}")
            with opened(lab, browser, STUDIO, width=1330) as (_, page, _board):
                page.locator(".rn-chart svg").first.wait_for()
                shoot(page, page.locator(".widget-vbox").first, "studio")
            with opened(lab, browser, REVIEW, width=1330) as (_, page, board):
                page.locator("[data-review]").first.click()
                page.locator("[data-look]").click(timeout=120_000)
                page.mouse.move(2, 2)
                shoot(page, board, "review")
            with opened(lab, browser, SAND, width=1330) as (_, page, board):
                shoot(page, board, "sand")
            browser.close()
    finally:
        lab.stop()


@contextmanager
def opened(lab, browser, cell, width=1700):
    """A notebook of one cell, run, without the file browser."""
    context = browser.new_context(viewport={"width": width, "height": 2400})
    context.add_init_script(TOURED)
    page = context.new_page()
    sheet = Sheet(lab, page, lab.write([cell])).load()
    # What was chosen for the picture before is remembered.
    sheet.theme("light")
    sheet.run_all()
    page.evaluate("window.jupyterapp.commands.execute('application:toggle-left-area')")
    board = page.locator(".rn")
    board.locator(".rn-bar").wait_for()
    yield sheet, page, board
    page.context.close()


if __name__ == "__main__":
    main()
