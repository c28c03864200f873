"""The page on simulations tells the truth."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from lab.test_docs import tool_of_pages

import realms_nb as rn

PAGE = Path(__file__).parents[2] / "docs" / "simulation.md"


def test_examples_run(tmp_path):
    """Every example of the page runs as it stands, with fewer games; only the cluster is left to its own test."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    room = {"__name__": "__main__"}
    for name in ("ada", "bob"):
        (tmp_path / f"{name}.py").write_text("def choose(view, moves, rng):\n    return moves[0]\n", "utf-8")
    ran = 0
    for block in blocks:
        if "distributed" not in block:
            few = re.sub(r"games=[\d_]+", "games=6", block).replace("hand-ins/", str(tmp_path))
            exec(few, room)
            ran += 1
    assert ran == 6
    assert set(room["rows"]["strategy"]) == {"miser", "random", "random 2"}
    assert room["cup"].games == 6
    assert room["study"].variants == ["standard", "rich", "cheap Castle"]
    assert room["league"].standings["strategy"].tolist() == ["ada", "bob"]


def test_every_checked_output_comes_out():
    """The cells marked as checked show today what the page says they show, figure by figure."""
    tool = tool_of_pages()
    miser = next(cell for cell in tool.CELL.finditer(PAGE.read_text("utf-8")) if "def miser" in cell["code"])
    room = {"__name__": "__main__"}
    exec(miser["code"], room)
    assert PAGE.read_text("utf-8").count(tool.CHECKED) == 4
    assert tool.differing(PAGE, room) == []


@pytest.mark.parametrize("game", [rn.minute_realms, rn.realm_of_sand], ids=str)
def test_columns_are_those_of_the_page(game):
    """The page names every column that a simulation has."""
    page = PAGE.read_text("utf-8")
    rows = rn.simulate(game, ["random"] * 2, games=1, workers=1, quiet=True)
    inner = {"percat", "bestcat", "coin", "pair", "cats", "inv"}  # "`flat` to `award`"
    missing = [column for column in rows.columns if column not in inner and not re.search(rf"\b{column}\b", page)]
    assert missing == []
