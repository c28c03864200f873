"""What a page with Python in it is made of: fetched once from the registries, checked by its hash, kept in a folder.

Which registries these are, npm and pip know. Without them, or without a network, a sentence says what is missing.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from realms_nb.core.errors import RealmsError
from realms_nb.core.files import one_at_a_time

PINS = Path(__file__).with_name("pins.json")


class CannotBuild(RealmsError):
    """Something that a page is made of cannot be had; the sentence says what."""


class Pin(Struct, frozen=True):
    """A package in exactly one version, known by the hash of its file."""

    name: str
    version: str
    sha256: str
    licence: str


class Pins(Struct, frozen=True):
    """All that goes into the page, and for which Python and platform."""

    python: str
    platform: str
    npm: tuple[Pin, ...]
    wheels: tuple[Pin, ...]
    # Of these there is no wheel for the platform, only the sources.
    sources: tuple[Pin, ...] = ()


def pins() -> Pins:
    """What the page is made of."""
    return msgspec.json.decode(PINS.read_bytes(), type=Pins)


def collected(wanted: Pins, folder: Path, say: Callable[[str], object] = lambda _: None) -> dict[str, Path]:
    """Every file by the name of its package: from the folder, or fetched into it. Each is what its hash says."""
    folder.mkdir(parents=True, exist_ok=True)
    # Two that fetch the same file at once would spoil it for each other.
    with one_at_a_time(folder / ".lock"):
        return _collected(wanted, folder, say)


def _collected(wanted: Pins, folder: Path, say: Callable[[str], object]) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for pin in wanted.npm:
        command = ["npm", "pack", "--silent", "--pack-destination", str(folder), f"{pin.name}@{pin.version}"]
        found[pin.name] = _had(pin, folder, "*.tgz", command, say)
    download = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    there = [
        "--only-binary=:all:", "--platform", wanted.platform, "--python-version", wanted.python,
        "--implementation", "cp", "--abi", f"cp{wanted.python.replace('.', '')}", "--ignore-requires-python",
    ]  # fmt: skip
    for pin in wanted.wheels:
        command = [*download, *there, "--dest", str(folder), f"{pin.name}=={pin.version}"]
        found[pin.name] = _had(pin, folder, "*.whl", command, say)
    for pin in wanted.sources:
        command = [*download, "--no-binary=:all:", "--dest", str(folder), f"{pin.name}=={pin.version}"]
        found[pin.name] = _had(pin, folder, "*.tar.gz", command, say)
    return found


def _had(pin: Pin, folder: Path, kind: str, command: Sequence[str], say: Callable[[str], object]) -> Path:
    """The file of a pin; fetched only if the folder does not have it."""
    what = f"{pin.name} {pin.version}"
    kept = _with_hash(folder, kind, pin.sha256)
    if kept is not None:
        return kept
    say(f"Fetching {what} ...")
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  # npm or pip, with our pins
    except FileNotFoundError as error:
        raise CannotBuild(f"{what} is missing, and {command[0]}, which fetches it, is not installed here.") from error
    fetched = _with_hash(folder, kind, pin.sha256)
    if fetched is None:
        told = [line for line in (done.stderr or "").splitlines() if "WARN" not in line.upper()]
        why = told[-1].strip() if done.returncode and told else "what came has another hash than it should"
        raise CannotBuild(f"{what} is missing in {folder} and could not be fetched: {why}.")
    return fetched


def _with_hash(folder: Path, kind: str, sha256: str) -> Path | None:
    return next((path for path in sorted(folder.glob(kind)) if _hash(path) == sha256), None)


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
