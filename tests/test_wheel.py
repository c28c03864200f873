"""The wheel: what users install has everything in it."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_wheel_is_complete(tmp_path):
    """Deck, texts, bundles and the typing marker are in the wheel, and nothing that belongs to tests or notebooks."""
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, ROOT],
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"realms_nb/py.typed", "realms_nb/games/minute_realms/deck.csv"} <= names
    for room in ("common", "charts", "minute_realms"):
        assert {f"realms_nb/texts/{room}/{language}.ftl" for language in ("en", "de", "it")} <= names
    assert {f"realms_nb/widgets/static/{name}" for name in ("chart.js", "chart.css", "vega.js")} <= names
    assert not [name for name in names if name.startswith(("tests/", "notebooks/", "tools/"))]
