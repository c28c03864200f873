"""The wheel in fresh environments of every Python there is here, light and whole. Usage: tools/wheels.py [3.11 3.12]

For each: how many packages and how many megabytes it takes (with compiled files), whether both games are played to
their ends, and what only playing lacks: every entry point answers with a sentence and its install line.
"""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]

# What a test plays in the light set.
PLAY = runpy.run_path(str(ROOT / "tests" / "test_wheel.py"))["PLAY"]
UV = ROOT / ".venv" / "bin" / "uv"
VERSIONS = ("3.11", "3.12", "3.13")


def interpreter(version: str) -> str | None:
    """A Python of that version: one on the path, or one that pyenv keeps."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = sorted(kept.glob(f"{version}.*/bin/python"), reverse=True)
    return str(found[0]) if found else shutil.which(f"python{version}")


def tried(version: str, light: bool, wheel: Path, folder: Path) -> str:
    """Install it, play, and count."""
    python = folder / "bin" / "python"
    subprocess.run([UV, "venv", "--quiet", "--clear", "--python", interpreter(version) or version, folder], check=True)
    install = [UV, "pip", "install", "--quiet", "--compile-bytecode", "--python", python]
    if light:
        subprocess.run([*install, "-r", ROOT / "requirements-play.txt"], check=True)
        subprocess.run([*install, "--no-deps", wheel], check=True)
    else:
        subprocess.run([*install, wheel], check=True)
    listed = subprocess.run(
        [UV, "pip", "list", "--python", python, "--format", "json"], check=True, capture_output=True
    )
    size = sum(path.lstat().st_size for path in (folder / "lib").rglob("*") if path.is_file()) / 1e6
    played = subprocess.run([python, "-c", PLAY], cwd=folder, check=True, capture_output=True, text=True)
    found = json.loads(played.stdout)
    told = {name: said for name, said in found["told"].items() if said}
    assert found["over"] == [True] * 5, found["over"]
    assert found["boards"] == 2, found["boards"]
    assert bool(told) == light, told
    assert all("pip install " in said for said in told.values()), told
    packages = len(json.loads(listed.stdout))
    return f"{packages} packages, {size:.0f} MB; {len(told)} of {len(found['told'])} names ask for more"


def main() -> None:
    failed = []
    with tempfile.TemporaryDirectory() as place:
        build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", place, str(ROOT)]
        subprocess.run(build, check=True, capture_output=True)
        (wheel,) = Path(place).glob("*.whl")
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB", flush=True)
        for version in sys.argv[1:] or VERSIONS:
            if interpreter(version) is None:
                print(f"{version}: not on this machine")
                continue
            for light in (True, False):
                kind = "light" if light else "whole"
                try:
                    print(f"{version} {kind}: {tried(version, light, wheel, Path(place) / 'env')}", flush=True)
                except (AssertionError, subprocess.CalledProcessError) as error:
                    failed.append(version)
                    print(f"{version} {kind}: failed: {error} {getattr(error, 'stderr', '')}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
