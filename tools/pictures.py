"""Pictures of the real board: light, dark and narrow, taken in a real JupyterLab. Usage: make pictures"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.lab import FLAGS, Lab, Sheet, chromium  # noqa: E402  # the tests' own JupyterLab, found by the line above
from playwright.sync_api import sync_playwright  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
CELL = """
import realms_nb as rn
match = rn.Match(rn.minute_realms, ["You", "Ada", "Bo"], seed=7)
for move in ("build Royal Guardhouse", "bastion Archery Range", "build Hamlet", "build Palace", "build Gatehouse"):
    match.play(move)
board = rn.Board(match, opponents={"Ada": "knight", "Bo": "squire"})
board
"""


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    lab = Lab(Path(tempfile.mkdtemp()) / "root")
    try:
        lab.wait()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            page = browser.new_context(viewport={"width": 1700, "height": 2400}).new_page()
            sheet = Sheet(lab, page, lab.write([CELL]))
            sheet.run_all()
            page.evaluate("window.jupyterapp.commands.execute('application:toggle-left-area')")
            board = page.locator(".rn")
            board.locator("[data-card]:not([aria-disabled=true])").last.click()
            page.mouse.move(2, 2)
            for name, theme, width in (("light", "light", 1160), ("narrow", "light", 480), ("dark", "dark", 1160)):
                sheet.theme(theme)
                board.evaluate("(rn, width) => { rn.parentElement.style.width = `${width}px` }", width)
                page.wait_for_timeout(500)
                board.screenshot(path=FOLDER / f"board-{name}.png")
                print(f"docs/pictures/board-{name}.png taken")
            browser.close()
    finally:
        lab.stop()


if __name__ == "__main__":
    main()
