"""Sizes and times of the pages. Usage: tools/bench_page.py [runs]

The game in one file from a folder, offline: first board; a click to the answer against each level; the answers of
emperors at full tables; a review; chances. The network is cut off and every attempt to use it is counted.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser.boards import one_move_by_mouse, skip_scene, version
from browser.lab import FLAGS, TOURED, chromium
from playwright.sync_api import sync_playwright

import realms_nb as rn
from realms_nb.core.saves import encode
from realms_nb.pages.game import game_page

ROOT = Path(__file__).parents[1]
LEVELS = ("squire", "knight", "duke", "emperor")
MOVES, ANSWERS = 6, 20
START = 240_000
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


def kept(match: rn.Match, players: dict[int, str]) -> str:
    """A script that lets the browser have kept this game."""
    told = {"save": encode(match.as_save()).decode(), "players": players, "language": "en", "pace": "step"}
    return f"localStorage.setItem('realms_nb game {match.game.name}', {json.dumps(json.dumps(told))})"


def emperors(page) -> list[float]:
    """Seconds from Next to the answer of one emperor after the other, from the first move on."""
    times = []
    for _ in range(ANSWERS):
        skip_scene(page)
        before, began = version(page), time.perf_counter()
        page.locator(".rn-nextb").click()
        page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) > v", arg=before)
        times.append(time.perf_counter() - began)
    return times


def reviewed(page) -> float:
    """Seconds that the review of a game takes."""
    page.locator("[data-tab=review]").click()
    began = time.perf_counter()
    page.locator("[data-review]").click()
    page.locator("[data-review-state=done]").wait_for(timeout=START)
    return time.perf_counter() - began


def chances(page) -> tuple[float, float]:
    """Seconds until there are any chances of a first move of Realm of Sand, and until there are no more to come."""
    began = time.perf_counter()
    page.locator("[data-tab=chances]").click()
    page.locator("[data-chance]").first.wait_for(timeout=START)
    first = time.perf_counter() - began
    page.locator(".rn-odds[data-exact=true]").wait_for(timeout=START)
    return first, time.perf_counter() - began


def main() -> None:
    runs = max(3, int(sys.argv[1])) if len(sys.argv) > 1 else 3
    minute = rn.Match(rn.minute_realms, ["Ada", "Bo", "Cy", "Di", "Ed"], seed=7)
    sand = rn.Match(rn.realm_of_sand, ["Ada", "Bo"], seed=7)
    over = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
    while over.turn is not None:
        over.play(over.legal_moves[0])
    befores = {
        1: [kept(minute, dict.fromkeys(range(5), "emperor")), kept(sand, dict.fromkeys(range(2), "emperor"))],
        2: [kept(over, {1: "squire"})],
    }
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = Path(folder) / "realms.html"
        path.write_text(game_page(ROOT / ".cache" / "pages"), "utf-8")
        print(f"one file: {path.stat().st_size / 1e6:.2f} MB")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        starts, asked = [], []
        for number in range(runs):
            context = browser.new_context(viewport={"width": 1280, "height": 900})
            context.set_offline(True)
            for script in (TOURED, *befores.get(number, ())):
                context.add_init_script(script)
            page = context.new_page()
            page.on("request", lambda request: request.url.startswith(("http", "ws")) and asked.append(request.url))
            page.goto(path.as_uri())
            page.locator(".rn, body[data-failed]").first.wait_for(timeout=START)
            page.set_default_timeout(90_000)
            starts.append(int(page.evaluate("document.body.dataset.ready")) / 1000)
            if number == 0:
                for level in LEVELS:
                    print(f"click to answer against {level}: {spread(play(page, level))}")
            if number == 1:
                print(f"one answer of an emperor, Minute Realms, five seats: {spread(emperors(page))}")
            if number == 2:
                print(f"review of {over.length} moves: {reviewed(page):.1f} s, n = 1")
            if number in befores:
                page.locator("[data-game=realm_of_sand]").click()
                page.locator(".rn .rn-gr").wait_for()
            if number == 1:
                print(f"one answer of an emperor, Realm of Sand, two seats: {spread(emperors(page))}")
            if number == 2:
                first, last = chances(page)
                print(f"chances of a first move: {first:.1f} s, all of them {last:.1f} s, n = 1")
            context.close()
        print(f"first board: {spread(starts)}; requests that left the page: {len(asked)}")
        browser.close()


if __name__ == "__main__":
    main()
