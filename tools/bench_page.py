"""Sizes and times of the pages. Usage: tools/bench_page.py [runs]

The game in one file from a folder, offline: first board, then a click to the answer against each level. The network is
cut off and every attempt to use it is counted.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser.boards import one_move_by_mouse, skip_scene
from browser.lab import FLAGS, TOURED, chromium
from playwright.sync_api import sync_playwright

from realms_nb.pages.game import game_page

ROOT = Path(__file__).parents[1]
LEVELS = ("squire", "knight", "duke", "emperor")
MOVES = 6
# The dialog of a new game: who sits at the second seat.
SIT = """(level) => { const seat = document.querySelectorAll(".rn-sit select")[1]; seat.value = level;
         seat.dispatchEvent(new Event("change", { bubbles: true })); }"""


def spread(values: list[float]) -> str:
    return f"median {median(values):.2f} s, {min(values):.2f} to {max(values):.2f}, n = {len(values)}"


def play(page, level: str) -> list[float]:
    """Seconds from a click to its answer, by the board's own version."""
    page.keyboard.press("Escape")
    page.locator(".rn-menub").click()
    page.locator(".rn-menu button").first.click()
    page.evaluate(SIT, level)
    page.locator(".rn-deed").click()
    page.wait_for_function("() => !document.querySelector('.rn-sit')")
    page.wait_for_function("() => document.querySelector('.rn-hist span').textContent.includes('Step 0')")
    times = []
    for _ in range(MOVES):
        skip_scene(page)
        began = time.perf_counter()
        one_move_by_mouse(page)
        times.append(time.perf_counter() - began)
    return times


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = Path(folder) / "realms.html"
        path.write_text(game_page(ROOT / ".cache" / "pages"), "utf-8")
        print(f"one file: {path.stat().st_size / 1e6:.2f} MB")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        starts, asked = [], []
        for number in range(runs):
            context = browser.new_context(viewport={"width": 1280, "height": 900})
            context.set_offline(True)
            context.add_init_script(TOURED)
            page = context.new_page()
            page.on("request", lambda request: request.url.startswith(("http", "ws")) and asked.append(request.url))
            page.goto(path.as_uri())
            page.locator(".rn").wait_for(timeout=240_000)
            page.set_default_timeout(90_000)
            starts.append(int(page.evaluate("document.body.dataset.ready")) / 1000)
            if number == 0:
                for level in LEVELS:
                    print(f"click to answer against {level}: {spread(play(page, level))}")
            context.close()
        print(f"first board: {spread(starts)}; requests that left the page: {len(asked)}")
        browser.close()


if __name__ == "__main__":
    main()
