"""The page on the lab tells the truth."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

from some import some

import realms_nb as rn
from realms_nb.games.realm_of_sand.lab import report_facts
from realms_nb.lab.report_rows import Sizes

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def tool_of_pages():
    """The tool that writes the outputs of pages."""
    spec = importlib.util.spec_from_file_location("lab_docs", PAGE.parents[1] / "tools" / "lab_docs.py")
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def test_examples_run(monkeypatch):
    """Every example of the page runs as it stands, on fewer deals."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    # Without the emperor, who thinks for a second a game, and with few games and futures of everything.
    monkeypatch.setattr("realms_nb.games.realm_of_sand.lab.LADDER", report_facts.LADDER[:3])
    monkeypatch.setattr("realms_nb.games.realm_of_sand.lab.SIZES", Sizes(100, (8, 8), 2, 2, 40))
    monkeypatch.setattr("realms_nb.lab.report_rows.FEWEST_WATCHED", 2)
    monkeypatch.setattr("realms_nb.lab.report_rows.FEWEST_REVIEWED", 2)
    monkeypatch.setattr(report_facts, "GLANCE", 5)
    monkeypatch.setattr(report_facts, "LOOK", 5)
    room = {"__name__": "__main__"}
    for block in blocks:
        fewer = "6" if "sand" in block else "40"
        few = re.sub(r"(games|deals|confirm|tries)=[\d_]+", rf"\1={fewer}", block)
        few = (
            few.replace("tries=40", "tries=2")
            .replace("size=0.05", "size=0.005")
            .replace("size=0.2", "size=0.005")
            .replace("seed=1)", "seed=1, quiet=True)")
        )
        few = re.sub(r"restrict\((\w+), seed", rf"restrict(\1, deals={fewer}, seed", few)
        exec(few, room)
    assert len(blocks) == 13
    assert len(room["look"].choices) >= 24


def test_every_checked_output_comes_out():
    """The cells marked as checked show today what the page says they show, figure by figure."""
    tool = tool_of_pages()
    assert PAGE.read_text("utf-8").count(tool.CHECKED) == 5
    assert tool.differing(PAGE, {"rn": rn, "game": rn.minute_realms, "sand": rn.realm_of_sand}) == []


def test_every_answer_is_there():
    """Each question of a designer has an answer that is no stub: what was played, by whom, on how much."""
    page = PAGE.read_text("utf-8")
    answers = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    assert len(answers) == 11
    assert all(re.search(r"\d+ seats", answer) for answer in answers)
    assert all("…" in answer or "±" in answer for answer in answers)
    assert all(f"## {number}. " in page or f"  {number}. " in page for number in range(1, 7))


def test_every_column_is_explained():
    """The page names every column of both decks."""
    page = PAGE.read_text("utf-8")
    for game in (rn.minute_realms, rn.realm_of_sand):
        assert all(f"`{column}`" in page for column in some(rn.lab.deck_table(game).columns))
