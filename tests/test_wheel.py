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
    assert {"realms_nb/py.typed", "realms_nb/games/minute_realms/engine/deck.csv"} <= names
    for topic in (
        "texts/{}/board",
        "texts/{}/charts",
        *(f"games/{game}/texts/{{}}/engine" for game in ("minute_realms", "realm_of_sand")),
    ):
        assert {f"realms_nb/{topic.format(language)}.ftl" for language in ("en", "de", "it")} <= names
    static = {path.name for path in (ROOT / "realms_nb" / "static").iterdir()}
    assert {"chart.js", "vega.js", "minute_realms.js", "minute_realms.css", "plain.js", "LICENSES.txt"} <= static
    assert {f"realms_nb/static/{name}" for name in static} <= names
    assert not [name for name in names if name.startswith(("tests/", "notebooks/", "tools/"))]
    assert not [name for name in names if name.endswith((".ts", ".tsx", ".mjs", "package.json", "package-lock.json"))]
