"""Saved matches: small readable JSON, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from os import PathLike
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from realms_nb.core.errors import BadSave, shown

FORMAT = "realms_nb match"
FORMAT_VERSION = 1
LARGEST_FILE = 5_000_000


class Save(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a file holds. The moves are replayed from the seed; the scores prove that the replay arrived."""

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    game: str
    seats: tuple[str, ...]
    seed: int
    moves: tuple[str, ...]
    # The match stands after so many of the moves; the rest has been undone and can be redone.
    at: Annotated[int, Meta(ge=0)]
    scores: tuple[int, ...]
    rules: dict[str, Any]


class _Label(Struct):
    """The first thing to look at: is it ours, and can we read it?"""

    format: str = ""
    format_version: int = 0


def encode(save: Save) -> bytes:
    """A save as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(save), indent=1) + b"\n"


def write(save: Save, path: str | PathLike[str]) -> None:
    """Write a file beside the target and move it into place, so that a crash never leaves half a match."""
    target = Path(path)
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
    except OSError as error:
        raise BadSave(f"The match cannot be saved as {shown(str(path))}: {error.strerror}.") from error
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(encode(save))
            file.flush()
            os.fsync(file.fileno())
        # mkstemp makes a private file; a saved match is as readable as any other file of its owner.
        os.chmod(name, 0o644)
        os.replace(name, target)
    except BaseException as error:
        with suppress(OSError):
            os.unlink(name)
        if isinstance(error, OSError):
            raise BadSave(f"The match cannot be saved as {shown(str(path))}: {error.strerror}.") from error
        raise


def read(path: str | PathLike[str]) -> Save:
    """The contents of a file, checked for shape; whether the moves are legal is the match's business."""
    source = Path(path)
    try:
        if source.stat().st_size > LARGEST_FILE:
            raise BadSave(f"{shown(source.name)} is too large for a saved match.")
        data = source.read_bytes()
    except (OSError, ValueError) as error:
        raise BadSave(f"The saved match {shown(str(path))} cannot be read: {error}.") from error
    return decode(data, source.name)


def decode(data: bytes | str, name: str) -> Save:
    """A save from its JSON; `name` is what error sentences call it."""
    try:
        label = msgspec.json.decode(data, type=_Label)
        if label.format != FORMAT:
            raise BadSave(f"{shown(name)} is not a saved match of realms_nb.")
        if label.format_version > FORMAT_VERSION:
            raise BadSave(
                f"{shown(name)} was saved by a newer realms_nb (format {label.format_version}; "
                f"this one reads up to {FORMAT_VERSION}). Update realms_nb to open it."
            )
        return msgspec.json.decode(data, type=Save)
    except BadSave:
        raise
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave(f"{shown(name)} is damaged or not a saved match: {error}.") from error
