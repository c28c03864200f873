"""The game in one file in Firefox, from a folder: it opens, and a move is played. Usage: tools/firefox.py

Firefox is spoken to by its own WebDriver BiDi, so no driver is needed; Debian has it as firefox-esr. It is told to use
a proxy that is not there, so whatever it asked of a network would fail.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

import websocket

from realms_nb.pages.__main__ import game_page

ROOT = Path(__file__).parents[1]
SETTINGS = {
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "app.normandy.enabled": False,
    "toolkit.telemetry.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "browser.shell.checkDefaultBrowser": False,
}
ONE_MOVE = """(() => { localStorage.setItem("realms_nb tour minute_realms", "seen");
  document.querySelector("[data-card]:not([aria-disabled=true])").click(); })()"""
CHOOSE = """document.querySelector("[data-option]:not([aria-disabled=true])")?.click()"""
START, MOVE = 300, 60


class Firefox:
    """A headless Firefox with a profile of its own."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if program is None:
            sys.exit("No Firefox found: install it (Debian: apt-get install firefox-esr).")
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in SETTINGS.items()]
        (folder / "user.js").write_text("\n".join(lines), "utf-8")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", str(folder), f"--remote-debugging-port={port}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._numbers = count(1)
        self._line = self._connected(f"ws://127.0.0.1:{port}/session")
        self.ask("session.new", capabilities={})
        self._page = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def _connected(self, address: str) -> websocket.WebSocket:
        for _ in range(600):
            with suppress(OSError, websocket.WebSocketException):
                return websocket.create_connection(address, timeout=START, suppress_origin=True)
            time.sleep(0.1)
        raise SystemExit("Firefox did not answer within a minute.")

    def ask(self, method: str, **given) -> dict:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": given}))
        while True:
            answer = json.loads(self._line.recv())
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise SystemExit(f"{method}: {answer['message']}")
                return answer["result"]

    def open(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def evaluate(self, code: str):
        result = self.ask("script.evaluate", expression=code, target={"context": self._page}, awaitPromise=True)
        return result["result"].get("value") if result["type"] == "success" else None

    def wait(self, code: str, seconds: float):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = self.evaluate(code)
            if found:
                return found
            time.sleep(0.2)
        raise SystemExit(f"Not within {seconds} s: {code}; the page says: {self.evaluate('document.body.innerText')}")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "realms.html"
        path.write_text(game_page(ROOT / ".cache" / "pages"), "utf-8")
        (Path(folder) / "profile").mkdir()
        firefox = Firefox(Path(folder) / "profile")
        try:
            firefox.open(path.as_uri())
            firefox.wait("!!document.querySelector('.rn [data-card]')", START)
            ready = int(firefox.evaluate("document.body.dataset.ready"))
            began = time.perf_counter()
            firefox.evaluate(ONE_MOVE)
            firefox.wait("!!document.querySelector('[data-option]:not([aria-disabled=true])')", MOVE)
            firefox.evaluate(CHOOSE)
            firefox.wait("document.querySelector('.rn-hist span').textContent.match(/[1-9][0-9]* /)", MOVE)
            said = firefox.evaluate("document.querySelector('.rn-hist span').textContent")
            version = firefox.evaluate("navigator.userAgent").split("/")[-1]
            print(f"Firefox {version}: first board after {ready / 1000:.1f} s, n = 1; a move: {said}, "
                  f"{time.perf_counter() - began:.1f} s")  # fmt: skip
        finally:
            firefox.stop()


if __name__ == "__main__":
    main()
