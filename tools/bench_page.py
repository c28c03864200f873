"""Sizes and times of the pages. Usage: tools/bench_page.py [runs]

The game in one file from a folder, offline: first board; a click to the answer against each level; the answers of
emperors at full tables; a review; chances. The network is cut off and every attempt to use it is counted. Beside the
seconds by the clock stand those of the processor, all parts of the browser together: a busy machine changes them less.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import psutil

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser.boards import one_move_by_mouse, skip_scene, version
from browser.sheets import FLAGS, TOURED, chromium
from playwright.sync_api import sync_playwright

import realms_nb as rn
from realms_nb.core.saves import encode
from realms_nb.pages.__main__ import game_page

ROOT = Path(__file__).parents[1]
LEVELS = ("squire", "knight", "duke", "emperor")
MOVES, ANSWERS = 6, 20
START = 240_000
# The dialog of a new game: who sits at the second seat.
SIT = """(level) => { const seat = document.querySelectorAll(".rn-sit select")[1]; seat.value = level;
         seat.dispatchEvent(new Event("change", { bubbles: true })); }"""


Took = tuple[float, float]


def now() -> Took:
    """Seconds by the clock, and seconds that the browser's processes have worked."""
    worked = [each.cpu_times() for each in psutil.Process().children(recursive=True)]
    return time.perf_counter(), sum(each.user + each.system for each in worked)


def since(began: Took) -> Took:
    clock, worked = now()
    return clock - began[0], worked - began[1]


def spread(times: list[Took]) -> str:
    def told(values: list[float]) -> str:
        return f"{median(values):.2f} ({min(values):.2f} to {max(values):.2f})"

    clock, worked = (list(values) for values in zip(*times, strict=True))
    return f"{told(clock)} s by the clock, {told(worked)} s of the processor, n = {len(times)}"


def play(page, level: str) -> list[Took]:
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
        began = now()
        one_move_by_mouse(page)
        times.append(since(began))
    return times


def kept(match: rn.Match, players: dict[int, str]) -> str:
    """A script that lets the browser have kept this game."""
    told = {"save": encode(match.as_save()).decode(), "players": players, "language": "en", "pace": "step"}
    return f"localStorage.setItem('realms_nb game {match.game.name}', {json.dumps(json.dumps(told))})"


def emperors(page) -> list[Took]:
    """Seconds from Next to the answer of one emperor after the other, from the first move on."""
    times = []
    for _ in range(ANSWERS):
        skip_scene(page)
        before, began = version(page), now()
        page.locator(".rn-nextb").click()
        page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) > v", arg=before)
        times.append(since(began))
    return times


def reviewed(page) -> Took:
    """What the review of a game takes."""
    page.locator("[data-tab=review]").click()
    began = now()
    page.locator("[data-review]").click()
    page.locator("[data-review-state=done]").wait_for(timeout=START)
    return since(began)


def chances(page) -> tuple[Took, Took]:
    """What it takes until there are chances of a first move of Realm of Sand, and until there are no more to come."""
    began = now()
    page.locator("[data-tab=chances]").click()
    page.locator("[data-chance]").first.wait_for(timeout=START)
    first = since(began)
    page.locator(".rn-odds[data-exact=true]").wait_for(timeout=2 * START)
    return first, since(began)


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
            page, began = context.new_page(), now()
            page.on("request", lambda request: request.url.startswith(("http", "ws")) and asked.append(request.url))
            page.goto(path.as_uri())
            page.locator(".rn, body[data-failed]").first.wait_for(timeout=START)
            starts.append(since(began))
            page.set_default_timeout(90_000)
            if number == 0:
                for level in LEVELS:
                    print(f"click to answer against {level}: {spread(play(page, level))}", flush=True)
            if number == 1:
                print(f"one answer of an emperor, Minute Realms, five seats: {spread(emperors(page))}")
            if number == 2:
                print(f"review of {over.length} moves: {spread([reviewed(page)])}")
            if number in befores:
                page.locator("[data-game=realm_of_sand]").click()
                page.locator(".rn .rn-gr").wait_for()
            if number == 1:
                print(f"one answer of an emperor, Realm of Sand, two seats: {spread(emperors(page))}")
            if number == 2:
                first, last = chances(page)
                print(f"first chances of a first move: {spread([first])}; the last: {spread([last])}")
            context.close()
            # The processes of a closed page end in their own time, and take the seconds they worked with them.
            time.sleep(2)
        print(f"from opening the file to the first board: {spread(starts)}; requests that left the page: {len(asked)}")
        browser.close()


if __name__ == "__main__":
    main()
