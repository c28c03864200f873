"""A table of a class, as ratios: a click that the others see against one's own, a busy kernel against an idle one.

Times of one run on one machine, side by side; what the processor does is counted in its own seconds. Usage: make bench,
or tools/bench_halls.py [MOVES]. The pages are real ones in Chromium.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.sheets import FLAGS, chromium
from games.realm_of_sand.browser.sand import skip_scene
from playwright.sync_api import sync_playwright

MOVES = int(sys.argv[1]) if len(sys.argv) > 1 else 20
# Two pages, so that five do not wait for two cores.
SEATS = 2
PROGRAM = """
import json, resource, sys, threading, realms_nb as rn
hall = rn.host(rn.minute_realms, port=0, size=int(sys.argv[1]), patience=None, bot_seconds=0.0)
print(json.dumps([hall.address, hall.code]), flush=True)
busy = False
def work():
    while busy:
        sum(range(1000))
for line in sys.stdin:
    word = line.strip()
    if word == "start":
        hall.start()
    if word == "busy":
        busy = True
        threading.Thread(target=work, daemon=True).start()
    if word == "idle":
        busy = False
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(json.dumps([used.ru_utime + used.ru_stime, hall[1].turn if hall._hall.begun else None]), flush=True)
"""
# When the board of a page came to another version, by a clock that all pages share.
WATCH = """() => {
  window.seen = {};
  const board = document.querySelector(".rn");
  new MutationObserver(() => requestAnimationFrame(() => {
    window.seen[board.dataset.version] ??= performance.timeOrigin + performance.now();
  })).observe(board, { attributes: true, attributeFilter: ["data-version"] });
}"""


def ask(server, word="?"):
    """What the hall has used of the processor, and whose turn it is at the first table."""
    server.stdin.write(word + "\n")
    server.stdin.flush()
    return json.loads(server.stdout.readline())


def sit(browser, address, code, name):
    """A page with a seat."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()
    page.goto(address)
    page.fill("#code", code)
    page.fill("#name", name)
    page.click("button")
    page.locator(".waiting").wait_for()
    return page


def one_move(pages, turn):
    """A click of whoever decides: when it was made, and when each page showed what it did."""
    page = pages[turn]
    before = int(page.locator(".rn").get_attribute("data-version"))
    skip_scene(page)
    page.locator("[data-card]:not([aria-disabled=true]), .rn-choice [data-option]").first.wait_for()
    if page.locator("[data-card]").count() and not page.locator(".rn-choice [data-option]").count():
        page.locator("[data-card]:not([aria-disabled=true])").first.click()
    option = page.locator(".rn-choice [data-option]:not([aria-disabled=true])").first
    option.wait_for()
    clicked = option.evaluate(
        "(it) => { const at = performance.timeOrigin + performance.now(); it.click(); return at; }"
    )
    times = []
    for each in pages:
        each.wait_for_function("(v) => window.seen[v + 1]", arg=before)
        times.append(each.evaluate("(v) => window.seen[v]", str(before + 1)) - clicked)
    return times[turn], [seconds for seat, seconds in enumerate(times) if seat != turn]


def main():
    """Two pages at one table; the kernel is idle, then a thread of it computes without a pause."""
    server = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(SEATS)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    address, code = json.loads(server.stdout.readline())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        pages = [sit(browser, address, code, f"P{number}") for number in range(SEATS)]
        ask(server, "start")
        for page in pages:
            page.locator(".rn").wait_for()
            if page.locator(".rn-tour button").count():
                page.locator(".rn-tour button").first.click()
            page.evaluate(WATCH)
        found = {}
        for mood in ("idle", "busy"):
            ask(server, mood)
            own, others, began = [], [], ask(server)[0]
            for _ in range(MOVES):
                turn = ask(server)[1]
                if turn is None:
                    break
                mine, theirs = one_move(pages, turn)
                own.append(mine)
                others += theirs
            found[mood] = (statistics.median(own), statistics.median(others), ask(server)[0] - began, len(own))
        browser.close()
    server.kill()
    (own, others, used, made), (busy_own, busy_others, _, busy_made) = found["idle"], found["busy"]
    print(f"click to repaint: own {own:.0f} ms, at the others {others:.0f} ms, ratio {others / own:.2f} (n = {made})")
    print(f"beside a busy kernel: own {busy_own:.0f} ms, others {busy_others:.0f} ms, "
          f"ratio to an idle one {busy_others / others:.2f} (n = {busy_made})")  # fmt: skip
    print(f"processor a move, {SEATS} seats: {1000 * used / made:.1f} ms, a seat {1000 * used / made / SEATS:.1f} ms")


if __name__ == "__main__":
    began = time.perf_counter()
    main()
    print(f"{time.perf_counter() - began:.0f} s")
