"""The lessons as a static site: Python in the browser, and no machine asked but the one that serves the files.

Run by `make lite-test`, which builds the site first: `make test` does not, because that takes a network the first time.
"""

from __future__ import annotations

import os
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from browser.boards import one_move_by_mouse, version
from browser.sheets import FLAGS, LOCAL_SCHEMES, LOOPBACK, TOURED, Sheet, chromium
from lessons.course import COURSE, SOLUTIONS
from playwright.sync_api import expect, sync_playwright

SITE = Path(__file__).parents[2] / "lite"
# Where Python needs half a minute to start, a busy machine needs minutes.
LONGEST = 420_000
# LITE=all runs all of them.
LESSONS = list(COURSE)[: None if os.environ.get("LITE") == "all" else 5]
# In the kernel of a lesson: the teachers' answers are right, and the first wrong one of each exercise is not.
JUDGED = """
import warnings
warnings.simplefilter("ignore")
for name, answer in RIGHT.items():
    if name in {names!r}:
        print(name, bool(rn.check(name, answer)), bool(rn.check(name, WRONG[name][0][0])))
"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def address():
    """The built site on loopback, served by nothing but a plain file server."""
    assert (SITE / "index.html").exists(), "There is no site: make lite builds it."
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="module")
def cut_off():
    """A Chromium that finds no other machine, whoever asks: page, worker or service worker."""
    with sync_playwright() as playwright:
        nobody = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
        started = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, nobody])
        yield started
        started.close()


class Lesson(Sheet):
    """A notebook of the site."""

    def __init__(self, address, page, name):
        self.address = address
        super().__init__(None, page, f"{name}.ipynb")

    def check(self):
        """As everywhere; but JupyterLite asks the server that it came from for files that are only in the browser."""
        self.errors = [each for each in self.errors if "status of 404" not in each]
        super().check()

    def load(self):
        """Open the notebook, and wait until Python answers."""
        self.page.goto(f"{self.address}/lab/index.html?path={self.path}")
        has_kernel = "() => window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel"
        self.page.wait_for_function(has_kernel)
        self.execute("1")
        return self


@pytest.fixture
def lesson(address, cut_off):
    """Opens a lesson with a storage of its own; at the end nobody else has been asked, and nothing went wrong."""
    opened = []

    def open_lesson(name):
        context = cut_off.new_context(viewport={"width": 1366, "height": 900})
        context.add_init_script(TOURED)
        context.route(lambda url: not local(url), lambda route: route.abort())
        page = context.new_page()
        page.set_default_timeout(LONGEST)
        opened.append((context, Lesson(address, page, name)))
        return opened[-1][1].load()

    yield open_lesson
    for context, each in opened:
        each.check()
        context.close()


def local(url):
    at = urlsplit(url)
    return at.scheme in LOCAL_SCHEMES or at.hostname in LOOPBACK


def judged(lesson, name, exercises):
    """What the checks say of a right and of a wrong answer to each of these exercises."""
    solutions = (SOLUTIONS / f"{COURSE[name]}.py").read_text("utf-8")
    printed = lesson.execute(solutions + JUDGED.format(names=exercises))
    return {line.split()[0]: line.split()[1:] for line in printed.splitlines()}


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_runs_to_its_end(lesson, name):
    """Opened in a browser that finds no other machine, a lesson runs from its first cell to its last without error."""
    opened = lesson(name)
    opened.run_all()
    page = opened.page
    if name == "01-play":
        page.locator(".rn [data-card]").first.scroll_into_view_if_needed()
        before = version(page)
        one_move_by_mouse(page)
        assert version(page) > before
        assert int(opened.execute("print(len(match.history))")) > 0
    if name == "03-scoring":
        chart = page.locator(".rn-chart svg").first
        chart.scroll_into_view_if_needed()
        expect(chart).to_be_visible()
        assert page.locator(".rn-chart svg path").count() > 3
        exercises = ["scoring-1", "scoring-2", "scoring-3"]
        assert judged(opened, name, exercises) == {each: ["True", "False"] for each in exercises}
    if name == "05-your-first-strategy":
        assert judged(opened, name, ["strategy-1"]) == {"strategy-1": ["True", "False"]}
        assert_long_work_ends(opened)


def assert_long_work_ends(opened):
    """Games without end are ended by the clock, with a sentence, in the language that was asked for."""
    printed = opened.execute("""
from realms_nb.core import browser
browser.PATIENCE = 2.0
cup = rn.tournament(rn.minute_realms, ["knight", "greedy"], games=100_000, seed=1, language="de", quiet=True)
print(cup.partial, 0 < cup.games < 100_000)
""")
    assert "nach 2 sekunden" in printed.lower()
    assert printed.splitlines()[-1] == "True True"
