"""The bundles that users get: small, of our own making, and the same as the sources give."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

WIDGETS = Path(__file__).parents[2] / "realms_nb" / "widgets"
STATIC = WIDGETS / "static"


def test_rebuilding_gives_the_same_bytes():
    """The committed bundles are what the sources give; `make widgets` builds them."""
    done = subprocess.run(
        ["node", "build.mjs", "--check"], cwd=WIDGETS / "js", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_board_is_small():
    """Script and style of the board together stay under 80 kB."""
    assert sum((STATIC / name).stat().st_size for name in ("board.js", "board.css")) < 80_000


def test_nothing_is_fetched():
    """No bundle of the board names an address on the network, except the names of SVG and XML."""
    for name in ("board.js", "board.css"):
        found = set(re.findall(r"https?://[\w./-]+", (STATIC / name).read_text("utf-8")))
        assert found <= {
            "http://www.w3.org/2000/svg",
            "http://www.w3.org/1999/xhtml",
            "http://www.w3.org/1998/Math/MathML",
        }


def test_every_class_has_the_prefix():
    """Every class of the board's style starts with rn, so that nothing else on the page changes its look."""
    style = (STATIC / "board.css").read_text("utf-8")
    classes = set(re.findall(r"\.(-?[a-zA-Z_][\w-]*)", re.sub(r"\d+\.\d+|\.\d+", "", style)))
    assert all(name == "rn" or name.startswith("rn-") for name in classes), classes
