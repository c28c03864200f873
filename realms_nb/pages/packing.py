"""Packs what a page needs of Python: the core of Pyodide, the packages that a board needs, and this one."""

from __future__ import annotations

import io
import json
import tarfile
import zipfile
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path, PurePosixPath

import realms_nb
from realms_nb.board.bundles import text_of
from realms_nb.core.narrator import LANGUAGES
from realms_nb.pages.collecting import Pins

PACKAGE = Path(realms_nb.__file__).parent
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
