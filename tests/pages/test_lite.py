"""The parts of the site with the lessons: pinned, checked by Pyodide's own list, in the versions of the course."""

from __future__ import annotations

import hashlib
import importlib.util
import io
import re
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from realms_nb.pages.build import CannotBuild, Pin

ROOT = Path(__file__).parents[2]
SPEC = importlib.util.spec_from_file_location("tools_lite", ROOT / "tools" / "lite.py")
lite = sys.modules[SPEC.name] = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(lite)
# The newer jsonschema stands on compiled parts that nobody offers for a browser.
OTHER_VERSIONS = {"jsonschema"}


def canonical(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def packed(kind, **files):
    """An archive with these texts in it."""
    target = io.BytesIO()
    if kind == "zip":
        with zipfile.ZipFile(target, "w") as archive:
            for name, text in files.items():
                archive.writestr(name, text)
    else:
        with tarfile.open(fileobj=target, mode="w:gz") as archive:
            for name, text in files.items():
                info = tarfile.TarInfo(name)
                info.size = len(text.encode())
                archive.addfile(info, io.BytesIO(text.encode()))
    return target.getvalue()


def test_the_versions_are_those_of_the_course():
    """In the browser run the versions installed elsewhere; each has a hash, and nothing that a board needs lacks."""
    words = (ROOT / "constraints.txt").read_text("utf-8").split()
    known = dict(word.split("==") for word in words if "==" in word)
    wanted = lite.lite_pins().all()
    pins = {canonical(pin.name): pin for pin in (*wanted.wheels, *wanted.sources)}
    assert len(pins) == len(wanted.wheels) + len(wanted.sources)
    assert all(re.fullmatch(r"[0-9a-f]{64}", pin.sha256) for pin in (*pins.values(), *wanted.npm))
    shared = pins.keys() & known.keys() - OTHER_VERSIONS
    assert len(shared) > 30
    assert {name: pins[name].version for name in shared} == {name: known[name] for name in shared}
    assert {"msgspec", "fluent-runtime", "anywidget", "altair", "tqdm", "joblib", "openskill"} <= shared


def test_only_files_of_pyodides_own_are_taken_out_of_the_carrier(tmp_path):
    """A file that another package carries is used only if it is the very one that Pyodide's list names."""
    entry = {"file_name": "numpy.whl", "sha256": hashlib.sha256(b"numpy").hexdigest()}
    carrier, folder = tmp_path / "carrier.whl", tmp_path / "release"
    folder.mkdir()
    (folder / "numpy.whl").write_text("numpy")
    carrier.write_bytes(packed("zip", **{"inside/numpy.whl": "numpy"}))
    assert lite.carried(entry, carrier) == lite.carried(entry, folder) == b"numpy"
    (folder / "numpy.whl").write_text("not it")
    refused = [folder, tmp_path]
    for name, other in (("a", {"inside/numpy.whl": "not it"}), ("b", {"inside/else.whl": "numpy"})):
        refused.append(tmp_path / name)
        refused[-1].write_bytes(packed("zip", **other))
    for place in refused:
        with pytest.raises(CannotBuild, match=f"{place.name} does not hold the numpy.whl"):
            lite.carried(entry, place)


def test_no_folder_of_somebodys_own_is_overwritten(tmp_path):
    """The site is built into a new folder, or in the place of an older site, and nowhere else."""
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(CannotBuild, match="name a folder that is not there yet"):
        lite.build(tmp_path)
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_a_wheel_made_of_sources_has_only_python_in_it(tmp_path):
    """Of a package without a wheel for the browser the Python files and the licence are packed, nothing else."""
    names = ("PKG-INFO", "LICENSE.txt", "setup.py", "src/soft/__init__.py", "src/soft/_fast.c", "tests/test_soft.py")
    path = tmp_path / "soft.tar.gz"
    path.write_bytes(packed("tgz", **{f"soft-1.0/{name}": name for name in names}))
    data = lite.pure_wheel(Pin("soft", "1.0", "", "MIT"), path)
    with zipfile.ZipFile(io.BytesIO(data)) as wheel:
        info = {f"soft-1.0.dist-info/{name}" for name in ("METADATA", "LICENSE.txt", "WHEEL", "RECORD")}
        assert set(wheel.namelist()) == {"soft/__init__.py", *info}
    assert data == lite.pure_wheel(Pin("soft", "1.0", "", "MIT"), path)


def test_pyodide_is_told_of_our_wheels_and_no_others():
    """Pyodide's list names what lies in the site, with hashes, as the kernel calls it; nothing else is fetched."""
    wheels = {"pyodide_kernel-0.8.6-py3-none-any.whl": packed("zip", **{"pyodide_kernel/__init__.py": ""})}
    lock, names = lite.lock_with({"info": {"python": "3.14"}, "packages": {"scipy": {}}}, wheels)
    assert names == ["pyodide-kernel"]
    assert lock["info"] == {"python": "3.14"}
    (entry,) = lock["packages"].values()
    assert entry["imports"] == ["pyodide_kernel"]
    assert entry["sha256"] == hashlib.sha256(*wheels.values()).hexdigest()
    kernel = lite.settings(names)["jupyter-config-data"]["litePluginSettings"]
    assert all(given["disablePyPIFallback"] for given in kernel.values())
