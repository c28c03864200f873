"""The page docs/own.md is true: its programs run, its games have no mistake, and what it names is there."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest
from own.examples import DOCS, NAMES, code_lines, lines_of

import realms_nb as rn
from realms_nb import own
from realms_nb.own.cells import Cells, DiceHandle
from realms_nb.own.handles import Things
from realms_nb.own.record import OwnGame
from realms_nb.own.rules import NO_RULES
from realms_nb.own.seats import TableSeat
from realms_nb.own.table import Table

PAGE = (Path(__file__).parents[2] / "docs" / "own.md").read_text("utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
# Names that the page uses as examples of a game's own.
EXAMPLES = {
    "deck",
    "hand",
    "land",
    "pot",
    "points",
    "bid",
    "offer",
    "market",
    "gold",
    "bag",
    "wood",
    "my_name",
    "money",
    "played",
}


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_a_program_of_the_page_runs(number, capsys):
    """Each program runs, and its game has no mistake and no hint."""
    world = {"__name__": "__main__"}
    exec(compile(PROGRAMS[number], "docs/own.md", "exec"), world)
    (found,) = (value for value in world.values() if isinstance(value, OwnGame))
    assert found.mistake is None
    assert found.tried.hints == ()
    assert found.title in capsys.readouterr().out
    # Somebody else's secret is on nobody else's board.
    assert number != 1 or "offer ?" in str(world["match"].board(you="Ada"))


def test_what_the_page_names_is_there():
    """Whatever of `t`, seats, places, grids and dice the page names exists, and the page names all of the room."""
    assert len(PROGRAMS) == 2
    tables = {"t": Table, "seat": TableSeat, "place": Things, "cup": DiceHandle, "land": Cells}
    met = 0
    for owner, name in re.findall(r"\b(t|seat|place|cup|land)\.(\w+)", PAGE):
        if name not in EXAMPLES and not (owner == "t" and name == "box"):
            assert hasattr(tables[owner], name), (owner, name)
            met += 1
    assert met > 50
    assert all(f"`{name}" in PAGE or f" {name}(" in PAGE for name in own.__all__ if name not in ("Mistake", "game"))
    assert all(f"`{name}" in PAGE for name in NO_RULES)
    public = {name for name in dir(Table) if not name.startswith("_")}
    assert all(re.search(rf"\bt\.{name}\b", PAGE) for name in public)


def test_the_page_leads_to_the_examples():
    """Every example of the folder is linked, and nothing else."""
    linked = re.findall(r"\(own/(\w+)\.py\)", PAGE)
    assert sorted(linked) == sorted(path.stem for path in DOCS.glob("*.py"))
    assert set(linked) < set(NAMES)
    assert len(linked) == 8


def test_lines_of_code_are_counted():
    """The table of lines says how long the examples are here and as OpenSpiel wants them."""
    peers = DOCS.parents[1] / "tests" / "own" / "peers"
    for title, name in (("Last Stone", "last_stone"), ("Greedy Pig", "greedy_pig")):
        assert f"| {title} | {lines_of(name)} | {code_lines(peers / f'{name}.py')} |" in PAGE
    easy = {name: code_lines(peers / f"easy_{name}.py") for name in ("last_stone", "noughts")}
    assert re.search(rf"\| Last Stone \| {lines_of('last_stone')} \| \d+ \| {easy['last_stone']} \|", PAGE)
    assert re.search(rf"\| Noughts and crosses \| {lines_of('noughts')} \| \d+ \| {easy['noughts']} \|", PAGE)
    assert f"22 lines, {lines_of('last_stone')} of which are the game" in PAGE


def test_the_room_shows_what_a_cell_gets():
    """`dir(rn.own)` is what `from realms_nb.own import *` brings, and each has a docstring."""
    assert dir(rn.own) == sorted(own.__all__)
    assert all(getattr(own, name).__doc__ for name in own.__all__)


def test_the_game_of_the_readme():
    """The own game of the README runs and has no mistake."""
    text = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    (program,) = (each for each in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "@rn.game" in each)
    world = {"__name__": "__main__"}
    exec(compile(program, "README.md", "exec"), world)
    assert world["LastStone"].mistake is None
    assert len(world["match"].legal_moves) == 3


def test_the_ladder_is_what_was_measured():
    """The table of levels is written of the pieces that are kept beside it, and of nothing else."""
    tool = runpy.run_path(str(DOCS.parents[1] / "tools" / "own_games.py"))
    found = tool["kept"]()
    assert tool["between"](PAGE, "ladder", tool["ladder_rows"](found)) == PAGE
    assert len(found) >= 14
