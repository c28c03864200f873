"""The bundles that users get: small, of our own making, and the same as the sources give."""

from __future__ import annotations

import json
import re
import subprocess
from itertools import combinations
from pathlib import Path

import pytest

from realms_nb.board.static import script_of, style_of

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "realms_nb" / "static"
# Addresses that are only names.
NAMES = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML"}


def test_rebuilding_gives_the_same_bytes():
    """The committed bundles are what the sources give; `make widgets` builds them."""
    done = subprocess.run(
        ["node", "build.mjs", "--check"], cwd=ROOT / "js", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


STAGES = sorted(
    [
        *(path.parent.name for path in (ROOT / "js" / "src").glob("*/index.tsx")),
        *(path.parents[2].name for path in (ROOT / "realms_nb" / "games").glob("*/board/stage/index.tsx")),
    ]
)


def test_there_are_stages():
    """Each stage has a bundle of its own; the plain one serves every other game."""
    assert {"minute_realms", "plain"} <= set(STAGES)


BUNDLES = ["shell", *STAGES]
FROM = re.compile(r"""(?:from|import) "([^"]+)";""")


def test_parts_know_nothing_but_parts():
    """A part imports Preact and other parts; the shell and the stages import parts, and no part imports them."""
    parts = sorted((ROOT / "js" / "src" / "parts").glob("*.ts*"))
    found = {name for path in parts for name in FROM.findall(path.read_text("utf-8"))}
    assert "preact" in found
    strange = {name for name in found if not re.fullmatch(r"preact(/hooks)?|\./[\w-]+", name)}
    assert not strange


def test_every_part_is_offered_to_the_stages():
    """A stage takes parts from the shell's bundle, which has all that `parts/index.ts` names: every part is named."""
    folder = ROOT / "js" / "src" / "parts"
    offered = set(re.findall(r'"\./([\w-]+)"', (folder / "index.ts").read_text("utf-8")))
    assert offered == {path.stem for path in folder.glob("*.ts*")} - {"index"}


def size(bundle):
    return sum((STATIC / f"{bundle}.{kind}").stat().st_size for kind in ("js", "css"))


@pytest.mark.parametrize("bundle", BUNDLES)
def test_a_bundle_is_small(bundle):
    """Script and style of a stage stay under 120 kB together, and so do those of the shell that all stages share."""
    assert size(bundle) < 120_500


@pytest.mark.parametrize("stage", STAGES)
def test_a_board_is_the_shell_and_a_stage(stage):
    """What a browser gets is the shell with one stage after it: one module that exports the board."""
    assert size("shell") + size(stage) < 240_000
    script = script_of(stage)
    assert script.startswith("var shell=")
    assert len(re.findall(r"export\{[\w$]+ as default\}", script)) == 1
    assert style_of(stage).startswith((STATIC / "shell.css").read_text("utf-8"))


@pytest.mark.parametrize("bundle", BUNDLES)
def test_nothing_is_fetched(bundle):
    """No bundle of a board names an address on the network, except the names of SVG and XML."""
    for kind in ("js", "css"):
        found = set(re.findall(r"https?://[\w./-]+", (STATIC / f"{bundle}.{kind}").read_text("utf-8")))
        assert found <= NAMES


@pytest.mark.parametrize("part", ["card", "building", "pattern"])
def test_parts_that_stand_alone_are_small(part):
    """A card in the workshop is a script under 40 kB that fetches nothing; classes it adds have the prefix."""
    script = (STATIC / f"{part}.js").read_text("utf-8")
    assert len(script) < 40_000
    assert set(re.findall(r"https?://[\w./-]+", script)) <= NAMES
    style = STATIC / f"{part}.css"
    assert not style.exists() or all(name == "rn" or name.startswith("rn-") for name in classes(style))


def classes(path):
    style = re.sub(r"\d+\.\d+|\.\d+|/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    return set(re.findall(r"\.(-?[a-zA-Z_][\w-]*)", style))


@pytest.mark.parametrize("bundle", BUNDLES)
def test_every_class_has_the_prefix(bundle):
    """Every class of a board's style starts with rn, so that nothing else on the page changes its look."""
    found = classes(STATIC / f"{bundle}.css")
    assert len(found) > (1 if bundle == "plain" else 20)
    assert all(name == "rn" or name.startswith("rn-") for name in found), found


def test_stages_share_only_the_shells_classes():
    """Boards of two games may stand on one page: a class that is not the shell's belongs to one stage."""
    shell = classes(STATIC / "shell.css")
    own = {stage: classes(STATIC / f"{stage}.css") - shell for stage in STAGES}
    assert min(map(len, own.values())) > 1
    for one, two in combinations(STAGES, 2):
        assert not own[one] & own[two], (one, two)


def test_the_licences_of_what_is_bundled_ship():
    """Preact and Vega want their notices to go with every copy: they stand beside the bundles."""
    text = (STATIC / "LICENSES.txt").read_text("utf-8")
    locked = json.loads((ROOT / "js" / "package-lock.json").read_text("utf-8"))["packages"]
    for name in ("preact", "vega", "vega-lite", "vega-scale", "d3-array"):
        assert f"{name} {locked[f'node_modules/{name}']['version']}" in text
    assert "Jason Miller" in text
    assert "University of Washington" in text
