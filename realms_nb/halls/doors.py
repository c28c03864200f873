"""The doors of a hall: its pages, its scripts, and the line of each browser, as tornado asks for them.

Whoever calls this machine by another name, or comes from another page, is told nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tornado.web import Application, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from realms_nb.board.stage import stage_of
from realms_nb.board.static import script_of, style_of, text_of
from realms_nb.core.narrator import narrator_of_none
from realms_nb.halls import lobby, wire
from realms_nb.halls.codes import NotLetIn
from realms_nb.halls.gate import LARGEST, LINES_OF_ONE, WAITING, Flow, from_us, is_ours

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from realms_nb.halls.server import Server

# Whoever has opened a line and not said who they are in so many seconds is sent away.
KEY_SECONDS = 10.0


class HallPage(RequestHandler):
    """What all pages have in common: who may ask, and what a browser may do with the answer."""

    server: Server

    def initialize(self, server: Server) -> None:
        """Called by tornado."""
        self.server = server

    def set_default_headers(self) -> None:
        """Also on pages that say that something went wrong."""
        for name, value in lobby.HEADERS.items():
            self.set_header(name, value)
        self.clear_header("Server")

    def prepare(self) -> Awaitable[None] | None:
        """Nothing is told to whoever calls this machine by another name."""
        if not is_ours(self.request.host, self.server.hosts, self.server.port):
            self.set_status(421)
            self.finish("")
        return None

    @property
    def language(self) -> str:
        """The language of whoever asks."""
        accepted = self.request.headers.get("Accept-Language", "")
        return lobby.best_language(self.get_query_argument("language", None), accepted, self.server.hall.language)

    def write_error(self, status_code: int, **_: Any) -> None:
        """A number and nothing else: no message repeats what was asked."""
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(str(status_code))


class LobbyPage(HallPage):
    """The first page, and whoever presses its button."""

    def get(self) -> None:
        """An empty form."""
        self.finish(lobby.lobby(self.server.hall, self.language))

    def post(self) -> None:
        """Sit down, or read at the field what was wrong. The key goes behind the #, which no log writes."""
        server, language, request = self.server, self.language, self.request
        if not from_us(request.headers.get("Origin"), server.hosts, server.port):
            self.set_status(403)
            self.finish(lobby.lobby(server.hall, language))
            return
        code, name = self.get_body_argument("code", "")[:40], self.get_body_argument("name", "", strip=False)[:200]
        address = request.remote_ip or ""
        try:
            if not server.knocks.may_try(address):
                self.set_status(429)
                said = narrator_of_none(language).say("hall-slow-down")
                self.finish(lobby.lobby(server.hall, language, name=name, refused=said))
                return
            key = server.hall.join(code, name)
        except NotLetIn as refused:
            if refused.field == "code":
                server.knocks.wrong(address)
            self.set_status(403)
            self.finish(lobby.lobby(server.hall, language, code=code, name=name, refused=refused))
            return
        self.set_status(303)
        self.set_header("Location", f"seat?language={language}#key={key}")
        self.finish()


class PlacePage(HallPage):
    """The page of a seat and the page of the wall: empty until its line is open."""

    def initialize(self, server: Server, kind: str) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Called by tornado."""
        super().initialize(server)
        self.kind = kind

    def get(self) -> None:
        """The page."""
        self.finish(lobby.place(self.server.hall, self.language, self.kind))


class ScriptFile(HallPage):
    """A script or a style."""

    def initialize(self, server: Server, text: str, kind: str) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Called by tornado."""
        super().initialize(server)
        self.text, self.kind = text, kind

    def get(self) -> None:
        """Its text; asked again, a browser hears that it is the same."""
        self.set_header("Content-Type", f"{self.kind}; charset=utf-8")
        self.set_header("Cache-Control", "no-cache")
        self.finish(self.text)


class GuestLine(WebSocketHandler):
    """The line of one browser."""

    def initialize(self, server: Server) -> None:
        """Called by tornado."""
        self.server = server
        self.flow, self.heard = Flow(server.hall.clock), server.hall.clock()
        self.known = False

    def check_origin(self, origin: str) -> bool:
        """Only pages of this hall may open a line."""
        return from_us(origin, self.server.hosts, self.server.port)

    def prepare(self) -> Awaitable[None] | None:
        """Only by the right name, from one of our pages, and not too often."""
        server, address = self.server, self.request.remote_ip or ""
        origin = self.request.headers.get("Origin")
        if not is_ours(self.request.host, server.hosts, server.port) or not from_us(origin, server.hosts, server.port):
            self.set_status(403)
            self.finish("")
        elif not server.knocks.may_open(address):
            self.set_status(429)
            self.finish("")
        return None

    def open(self, *_: str, **__: str) -> None:
        """A line is open; nobody knows yet whose it is."""
        self.set_nodelay(True)
        self.server.lines.add(self)
        self.server.loop.call_later(KEY_SECONDS, self._unless_known)

    def _unless_known(self) -> None:
        if not self.known:
            self.close(4001, "no key")

    def on_message(self, message: str | bytes) -> None:
        """Whatever comes has an answer; too much of it ends the line."""
        self.heard = self.server.hall.clock()
        server, reception = self.server, self.server.reception
        if not self.flow.may():
            language = narrator_of_none(server.hall.language)
            self.post(wire.encoder.encode(wire.Unread(language.say("hall-too-fast"))))
            self.close(4008, "too many")
            return
        if not reception.hear(self, message):
            self.close(4001, "no key")
            return
        self.known = reception.knows(self)
        if reception.count(self) > LINES_OF_ONE:
            self.close(4009, "too many lines")

    def post(self, data: bytes) -> None:
        """Send something; whoever reads too slowly is cut off, comes back and gets everything."""
        stream = getattr(self.ws_connection, "stream", None)
        if stream is not None and len(getattr(stream, "_write_buffer", b"")) > WAITING:
            self.close(4010, "too slow")
            return
        try:
            self.write_message(data.decode())
        except WebSocketClosedError:
            self.on_close()

    def part(self) -> None:
        """End the line from here."""
        self.close(4001, "gone")

    def on_close(self) -> None:
        """The line has ended."""
        self.server.lines.discard(self)
        self.server.reception.depart(self)


def application(server: Server) -> Application:
    """The pages of a hall."""
    bundle = stage_of(server.hall.game).BUNDLE
    script, css = "text/javascript", "text/css"
    scripts = {
        "board.js": {"text": script_of(bundle), "kind": script},
        "board.css": {"text": style_of(bundle), "kind": css},
        "hall.js": {"text": text_of("hall.js"), "kind": script},
        "hall.css": {"text": text_of("hall.css"), "kind": css},
    }
    return Application(
        [
            ("/", LobbyPage, {"server": server}),
            ("/join", LobbyPage, {"server": server}),
            ("/seat", PlacePage, {"server": server, "kind": "seat"}),
            ("/wall", PlacePage, {"server": server, "kind": "wall"}),
            ("/line", GuestLine, {"server": server}),
            *((f"/{name}", ScriptFile, {"server": server, **given}) for name, given in scripts.items()),
        ],
        default_handler_class=NotFound,
        default_handler_args={"server": server},
        websocket_max_message_size=LARGEST,
        # The class has names, no addresses: nothing of a request is written down.
        log_function=lambda _: None,
        compress_response=True,
    )


class NotFound(HallPage):
    """There is nothing else."""

    def prepare(self) -> Awaitable[None] | None:
        """Whatever was asked for."""
        super().prepare()
        if not self._finished:
            self.set_status(404)
            self.finish("404")
        return None
