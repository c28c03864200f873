"""A wall where users may not make namespaces: Landlock, a part of Linux that needs no rights, and refused system calls.

Behind it no file can be read but Python's, the system's libraries and the game's, none can be written, and no process,
no network and no key of others can be reached (`system_calls`). That other files are there, and how large they are, can
still be asked; so can the numbers of processes. Many containers and Ubuntu since 24.04 forbid users namespaces and
allow this. `fault` says why it cannot be raised.
"""

from __future__ import annotations

import os
import struct
import sys
from functools import cache

from realms_nb.core.errors import RealmsError
from realms_nb.sandbox import system_calls
from realms_nb.sandbox.namespaces import become_nobody, closed_above, disarm, probed, python_places
from realms_nb.sandbox.system_calls import done, library

_CREATE, _ADD, _RESTRICT, _VERSION, _BENEATH = 444, 445, 446, 1, 1
# What can be allowed of files, by the version that learned it first: 13 things, then moving, cutting, devices.
_FILE_RIGHTS = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 5: (1 << 16) - 1}
_RUN, _WRITE, _READ, _LIST = 1, 2, 4, 8
# From these versions on TCP, and signals and sockets without a file, are refused here, too.
_NETWORK, _SCOPES = 4, 6
_SYSTEM = (
    "/usr",
    "/lib",
    "/lib32",
    "/lib64",
    "/bin",
    "/sbin",
    "/etc/ld.so.cache",
    "/etc/localtime",
    "/etc/alternatives",
)
_DEVICES = ("/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom")
_PROBE = "from realms_nb.sandbox.landlock import _probe; _probe()"


@cache
def fault(hidden: tuple[str, ...] = (), needed: tuple[str, ...] = ()) -> RealmsError | None:
    """Why this wall cannot be raised before what is hidden; None if it can. Found out by raising it, once."""
    if system_calls.fault() is not None:
        return RealmsError(code="wall_elsewhere")
    found = _lying_open(hidden, needed)
    return RealmsError(code="wall_lies_open", folder=found) if found else probed(_PROBE)


def raise_around(needed: tuple[str, ...] = ()) -> None:
    """Around this process and its threads, for good; an OSError where it cannot be."""
    places = [(place, os.open(place, os.O_PATH)) for place in _allowed(needed)]
    if not closed_above(python_places(needed)):
        become_nobody()
    version = library().syscall(_CREATE, None, 0, _VERSION)
    if version < 1:
        raise OSError("the kernel has no Landlock")
    rights = _FILE_RIGHTS[max(known for known in _FILE_RIGHTS if known <= version)]
    wanted = struct.pack("QQQ", rights, 3 if version >= _NETWORK else 0, 3 if version >= _SCOPES else 0)
    size = 24 if version >= _SCOPES else 16 if version >= _NETWORK else 8
    rules = library().syscall(_CREATE, wanted, size, 0)
    if rules < 0:
        raise OSError("the kernel refuses Landlock")
    for place, known in places:
        allowed = _READ | _WRITE if place in _DEVICES else _READ | _RUN
        if os.path.isdir(f"/proc/self/fd/{known}"):
            allowed |= _LIST
        done(library().syscall(_ADD, rules, _BENEATH, struct.pack("=Qi", allowed, known), 0), f"{place} as it was")
        os.close(known)
    disarm()
    done(library().syscall(_RESTRICT, rules, 0), "Landlock")
    os.close(rules)
    os.chdir("/")
    system_calls.restrict()


def _allowed(needed: tuple[str, ...]) -> list[str]:
    return [place for place in (*_SYSTEM, *_DEVICES, *python_places(needed)) if os.path.exists(place)]


def _lying_open(hidden: tuple[str, ...], needed: tuple[str, ...]) -> str | None:
    """What is to be hidden and lies in a place that an entrant must read: nothing can be taken out of that again."""
    places = [os.path.realpath(place) for place in _allowed(needed)]
    for folder in map(os.path.realpath, hidden):
        if any(folder == place or folder.startswith(place + os.sep) for place in places):
            return folder
    return None


def _probe() -> None:
    try:
        raise_around()
    except OSError as error:
        os.write(2, str(error).encode())
        os._exit(1)
    # Some systems know the words and do not keep them.
    sys.exit(_reads("/proc/self/status"))


def _reads(file: str) -> str | None:
    try:
        with open(file, "rb"):
            return "Landlock does not hold"
    except OSError:
        return None
