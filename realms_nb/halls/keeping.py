"""What a hall keeps in its folder, so that a kernel that is started again has the same tables, people and code.

`hall.json` says who sits where; of a key only its hash is kept. Each game is a save of its own, as of `match.save`.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.files import checked_path, fault, read_file, write_whole
from realms_nb.core.saves import LARGEST_FILE
from realms_nb.halls.asking import ClassQuestion
from realms_nb.halls.seats import Chair

if TYPE_CHECKING:
    from os import PathLike

FORMAT = "realms_nb hall"
VERSION = 1
FILE = "hall.json"


class HallNotKept(RealmsError):
    """A hall could not be read from its folder, or written to it."""


class SeatedTable(Struct, frozen=True):
    """Who sits at a table, and how many games were dealt there."""

    chairs: tuple[Chair, ...]
    games: int = 0
    paused: bool = False


class Latecomer(Struct):
    """Somebody who came when all games had begun."""

    name: str
    key: str


class HallFile(Struct, frozen=True, kw_only=True):
    """What `hall.json` holds."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: dict[str, Any]
    title: str
    language: str
    code: str
    # The key of the wall, which sees nothing private: it stands in the teacher's own folder as it is.
    wall: str
    size: int
    fill: str
    students: int | None
    patience: float | None
    begun: bool
    tables: tuple[SeatedTable, ...]
    late: tuple[Latecomer, ...] = ()
    projected: int | None = None
    # Where it was listening: students have this address.
    port: int | None = None
    # Its address at a hub; whether people may send signs; what they are asked, and what each has answered, by question
    # and by the hash of a key.
    hub: str | None = None
    signs: bool = False
    question: ClassQuestion | None = None
    guesses: dict[str, dict[str, float | str]] = {}


def folder_of(folder: str | PathLike[str]) -> Path:
    """The folder of a hall, made if it is not there."""
    try:
        path = checked_path(folder)
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HallNotKept(code="hall_folder", folder=shown(str(folder)), fault=fault(error)) from error
    return path


def kept_in(folder: Path) -> HallFile | None:
    """The hall of a folder; None if there is none yet."""
    path = folder / FILE
    if not path.exists():
        return None
    try:
        data = read_file(path, LARGEST_FILE)
        found = msgspec.json.decode(data, type=HallFile)
    except (OSError, msgspec.DecodeError, UnicodeError) as error:
        said = fault(error) if isinstance(error, OSError) else str(error)
        raise HallNotKept(code="hall_unreadable", path=shown(str(path)), fault=said) from error
    if found.format != FORMAT or found.version > VERSION:
        raise BadSetup(code="hall_not_ours", path=shown(str(path)))
    return found


def keep(hall: HallFile, folder: Path) -> None:
    """Write `hall.json`, whole or not at all; only its owner can read it where the system knows owners."""
    path = folder / FILE
    try:
        write_whole(msgspec.json.format(msgspec.json.encode(hall), indent=1) + b"\n", path)
    except OSError as error:
        raise HallNotKept(code="hall_folder", folder=shown(str(folder)), fault=fault(error)) from error
    for_its_owner(path)


def for_its_owner(path: Path) -> None:
    """Nobody else may read it: a game is kept with its seed, which says what comes."""
    with suppress(OSError):
        os.chmod(path, 0o600)
