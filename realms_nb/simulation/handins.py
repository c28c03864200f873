"""The folder that a class hands in: which files can play, and a sentence for each that cannot."""

from __future__ import annotations

import errno
import os
import stat
import unicodedata
from pathlib import Path

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.names import fault_in_name, visible
from realms_nb.core.narrator import Narrator
from realms_nb.simulation.entrants import Contender, Guarded, asks_the_engine, numbered
from realms_nb.simulation.process_player import ProcessPlayer
from realms_nb.simulation.reports import gist
from realms_nb.simulation.seat_process import Hello, Limits, Source, Yard

LARGEST_FILE = 1_000_000
_KINDS = {
    stat.S_IFDIR: "a folder",
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
}


class Unreadable(ValueError):
    """A file that cannot be taken; the end of a sentence says why."""


def admit(
    folder: Path, game: str, limits: Limits, yard: Yard, narrator: Narrator
) -> tuple[tuple[Contender, ...], dict[str, str]]:
    """The files that hold a strategy, and what is wrong with the others. Each is loaded once to find out."""
    files = _listed(folder)
    names = dict(zip(files, numbered([_name(file) for file in files]), strict=True))
    sources: dict[Path, Source] = {}
    reports: dict[str, str] = {}
    for file in files:
        try:
            sources[file] = Source(visible(file.name), _read(file))
        except Unreadable as error:
            reports[names[file]] = narrator.say("results-not-admitted", file=visible(file.name), why=f"{error}.")
    # All come in through one gate: if one needs the engine, it is there for all.
    warm = any(asks_the_engine(source.text) for source in sources.values())
    admitted: list[Contender] = []
    for file, source in sources.items():
        hello = Hello(source, limits, yard, game, warm)
        trial = ProcessPlayer(hello)
        try:
            started = trial.start()
        finally:
            trial.close()
        if started.forfeit is None:
            admitted.append(Contender(names[file], Guarded(hello)))
        else:
            report = started.forfeit.report
            short = gist(report, narrator)
            more = "" if short == report else f"\n{report}"
            reports[names[file]] = narrator.say("results-not-admitted", file=source.file, why=short) + more
    return tuple(admitted), reports


def _listed(folder: Path) -> list[Path]:
    try:
        found = sorted(folder.iterdir())
    except (OSError, ValueError):
        raise BadSetup(f"There is no folder {shown(str(folder))}.") from None
    return [file for file in found if file.suffix == ".py" and not file.name.startswith(("_", "."))]


def _read(file: Path) -> str:
    """The text of an ordinary file, and of nothing else: what is no file may wait for ever or never end."""
    if file.is_symlink():
        raise Unreadable("it is a link, not a file")
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    try:
        kind = stat.S_IFMT(os.lstat(file).st_mode)
        if kind != stat.S_IFREG:
            raise Unreadable(f"it is {_KINDS.get(kind, 'not a file')}, not a file")
        opened = os.open(file, flags)
    except OSError as error:
        said = "it is a link, not a file" if error.errno == errno.ELOOP else f"it cannot be read ({error.strerror})"
        raise Unreadable(said) from error
    with os.fdopen(opened, "rb") as stream:
        if not stat.S_ISREG(os.fstat(opened).st_mode):
            raise Unreadable("it is not a file")
        data = stream.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise Unreadable(f"it is larger than {LARGEST_FILE:,} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise Unreadable(f"it cannot be read: line {line} is not text in UTF-8") from error


def _name(file: Path) -> str:
    """The name of the file, if it will do for a seat."""
    name = unicodedata.normalize("NFC", file.stem.strip())
    return "entrant" if fault_in_name(name) else name
