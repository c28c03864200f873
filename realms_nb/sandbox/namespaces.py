"""A wall around an entrant: namespaces of the Linux kernel, raised by a process around itself.

Behind it there is no network, no process but its own, no file that can be written except in a small room of its own,
and nothing of the homes, the hand-ins, /tmp and /run. It needs no other program and no rights that a user does not
have, where the system allows users to make namespaces. Where it does not (other systems, some containers), `fault`
says why, and an entrant is only fenced.
"""

from __future__ import annotations

import ctypes
import os
import struct
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from realms_nb.core.errors import RealmsError

OFF = "REALMS_NB_NO_WALL"

_NAMESPACES = 0x00020000 | 0x04000000 | 0x08000000 | 0x10000000 | 0x20000000 | 0x40000000  # mount uts ipc user pid net
_NOSUID, _NODEV, _NOEXEC, _BIND, _REC, _PRIVATE = 2, 4, 8, 0x1000, 0x4000, 0x40000
_DIE_WITH_PARENT, _DROP_BOUND, _NO_NEW_PRIVILEGES = 1, 24, 38
_CAPSET, _MOUNT_SETATTR = {"x86_64": 126, "aarch64": 91}.get(os.uname().machine if hasattr(os, "uname") else ""), 442
_AT_FDCWD, _AT_RECURSIVE, _READ_ONLY = -100, 0x8000, 1
_DEVICES = ("null", "zero", "full", "random", "urandom")
# Where people, programs and other entrants keep what is theirs.
_HIDDEN = ("/home", "/root", "/tmp", "/var/tmp", "/run", "/mnt", "/media", "/srv")  # noqa: S108  # hidden, not used
_ROOM = "size=16m,nr_inodes=1000,mode=755"
_PROBE = "from realms_nb.sandbox.namespaces import _probe; _probe()"


class NoWall(OSError):
    """The wall cannot be raised here; the sentence says which stone is missing."""


@cache
def fault() -> RealmsError | None:
    """Why no wall can be raised on this machine; None if one can. Found out by raising one, once."""
    if os.environ.get(OFF):
        return RealmsError(code="wall_forbidden", variable=OFF)
    if not sys.platform.startswith("linux") or _CAPSET is None:
        return RealmsError(code="wall_elsewhere")
    try:
        done = subprocess.run(  # noqa: S603  # our own module in our own Python
            [sys.executable, "-P", "-c", _PROBE],
            capture_output=True,
            text=True,
            timeout=20,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return RealmsError(code="wall_refused", why=str(error))
    said = done.stderr.strip().splitlines() or ["the kernel refuses"]
    return None if done.returncode == 0 else RealmsError(code="wall_refused", why=said[-1])


def die_with_parent() -> None:
    """From now on the kernel ends this process when its parent ends."""
    if sys.platform.startswith("linux"):
        _c().prctl(_DIE_WITH_PARENT, 9, 0, 0, 0)


def enter() -> None:
    """Leave the rooms that all processes share: the next child is the first process of a world of its own."""
    user, group = os.getuid(), os.getgid()
    _done(_c().unshare(_NAMESPACES), "namespaces")
    for file, text in (("setgroups", "deny"), ("uid_map", f"0 {user} 1"), ("gid_map", f"0 {group} 1")):
        try:
            Path(f"/proc/self/{file}").write_text(text)
        except OSError as error:
            raise NoWall(f"the kernel refuses {file} ({error.strerror})") from error


def furnish(hidden: tuple[str, ...], needed: tuple[str, ...] = ()) -> None:
    """In that first child: nothing to write, nothing of others to read, and no right to change that."""
    _done(_mount("none", "/", None, _REC | _PRIVATE), "mounts of its own")
    everything = struct.pack("QQQQ", _READ_ONLY, 0, 0, 0)
    answer = _c().syscall(_MOUNT_SETATTR, _AT_FDCWD, b"/", _AT_RECURSIVE, everything, len(everything))
    _done(answer, "files that are read only")
    kept = [(place, os.open(place, os.O_PATH)) for place in _python(needed)]
    devices = [(f"/dev/{name}", os.open(f"/dev/{name}", os.O_PATH)) for name in _DEVICES]
    for place in dict.fromkeys([*_HIDDEN, *map(os.path.realpath, hidden)]):
        # Under a hidden folder there is nothing left to hide, and behind a link the folder itself is hidden.
        if os.path.isdir(place) and not os.path.islink(place):
            _done(_mount("tmpfs", place, "tmpfs", _NOSUID | _NODEV, _ROOM), f"a room over {place}")
    _done(_mount("tmpfs", "/dev", "tmpfs", _NOSUID | _NOEXEC, _ROOM), "devices")
    for place, known in (*kept, *devices):
        _put_back(place, known)
    # A container may hide parts of /proc and then refuses another one: an empty room is as good a wall.
    if _mount("proc", "/proc", "proc", _NOSUID | _NODEV | _NOEXEC) != 0:
        _done(_mount("tmpfs", "/proc", "tmpfs", _NOSUID | _NODEV | _NOEXEC, _ROOM), "processes")
    else:
        _no_more_worlds()
    os.chdir("/tmp")  # noqa: S108  # a room of its own, just made
    _disarm()


def _no_more_worlds() -> None:
    """Who can make namespaces has rights in them that the kernel must defend itself against."""
    try:
        Path("/proc/sys/user/max_user_namespaces").write_text("0")
    except OSError:  # then it has them, and still cannot change what is hidden or read only here
        return


def _python(needed: tuple[str, ...]) -> list[str]:
    """Where Python, its modules, this package and the game are: an entrant may import them from hidden folders, too."""
    package = str(Path(__file__).resolve().parents[1])
    modules = [place for place in sys.path if Path(place).name in ("site-packages", "dist-packages")]
    wanted = dict.fromkeys(map(os.path.realpath, (sys.base_prefix, sys.prefix, *modules, package, *needed)))
    # What lies in another one of them comes with it; / and /usr are not hidden at all.
    outer = [place for place in wanted if not any(place.startswith(other + os.sep) for other in wanted)]
    return [place for place in outer if os.path.isdir(place) and place not in ("/", "/usr")]


def _put_back(place: str, known: int) -> None:
    try:
        if not os.path.exists(place):
            if place.startswith("/dev/"):
                os.close(os.open(place, os.O_CREAT | os.O_WRONLY))
            else:
                os.makedirs(place)
            _done(_mount(f"/proc/self/fd/{known}", place, None, _BIND | _REC), f"{place} as it was")
    finally:
        os.close(known)


def _disarm() -> None:
    """Give up every right over the world that was made, for good and for all children."""
    c = _c()
    for right in range(64):
        if c.prctl(_DROP_BOUND, right, 0, 0, 0) != 0:
            break
    _done(c.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0), "giving up rights")
    _done(c.syscall(_CAPSET, struct.pack("Ii", 0x20080522, 0), bytes(24)), "giving up rights")


def _probe() -> None:
    try:
        enter()
        inside = os.fork()
        if inside == 0:
            furnish(())
            os._exit(0)
        sys.exit(os.waitstatus_to_exitcode(os.waitpid(inside, 0)[1]))
    except OSError as error:
        os.write(2, str(error).encode())
        os._exit(1)


@cache
def _c() -> Any:
    return ctypes.CDLL(None, use_errno=True)


def _mount(source: str, target: str, kind: str | None, flags: int, options: str | None = None) -> int:
    text = [None if word is None else os.fsencode(word) for word in (source, target, kind, options)]
    return _c().mount(text[0], text[1], text[2], ctypes.c_ulong(flags), text[3])


def _done(answer: int, what: str) -> None:
    if answer != 0:
        raise NoWall(f"the kernel refuses {what} ({os.strerror(ctypes.get_errno())})")
