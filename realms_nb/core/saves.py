"""Saved matches: small readable JSON, written whole or not at all."""

from __future__ import annotations

from os import PathLike
from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta, Struct

from realms_nb.core.errors import BadSave, shown
from realms_nb.core.files import checked_path, fault, read_file, write_whole

FORMAT = "realms_nb match"
FORMAT_VERSION = 3
# A match with several lines; one that begins with a deal in the place of a seed is of the newest format.
LINES_VERSION = 2
# The format before a game could have several lines: the same but for those.
ONE_LINE_VERSION = 1
LARGEST_FILE = 5_000_000


class Branch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line that left another one after so many of its moves, and how it went on."""

    of: Annotated[int, Meta(ge=0)]
    leaves: Annotated[int, Meta(ge=0)]
    moves: tuple[str, ...]


class Save(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a file holds. The moves are replayed from the seed, or from a deal in its place.

    The scores prove that the replay arrived.
    """

    format: str
    format_version: int
    game: str
    seats: tuple[str, ...]
    seed: int | None = None
    # Pile -> what lies in it, the next thing first; what is not in here is drawn anew when the file is opened.
    deal: dict[str, tuple[str | int, ...]] | None = None
    moves: tuple[str, ...]
    # The match stands after so many moves of its line; the rest has been undone and can be redone.
    at: Annotated[int, Meta(ge=0)]
    scores: tuple[int, ...]
    rules: dict[str, Any]
    # The line that is looked at, and those that left the first one or each other; files without them have one line.
    line: Annotated[int, Meta(ge=0)] = 0
    branches: tuple[Branch, ...] = ()


class _Label(Struct):
    """The first thing to look at: is it ours, and can we read it?"""

    format: str = ""
    format_version: int = 0


def encode(save: Save) -> bytes:
    """A save as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(save), indent=1) + b"\n"


def write(save: Save, path: str | PathLike[str]) -> None:
    """Write a file whole or not at all."""
    try:
        write_whole(encode(save), checked_path(path))
    except OSError as error:
        raise BadSave(code="save_not_written", name=_given(path), fault=fault(error)) from error


def read(path: str | PathLike[str]) -> Save:
    """The contents of a file, checked for shape; whether the moves are legal is the match's business."""
    try:
        source = checked_path(path)
        data = read_file(source, LARGEST_FILE)
    except OSError as error:
        raise BadSave(code="save_not_read", name=_given(path), fault=fault(error)) from error
    if len(data) > LARGEST_FILE:
        raise BadSave(code="save_too_large", name=shown(source.name))
    return decode(data, source.name)


def _given(path: object) -> str:
    return shown(str(cast("PathLike[str]", path)) if isinstance(path, PathLike) else path)


def decode(data: bytes | str, name: str) -> Save:
    """A save from its JSON; `name` is what error sentences call it."""
    try:
        label = msgspec.json.decode(data, type=_Label)
        if label.format != FORMAT:
            raise BadSave(code="save_not_ours", name=shown(name))
        if label.format_version > FORMAT_VERSION:
            raise BadSave(code="save_too_new", name=shown(name), version=label.format_version, newest=FORMAT_VERSION)
        return msgspec.json.decode(data, type=Save)
    except BadSave:
        raise
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadSave(code="save_damaged", name=shown(name), fault=str(error)) from error
