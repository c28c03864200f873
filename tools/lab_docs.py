"""The outputs of docs/lab.md are those of its cells: this runs them and writes what they show below them.

`make labdocs` runs all cells (minutes); `python tools/lab_docs.py --only 1 4` runs some of them, counted from 1. What a
cell shows stands in the block of text that follows it. The test of the page runs the cells marked as checked again, as
they are, and fails where an output no longer comes out.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs" / "lab.md"
CELL = re.compile(
    r"(?P<mark><!-- checked -->\n)?```python\n(?P<code>.*?)```(?:\n\n```text\n(?P<shown>.*?)```)?", re.DOTALL
)
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


def main() -> None:
    """Run the cells and write what they show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", type=int, help="numbers of the cells with an output, from 1 on")
    wanted = parser.parse_args().only
    page, room, number = PAGE.read_text("utf-8"), {"__name__": "__main__"}, 0
    for cell in list(CELL.finditer(page)):
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
        PAGE.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
