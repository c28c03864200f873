"""Notebooks open in a real Chromium, with everything that goes wrong on their pages.

`sheet` opens a notebook made of the given cells:

    def test_it(sheet):
        notebook = sheet("import realms_nb as rn", "rn.LiveChart(chart)")
        notebook.run_all()
        notebook.page.locator(".rn-chart svg").wait_for()
        notebook.check()          # no console errors, no request that left loopback, no cell that failed
"""

from __future__ import annotations

import os
import shutil
from urllib.parse import urlsplit

import nbformat
import pytest
from playwright.sync_api import Error, expect, sync_playwright

# What is expected comes within a moment; a busy machine may take longer, and is no failure.
expect.set_options(timeout=20_000)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LOOPBACK = {"127.0.0.1", "localhost", "::1"}
LOCAL_SCHEMES = {"data", "blob", "about", "chrome"}
# Lab answers before the kernel is connected, so each step is awaited by what it promises, never by an idle light.
READY = """async () => {
  const app = window.jupyterapp;
  await app.restored;
  const until = async (what, look) => {
    for (let tries = 0; tries < 600; tries++) {
      const found = look();
      if (found) return found;
      await new Promise((wake) => setTimeout(wake, 50));
    }
    throw new Error(`JupyterLab never had ${what}`);
  };
  const panel = await until("a notebook", () => app.shell.currentWidget?.sessionContext && app.shell.currentWidget);
  await panel.context.ready;
  await panel.revealed;
  await panel.sessionContext.ready;
  const kernel = await until("a kernel", () => panel.sessionContext.session?.kernel);
  await until("a connection", () => kernel.connectionStatus === "connected");
  await kernel.info;
}"""
EXECUTE = """async (code) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const future = kernel.requestExecute({ code, store_history: false });
  let printed = "";
  future.onIOPub = ({ header, content }) => { if (header.msg_type === "stream") printed += content.text; };
  const { content } = await future.done;
  return { printed, failed: content.status === "ok" ? null : `${content.ename}: ${content.evalue}` };
}"""
TOURED = (
    """for (const game of ["minute_realms", "realm_of_sand"]) localStorage.setItem(`realms_nb tour ${game}`, "seen")"""
)
FAILED_CELLS = """() => [...window.jupyterapp.shell.currentWidget.content.widgets]
  .flatMap((cell) => cell.model.outputs?.toJSON() ?? [])
  .filter((output) => output.output_type === "error").map((output) => `${output.ename}: ${output.evalue}`)"""


class Sheet:
    """A notebook open in the browser, with everything that went wrong on its page."""

    def __init__(self, lab, page, path):
        self.lab, self.page, self.path = lab, page, path
        self.errors, self.outside = [], []
        page.on("console", self._hear)
        page.on("pageerror", self._fail)
        page.on("request", self._watch)

    def load(self):
        """Load JupyterLab with this notebook, or load it again, and wait for its kernel."""
        self.page.goto(f"{self.lab.address}/lab/tree/{self.path}?token={self.lab.token}&reset")
        self.page.wait_for_function("() => window.jupyterapp", timeout=60_000)
        return self.ready()

    def open(self):
        """Open this notebook in the JupyterLab that is there already, and wait for its kernel."""
        command = "(path) => window.jupyterapp.commands.execute('docmanager:open', { path, factory: 'Notebook' })"
        self.page.evaluate(f"async (path) => {{ await ({command})(path) }}", self.path)
        return self.ready()

    def ready(self):
        """Wait for the kernel."""
        self.page.evaluate(READY)
        return self

    def leave(self):
        """What happens on the page from now on is no longer of this notebook."""
        self.page.remove_listener("console", self._hear)
        self.page.remove_listener("pageerror", self._fail)
        self.page.remove_listener("request", self._watch)

    def run_all(self):
        """Run every cell and wait until the last one is done; a cell that fails fails the test."""
        self.page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
        failed = self.page.evaluate(FAILED_CELLS)
        assert not failed, f"cells failed: {failed}"

    def execute(self, code):
        """Run code in the notebook's kernel, without a cell; the answer is what it printed."""
        done = self.page.evaluate(EXECUTE, code)
        assert done["failed"] is None, done["failed"]
        return done["printed"]

    def theme(self, name):
        """Switch the whole of JupyterLab to `light` or `dark`."""
        command = "(theme) => window.jupyterapp.commands.execute('apputils:change-theme', { theme })"
        self.page.evaluate(command, f"JupyterLab {name.title()}")
        self.page.wait_for_function(
            "(light) => document.body.dataset.jpThemeLight === light", arg=str(name == "light").lower()
        )

    def save(self):
        """Save the notebook; the answer is the file."""
        self.page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
        return nbformat.read(self.lab.files / self.path, as_version=4)

    def check(self):
        """Nothing was reported as an error, and nothing was asked of another machine."""
        assert not self.errors, f"errors on the console: {self.errors}"
        assert not self.outside, f"requests to other machines: {self.outside}"

    def _hear(self, message):
        if message.type == "error":
            self.errors.append(message.text)

    def _fail(self, error):
        self.errors.append(str(error))

    def _watch(self, request):
        address = urlsplit(request.url)
        if address.scheme not in LOCAL_SCHEMES and address.hostname not in LOOPBACK:
            self.outside.append(request.url)


# JupyterLab as it was loaded: nothing open, the file browser beside it, its light theme, nothing remembered.
TIDY = """async (seen) => {
  const app = window.jupyterapp;
  for (const widget of [...app.shell.widgets("main")]) {
    if (widget.context) widget.context.model.dirty = false;
    widget.dispose();
  }
  app.shell.expandLeft();
  app.shell.collapseRight();
  if (document.fullscreenElement) await document.exitFullscreen();
  await app.commands.execute("apputils:change-theme", { theme: "JupyterLab Light" });
  localStorage.clear();
  sessionStorage.clear();
  (0, eval)(seen);
  // What closing leaves to be done is done before the next notebook is watched.
  await new Promise((wake) => setTimeout(wake, 100));
}"""


class Desk:
    """One page with JupyterLab in it, for one notebook after the other; what a failed test leaves is not used again."""

    def __init__(self, lab, browser):
        self.lab, self.browser = lab, browser
        self._context = self._page = self._sheet = None

    def open(self, path, width, height):
        """A notebook on the page, which is loaded if there is none."""
        fresh = self._page is None
        if fresh:
            self._context = self.browser.new_context(viewport={"width": width, "height": height})
            # The tour of the first start has been seen.
            self._context.add_init_script(TOURED)
            self._page = self._context.new_page()
        self._page.set_viewport_size({"width": width, "height": height})
        self._sheet = Sheet(self.lab, self._page, path)
        return self._sheet.load() if fresh else self._sheet.open()

    def tidy(self):
        """Close the notebook and put everything back."""
        self._sheet.leave()
        try:
            self._page.mouse.move(0, 0)
            self._page.evaluate(TIDY, TOURED)
        except Error:
            self.leave()

    def leave(self):
        """Close the page."""
        if self._context is not None:
            self._context.close()
        self._context = self._page = self._sheet = None


def chromium():
    """Where Chromium is; without it these tests cannot pass, so they fail and say what to do."""
    # Without a window around the page it needs half the processor; it draws the same.
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert path, f"No Chromium found: install {names[0]} (Debian: apt-get), or set CHROMIUM to its path."
    return path


@pytest.fixture(scope="module")
def browser():
    """One headless Chromium for the browser tests of a file: while it lives, its loop runs in this thread."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="module")
def desk(lab, browser):
    """The JupyterLab page that the tests of a file share."""
    shared = Desk(lab, browser)
    yield shared
    shared.leave()


@pytest.fixture
def sheet(lab, desk, request):
    """Opens notebooks made of the given cells, each with a kernel of its own.

    The first one that wishes for nothing but a size is opened in the page of the tests before, tidied up: to load
    JupyterLab anew takes longer than most tests. All others get a browser context of their own.
    """
    contexts, shared = [], []

    def opened(*cells, name=None, width=1280, height=900, path=None, toured=True, **options):
        path = path or lab.write(cells, name)
        if toured and not options and not shared:
            shared.append(desk.open(path, width, height))
            return shared[0]
        context = desk.browser.new_context(viewport={"width": width, "height": height}, **options)
        if toured:
            context.add_init_script(TOURED)
        contexts.append(context)
        return Sheet(lab, context.new_page(), path).load()

    before = request.session.testsfailed
    yield opened
    for context in contexts:
        context.close()
    if request.session.testsfailed > before:
        desk.leave()
    elif shared:
        desk.tidy()
    for session in lab.ask("/api/sessions"):
        lab.ask(f"/api/sessions/{session['id']}", "DELETE")
    lab.reset()
