"""Where a hall can be reached: the addresses of this machine, and listening at one of them."""

from __future__ import annotations

import os
import socket
from contextlib import suppress

from realms_nb.core.errors import BadSetup, shown

LOOPBACK = "127.0.0.1"
# Nothing is ever sent there (RFC 5737): asking the way tells which adapter would be taken.
NOWHERE = ("192.0.2.1", 9)


def addresses() -> tuple[str, ...]:
    """The addresses under which others may reach this machine, the likeliest first; loopback is not among them."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        # A datagram is not sent by connecting.
        asking.connect(NOWHERE)
        found.append(asking.getsockname()[0])
    # A hotspot of the teacher's own leads nowhere else: only the list of adapters knows its address. ipykernel brings
    # psutil; without it the name of the machine is asked.
    with suppress(ImportError, OSError):
        import psutil

        adapters = psutil.net_if_addrs().values()
        found += [each.address for known in adapters for each in known if each.family == socket.AF_INET]
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    # "Every adapter" is no address that anybody could open; it is compared with, and nothing listens there.
    return tuple(each for each in dict.fromkeys(found) if not each.startswith("127.") and each != "0.0.0.0")  # noqa: S104  # see above


def chosen(address: str | None, *, open: bool) -> str:
    """The address to listen at: loopback, unless the hall is opened to the network."""
    if not open:
        if address not in (None, LOOPBACK):
            raise BadSetup(code="hall_address", given=shown(address), known=LOOPBACK)
        return LOOPBACK
    known = addresses()
    if address is None:
        return known[0] if known else LOOPBACK
    if address not in (*known, LOOPBACK):
        raise BadSetup(code="hall_address", given=shown(address), known=", ".join((*known, LOOPBACK)))
    return address


def may_open(files: int) -> None:
    """Ask the system for so many open files, as far as it gives them: each line is one, and macOS begins with 256."""
    try:
        import resource
    except ImportError:
        # Windows counts otherwise, and gives more.
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = files if most == resource.RLIM_INFINITY else min(files, most)
    if now != resource.RLIM_INFINITY and now < wished:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, most))


def listening(address: str, port: int) -> socket.socket:
    """A socket that listens there; an OSError where nothing can."""
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name != "nt":
            # A kernel that was ended a moment ago does not keep its port from the next one.
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((address, port))
        made.listen(256)
        made.setblocking(False)
    except (OSError, OverflowError):
        made.close()
        raise
    return made
