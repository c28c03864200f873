"""What an entrant of a league may not do, refused while it happens.

Python asks every audit hook before it opens a file, starts a process or makes a socket, and a hook cannot be taken off
again; the few doors that it does not ask at are closed. This keeps an entrant from reading, stopping or disturbing
the others by any ordinary means. It is a fence, not a wall (`walls`): native code climbs over it, and so does who
bends Python's own memory. The ordinary ways to native code are closed, unless there is a wall behind.

The hook looks nothing up that an entrant could change: no global, no builtin, no dict. What it needs are its own
defaults, and the ways to reach those (`gc`, tracing) are closed.
"""

from __future__ import annotations

import gc
import os
import sys
from importlib import import_module
from typing import Any

_REFUSED = {
    "start or stop a process": (
        "os.exec",
        "os.fork",
        "os.forkpty",
        "os.kill",
        "os.killpg",
        "os.posix_spawn",
        "os.spawn",
        "os.startfile",
        "os.startfile/2",
        "os.system",
        "pty.spawn",
        "signal.pthread_kill",
        "subprocess.Popen",
        "_winapi.CreateFile",
        "_winapi.CreateNamedPipe",
        "_winapi.CreatePipe",
        "_winapi.CreateProcess",
        "_winapi.OpenProcess",
        "_winapi.TerminateProcess",
    ),
    "change files": (
        "os.chflags",
        "os.chmod",
        "os.chown",
        "os.link",
        "os.lockf",
        "os.mkdir",
        "os.remove",
        "os.removexattr",
        "os.rename",
        "os.rmdir",
        "os.setxattr",
        "os.symlink",
        "os.truncate",
        "os.utime",
        "fcntl.flock",
        "fcntl.lockf",
        "sqlite3.connect",
        "sqlite3.connect/handle",
    ),
    "leave its folder": ("os.chdir", "os.fwalk"),
    # A file can be told to send a signal to any process of the user.
    "signal others by way of a file": ("fcntl.fcntl", "fcntl.ioctl"),
    "raise its limits": ("resource.setrlimit", "resource.prlimit"),
    "look behind its own code": (
        "gc.get_objects",
        "gc.get_referents",
        "gc.get_referrers",
        "sys._current_exceptions",
        "sys._current_frames",
        "sys.setprofile",
        "sys.settrace",
        "sys.monitoring.register_callback",
        "cpython.PyInterpreterState_New",
    ),
}
# Families of events: all that begins like this.
_FAMILIES = (("socket.", "use the network"), ("webbrowser.", "use the network"), ("winreg.", "change files"))
_NATIVE = ("ctypes.", "call the C library")
# Doors at which no hook is asked: module -> what is closed there. Whole modules must not come in at all.
_CLOSED = {
    "_posixsubprocess": ("fork_exec",),
    "subprocess": ("_fork_exec",),
    "os": ("mkfifo", "mknod", "chroot", "pidfd_open", "fchdir", "setpriority", "setsid", "setpgid", "unshare", "setns"),
    "posix": (),
    "signal": ("pidfd_send_signal",),
    "_signal": (),
    "_posixshmem": ("shm_open", "shm_unlink"),
    # The clock of the whole machine, where the referee has the right to set it.
    "time": ("clock_settime", "clock_settime_ns"),
}
_CLOSED["os"] += ("sched_setaffinity", "sched_setparam", "sched_setscheduler", "memfd_create", "nice")
_CLOSED["posix"], _CLOSED["_signal"] = _CLOSED["os"], _CLOSED["signal"]
_NATIVE_MODULES = ("_cffi_backend", "cffi", "llvmlite", "numba")
_CLOSED_MODULES = ("_dbm", "_gdbm", "_posixsubprocess", "_posixshmem", "readline", "_multiprocessing", "_tkinter")
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_ABOUT_ITSELF = ("cgroup", "stat", "statm", "status")
_OWN_PROCESS = frozenset(
    {"/proc/cpuinfo", "/proc/meminfo", "/proc/stat", *(f"/proc/self/{file}" for file in _ABOUT_ITSELF)}
)


class Fenced(PermissionError):
    """An entrant tried what no entrant may do."""


def fence(folders: tuple[str, ...], *, native: bool = False) -> None:
    """From now on this process cannot do what would disturb the others, nor look into the folders of the entrants.

    With `native` it may call the C library: behind a wall that is no danger, and some libraries cannot do without.
    """
    reasons = tuple((event, what) for what, events in _REFUSED.items() for event in events)
    families = _FAMILIES if native else (*_FAMILIES, _NATIVE)
    modules = _CLOSED_MODULES if native else (*_CLOSED_MODULES, *_NATIVE_MODULES)
    if not native:
        _no_calls_by_address()
    _close_doors()
    places = [os.stat(folder) for folder in folders if os.path.isdir(folder)]
    _hook(reasons, families, frozenset(modules), frozenset((place.st_dev, place.st_ino) for place in places))


def _no_calls_by_address() -> None:
    """Python's own way to native code asks no hook when it calls: so what it makes can be called no more."""
    try:
        import _ctypes
        import ctypes
    except ImportError:
        return

    def slot(kind: type) -> Any:
        # Where a type says what happens when one of its values is called, in every Python up to now.
        return ctypes.c_void_p.from_address(id(kind) + 16 * ctypes.sizeof(ctypes.c_void_p))

    class Plain:
        pass

    class Called:
        def __call__(self) -> None:
            pass

    class CalledToo:
        def __call__(self) -> None:
            pass

    if slot(Plain).value or not slot(Called).value or slot(Called).value != slot(CalledToo).value:
        return  # another Python, in which it is elsewhere
    kinds: list[type] = [_ctypes.CFuncPtr]
    while kinds:
        kind = kinds.pop()
        slot(kind).value = None
        gc.get_referents(kind.__dict__)[0].pop("__call__", None)
        kinds += kind.__subclasses__()


def _close_doors() -> None:
    def closed(*_: Any, **__: Any) -> None:
        raise Fenced("An entrant of a league may not start, stop or disturb other processes.")

    for name, doors in _CLOSED.items():
        try:
            module = import_module(name)
        except ImportError:
            continue
        for door in doors:
            if hasattr(module, door):
                setattr(module, door, closed)


def _hook(
    reasons: tuple[tuple[str, str], ...],
    families: tuple[tuple[str, str], ...],
    modules: frozenset[str],
    hidden: frozenset[tuple[int, int]],
) -> None:
    known = frozenset(event for event, _ in reasons)
    processes = os.stat("/proc").st_dev if os.path.isdir("/proc/self") else None

    # One function whose names are all its own: whoever catches what it raises finds nothing to change in its frame.
    def guard(
        event: str,
        args: tuple[Any, ...],
        reasons: tuple[tuple[str, str], ...] = reasons,
        known: frozenset[str] = known,
        families: tuple[tuple[str, str], ...] = families,
        modules: frozenset[str] = modules,
        hidden: frozenset[tuple[int, int]] = hidden,
        processes: int | None = processes,
        its_own: frozenset[str] = _OWN_PROCESS,
        writing: int = _WRITING,
        devnull: str = os.devnull,
        status: Any = os.stat,
        link: Any = os.readlink,
        decode: Any = bytes.decode,
        cut: Any = str.partition,
        kind: Any = type,
        texts: Any = str,
        whole: Any = int,
        raw: Any = bytes,
        failed: Any = (OSError, ValueError),
        refused: Any = Fenced,
    ) -> None:
        if event in known:
            for each, what in reasons:
                if each == event:
                    raise refused(f"An entrant of a league may not {what} ({event}).")
        for start, what in families:
            if event.startswith(start):
                raise refused(f"An entrant of a league may not {what} ({event}).")
        if event == "import":
            # `kind` and not `isinstance`, and the first name of a dotted one.
            if kind(args[0]) is texts and cut(args[0], ".")[0] in modules:
                raise refused(f"An entrant of a league may not use the module {args[0]}.")
            return
        if event not in ("open", "os.listdir", "os.scandir"):
            return
        path = args[0]
        if kind(path) is whole:
            return
        if path is None:
            path = "."
        elif kind(path) is raw:
            path = decode(path, "utf-8", "surrogateescape")
        elif kind(path) is not texts:
            # An object could give another path to us than to the system.
            raise refused("An entrant of a league may name files by a text only: str(path).")
        if event == "open":
            mode, flags = args[1], args[2]
            if path != devnull and (flags & writing or (kind(mode) is texts and mode.strip("rbtU"))):
                raise refused(f"An entrant of a league may not write files ({path:.100}).")
        try:
            found = status(path)
        except failed:
            return
        if processes is not None and found.st_dev == processes and path not in its_own:
            raise refused("An entrant of a league may not look at processes.")
        is_folder = found.st_mode & 0o170000 == 0o040000
        if event == "open" and is_folder:
            # Who holds a folder open can reach everything in it by names that no hook can follow.
            raise refused("An entrant of a league may not open folders.")
        for _ in (None,) * 40:
            try:
                target = link(path)
            except failed:
                break
            path = target if target[:1] == "/" else path.rpartition("/")[0] + "/" + target if "/" in path else target
        # From there up to the root, as the system itself goes.
        place = path if is_folder else (path.rpartition("/")[0] + "/." if "/" in path else ".")
        last = None
        for _ in (None,) * 200:
            try:
                found = status(place)
            except failed:
                return
            here = (found.st_dev, found.st_ino)
            if here in hidden:
                raise refused("An entrant of a league may not read what belongs to the others.")
            if here == last:
                return
            last, place = here, place + "/.."

    sys.addaudithook(guard)
