"""The doors of a hall: its pages, its scripts, and the line of each browser, as tornado asks for them.

Whoever calls this machine by another name, or comes from another page, is told nothing.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any

from tornado.web import Application, HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from realms_nb.board.stage import stage_of
from realms_nb.board.static import script_of, style_of, text_of
from realms_nb.core.narrator import narrator_of_none
from realms_nb.halls import lobby, wire
from realms_nb.halls.cards import has_cards
from realms_nb.halls.codes import NotLetIn
from realms_nb.halls.gate import LARGEST, LINES_OF_ONE, WAITING, Flow

if TYPE_CHECKING:
    from collections.abc import Awaitable
    from types import TracebackType

    from realms_nb.halls.server import Server

log = logging.getLogger("realms_nb.halls")

# Whoever has opened a line and not said who they are is sent away after so many ticks of the server; whoever has said
# nothing for longer is away: a page speaks every five seconds.
KEY_TICKS, SILENT_TICKS = 10, 15


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
        if not self.server.is_named(self.request):
            self.set_status(421)
            self.finish("")
        return None

    @property
    def language(self) -> str:
        """The language of whoever asks."""
        accepted = self.request.headers.get("Accept-Language", "")
        return lobby.best_language(self.get_query_argument("language", None), accepted, self.server.hall.language)

    def log_exception(
        self, typ: type[BaseException] | None, value: BaseException | None, tb: TracebackType | None
    ) -> None:
        """Nothing is written down of whoever asked wrongly; our own mistakes are, without who met them."""
        log_ours(typ, value, tb)

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
        if not server.is_own(request):
            self.set_status(403)
            self.finish(lobby.lobby(server.hall, language))
            return
        code, name = self.get_body_argument("code", "")[:40], self.get_body_argument("name", "", strip=False)[:200]
        address = server.address_of(request)
        try:
            if not server.knocks.may_try(address) or not server.knocks.may_come(address):
                self.set_status(429)
                said = narrator_of_none(language).say("hall-slow-down")
                self.finish(lobby.lobby(server.hall, language, name=name, refused=said))
                return
            key = server.hall.join(code, name)
        except NotLetIn as refused:
            # One that is too short or too long is a slip of the finger and tells nobody anything.
            if refused.code == "hall_code_wrong":
                server.knocks.wrong(address)
            self.set_status(403)
            self.finish(lobby.lobby(server.hall, language, code=code, name=name, refused=refused))
            return
        self.set_status(303)
        self.set_header("Location", f"seat?language={language}#key={key}")
        self.finish()


class PlacePage(HallPage):
    """The page of a seat and the page of the wall: empty until its line is open."""

    def initialize(self, server: Server, kind: str) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]  # as tornado calls it
        """Called by tornado, with what stands beside the address."""
        super().initialize(server)
        self.kind = kind

    def get(self) -> None:
        """The page."""
        self.finish(lobby.place(self.server.hall, self.language, self.kind))


class CardsPage(HallPage):
    """All cards of the game, to be read while one waits; a game that does not tell them has no such page."""

    def get(self) -> None:
        """The page."""
        if not has_cards(self.server.hall.game):
            self.set_status(404)
            self.finish("404")
            return
        self.finish(lobby.cards(self.server.hall, self.language))


class ScriptFile(HallPage):
    """A script or a style."""

    def initialize(self, server: Server, text: str, kind: str) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]  # as tornado calls it
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
        self.flow = Flow(server.hall.clock)
        # Ticks since something was heard; whether it is known whose line it is, and whether it is over.
        self.quiet, self.known, self.ended = 0, False, False

    def check_origin(self, origin: str) -> bool:
        """Only pages of this hall may open a line."""
        return self.server.is_own(self.request)

    def prepare(self) -> Awaitable[None] | None:
        """Only by the right name, from one of our pages, and not too often."""
        server, address = self.server, self.server.address_of(self.request)
        if not server.is_named(self.request) or not server.is_own(self.request):
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

    def tick(self) -> None:
        """Another second in which nothing was heard.

        A server that has no time ticks more slowly, and between two ticks it hears whatever has come: that it is late
        itself, or that the machine has slept, is nobody's silence.
        """
        self.quiet += 1
        if not self.known and self.quiet > KEY_TICKS:
            self.end(4001, "no key")
        elif self.quiet > SILENT_TICKS:
            self.end(4000, "silent")

    def end(self, code: int, why: str) -> None:
        """End the line from here; whatever still comes over it is not heard."""
        self.ended = True
        self.close(code, why)
        self.on_close()

    def log_exception(
        self, typ: type[BaseException] | None, value: BaseException | None, tb: TracebackType | None
    ) -> None:
        """As on every page."""
        log_ours(typ, value, tb)

    def on_message(self, message: str | bytes) -> None:
        """Whatever comes has an answer; too much of it ends the line."""
        if self.ended:
            return
        self.quiet, began = 0, time.thread_time()
        server, reception = self.server, self.server.reception
        if not self.flow.may():
            language = narrator_of_none(server.hall.language)
            self.post(wire.encoder.encode(wire.Unread(language.say("hall-too-fast"))))
            self.end(4008, "too many")
            return
        if not reception.hear(self, message):
            self.end(4001, "no key")
            return
        self.flow.cost(time.thread_time() - began)
        self.known = reception.knows(self)
        if reception.count(self) > LINES_OF_ONE:
            self.end(4009, "too many lines")

    def post(self, data: bytes) -> None:
        """Send something; whoever reads too slowly is cut off, comes back and gets everything."""
        stream = getattr(self.ws_connection, "stream", None)
        if stream is not None and len(getattr(stream, "_write_buffer", b"")) > WAITING:
            self.end(4010, "too slow")
            return
        try:
            self.write_message(data.decode())
        except WebSocketClosedError:
            self.on_close()

    def part(self) -> None:
        """Nobody with this key has anything to do here any more."""
        self.end(4001, "gone")

    def on_close(self) -> None:
        """The line has ended."""
        self.server.lines.discard(self)
        self.server.reception.depart(self)


def log_ours(kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
    """Write down what went wrong here; what strangers ask wrongly is no error of ours."""
    if not isinstance(error, HTTPError | WebSocketClosedError):
        log.error("A hall failed to answer.", exc_info=(kind, error, trace) if kind and error else None)


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
            ("/cards", CardsPage, {"server": server}),
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
