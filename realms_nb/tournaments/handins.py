"""The folder that a class hands in: which files can play, and a sentence for each that cannot."""

from __future__ import annotations

import errno
import os
import stat
import unicodedata
from pathlib import Path

from realms_nb.core import browser
from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.names import fault_in_name, visible
from realms_nb.core.narrator import Narrator
from realms_nb.core.strategy import Strategy
from realms_nb.sandbox.limits import Forfeit
from realms_nb.sandbox.process_player import ProcessPlayer
from realms_nb.sandbox.seat_process import Hello, Limits, Source, Yard, fault_of, strategy_in
from realms_nb.simulation.entrants import Contender, Guarded, asks_the_engine, numbered
from realms_nb.simulation.reports import gist

LARGEST_FILE = 1_000_000
_KINDS = {
    stat.S_IFDIR: "folder",
    stat.S_IFIFO: "pipe",
    stat.S_IFSOCK: "socket",
    stat.S_IFCHR: "device",
    stat.S_IFBLK: "device",
}


class Unreadable(RealmsError):
    """A file that cannot be taken."""


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
            why = narrator.error(error)
            reports[names[file]] = narrator.say("results-not-admitted", file=visible(file.name), why=why)
    # All come in through one gate: if one needs the engine, it is there for all.
    warm = any(asks_the_engine(source.text) for source in sources.values())
    admitted: list[Contender] = []
    for file, source in sources.items():
        found = (_in_place if browser.IN_A_BROWSER else _guarded)(Hello(source, limits, yard, game, warm))
        if not isinstance(found, Forfeit):
            admitted.append(Contender(names[file], found))
        else:
            short, report = gist(found, narrator), found.told(narrator)
            more = "" if short == report else f"\n{report}"
            reports[names[file]] = narrator.say("results-not-admitted", file=source.file, why=short) + more
    return tuple(admitted), reports


def _guarded(hello: Hello) -> Guarded | Forfeit:
    """The file for processes of its own, or what went wrong when it was loaded in one."""
    trial = ProcessPlayer(hello)
    try:
        forfeit = trial.start().forfeit
    finally:
        trial.close()
    return Guarded(hello) if forfeit is None else forfeit


def _in_place(hello: Hello) -> Strategy | Forfeit:
    """The same where there are no processes, in a browser: the file is loaded here."""
    assert isinstance(hello.strategy, Source)
    try:
        return strategy_in(hello.strategy, hello.game)
    except Exception as error:  # a file may do anything while it is loaded
        return fault_of(error)


def _listed(folder: Path) -> list[Path]:
    try:
        found = sorted(folder.iterdir())
    except (OSError, ValueError):
        raise BadSetup(f"There is no folder {shown(str(folder))}.") from None
    return [file for file in found if file.suffix == ".py" and not file.name.startswith(("_", "."))]


def _read(file: Path) -> str:
    """The text of an ordinary file, and of nothing else: what is no file may wait for ever or never end."""
    if file.is_symlink():
        raise Unreadable(code="handin_is_no_file", kind="link")
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    try:
        kind = stat.S_IFMT(os.lstat(file).st_mode)
        if kind != stat.S_IFREG:
            raise Unreadable(code="handin_is_no_file", kind=_KINDS.get(kind, "other"))
        opened = os.open(file, flags)
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise Unreadable(code="handin_is_no_file", kind="link") from error
        raise Unreadable(code="handin_unreadable", why=str(error.strerror)) from error
    with os.fdopen(opened, "rb") as stream:
        if not stat.S_ISREG(os.fstat(opened).st_mode):
            raise Unreadable(code="handin_is_no_file", kind="other")
        data = stream.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise Unreadable(code="handin_too_large", most=LARGEST_FILE)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise Unreadable(code="handin_not_text", line=line) from error


def _name(file: Path) -> str:
    """The name of the file, if it will do for a seat."""
    name = unicodedata.normalize("NFC", file.stem.strip())
    return "entrant" if fault_in_name(name) else name
