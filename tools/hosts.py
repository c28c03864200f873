"""The board in other hosts, each in an environment of its own. Usage: tools/hosts.py [notebook voila marimo]

For each: the board is drawn and legible, a move is played, there is no error of ours on the console and no request to
elsewhere but those that the host makes by itself, which are named. Everything runs on loopback; other addresses are
refused.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import nbformat

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser.boards import one_move_by_mouse, version
from browser.legible import unreadable
from browser.sheets import FLAGS, LOCAL_SCHEMES, LOOPBACK, TOURED, chromium
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".cache" / "hosts"
PINS = {"notebook": "notebook==7.6.5", "voila": "voila==0.5.13", "marimo": "marimo==0.25.2"}
CELLS = (
    "import realms_nb as rn\nmatch = rn.Match(rn.minute_realms, ['You', 'Ada'], seed=7)",
    "board = rn.Board(match, opponents={1: 'squire'}, pace='instant')\nboard",
)
MARIMO = """import marimo

app = marimo.App()


@app.cell
def _():
    import realms_nb as rn

    match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
    rn.Board(match, opponents={1: "squire"}, pace="instant")
    return


if __name__ == "__main__":
    app.run()
"""


def environment(host: str) -> Path:
    """A folder with this host and our package, set up once."""
    folder = KEPT / host
    python = folder / "bin" / "python"
    if not (folder / "ready").exists():
        uv = ROOT / ".venv" / "bin" / "uv"
        subprocess.run([uv, "venv", "--quiet", "--clear", "--python", sys.executable, folder], check=True)
        # Compiled once: where Python may write no bytecode, every start would compile the whole host anew.
        given = [uv, "pip", "install", "--quiet", "--compile-bytecode", "--python", python, "-e", ROOT, PINS[host]]
        subprocess.run(given, check=True)
        (folder / "ready").touch()
    return folder / "bin"


def command(host: str, bin: Path, place: Path, port: int) -> tuple[list[str], str]:
    """How a host is started, and what is opened there."""
    if host == "marimo":
        (place / "board.py").write_text(MARIMO, "utf-8")
        run = [bin / "marimo", "run", place / "board.py", "--headless", "--no-token", "--host", "127.0.0.1"]
        return [*map(str, run), "--port", str(port)], "/"
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(notebook, place / "board.ipynb")
    if host == "voila":
        run = [bin / "voila", place / "board.ipynb", "--no-browser", "--Voila.ip=127.0.0.1", f"--port={port}"]
        return [*map(str, run)], "/"
    run = [
        bin / "jupyter-notebook", "--no-browser", "--allow-root", "--ip=127.0.0.1", f"--port={port}",
        "--IdentityProvider.token=", f"--ServerApp.root_dir={place}", "--JupyterNotebookApp.expose_app_in_browser=True",
    ]  # fmt: skip
    return [*map(str, run)], "/notebooks/board.ipynb"


def answers(port: int) -> bool:
    """Whether somebody listens; asked for no page, because Voila would run the notebook for each."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=5):
        return True
    return False


def tried(host: str, browser) -> str:
    """Start a host, open the board, play a move; what was seen, as one line."""
    bin = environment(host)
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        run, path = command(host, bin, Path(folder), port)
        places = dict.fromkeys(("JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"), folder)
        surroundings = os.environ | places | {"PATH": f"{bin}:{os.environ['PATH']}"}
        server = subprocess.Popen(
            run, env=surroundings, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            end = time.monotonic() + 120
            while not answers(port):
                assert server.poll() is None, f"{host} ended while starting"
                assert time.monotonic() < end, f"{host} did not answer"
                time.sleep(0.3)
            return f"{host} ({PINS[host]}): " + looked_at(host, browser, f"http://127.0.0.1:{port}{path}")
        finally:
            server.terminate()
            server.wait(30)


def looked_at(host: str, browser, address: str) -> str:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    context.add_init_script(TOURED)
    errors, outside = [], set()

    def sift(route):
        at = urlsplit(route.request.url)
        if at.scheme in LOCAL_SCHEMES or at.hostname in LOOPBACK:
            return route.continue_()
        outside.add(at.hostname)
        return route.abort()

    context.route("**/*", sift)
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.on("console", lambda message: message.type == "error" and errors.append(message.text))
    page.on("pageerror", lambda error: errors.append(str(error)))
    try:
        page.goto(address)
        if host == "notebook":
            page.wait_for_function("() => window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel")
            page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
        page.locator(".rn [data-card]").first.wait_for()
        # A notebook has its cells above the board; marimo hides its code.
        wrong = unreadable(page, first=host != "notebook", wide=False)
        assert not wrong, wrong
        if host == "marimo":
            # Its board stands in a shadow tree, which the helpers of the tests do not look into.
            page.locator("[data-card]:not([aria-disabled=true])").first.click()
            page.locator("[data-option]:not([aria-disabled=true])").first.click()
            page.locator(".rn-hist span", has_text="Step 2").or_(
                page.locator(".rn-hist span", has_text="Step 3")
            ).wait_for()
            said = page.locator(".rn-hist span").inner_text()
        else:
            before = version(page)
            one_move_by_mouse(page)
            assert version(page) > before
            said = page.locator(".rn-hist span").inner_text()
        ours = [error for error in errors if "rn-" in error or "realms" in error or "anywidget" in error]
        assert not ours, ours
        note = f"; errors of the host's own: {len(errors)} ({errors[0][:90]})" if errors else "; no error"
        asked = f"; it asks {', '.join(sorted(map(str, outside)))} by itself" if outside else "; no outside request"
        return f"board drawn, a move played ({said}){note}{asked}"
    finally:
        context.close()


def main() -> None:
    hosts, failed = sys.argv[1:] or list(PINS), []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for host in hosts:
            try:
                print(tried(host, browser), flush=True)
            except Exception as error:  # the others are tried all the same
                failed.append(host)
                print(f"{host} ({PINS[host]}): failed: {str(error).splitlines()[0]}", flush=True)
        browser.close()
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
