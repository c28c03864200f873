"""The course as the tests see it: its notebooks, its exercises, the teachers' solutions."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import nbformat

from realms_nb.lessons.exercise import exercises

ROOT = Path(__file__).parents[2]
SOLUTIONS = ROOT / "docs" / "teachers" / "solutions"
EXERCISES = exercises()

# The notebooks in their order, and the lesson whose exercises each uses.
COURSE = {
    "01-play": "play",
    "02-rules-step-by-step": "rules",
    "03-scoring": "scoring",
    "04-invasion-odds": "odds",
    "04b-five-lines-of-python": "python",
    "05-your-first-strategy": "strategy",
    "06-tournament": "tournament",
    "07-change-a-rule": "change",
    "08-realm-of-sand": "sand",
    "09-plan-ahead": "plan",
    "10-luck-or-skill": "luck",
    "11-report-card": "report",
    "12-design-a-card": "card",
    "13-listen-to-the-game": "listen",
    "14-read-a-mind": "mind",
    "15-invent-a-game": "invent",
    "16-playtest-and-improve": "playtest",
}
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))


@cache
def cells(path, kind):
    """The cells of a kind, "code" or "markdown"."""
    return [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == kind]


def lesson_of(name):
    """The lesson of an exercise: scoring for scoring-1."""
    return name.rpartition("-")[0]


def used_in(path):
    """The exercises that a notebook checks, in their order."""
    return [name for cell in cells(path, "code") for name in re.findall(r'rn\.check\("([^"]+)"', cell.source)]


@cache
def solution(lesson):
    """The names that a teachers' file defines, run as a notebook would: its functions can travel to other processes."""
    path = SOLUTIONS / f"{lesson}.py"
    room = {"__name__": "__main__"}
    exec(compile(path.read_text("utf-8"), path.name, "exec"), room)
    return room
