"""A wall around an entrant: namespaces of the Linux kernel, raised by a process around itself.

Behind it there is no network, no process but its own, no file that can be written except in a small room of its own,
and nothing of the homes, the hand-ins, /tmp, /run and /proc; what else the kernel does for a process is cut down to
what an entrant needs (`system_calls`). It needs no other program and no rights that a user does not have, where the
system allows users to make namespaces; and a referee who has all rights makes its entrants nobody. Where it is not
allowed (other systems, some containers), `fault` says why, and there may be another wall (`walls`).
"""

from __future__ import annotations

import ctypes
import os
import struct
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from realms_nb.core.errors import RealmsError
from realms_nb.sandbox.system_calls import done, library, release, restrict
from realms_nb.sandbox.thread_count import MOST_THREADS

OFF = "REALMS_NB_NO_WALL"

_USER = 0x10000000
_NAMESPACES = 0x00020000 | 0x04000000 | 0x08000000 | _USER | 0x20000000 | 0x40000000  # mount uts ipc user pid net
_NOSUID, _NODEV, _NOEXEC, _BIND, _REC, _PRIVATE = 2, 4, 8, 0x1000, 0x4000, 0x40000
_DIE_WITH_PARENT, _DUMPABLE, _DROP_BOUND, _NO_NEW_PRIVILEGES = 1, 4, 24, 38
_CAPSET, _MOUNT_SETATTR = {"x86_64": 126, "aarch64": 91}.get(os.uname().machine if hasattr(os, "uname") else ""), 442
_AT_FDCWD, _AT_RECURSIVE, _READ_ONLY = -100, 0x8000, 1
_DEVICES = ("null", "zero", "full", "random", "urandom")
# Where people, programs and other entrants keep what is theirs.
_HIDDEN = ("/home", "/root", "/tmp", "/var/tmp", "/run", "/mnt", "/media", "/srv")  # noqa: S108  # hidden, not used
_ROOM, _LITTLE = "size=16m,nr_inodes=1000,mode=777", "size=1m,nr_inodes=1000,mode=755"
_OWN_ROOM = "/tmp"  # noqa: S108  # a room of its own over it
# The user who owns nothing, by the number that all systems give it.
NOBODY = 65534
# From this kernel on the threads of one entrant are counted for each world.
_COUNTED_APART = (5, 14)
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
    return probed(_PROBE)


def probed(program: str) -> RealmsError | None:
    """What a program that raises a wall around itself says of what is missing; None if nothing is."""
    try:
        tried = subprocess.run(  # noqa: S603  # our own module in our own Python
            [sys.executable, "-P", "-c", program],
            capture_output=True,
            text=True,
            timeout=20,
            # The stop button of a notebook is for the notebook: what it ended would pass for a refusal.
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return RealmsError(code="wall_refused", why=str(error))
    said = tried.stderr.strip().splitlines() or ["the kernel refuses"]
    return None if tried.returncode == 0 else RealmsError(code="wall_refused", why=said[-1])


def die_with_parent() -> None:
    """From now on the kernel ends this process when its parent ends."""
    if sys.platform.startswith("linux"):
        library().prctl(_DIE_WITH_PARENT, 9, 0, 0, 0)


def enter() -> None:
    """Leave the rooms that all processes share: the next child is the first process of a world of its own."""
    if has_all_rights():
        # The world is made with all rights, and they are given up when it is furnished.
        done(library().unshare(_NAMESPACES & ~_USER), "namespaces")
        return
    user, group = os.getuid(), os.getgid()
    done(library().unshare(_NAMESPACES), "namespaces")
    for file, text in (("setgroups", "deny"), ("uid_map", f"0 {user} 1"), ("gid_map", f"0 {group} 1")):
        try:
            Path(f"/proc/self/{file}").write_text(text)
        except OSError as error:
            raise NoWall(f"the kernel refuses {file} ({error.strerror})") from error


def become_nobody() -> None:
    """A process of the owner of all gives that up for good, where there is a nobody, who can read Python."""
    if os.getuid() != 0 or not all(os.stat(file).st_mode & 0o004 for file in (os.__file__, __file__)):
        return
    try:
        os.setgroups([])
        os.setresgid(NOBODY, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, NOBODY)
    except OSError:  # a world with one user in it: its owner, whose rights are given up in any case
        return
    # Both end with the rights: to be asked about itself, and to end with its parent.
    library().prctl(_DUMPABLE, 1, 0, 0, 0)
    die_with_parent()


@cache
def has_all_rights() -> bool:
    """Whether this process may make worlds as they are, without being the owner of a smaller one: tried by a child."""
    if os.getuid() != 0:
        return False
    trial = os.fork()
    if trial == 0:
        os._exit(library().unshare(_NAMESPACES & ~_USER) != 0)
    return os.waitstatus_to_exitcode(os.waitpid(trial, 0)[1]) == 0


def furnish(hidden: tuple[str, ...], needed: tuple[str, ...] = ()) -> None:
    """In that first child: nothing to write, nothing of others to read, and no right to change that."""
    done(_mount("none", "/", None, _REC | _PRIVATE), "mounts of its own")
    everything = struct.pack("QQQQ", _READ_ONLY, 0, 0, 0)
    answer = library().syscall(_MOUNT_SETATTR, _AT_FDCWD, b"/", _AT_RECURSIVE, everything, len(everything))
    done(answer, "files that are read only")
    kept = [(place, os.open(place, os.O_PATH)) for place in python_places(needed)]
    devices = [(f"/dev/{name}", os.open(f"/dev/{name}", os.O_PATH)) for name in _DEVICES]
    others = list(map(os.path.realpath, hidden))
    for place in dict.fromkeys([*_HIDDEN, *closed_above(place for place, _ in kept), *others]):
        _hide(place)
    done(_mount("tmpfs", "/dev", "tmpfs", _NOSUID | _NOEXEC, _LITTLE), "devices")
    for place, known in (*kept, *devices):
        _put_back(place, known)
    # What came back may hold what is hidden.
    for place in others:
        if any(place.startswith(known + os.sep) for known, _ in kept):
            _hide(place)
    # Processes tell of themselves there: where the hand-ins are, what else is mounted. Nobody needs that to play.
    done(_mount("tmpfs", "/proc", "tmpfs", _NOSUID | _NODEV | _NOEXEC | _READ_ONLY, _LITTLE), "processes")
    os.chdir(_OWN_ROOM)
    if has_all_rights():
        become_nobody()
        # A world in which its threads are counted by themselves.
        library().unshare(_USER)
    _few_threads()
    _disarm()
    restrict()


def _hide(place: str) -> None:
    # Under a hidden folder there is nothing left to hide, and behind a link the folder itself is hidden.
    if os.path.isdir(place) and not os.path.islink(place):
        room = _ROOM if place == _OWN_ROOM else _LITTLE
        done(_mount("tmpfs", place, "tmpfs", _NOSUID | _NODEV, room), f"a room over {place}")


def closed_above(places: Iterable[str]) -> list[str]:
    """The outermost folder on the way to each of these that an entrant may not pass: a room over it can be passed."""
    closed: list[str] = []
    for place in places:
        for above in reversed(Path(place).parents):
            if not (above.stat().st_mode & 0o001 if os.getuid() == 0 else os.access(above, os.X_OK)):
                closed.append(str(above))
                break
    return closed


def python_places(needed: tuple[str, ...]) -> list[str]:
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
            done(_mount(f"/proc/self/fd/{known}", place, None, _BIND | _REC), f"{place} as it was")
    finally:
        os.close(known)


def _few_threads() -> None:
    if release() >= _COUNTED_APART:
        import resource

        resource.setrlimit(resource.RLIMIT_NPROC, (MOST_THREADS, MOST_THREADS))


def _disarm() -> None:
    """Give up every right over the world that was made, for good and for all children."""
    c = library()
    for right in range(64):
        if c.prctl(_DROP_BOUND, right, 0, 0, 0) != 0:
            break
    disarm()


def disarm() -> None:
    """Give up the rights that this process has now, and the way to get others."""
    c = library()
    done(c.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0), "giving up rights")
    done(c.syscall(_CAPSET, struct.pack("Ii", 0x20080522, 0), bytes(24)), "giving up rights")


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


def _mount(source: str, target: str, kind: str | None, flags: int, options: str | None = None) -> int:
    text = [None if word is None else os.fsencode(word) for word in (source, target, kind, options)]
    return library().mount(text[0], text[1], text[2], ctypes.c_ulong(flags), text[3])
