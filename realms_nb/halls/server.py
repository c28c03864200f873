"""A hall on a network: pages, scripts and lines, in a thread of the kernel with a loop of its own.

All of the hall happens in that thread; a cell asks it there and waits (`Server.there`).
"""

from __future__ import annotations

import asyncio
import hmac
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from tornado.httpserver import HTTPServer

from realms_nb.core.errors import BadSetup
from realms_nb.core.files import fault
from realms_nb.core.narrator import narrator_of_none
from realms_nb.halls import wire
from realms_nb.halls.addresses import listening, may_open
from realms_nb.halls.behind_hub import GUEST_HEADER, KEY_HEADER
from realms_nb.halls.doors import application
from realms_nb.halls.gate import LARGEST, Knocks, from_us, is_ours
from realms_nb.halls.reception import Reception

if TYPE_CHECKING:
    from collections.abc import Callable

    from tornado.httputil import HTTPServerRequest

    from realms_nb.halls.classroom import Classroom
    from realms_nb.halls.doors import GuestLine
    from realms_nb.halls.table import HallTable

T = TypeVar("T")

# So long a strategy seems to think: whoever looks on can follow.
BOT_SECONDS = 0.8
TICK = 1.0
# A connection on which nobody asks anything is not kept open for longer, so that a stranger cannot hold many.
IDLE_SECONDS = 60.0
# So many lines and files a hall may have open; where a system gives less at first, it is asked for more.
OPEN_FILES = 8_192
# So many strategies think at a time.
THINKERS = 2


class Server:
    """The network of a hall: listens at `address` and `port` (0 for any), until it is closed."""

    def __init__(self, hall: Classroom, address: str, port: int, hosts: tuple[str, ...], bot_seconds: float) -> None:
        self.hall, self.address, self.bot_seconds = hall, address, bot_seconds
        self.reception = Reception(hall)
        self.knocks = Knocks(hall.clock)
        # Called in the hall's thread whenever something may have changed.
        self.changed: Callable[[], None] = lambda: None
        self.lines: set[GuestLine] = set()
        self._thinking: set[HallTable] = set()
        self._pool = ThreadPoolExecutor(THINKERS, "a player of a hall thinks")
        self.loop = asyncio.new_event_loop()
        told = hall.told

        def both(table: HallTable | None) -> None:
            told(table)
            self._after(table)

        hall.told = both
        may_open(OPEN_FILES)
        try:
            opened = listening(address, port)
        except (OSError, OverflowError) as error:
            self.loop.close()
            self._pool.shutdown(wait=False)
            said = fault(error) if isinstance(error, OSError) else str(error)
            raise BadSetup(code="hall_port", address=address, port=str(port), fault=said) from error
        self.port: int = opened.getsockname()[1]
        self.hosts = {address, *hosts}
        # By this key the relay of a hub is known, and this is done when the hall is closed.
        self.relay: str | None = None
        self.at_end: Callable[[], None] = lambda: None
        hall.at = self.link
        self._thread = threading.Thread(target=self._run, args=(opened,), daemon=True, name="a hall")
        self._thread.start()
        self.there(lambda: None)

    @property
    def link(self) -> str:
        """Where the class goes."""
        return f"http://{self.address}:{self.port}/"

    # Who asks -------------------------------------------------------------------------------------------------

    def _is_relayed(self, request: HTTPServerRequest) -> bool:
        """Whether the relay of a hub asks, which has looked at host and origin itself."""
        given = request.headers.get(KEY_HEADER, "")
        return self.relay is not None and hmac.compare_digest(given.encode(), self.relay.encode())

    def is_named(self, request: HTTPServerRequest) -> bool:
        """Whether whoever asks calls this machine by one of its names."""
        return self._is_relayed(request) or is_ours(request.host, self.hosts, self.port)

    def is_own(self, request: HTTPServerRequest) -> bool:
        """Whether one of our own pages asks."""
        return self._is_relayed(request) or from_us(request.headers.get("Origin"), self.hosts, self.port)

    def address_of(self, request: HTTPServerRequest) -> str:
        """From where is asked; the relay says for whom it does."""
        told = request.headers.get(GUEST_HEADER, "") if self._is_relayed(request) else request.remote_ip
        return (told or "")[:60]

    # The thread of the hall -----------------------------------------------------------------------------------

    def _run(self, opened: socket.socket) -> None:
        asyncio.set_event_loop(self.loop)
        # A class is a few dozen people, and the wait before a page is drawn is not theirs to pay for.
        self._http = HTTPServer(
            application(self),
            max_body_size=LARGEST,
            max_header_size=16_384,
            idle_connection_timeout=IDLE_SECONDS,
            body_timeout=IDLE_SECONDS,
        )
        self.loop.call_soon(self._http.add_sockets, [opened])
        self.loop.call_later(TICK, self._tick)
        self.loop.call_soon(self._after, None)
        self.loop.run_forever()

    def there(self, function: Callable[[], T]) -> T:
        """Do it in the hall's thread, and wait for it."""
        if threading.current_thread() is self._thread:
            return function()

        async def done() -> T:
            return function()

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result()

    def _tick(self) -> None:
        self.loop.call_later(TICK, self._tick)
        for line in tuple(self.lines):
            line.tick()
        self.hall.tick()
        self.changed()

    # How strategies move --------------------------------------------------------------------------------------

    def _after(self, table: HallTable | None) -> None:
        """Something has changed: whoever is to move and is a strategy is asked, soon and beside the loop."""
        for each in self.hall.tables if table is None else (table,):
            if each.asks and each not in self._thinking:
                self._thinking.add(each)
                self.loop.call_later(self.bot_seconds, self._ask, each)
        self.changed()

    def _ask(self, table: HallTable) -> None:
        if not table.asks or table.session is None:
            self._thinking.discard(table)
            return
        session = table.session
        answer = self.loop.run_in_executor(self._pool, session.question())

        def come(thought: asyncio.Future[Any]) -> None:
            self._thinking.discard(table)
            if table.session is session and not thought.cancelled():
                table.answered(session, thought.result())
                # After that, because a person may have come back meanwhile.
                self.hall.told(table)

        answer.add_done_callback(come)

    def close(self) -> None:
        """Say farewell, end every line, and listen no more; everything is kept."""

        def end() -> None:
            for line in tuple(self.lines):
                language = narrator_of_none(self.hall.language)
                line.post(wire.encoder.encode(wire.Gone(language.say("hall-closed"), later=True)))
                line.end(1001, "closed")
            self._http.stop()
            self.hall.close()

        self.at_end()
        if self._thread.is_alive():
            self.there(end)
            asyncio.run_coroutine_threadsafe(self._rest(), self.loop).result()
            self.loop.call_soon_threadsafe(self.loop.stop)
            self._thread.join(5)
            self.loop.close()
            # What changes from now on, nobody is told.
            self.hall.told = lambda _: None
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _rest(self) -> None:
        """A moment for the farewells to leave."""
        await asyncio.sleep(0.1)
