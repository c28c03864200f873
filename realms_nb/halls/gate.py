"""Who may knock, how often and with what: hosts, origins, tries and messages are counted before anything is done.

Nothing is kept of an address but for the minute in which it is counted.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

# Wrong codes a minute: of one address, and of all together, since a whole class may share one.
TRIES, TRIES_OF_ALL = 10, 100
# New lines a minute of one address: a class behind one address sits down at once.
LINES = 200
# Lines of one person at a time; messages at once and a second; bytes of one message.
LINES_OF_ONE = 4
AT_ONCE, A_SECOND = 40, 10
# What a message makes the hall do counts, too: so many seconds of its processor as another message.
A_MESSAGE = 0.01
# New people a minute of one address.
PEOPLE = 120
LARGEST = 64_000
# So many bytes wait for a slow reader before the line is ended: it comes back and gets everything anew.
WAITING = 1_000_000
MINUTE = 60.0


class Counted:
    """How often something happened in the last minute, by name."""

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        self._most, self._clock = most, clock
        self._seen: dict[str, deque[float]] = {}

    def full(self, name: str) -> bool:
        """Whether it has happened as often as it may."""
        seen = self._seen.get(name)
        if seen is None:
            return False
        while seen and seen[0] <= self._clock() - MINUTE:
            seen.popleft()
        if not seen:
            del self._seen[name]
        return len(seen) >= self._most

    def count(self, name: str) -> None:
        """It has happened once more. Names that are over are forgotten."""
        for each in tuple(self._seen) if len(self._seen) > 1_000 else ():
            self.full(each)
        self._seen.setdefault(name, deque()).append(self._clock())


class Knocks:
    """The tries to come in, and the new lines."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._tries, self._all = Counted(TRIES, clock), Counted(TRIES_OF_ALL, clock)
        self._lines, self._people = Counted(LINES, clock), Counted(PEOPLE, clock)

    def may_try(self, address: str) -> bool:
        """Whether another code may be tried from there."""
        return not (self._tries.full(address) or self._all.full(""))

    def wrong(self, address: str) -> None:
        """A wrong code came from there."""
        self._tries.count(address)
        self._all.count("")

    def may_open(self, address: str) -> bool:
        """Whether another line may be opened from there; it is counted."""
        return self._one_more(self._lines, address)

    def may_come(self, address: str) -> bool:
        """Whether another person may sit down from there; it is counted."""
        return self._one_more(self._people, address)

    def _one_more(self, counted: Counted, address: str) -> bool:
        if counted.full(address):
            return False
        counted.count(address)
        return True


class Flow:
    """How much one line may ask: so many messages at once, and so many a second; costly ones count for several."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self._credit, self._last = clock, float(AT_ONCE), clock()

    def may(self) -> bool:
        """Whether one more is in order."""
        now = self._clock()
        self._credit = min(float(AT_ONCE), self._credit + A_SECOND * (now - self._last)) - 1
        self._last = now
        return self._credit >= 0

    def cost(self, seconds: float) -> None:
        """What was asked took the processor so long."""
        self._credit -= seconds / A_MESSAGE


def is_ours(host: str, hosts: Collection[str], port: int) -> bool:
    """Whether a Host header names this hall: a page elsewhere whose name was turned to our address does not."""
    try:
        parts = urlsplit(f"//{host}")
        return (parts.hostname or "") in hosts and (80 if parts.port is None else parts.port) == port
    except ValueError:
        return False


def from_us(origin: str | None, hosts: Collection[str], port: int) -> bool:
    """Whether a request comes from one of our own pages; a form of another page does not."""
    if origin is None:
        return False
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme == "http" and is_ours(parts.netloc, hosts, port)
