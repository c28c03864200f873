"""Files of people: read if they are files at all, written whole or not at all."""

from __future__ import annotations

import os
import secrets
import stat
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from os import PathLike
from pathlib import Path
from typing import cast

# A scrap of somebody who was ended while writing; whoever still writes needs less.
STALE_SECONDS = 60.0


@contextmanager
def one_at_a_time(lock: Path) -> Generator[None]:
    """One process after the other, by a file that all of them know."""
    try:
        import fcntl
    except ImportError:
        # Windows has no such lock: there nobody waits.
        yield
        return
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def checked_path(path: object) -> Path:
    """A path that a file can have; an OSError says why there can be none."""
    if not isinstance(path, str | PathLike):
        raise OSError(None, "a path is a text such as 'match.json'")
    text = cast(object, os.fspath(cast("str | PathLike[str]", path)))
    if not isinstance(text, str) or not text or "\0" in text:
        raise OSError(None, "no file has such a name")
    try:
        os.fsencode(text)
    except UnicodeEncodeError as fault:
        raise OSError(None, "no file has such a name") from fault
    return Path(text)


def read_file(path: Path, largest: int) -> bytes:
    """What a file holds, at most one byte more than the largest; an OSError for whatever is no file.

    A pipe would make us wait for ever and a device never ends: both are opened without waiting, and left.
    """
    opened = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(opened, "rb") as file:
        if not stat.S_ISREG(os.fstat(opened).st_mode):
            raise OSError(None, "it is not a file")
        return file.read(largest + 1)


def write_whole(data: bytes, path: Path) -> None:
    """Write beside the target and move it into place: a crash leaves the old file or the new one, and no scraps.

    The target keeps its mode, a new file has that of any new file, and a link still leads to its file afterwards.
    """
    target = Path(os.path.realpath(path))
    old = None
    with suppress(FileNotFoundError):
        old = target.stat()
    if old is not None and not stat.S_ISREG(old.st_mode):
        raise OSError(None, "it is not a file")
    _sweep(target)
    scrap = target.with_name(f".{target.name[:100]}.{secrets.token_hex(6)}.part")
    try:
        handle, named = _begun(scrap)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            if old is not None and hasattr(os, "fchmod"):
                os.fchmod(file.fileno(), stat.S_IMODE(old.st_mode))
            os.fsync(file.fileno())
            if not named:
                # Only now it gets a name, and keeps it for a moment.
                _name(file.fileno(), scrap)
        os.replace(scrap, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(scrap)
        raise


def _begun(scrap: Path) -> tuple[int, bool]:
    """A file to write to, without a name where the system can do that, and whether it has one."""
    nameless = getattr(os, "O_TMPFILE", 0)
    if nameless and os.path.isdir("/proc/self/fd"):
        with suppress(OSError):
            return os.open(scrap.parent, nameless | os.O_WRONLY, 0o666), False
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    return os.open(scrap, flags, 0o666), True


def _name(handle: int, scrap: Path) -> None:
    folder = os.open(scrap.parent, os.O_RDONLY)
    try:
        # Python follows the link in /proc to the file itself only where it is given the folder apart.
        os.link(f"/proc/self/fd/{handle}", scrap.name, dst_dir_fd=folder, follow_symlinks=True)
    finally:
        os.close(folder)


def _sweep(target: Path) -> None:
    """Scraps that somebody left who was ended while writing this file."""
    with suppress(OSError):
        for entry in os.scandir(target.parent):
            if entry.name.startswith(f".{target.name[:100]}.") and entry.name.endswith(".part"):
                with suppress(OSError):
                    if entry.stat(follow_symlinks=False).st_mtime < time.time() - STALE_SECONDS:
                        os.unlink(entry.path)


def fault(error: OSError) -> str:
    """What the system says of a file, for the end of a sentence."""
    return error.strerror or "it cannot be reached"
