"""A real JupyterLab in a real Chromium, for tests: everything is started, watched and stopped by its own process.

`lab` is one server for all tests, `browser` one Chromium, and `sheet` opens a notebook made of the given cells:

    def test_it(sheet):
        notebook = sheet("import realms_nb as rn", "rn.LiveChart(chart)")
        notebook.run_all()
        notebook.page.locator(".rn-chart svg").wait_for()
        notebook.check()          # no console errors, no request that left loopback, no cell that failed
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import nbformat
import pytest
from playwright.sync_api import expect, sync_playwright

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
SETTINGS = {
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    # What one test leaves on the screen must not come back in the next one.
    "@jupyterlab/docmanager-extension/plugin": {"autosave": False},
}
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


class Lab:
    """A JupyterLab server of its own: loopback only, its settings and files in a temporary folder."""

    def __init__(self, root, options=()):
        self.root = Path(root)
        self.files = self.root / "files"
        self.files.mkdir(parents=True)
        self.token = secrets.token_hex(8)
        self._numbers = count(1)
        self.reset()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self._log = (self.root / "lab.log").open("wb")
        command = [
            sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1", f"--port={port}",
            "--ServerApp.port_retries=0", f"--IdentityProvider.token={self.token}",
            f"--ServerApp.root_dir={self.files}", "--LabApp.expose_app_in_browser=True",
            "--LabApp.extension_manager=readonly", *options,
        ]  # fmt: skip
        self.process = subprocess.Popen(command, env=self._surroundings(), stdout=self._log, stderr=subprocess.STDOUT)

    def _surroundings(self):
        places = {
            "JUPYTER_CONFIG_DIR": "config",
            "JUPYTER_DATA_DIR": "data",
            "JUPYTER_RUNTIME_DIR": "runtime",
            "JUPYTERLAB_SETTINGS_DIR": "settings",
            "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
            "IPYTHONDIR": "ipython",
        }
        # A kernel measured by coverage or warned by pytest's settings would not be the one that users have.
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("COV_", "PYTEST_"))}
        return kept | {name: str(self.root / place) for name, place in places.items()}

    def reset(self):
        """JupyterLab as everybody finds it: what a test has changed, such as the theme, is not there for the next one."""
        shutil.rmtree(self.root / "settings", ignore_errors=True)
        for name, values in SETTINGS.items():
            path = self.root / "settings" / f"{name}.jupyterlab-settings"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(values), "utf-8")

    def ask(self, path, method="GET"):
        """One request to the server's own interface."""
        headers = {"Authorization": f"token {self.token}"}
        request = urllib.request.Request(self.address + path, method=method, headers=headers)
        with urllib.request.urlopen(request, timeout=10) as answer:
            body = answer.read()
        return json.loads(body) if body else None

    def wait(self, seconds=60):
        """Until the server answers."""
        end = time.monotonic() + seconds
        while True:
            with suppress(OSError):
                return self.ask("/api/status")
            log = (self.root / "lab.log").read_text("utf-8", "replace")
            assert self.process.poll() is None, f"JupyterLab ended while starting:\n{log}"
            assert time.monotonic() < end, f"JupyterLab did not answer in {seconds} s:\n{log}"
            time.sleep(0.1)

    def write(self, cells, name=None):
        """A notebook of code cells in the server's folder; the answer is its path there."""
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
        notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
        name = name or f"sheet-{next(self._numbers)}.ipynb"
        nbformat.write(notebook, self.files / name)
        return name

    def stop(self):
        """End the kernels, then the server."""
        for session in self.ask("/api/sessions") if self.process.poll() is None else ():
            self.ask(f"/api/sessions/{session['id']}", "DELETE")
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._log.close()


class Sheet:
    """A notebook open in the browser, with everything that went wrong on its page."""

    def __init__(self, lab, page, path):
        self.lab, self.page, self.path = lab, page, path
        self.errors, self.outside = [], []
        page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self._watch)
        self.load()

    def load(self):
        """Open the notebook, or open it again, and wait for its kernel."""
        self.page.goto(f"{self.lab.address}/lab/tree/{self.path}?token={self.lab.token}&reset")
        self.page.wait_for_function("() => window.jupyterapp", timeout=60_000)
        self.page.evaluate(READY)

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

    def _watch(self, request):
        address = urlsplit(request.url)
        if address.scheme not in LOCAL_SCHEMES and address.hostname not in LOOPBACK:
            self.outside.append(request.url)


def chromium():
    """Where Chromium is; without it these tests cannot pass, so they fail and say what to do."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "No Chromium found: install it (Debian: apt-get install chromium), or set CHROMIUM to its path."
    return path


@pytest.fixture(scope="session")
def lab(tmp_path_factory):
    """One JupyterLab for all browser tests."""
    server = Lab(tmp_path_factory.mktemp("lab") / "root")
    try:
        server.wait()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="module")
def browser():
    """One headless Chromium for the browser tests of a file: while it lives, its loop runs in this thread."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def sheet(lab, browser):
    """Opens notebooks made of the given cells; each gets a fresh browser context and a kernel of its own."""
    contexts = []

    def opened(*cells, name=None, width=1280, height=900, path=None, toured=True, **options):
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        if toured:
            # The tour of the first start has been seen.
            context.add_init_script(TOURED)
        contexts.append(context)
        return Sheet(lab, context.new_page(), path or lab.write(cells, name))

    yield opened
    for context in contexts:
        context.close()
    for session in lab.ask("/api/sessions"):
        lab.ask(f"/api/sessions/{session['id']}", "DELETE")
    lab.reset()
