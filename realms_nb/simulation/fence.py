"""What an entrant of a league may not do, refused while it happens.

Python asks every audit hook before it opens a file, starts a process or sends a signal, and a hook cannot be taken
off again. This keeps an entrant from reading, stopping or disturbing the others by any ordinary means. It is a fence,
not a wall: who calls the C library directly climbs over it, and a class that needs a wall needs a container.
"""

from __future__ import annotations

import os
import re
import sys
from typing import Any

_REFUSED = {
    "start or stop a process": {
        "os.exec",
        "os.fork",
        "os.forkpty",
        "os.kill",
        "os.killpg",
        "os.posix_spawn",
        "os.spawn",
        "os.startfile",
        "os.system",
        "pty.spawn",
        "subprocess.Popen",
    },
    "use the network": {"socket.bind", "socket.connect", "socket.getaddrinfo", "socket.sendto"},
    "change files": {
        "os.chmod",
        "os.chown",
        "os.link",
        "os.mkdir",
        "os.remove",
        "os.rename",
        "os.rmdir",
        "os.symlink",
        "os.truncate",
    },
    "raise its limits": {"resource.setrlimit", "resource.prlimit"},
}
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_OTHERS_MEMORY = re.compile(r"/proc/(\d+)(/|$)")


class Fenced(PermissionError):
    """An entrant tried what no entrant may do."""


def fence(folder: str) -> None:
    """From now on this process cannot do what would disturb the others, nor look into the folder of the entrants."""
    reasons = {event: what for what, events in _REFUSED.items() for event in events}
    home = os.path.realpath(folder)
    inside = home + os.sep
    own = str(os.getpid())
    realpath, fsdecode, devnull = os.path.realpath, os.fsdecode, os.devnull

    def closed(path: Any) -> bool:
        if not isinstance(path, str | bytes | os.PathLike):
            return False
        where = realpath(fsdecode(path))
        process = _OTHERS_MEMORY.match(where)
        return where == home or where.startswith(inside) or (process is not None and process[1] != own)

    def guard(event: str, args: tuple[Any, ...]) -> None:
        if event in reasons:
            raise Fenced(f"An entrant of a league may not {reasons[event]} ({event}).")
        if event == "open":
            path, mode, flags = args
            writes = bool(flags & _WRITING) or (isinstance(mode, str) and any(sign in mode for sign in "wax+"))
            if writes and not isinstance(path, int) and path != devnull:
                raise Fenced(f"An entrant of a league may not write files ({path}).")
        if event in ("open", "os.listdir", "os.scandir") and closed(args[0]):
            raise Fenced("An entrant of a league may not read what belongs to the others.")

    sys.addaudithook(guard)
