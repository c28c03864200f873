"""What a page with Python in it is made of: fetched once from the registries, checked by its hash, kept in a folder.

Which registries these are, npm and pip know. Without them, or without a network, a sentence says what is missing.

Packs what a page needs of Python: the core of Pyodide, the packages that a board needs, and this one.
"""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path, PurePosixPath

import msgspec
from msgspec import Struct

from realms_nb.board.static import text_of
from realms_nb.core.errors import RealmsError
from realms_nb.core.files import one_at_a_time
from realms_nb.core.narrator import LANGUAGES

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


PACKAGE = Path(__file__).parents[1]
# Parts of a game that no board on a page asks for.
NO_PARTS = {"charts", "lab", "lessons", "adapters"}
# The rooms that a board needs; tables, charts and lessons need more than a page can hold.
ROOMS = (
    "core",
    "texts",
    "static",
    "games",
    "fast",
    "players",
    "sandbox",
    "simulation",
    "tournaments",
    "reviews",
    "display",
    "board",
    "notebook",
    "pages",
)
KINDS = (".py", ".ftl", ".csv", ".js", ".css", ".txt", ".json")
# Scripts that no board on a page asks for.
NOT_NEEDED = {"vega.js", "chart.js", "chart.css", "game.js", "worker.js"}
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# The same date in every file: the same sources make the same page.
LONG_AGO = (2020, 2, 2, 0, 0, 0)


def core_of(tarball: Path) -> dict[str, bytes]:
    """The files of Pyodide that start Python, and a list of packages with nothing on it: nothing is loaded later."""
    with tarfile.open(tarball) as archive:
        files = {name: _member(archive, f"package/{name}") for name in CORE}
        lock = json.loads(_member(archive, "package/pyodide-lock.json"))
    return files | {"pyodide-lock.json": json.dumps({**lock, "packages": {}}).encode()}


def site_of(wheels: Mapping[str, Path]) -> bytes:
    """All packages as one archive, stored: it is compressed as a whole, with the page."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name, data in (*_of_wheels(wheels), *_of_ours()):
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), data)
    return target.getvalue()


def _of_wheels(wheels: Mapping[str, Path]) -> Iterator[tuple[str, bytes]]:
    for wheel in wheels.values():
        with zipfile.ZipFile(wheel) as source:
            for name in sorted(source.namelist()):
                if not name.endswith("/") and _is_needed(PurePosixPath(name)):
                    yield name, source.read(name)


def _is_needed(path: PurePosixPath) -> bool:
    """Without tests, without the numbers and clocks of languages and countries that nobody here speaks of."""
    parts = path.parts
    if "tests" in parts:
        return False
    if parts[:2] == ("babel", "locale-data"):
        return path.stem in {"root", *LANGUAGES}
    if parts[:2] == ("pytz", "zoneinfo"):
        return path.name == "UTC" and len(parts) == 3
    return path.suffix not in {".pyi", ".c", ".h"}


def _of_ours() -> Iterator[tuple[str, bytes]]:
    places = [PACKAGE / "__init__.py", *(path for room in ROOMS for path in sorted((PACKAGE / room).rglob("*")))]
    for path in places:
        inside = path.relative_to(PACKAGE)
        if inside.parts[0] == "games" and NO_PARTS & set(inside.parts):
            continue
        if path.is_file() and path.suffix in KINDS and "js" not in inside.parts and path.name not in NOT_NEEDED:
            yield f"realms_nb/{inside.as_posix()}", path.read_bytes()


def licences(wanted: Pins, files: Mapping[str, Path]) -> str:
    """What is inside, under which licence, and the texts of these licences."""
    whole = [*wanted.npm, *wanted.wheels]
    head = ["This page holds realms_nb (MIT) and:", *(f"  {pin.name} {pin.version} ({pin.licence})" for pin in whole)]
    parts = ["\n".join(head), f"realms_nb\n\n{_our_licence()}"]
    for pin in wanted.wheels:
        with zipfile.ZipFile(files[pin.name]) as wheel:
            texts = [wheel.read(name).decode() for name in sorted(wheel.namelist()) if _is_licence(name)]
        if texts:
            parts.append("\n\n".join([f"{pin.name} {pin.version}", *texts]))
    source = "Its source text is public under its name and version, in the same registry and in its repository."
    names = ", ".join(f"{pin.name} {pin.version}" for pin in wanted.npm)
    parts.append(f"{names}: MPL-2.0. {source} The text of typing_extensions' licence above is that of CPython, too.")
    folder = PACKAGE / "pages" / "licences"
    parts += [f"{path.stem}\n\n{path.read_text('utf-8')}" for path in sorted(folder.glob("*.txt"))]
    parts.append(text_of("LICENSES.txt"))
    return f"\n{'-' * 80}\n\n".join(part.strip() + "\n" for part in parts)


def _is_licence(name: str) -> bool:
    return PurePosixPath(name).name.upper().startswith(("LICENSE", "LICENCE", "COPYING"))


def _our_licence() -> str:
    try:
        files = distribution("realms-nb").files or []
    except PackageNotFoundError:
        files = []
    for each in files:
        if each.name == "LICENSE":
            return Path(str(each.locate())).read_text("utf-8")
    return (PACKAGE.parent / "LICENSE").read_text("utf-8")


def _member(archive: tarfile.TarFile, name: str) -> bytes:
    file = archive.extractfile(name)
    assert file is not None, name
    return file.read()
