"""How long each lesson takes, counted the same way for all: README, guide and lessons say what this says.

Usage: python tools/minutes.py           a table: what was counted, and the minutes
       python tools/minutes.py write     puts the minutes into README, the guide and the lessons

Two beginners at one machine read the prose aloud (130 words a minute), take a quarter of the words of the outputs in,
look at each line of code for six seconds and at each cell that they run for ten, click for a minute and a half on each
board, and make up their minds a minute for every guess. An exercise takes 3 minutes if a value is wanted, 6 if a game
is to be played on the board, 8 if a class is to be changed or written, and for a function 3 minutes and one more for
each line of the teachers' solution. The sum is rounded up to the next five minutes. Nobody was timed: these are counts,
so that lessons can be compared.
"""

from __future__ import annotations

import ast
import re
import sys
from math import ceil
from pathlib import Path
from typing import NamedTuple

import nbformat

ROOT = Path(__file__).parent.parent
README, GUIDE = ROOT / "README.md", ROOT / "docs" / "teachers" / "guide.md"
LESSONS = sorted((ROOT / "notebooks").glob("*.ipynb"))

WORD = re.compile(r"[^\W\d_]{2,}")
# Minutes.
READ, SKIMMED, LINE, CELL, BOARD, GUESS = 1 / 130, 1 / 4 / 130, 1 / 10, 1 / 6, 1.5, 1.0
VALUE, GAME, CLASS = 3.0, 6.0, 8.0
STEP = 5


class Count(NamedTuple):
    """What there is in a lesson; `exercises` are the minutes of each."""

    words: int
    output: int
    lines: int
    cells: int
    boards: int
    guesses: int
    exercises: dict[str, float]

    @property
    def minutes(self) -> int:
        """The estimate, rounded up to the next five."""
        each = (READ, SKIMMED, LINE, CELL, BOARD, GUESS)
        spent = sum(one * number for one, number in zip(each, self[:-1], strict=True)) + sum(self.exercises.values())
        return STEP * ceil(spent / STEP)


def counted(path: Path) -> Count:
    """Count a lesson: its prose, outputs, lines of code, cells to run, boards, guesses and exercises."""
    cells = nbformat.read(path, as_version=4).cells
    code = [cell for cell in cells if cell.cell_type == "code"]
    told = [
        str(each.get("text") or each.get("data", {}).get("text/plain", "")) for cell in code for each in cell.outputs
    ]
    return Count(
        sum(len(WORD.findall(cell.source)) for cell in cells if cell.cell_type == "markdown"),
        sum(len(WORD.findall(text)) for text in told),
        sum(bool(line.strip()) for cell in code for line in cell.source.splitlines()),
        len(code),
        sum(bool(re.search(r"\brn\.(Board|Studio|Workshop|Scales)\(", cell.source)) for cell in code),
        sum("rn.predict(" in cell.source and "..." in cell.source for cell in code),
        exercises("\n".join(cell.source for cell in code)),
    )


def exercises(code: str) -> dict[str, float]:
    """The minutes of each exercise that a lesson checks, by what it wants."""
    matches = set(re.findall(r"^(\w+) = rn\.Match\(", code, re.MULTILINE))
    found = {}
    for name, given in re.findall(r'rn\.check\("([^"]+)", ?(.+?)(?:, language=LANGUAGE)?\)$', code, re.MULTILINE):
        found[name] = GAME if given.split(",")[0].rstrip(")") in matches else _of_solution(name)
    return found


def _of_solution(name: str) -> float:
    """A value, a function with its lines, or a class, as the teachers' answer is."""
    path = ROOT / "docs" / "teachers" / "solutions" / f"{name.rpartition('-')[0]}.py"
    body = ast.parse(path.read_text("utf-8")).body
    defined = {node.name: node for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    right = next(
        node.value
        for node in body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict) and node.targets[0].id == "RIGHT"
    )
    answer = next(value for key, value in zip(right.keys, right.values, strict=True) if key.value == name)
    if isinstance(answer, ast.Lambda):
        return VALUE + 1
    node = defined.get(answer.id) if isinstance(answer, ast.Name) else None
    if isinstance(node, ast.ClassDef):
        return CLASS
    return VALUE if node is None else VALUE + node.end_lineno - node.lineno


def written(path: Path) -> dict[Path, str]:
    """README, guide and the lesson's first cell with the minutes of a lesson, as they should be."""
    minutes = counted(path).minutes
    readme, guide = README.read_text("utf-8"), GUIDE.read_text("utf-8")
    lesson = path.read_text("utf-8")
    return {
        README: re.sub(rf"(\]\(notebooks/{path.name}\) \| )\d+( \|)", rf"\g<1>{minutes}\2", readme),
        GUIDE: re.sub(rf"(\| `{path.stem}` \| )\d+( \|)", rf"\g<1>{minutes}\2", guide),
        path: re.sub(r"([Aa]bout )\d+( minutes)", rf"\g<1>{minutes}\2", lesson, count=1),
    }


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["write"]):
        sys.exit(__doc__)
    for lesson in LESSONS:
        found = counted(lesson)
        names = zip(Count._fields[:-1], found[:-1], strict=True)
        told = ", ".join(f"{number} {name}" for name, number in names)
        print(f"{lesson.stem:26}{found.minutes:4} minutes: {told}; exercises {[*found.exercises.values()]}")
        if sys.argv[1:]:
            for page, text in written(lesson).items():
                page.write_text(text, "utf-8")
