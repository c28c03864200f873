"""The game in one file, opened from a folder and from a static server, with no other network at all."""

from __future__ import annotations

import re
import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from browser.boards import choose_in_menu, one_move_by_mouse, skip_scene
from browser.legible import torn_above, unreadable
from browser.sheets import TOURED
from games.realm_of_sand.browser.test_sand_board import play_by_mouse
from playwright.sync_api import expect

import realms_nb as rn
from realms_nb.pages.__main__ import LARGEST, game_page

CACHE = Path(__file__).parents[2] / ".cache" / "pages"
HOSTILE = "\"';alert(1)//&quot; --!"
START = 240_000


@pytest.fixture(scope="module")
def game_file(tmp_path_factory):
    """The page, built from what is kept or fetched."""
    path = tmp_path_factory.mktemp("page") / "realms.html"
    path.write_text(game_page(CACHE), "utf-8")
    return path


# What the page says while Python starts, as it comes; and a clock that stands still if the page does.
WATCHED = """
  window.said = []; window.ticks = 0;
  setInterval(() => {
    window.ticks += 1;
    const text = document.getElementById("rn-wait")?.textContent;
    if (text && window.said.at(-1) !== text) window.said.push(text);
  }, 10);
"""


def started(page):
    page.set_default_timeout(90_000)
    page.locator(".rn, body[data-failed]").first.wait_for(timeout=START)
    assert page.evaluate("document.body.dataset.failed") is None


def steps(page):
    return page.locator(".rn-hist span").inner_text()


def load(page, path):
    page.locator(".rn-menub").click()
    page.locator(".rn-menu input[type=file]").set_input_files(path)
    page.locator(".rn-menu").wait_for(state="detached")


def test_whole_games_from_a_folder(game_file, stand, tmp_path):
    """Both games are played to their ends by clicks; language, hint, save, load and a reload lose nothing."""
    assert game_file.stat().st_size < LARGEST
    found = stand(game_file, before=WATCHED)
    page = found.page
    started(page)
    said = page.evaluate("window.said")
    assert len(said) == 3
    assert all(line.endswith("…") for line in said)
    for width, height in ((320, 640), (360, 740), (380, 800), (412, 860), (1366, 768), (1280, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        assert unreadable(page) + torn_above(page) == [], width
    # Python is at work in its worker; the page goes on.
    ticks = page.evaluate("window.ticks")
    page.locator(".rn-hintb").click()
    expect(page.locator(".rn-hint")).to_contain_text(".")
    page.locator(".rn-hintb").click()
    expect(page.locator(".rn-hint")).to_contain_text("look")
    assert page.evaluate("window.ticks") > ticks + 5
    # Minute Realms, to its end.
    for _ in range(40):
        one_move_by_mouse(page)
        skip_scene(page)
        if page.locator(".rn-result").count():
            break
    expect(page.locator(".rn-result")).to_contain_text(re.compile("win|victory"))
    # The review is made between the messages: it says how far it is, and it can be stopped.
    page.locator("[data-tab=review]").click()
    for state in ("stopped", "done"):
        page.locator("[data-review]").click()
        expect(page.locator("[data-review-state=running] p").first).to_contain_text(
            re.compile(r"move \d+ of"), timeout=60_000
        )
        if state == "stopped":
            page.locator("[data-review-state=running] button").click()
        page.locator(f"[data-review-state={state}]").wait_for(timeout=START)
    expect(page.locator(".rn-review p").first).to_contain_text("60 futures")
    with page.expect_download() as waited:
        choose_in_menu(page, "Save to a file")
    waited.value.save_as(tmp_path / "save.json")
    match = rn.Match.load(tmp_path / "save.json")
    assert match.outcome is not None
    # Another language, and a reload: the game goes on where it was, in that language.
    choose_in_menu(page, "de")
    expect(page.locator(".rn")).to_have_attribute("lang", "de")
    expect(page.locator("section.rn-page")).to_contain_text("aufgehoben")
    page.locator(".rn-hist input").fill(str(match.length))
    expect(page.locator(".rn-hist span")).to_have_text(f"Schritt {match.length} von {match.length}")
    # A browser may lose what it keeps for all tabs; the tab's own memory brings the game back.
    page.evaluate("localStorage.clear()")
    page.reload()
    started(page)
    expect(page.locator(".rn-hist span")).to_have_text(f"Schritt {match.length} von {match.length}")
    expect(page.locator(".rn")).to_have_attribute("lang", "de")
    expect(page.locator(".rn-result")).to_be_visible()
    # Realm of Sand, from a file, to its end.
    rn.Match(rn.realm_of_sand, ["You", HOSTILE], seed=3).save(tmp_path / "sand.json")
    page.locator("[data-game=realm_of_sand]").click()
    page.locator(".rn .rn-gr").wait_for()
    load(page, tmp_path / "sand.json")
    expect(page.locator("body")).to_contain_text("alert(1)")
    # Chances come one future after another, and nobody has to wait for the last one.
    page.locator("[data-tab=chances]").click()
    expect(page.locator("[data-chance]")).to_have_count(4, timeout=60_000)
    page.locator("[data-tab=choice]").click()
    for _ in range(120):
        if page.locator(".rn-result").count() and not page.locator("[data-scene]").count():
            break
        play_by_mouse(found, page)
    expect(page.locator(".rn-result")).to_be_visible()
    # The other game is still on its table, and nothing was asked of anybody.
    page.locator("[data-game=minute_realms]").click()
    expect(page.locator(".rn-result")).to_be_visible()
    assert match.length == int(steps(page).split()[-1])
    page.locator("summary").click()
    expect(page.locator("footer pre")).to_contain_text("pyodide")
    found.check()


def test_a_browser_that_cannot(game_file, stand):
    """A browser that is too old gets a sentence that says which one would do."""
    old = stand(game_file, before="delete window.DecompressionStream")
    expect(old.page.locator("#rn-wait")).to_contain_text("Firefox 114")


@contextmanager
def served(folder):
    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def test_from_a_static_server(game_file, browser):
    """On a plain web server only the file itself is asked for; a kept game that cannot be read is named, and a new one
    is dealt and played."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    asked, errors = [], []
    broken = '{"save": "{}", "players": {}, "language": "it", "pace": "instant"}'
    for script in (TOURED, f"localStorage.setItem('realms_nb game minute_realms', '{broken}')"):
        context.add_init_script(script)
    page = context.new_page()
    page.on("request", lambda request: request.url.startswith("http") and asked.append(request.url))
    page.on("console", lambda message: message.type == "error" and errors.append(message.text))
    with served(game_file.parent) as address:
        page.goto(f"{address}/{game_file.name}")
        started(page)
        expect(page.locator("#rn-wait")).to_be_visible()
        assert page.locator("#rn-wait").inner_text().endswith(".")
        # What was there stays there under another name.
        assert page.evaluate("localStorage.getItem('realms_nb set aside minute_realms')") == broken
        one_move_by_mouse(page)
    assert asked == [f"{address}/{game_file.name}"]
    assert errors == []
    context.close()
