"""A real JupyterLab for tests, with its default settings: started, watched and stopped by its own process."""

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

import nbformat
import pytest

SETTINGS = {
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    # What one test leaves on the screen must not come back in the next one.
    "@jupyterlab/docmanager-extension/plugin": {"autosave": False},
}


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
        """Settings as everybody finds them: what a test has changed, such as the theme, is gone for the next one."""
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


@pytest.fixture(scope="session")
def lab(tmp_path_factory):
    """One JupyterLab for all browser tests."""
    server = Lab(tmp_path_factory.mktemp("lab") / "root")
    try:
        server.wait()
        yield server
    finally:
        server.stop()
