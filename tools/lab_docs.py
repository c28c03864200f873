"""The outputs of docs/lab.md and docs/simulation.md are those of their cells: this runs them and writes what they show.

`make labdocs` runs all cells (minutes); `python tools/lab_docs.py lab --only 1 4` runs some of a page, counted from 1.
What a cell shows stands in the block of text that follows it. The tests of the pages run the cells marked as checked
again, as they are, and fail where an output no longer comes out.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[1] / "docs"
PAGES = ("lab", "simulation")
CELL = re.compile(
    r"(?P<mark><!-- (?:checked|not run) -->\n)?```python\n(?P<code>.*?)```(?:\n\n```text\n(?P<shown>.*?)```)?",
    re.DOTALL,
)
# Cells that need what is not there, such as a cluster; and those that the tests run again.
NOT_RUN, CHECKED = "<!-- not run -->\n", "<!-- checked -->\n"
# Of a long table the first and the last lines are shown.
MOST, FIRST, LAST = 22, 14, 4


def shown(code: str, room: dict[str, Any]) -> str:
    """What the last expression of a cell shows, shortened if it is long."""
    tree = ast.parse(code)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "cell", "exec"), room)
        return ""
    exec(compile(ast.Module(tree.body[:-1], []), "cell", "exec"), room)
    value = eval(compile(ast.Expression(last.value), "cell", "eval"), room)
    lines = [line.rstrip() for line in repr(value).splitlines()]
    if len(lines) > MOST:
        lines = [*lines[:FIRST], "...", *lines[-LAST:]]
    return "".join(f"{line}\n" for line in lines)


def quiet(code: str) -> str:
    """A cell of the lab without its progress bar."""
    return re.sub(r"seed=1\)", "seed=1, quiet=True)", code)


def differing(place: Path, room: dict[str, Any]) -> list[str]:
    """Run the checked cells of a page again; those that show something else than the page says, with what they show."""
    found: list[str] = []
    cells = [cell for cell in CELL.finditer(place.read_text("utf-8")) if cell["mark"] == CHECKED]
    for cell in cells:
        told = shown(quiet(cell["code"]), room)
        if told != (cell["shown"] or ""):
            found.append(f"{cell['code']}shows today:\n{told}")
    return found


def main() -> None:
    """Run the cells of some pages and write what they show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("page", nargs="?", choices=PAGES, help="one page; without it all")
    parser.add_argument("--only", nargs="*", type=int, help="numbers of the cells with an output, from 1 on")
    asked = parser.parse_args()
    for name in PAGES if asked.page is None else (asked.page,):
        write(DOCS / f"{name}.md", asked.only)


def write(place: Path, wanted: list[int] | None) -> None:
    """Run the cells of a page and write what they show below them."""
    page, room, number = place.read_text("utf-8"), {"__name__": "__main__"}, 0
    cells = [cell for cell in CELL.finditer(page) if cell["mark"] != NOT_RUN]
    # What comes behind the last output is only read.
    while cells and cells[-1]["shown"] is None:
        cells.pop()
    for cell in cells:
        if wanted and number >= max(wanted):
            break
        if cell["shown"] is None:
            exec(cell["code"], room)
            continue
        number += 1
        if wanted and number not in wanted:
            continue
        sys.stderr.write(f"{number}: {cell['code'].splitlines()[-1]}\n")
        found = shown(quiet(cell["code"]), room)
        before = f"```python\n{cell['code']}```\n\n```text\n{cell['shown']}```"
        page = page.replace(before, f"```python\n{cell['code']}```\n\n```text\n{found}```")
        place.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
