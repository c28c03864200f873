"""The wheel: what users install has everything in it, and what playing needs is as little as is said."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
UV = shutil.which("uv", path=str(Path(sys.executable).parent))

# Plays both games with every level, writes a page, and asks for every name of the front door.
PLAY = """
import json, realms_nb as rn, sys, warnings
from realms_nb.core.errors import MissingPackage
warnings.simplefilter("ignore")
sys.stdout, answer = sys.stderr, sys.stdout
found = {"over": [], "told": {}, "boards": 0, "pages": []}
for game in (rn.minute_realms, rn.realm_of_sand):
    for level in ("squire", "knight", "duke"):
        match = rn.Match(game, ["Ada", "Bo"], seed=3)
        if (game.name, level) != ("realm_of_sand", "duke"):
            rn.watch(match, {"Ada": level, "Bo": level})
            found["over"].append(not match.legal_moves)
        else:
            rn.watch(match, {"Ada": level, "Bo": level}, moves=2)
    board = rn.Board(rn.Match(game, ["You", "Ada"], seed=7), opponents={"Ada": "knight"})
    found["boards"] += "You" in board.words
    board.close()
    path = rn.page(match, f"{game.name}.html")
    found["pages"].append(len(open(path, encoding="utf-8").read()))
    rn.why_not(board.match, "nonsense")
match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
rn.watch(match, {"You": "squire", "Ada": "squire"})
asks = {
    "move_odds": lambda: rn.move_odds(rn.Match(rn.minute_realms, 2, seed=1).view(0)),
    "win_chances": lambda: rn.win_chances(rn.Match(rn.minute_realms, 2, seed=1).view(0)),
    "check": lambda: rn.check("play-1", match),
    "review": lambda: rn.review(match, you="You"),
    "emperor": lambda: rn.strategy("emperor", rn.realm_of_sand),
}
for name in dir(rn):
    asks.setdefault(name, lambda name=name: getattr(rn, name))
for name, ask in asks.items():
    try:
        ask()
        found["told"][name] = ""
    except MissingPackage as error:
        found["told"][name] = str(error)
print(json.dumps(found), file=answer)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel, made of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT],
        check=True,
        capture_output=True,
    )
    (made,) = folder.glob("*.whl")
    return made


def test_playing_needs_four_packages(wheel, tmp_path):
    """With what `requirements-play.txt` names one plays both games; whatever needs more says what to install."""
    python = tmp_path / "light" / "bin" / "python"
    install = [UV, "pip", "install", "--quiet", "--python", python, "-c", ROOT / "constraints.txt"]
    for command in (
        [UV, "venv", "--quiet", "--python", sys.executable, tmp_path / "light"],
        [*install, "-r", ROOT / "requirements-play.txt"],
        [UV, "pip", "install", "--quiet", "--python", python, "--no-deps", wheel],
    ):
        subprocess.run(command, check=True)
    listed = subprocess.run(
        [UV, "pip", "list", "--python", python, "--format", "json"], check=True, capture_output=True
    ).stdout
    packages = {each["name"] for each in json.loads(listed)}
    assert {"realms-nb", "msgspec", "anywidget", "ipywidgets"} <= packages
    assert not packages & {"numpy", "pandas", "altair", "numba", "jupyterlab", "joblib", "openskill"}
    assert len(packages) <= 32
    played = subprocess.run([python, "-c", PLAY], cwd=tmp_path, check=True, capture_output=True, text=True)
    found = json.loads(played.stdout)
    assert found["over"] == [True] * 5
    assert found["boards"] == 2
    assert min(found["pages"]) > 50_000
    said = {name: told for name, told in found["told"].items() if told}
    needed = {
        "simulate",
        "tournament",
        "league",
        "charts",
        "lab",
        "Studio",
        "LiveChart",
        "Workshop",
        "report",
        "collect",
    }
    assert needed | {"move_odds", "win_chances"} <= set(said)
    assert all("which is not installed here. Install it with: pip install " in told for told in said.values())


def test_the_wheel_is_complete(wheel):
    """Deck, texts, bundles and the typing marker are in the wheel, and nothing that belongs to tests or notebooks."""
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
    (about,) = (name for name in names if name.endswith("/METADATA"))
    told = zipfile.ZipFile(wheel).read(about).decode()
    links = re.findall(r"\]\(([^)\s]+)\)", told)
    assert len(links) > 30
    assert [link for link in links if not link.startswith(("https://", "#"))] == []
    home = "https://github.com/realms-nb/realms_nb"
    assert f"Project-URL: Source, {home}" in told
    for link in links:
        path = link.partition("/HEAD/")[2]
        if link.startswith(home) and path:
            assert (ROOT / path).exists(), link
    assert not [name for name in names if name.endswith((".ts", ".tsx", ".mjs", "package.json", "package-lock.json"))]
