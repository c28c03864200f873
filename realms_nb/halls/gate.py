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
        self._lines = Counted(LINES, clock)

    def may_try(self, address: str) -> bool:
        """Whether another code may be tried from there."""
        return not (self._tries.full(address) or self._all.full(""))

    def wrong(self, address: str) -> None:
        """A wrong code came from there."""
        self._tries.count(address)
        self._all.count("")

    def may_open(self, address: str) -> bool:
        """Whether another line may be opened from there; it is counted."""
        if self._lines.full(address):
            return False
        self._lines.count(address)
        return True


class Flow:
    """How many messages one line may send: so many at once, and so many a second."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self._credit, self._last = clock, float(AT_ONCE), clock()

    def may(self) -> bool:
        """Whether one more is in order."""
        now = self._clock()
        self._credit = min(float(AT_ONCE), self._credit + A_SECOND * (now - self._last)) - 1
        self._last = now
        return self._credit >= 0


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
    parts = urlsplit(origin)
    return parts.scheme == "http" and is_ours(parts.netloc, hosts, port)
