"""The page on the lab tells the truth."""

from __future__ import annotations

import re
from pathlib import Path

import realms_nb as rn

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def test_examples_run():
    """Every example of the page runs as it stands, on fewer deals; Realm of Sand is left to its own tests."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    room = {"__name__": "__main__"}
    ran = 0
    for block in blocks:
        few = re.sub(r"(games|deals|confirm|tries)=[\d_]+", r"\1=40", block)
        few = (
            few.replace("tries=40", "tries=2")
            .replace("size=0.5", "size=0.005")
            .replace("seed=1)", "seed=1, quiet=True)")
        )
        few = few.replace("restrict(game, seed", "restrict(game, deals=40, seed")
        if "realm_of_sand" not in few:
            exec(few, room)
            ran += 1
    assert ran == 7
    assert len(room["look"].choices) >= 24


def test_every_column_is_explained():
    """The page names every column of both decks."""
    page = PAGE.read_text("utf-8")
    for game in (rn.minute_realms, rn.realm_of_sand):
        assert all(f"`{column}`" in page for column in rn.lab.deck_table(game).columns)
