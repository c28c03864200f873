"""The relay of a hub: it hands pages and lines on to a hall in a kernel of this Jupyter server.

Whoever comes here needs no token of Jupyter's and gets nothing of Jupyter: only the pages of halls that are open, which
let in by code and key. It is switched on with `jupyter server extension enable realms_nb.halls.relay`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.utils import url_path_join
from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest
from tornado.web import RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler, websocket_connect

from realms_nb.halls.behind_hub import GUEST_HEADER, KEY_HEADER, PLACE, Relayed, relayed
from realms_nb.halls.gate import LARGEST

if TYPE_CHECKING:
    from tornado.websocket import WebSocketClientConnection

# What of a question reaches the hall, and what of its answer the browser.
ASKED = ("Accept-Language", "Content-Type", "If-None-Match")
ANSWERED = (
    *("Content-Type", "Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Etag"),
    *("Cross-Origin-Opener-Policy", "Cache-Control", "Location"),
)
# Lines at a time; more are sent away.
MOST_LINES = 1_500
# A whole state of a board is larger than what a browser may say.
LARGEST_ANSWER = 10_000_000


def asked_by(handler: RequestHandler, hall: Relayed) -> dict[str, str]:
    """What the relay says of itself and of whoever asks."""
    heads = {name: handler.request.headers[name] for name in ASKED if name in handler.request.headers}
    return {**heads, KEY_HEADER: hall.key, GUEST_HEADER: handler.request.remote_ip or ""}


def own_page(handler: RequestHandler) -> bool:
    """Whether a form or a line comes from a page of this very address."""
    try:
        return urlsplit(handler.request.headers.get("Origin", "")).netloc.lower() == handler.request.host.lower()
    except ValueError:
        return False


class RelayPage(RequestHandler):
    """A page or a file of a hall."""

    def check_xsrf_cookie(self) -> None:
        """Jupyter's cookie is not ours; a form is known by where it comes from."""

    @allow_unauthenticated
    async def get(self, name: str, path: str) -> None:
        """Ask the hall."""
        await self._ask("GET", name, path)

    @allow_unauthenticated
    async def post(self, name: str, path: str) -> None:
        """Hand a form on, if it comes from a page of the hall."""
        if len(self.request.body) > LARGEST or not own_page(self):
            self.set_status(403)
            self.finish("403")
            return
        await self._ask("POST", name, path)

    async def _ask(self, method: str, name: str, path: str) -> None:
        hall = relayed(name)
        if hall is None:
            self.set_status(404)
            self.finish("404")
            return
        query = f"?{self.request.query}" if self.request.query else ""
        request = HTTPRequest(
            f"http://127.0.0.1:{hall.port}/{path}{query}",
            method=method,
            headers=asked_by(self, hall),
            body=self.request.body if method == "POST" else None,
            follow_redirects=False,
        )
        try:
            answer = await AsyncHTTPClient().fetch(request, raise_error=False)
        except (OSError, HTTPClientError):
            self.set_status(404)
            self.finish("404")
            return
        self.set_status(404 if answer.code == 599 else answer.code)
        self.clear_header("Content-Type")
        for head in ANSWERED:
            if head in answer.headers:
                self.set_header(head, answer.headers[head])
        if answer.code != 304:
            self.write(answer.body or b"")
        self.finish()

    def write_error(self, status_code: int, **_: Any) -> None:
        """A number and nothing else."""
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(str(status_code))


class RelayLine(WebSocketHandler):
    """The line of a browser, handed on to the hall word by word."""

    lines = 0

    @allow_unauthenticated
    async def get(self, name: str) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]  # as tornado calls it
        """Open a line, if the hall is open and takes it."""
        hall = relayed(name)
        self.there: WebSocketClientConnection | None = None
        if hall is None or not own_page(self) or RelayLine.lines >= MOST_LINES:
            self.set_status(404 if hall is None else 403)
            self.finish("")
            return
        request = HTTPRequest(f"ws://127.0.0.1:{hall.port}/line", headers=asked_by(self, hall))
        try:
            self.there = await websocket_connect(
                request, on_message_callback=self._said, max_message_size=LARGEST_ANSWER
            )
        except (OSError, HTTPClientError) as error:
            self.set_status(error.code if isinstance(error, HTTPClientError) and error.code == 429 else 404)
            self.finish("")
            return
        RelayLine.lines += 1
        await super().get(name)

    def check_origin(self, origin: str) -> bool:
        """Only pages of this address."""
        return own_page(self)

    def on_message(self, message: str | bytes) -> None:
        """From the browser to the hall."""
        if self.there is not None and len(message) <= LARGEST:
            try:
                self.there.write_message(message)
            except WebSocketClosedError:
                self.close(1001, "closed")
        else:
            self.close(1009, "too large")

    def _said(self, message: str | bytes | None) -> None:
        """From the hall to the browser; None is its end."""
        if message is None:
            there = self.there
            code = None if there is None else there.close_code
            self.close(code if code is not None and (code >= 4000 or code == 1001) else 1001, "closed")
            return
        try:
            self.write_message(message)
        except WebSocketClosedError:
            self.on_close()

    def on_close(self) -> None:
        """The browser has gone."""
        if self.there is not None:
            RelayLine.lines -= 1
            self.there.close()
            self.there = None


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "realms_nb.halls.relay"}]


def _load_jupyter_server_extension(server: Any) -> None:
    base = url_path_join(server.web_app.settings["base_url"], PLACE)
    server.web_app.add_handlers(
        ".*$",
        [
            (rf"{base}/([0-9a-f]+)/line", RelayLine),
            (rf"{base}/([0-9a-f]+)/([a-z]*(?:\.[a-z]+)?)", RelayPage),
        ],
    )
