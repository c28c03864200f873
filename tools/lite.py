"""Builds the lessons as a static site (JupyterLite): Python runs in the browser. Usage: tools/lite.py [--out lite]

All that goes into it is named in `lite_pins.json` and checked by its hash; JupyterLite works in an environment of its
own. The built site asks nobody for anything: Python, its packages and the notebooks lie in its folder.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

import msgspec
import nbformat

from realms_nb.core.errors import RealmsError
from realms_nb.pages.build import CORE, LONG_AGO, CannotBuild, Pin, Pins, collected, pins

ROOT = Path(__file__).parents[1]
PINS = Path(__file__).with_name("lite_pins.json")
CACHE = ROOT / ".cache" / "pages"
ENVIRONMENT = ROOT / ".cache" / "lite"
# What the site's own kernel is made of; these wheels come inside the one of jupyterlite-pyodide-kernel.
OF_THE_KERNEL = ("piplite", "pyodide_kernel", "ipykernel")
# Of what goes into the site, these are needed to build it as well: anywidget brings its part of JupyterLab.
ALSO_BUILDERS = ("anywidget", "traitlets")
KERNEL = {"name": "python", "display_name": "Python (Pyodide)", "language": "python"}


class LitePins(Pins, frozen=True, kw_only=True):
    """What the site is made of, besides what the one-file page has as well."""

    # Packages of Pyodide's own that are in no registry by themselves, and a wheel that has them inside.
    carried: tuple[str, ...]
    carrier: Pin
    # What builds the site, in an environment of its own.
    builders: tuple[Pin, ...]

    def all(self, *, carrier: bool = True) -> Pins:
        """Everything that must be fetched; what a board needs is pinned with the one-file page."""
        wheels = (*pins().wheels, *self.wheels, *self.builders, *([self.carrier] if carrier else ()))
        return Pins(self.python, self.platform, self.npm, wheels, self.sources)


def lite_pins() -> LitePins:
    """What the site is made of."""
    return msgspec.json.decode(PINS.read_bytes(), type=LitePins)


def packages(wanted: LitePins, files: dict[str, Path], lock: dict, release: Path | None) -> dict[str, bytes]:
    """Name of a wheel's file -> the wheel, for all that is loaded when Python starts."""
    besides = {wanted.carrier.name, *(pin.name for pin in wanted.builders)}
    found = {
        path.name: path.read_bytes() for name, path in files.items() if path.suffix == ".whl" and name not in besides
    }
    with zipfile.ZipFile(files["jupyterlite-pyodide-kernel"]) as kernel:
        inside = [name for name in kernel.namelist() if "/pypi/" in name and Path(name).name.startswith(OF_THE_KERNEL)]
        found |= {Path(name).name: kernel.read(name) for name in inside}
    for name in wanted.carried:
        entry = lock["packages"][name]
        found[entry["file_name"]] = carried(entry, release or files[wanted.carrier.name])
    for pin in wanted.sources:
        found[f"{pin.name}-{pin.version}-py3-none-any.whl"] = pure_wheel(pin, files[pin.name])
    return found | our_wheel()


def lock_of(wanted: LitePins, files: dict[str, Path]) -> dict:
    """Pyodide's own list of its packages, with their hashes."""
    with tarfile.open(files[wanted.npm[0].name]) as archive:
        return json.load(archive.extractfile("package/pyodide-lock.json"))


def carried(entry: dict, place: Path) -> bytes:
    """A package of Pyodide's own, in a folder or in a wheel that carries it: the file that Pyodide's list names."""
    file, data = entry["file_name"], b""
    if place.is_dir():
        data = (place / file).read_bytes() if (place / file).is_file() else b""
    else:
        with zipfile.ZipFile(place) as carrier:
            inside = [each for each in carrier.namelist() if each.endswith(f"/{file}")]
            data = carrier.read(inside[0]) if inside else b""
    if hashlib.sha256(data).hexdigest() != entry["sha256"]:
        raise CannotBuild(f"{place.name} does not hold the {file} that Pyodide's own list names.")
    return data


def pure_wheel(pin: Pin, sources: Path) -> bytes:
    """A wheel of the Python files alone, for a package that only goes faster with the rest."""
    target, info = io.BytesIO(), f"{pin.name}-{pin.version}.dist-info"
    with tarfile.open(sources) as archive, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as wheel:
        top = f"{pin.name}-{pin.version}"
        wanted = {f"{top}/PKG-INFO": f"{info}/METADATA", f"{top}/LICENSE.txt": f"{info}/LICENSE.txt"}
        for name in archive.getnames():
            if name.startswith(f"{top}/src/{pin.name}/") and name.endswith((".py", "py.typed")):
                wanted[name] = name.removeprefix(f"{top}/src/")
        for name, inside in wanted.items():
            wheel.writestr(zipfile.ZipInfo(inside, LONG_AGO), archive.extractfile(name).read())
        said = "Wheel-Version: 1.0\nGenerator: realms_nb\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        wheel.writestr(zipfile.ZipInfo(f"{info}/WHEEL", LONG_AGO), said)
        wheel.writestr(zipfile.ZipInfo(f"{info}/RECORD", LONG_AGO), "")
    return target.getvalue()


def our_wheel() -> dict[str, bytes]:
    """This package as it is now."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, str(ROOT)]
        subprocess.run(command, check=True, capture_output=True)
        (path,) = Path(folder).glob("*.whl")
        return {path.name: path.read_bytes()}


def lock_with(lock: dict, wheels: dict[str, bytes]) -> tuple[dict, list[str]]:
    """A list for Pyodide with these wheels and no others, and their names: all are loaded, none waits for another."""
    entries = {}
    for file, data in sorted(wheels.items()):
        name, version, *_ = file.split("-")
        with zipfile.ZipFile(io.BytesIO(data)) as wheel:
            tops = {inside.split("/")[0].removesuffix(".py") for inside in wheel.namelist() if inside.endswith(".py")}
        # As the kernel asks for them.
        called = name.lower().replace("_", "-").replace(".", "-")
        entries[called] = {
            "name": called, "version": version, "file_name": file, "install_dir": "site", "package_type": "package",
            "sha256": hashlib.sha256(data).hexdigest(), "imports": sorted(filter(str.isidentifier, tops)),
            "depends": [], "unvendored_tests": False,
        }  # fmt: skip
    return {**lock, "packages": entries}, list(entries)


def settings(names: list[str]) -> dict:
    """How JupyterLite starts: with our Python and all of these packages, and nobody is asked for others."""
    kernel = {
        "pyodideUrl": "./static/pyodide/pyodide.mjs",
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"packages": names},
    }
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "realms_nb",
            "contentsAllJsonFile": "all.json",
            "exposeAppInBrowser": True,
            "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": kernel},
        },
    }


def environment(wanted: LitePins, files: dict[str, Path]) -> Path:
    """Where JupyterLite works: an environment with nothing in it but the pinned wheels; made once."""
    wheels = [files[name] for name in (*(pin.name for pin in wanted.builders), *ALSO_BUILDERS)]
    mark = ENVIRONMENT / "ready"
    holds = "\n".join(path.name for path in wheels)
    if not mark.exists() or mark.read_text("utf-8") != holds:
        uv = str(ROOT / ".venv" / "bin" / "uv")
        subprocess.run([uv, "venv", "--quiet", "--clear", "--python", sys.executable, ENVIRONMENT], check=True)
        given = [uv, "pip", "install", "--quiet", "--no-index", "--no-deps", "--python", ENVIRONMENT / "bin" / "python"]
        subprocess.run([*given, *wheels], check=True)
        mark.write_text(holds, "utf-8")
    return ENVIRONMENT / "bin" / "jupyter-lite"


def add_notebooks(site: Path) -> None:
    """The notebooks, for the kernel that the site has, and the list in which JupyterLite looks for them."""
    folder, listed = site / "files", []
    folder.mkdir()
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        notebook = nbformat.read(path, as_version=4)
        notebook.metadata["kernelspec"] = KERNEL
        nbformat.write(notebook, folder / path.name)
        listed.append(_entry(path.name, "notebook", size=(folder / path.name).stat().st_size))
    index = site / "api" / "contents" / "all.json"
    index.parent.mkdir(parents=True, exist_ok=True)
    index.write_text(json.dumps({**_entry("", "directory"), "format": "json", "content": listed}), "utf-8")


def _entry(name: str, kind: str, **more: int) -> dict:
    when = "2026-01-01T00:00:00Z"
    plain = dict.fromkeys(("content", "format", "mimetype"))
    return {
        "name": name, "path": name, "type": kind, "writable": True, "created": when, "last_modified": when,
        **plain, **more,
    }  # fmt: skip


def build(out: Path, release: Path | None = None, say=print) -> Path:
    """The whole site in a folder, which is made anew."""
    if out.exists() and not (out / "jupyter-lite.json").exists():
        raise CannotBuild(f"{out} is not a site that was built before: name a folder that is not there yet.")
    wanted = lite_pins()
    files = collected(wanted.all(carrier=release is None), CACHE, say)
    say("Packing Python and its packages ...")
    known = lock_of(wanted, files)
    wheels = packages(wanted, files, known, release)
    lock, names = lock_with(known, wheels)
    command = environment(wanted, files)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder)
        home = source / "static" / "pyodide"
        home.mkdir(parents=True)
        with tarfile.open(files[wanted.npm[0].name]) as archive:
            core = {name: archive.extractfile(f"package/{name}").read() for name in CORE}
        for name, data in (core | wheels | {"pyodide-lock.json": json.dumps(lock).encode()}).items():
            (home / name).write_bytes(data)
        (source / "jupyter-lite.json").write_text(json.dumps(settings(names)), "utf-8")
        say("Building the site ...")
        shutil.rmtree(out, ignore_errors=True)
        given = ["build", "--lite-dir", source, "--output-dir", out, "--apps", "lab", "--no-sourcemaps"]
        done = subprocess.run([command, *given], cwd=source, capture_output=True, text=True)
        if done.returncode:
            raise CannotBuild(f"JupyterLite did not build the site:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    add_notebooks(out)
    return out


def main() -> int:
    """Build the site and say how large it is, or what is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "lite", help="the folder of the site")
    parser.add_argument("--pyodide", type=Path, help="a folder with the packages of Pyodide's own release")
    given = parser.parse_args()
    try:
        site = build(given.out.resolve(), given.pyodide)
    except (RealmsError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    print(f"{given.out}: {size / 1e6:.0f} MB for any web server, as in: python -m http.server --bind 127.0.0.1 -d lite")
    return 0


if __name__ == "__main__":
    sys.exit(main())
