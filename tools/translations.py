"""The lessons in German and Italian: code cells are one, the prose of a language stands beside them.

`notebooks/de/01-play.md` has a block for each cell of `notebooks/01-play.ipynb` that people read. A block begins with
the cell's id and a seal, which is a short hash of the English text that it translates:

    <!-- cell-02 9f86d081 -->
    ## Du bist am Zug

What people read in a code cell, comments and sentences in quotes, is exchanged line by line, and needs no seal, because
the lines to take away must be there:

    <!-- cell-15 -->
    ```diff
    -    print("strength", strength)
    +    print("Stärke", strength)
    ```

Usage: python tools/translations.py new de 05          adds the English text of every cell that has no block yet
       python tools/translations.py stale              names the blocks whose English text has changed since
       python tools/translations.py seal de 05 [cell]  says that these blocks translate the text as it is now
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path
from typing import NamedTuple

import nbformat

FOLDER = Path(__file__).parent.parent / "notebooks"
# How a language says what follows the English one in the first cell, and what it calls the pupil at the table.
OTHERS = {"de": '"de"  # oder "en", "it"', "it": '"it"  # o "en", "de"'}
YOU = {"de": '"Du"', "it": '"Tu"'}

_HEAD = re.compile(r"^<!-- (?P<cell>[\w-]+)(?: (?P<seal>[0-9a-f]{8}))? -->$", re.MULTILINE)
_CHANGE = re.compile(r"((?:^-.*\n)+)((?:^\+.*\n)+)", re.MULTILINE)
_LANGUAGE = re.compile(r'(?<=LANGUAGE = )"en"(?:  # .*)?')


class Block(NamedTuple):
    """What a language says in the place of a cell, and which English text it translates."""

    seal: str
    text: str


class Wrong(ValueError):
    """A translation that does not fit its lesson; the sentence says where."""


def seal(source: str) -> str:
    """The short hash of an English text."""
    return hashlib.sha256(source.encode()).hexdigest()[:8]


def place(language: str, lesson: str) -> Path:
    """Where the prose of a lesson stands."""
    return FOLDER / language / f"{lesson}.md"


def blocks(text: str) -> dict[str, Block]:
    """The blocks of a file by the ids of their cells, in its order."""
    parts = _HEAD.split(text)
    if parts[0].strip():
        raise Wrong(f"The file begins with the head of a block, not with {parts[0].strip()[:40]!r}.")
    found: dict[str, Block] = {}
    for cell, mark, said in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        if cell in found:
            raise Wrong(f"{cell} has two blocks.")
        found[cell] = Block(mark or "", said.strip("\n"))
    return found


def written(found: dict[str, Block]) -> str:
    """Blocks as the text of a file."""
    heads = {cell: " ".join(filter(None, (cell, block.seal))) for cell, block in found.items()}
    return "\n".join(f"<!-- {heads[cell]} -->\n{block.text}\n" for cell, block in found.items())


def changes(block: Block) -> list[tuple[str, str]]:
    """What a block takes out of a code cell, and what it puts there: whole lines."""
    inside = re.fullmatch(r"```diff\n(.*\n)```", block.text, re.DOTALL)
    if inside is None or _CHANGE.sub("", inside[1]).strip():
        raise Wrong(f"A code cell is translated by ```diff with lines of - and then of +: {block.text[:60]!r}.")
    return [
        ("\n".join(line[1:] for line in old.splitlines()), "\n".join(line[1:] for line in new.splitlines()))
        for old, new in _CHANGE.findall(inside[1])
    ]


def addressed(code: str, language: str) -> str:
    """Code in which the language is set and the pupil is called as it does."""
    return _LANGUAGE.sub(OTHERS[language], code).replace('"You"', YOU[language])


def exchanged(code: str, block: Block | None, language: str) -> str:
    """The code of a cell in a language."""
    text = f"\n{code}\n"
    for old, new in changes(block) if block else ():
        if f"\n{old}\n" not in text:
            raise Wrong(f"These lines are not in the cell: {old!r}.")
        text = text.replace(f"\n{old}\n", f"\n{new}\n")
    return addressed(text[1:-1], language)


def translate(notebook, language: str, lesson: str):
    """The notebook in a language, without outputs; what has no block stays in English."""
    path = place(language, lesson)
    found = blocks(path.read_text("utf-8")) if path.exists() else {}
    for cell in notebook.cells:
        block = found.get(cell.id)
        if cell.cell_type == "code":
            cell.source = exchanged(cell.source, block, language)
            cell.outputs, cell.execution_count = [], None
        elif block:
            cell.source = block.text
        for key in ("facts", "long_facts"):
            if key in cell.metadata:
                cell.metadata[key] = [fact.replace('"You"', YOU[language]) for fact in cell.metadata[key]]
    return notebook


def stale(language: str, lesson: str) -> list[str]:
    """The cells of a lesson whose text is not the one that was translated, or was never translated."""
    found = blocks(place(language, lesson).read_text("utf-8"))
    prose = {cell.id: cell.source for cell in _cells(lesson) if cell.cell_type == "markdown"}
    return [cell for cell, source in prose.items() if cell not in found or found[cell].seal != seal(source)]


def renew(language: str, lesson: str, cells: list[str], adding: bool) -> int:
    """Write a file anew, in the order of the notebook: blocks added with the English text, or sealed; how many."""
    path = place(language, lesson)
    found, count = blocks(path.read_text("utf-8")) if path.exists() else {}, 0
    put: dict[str, Block] = {}
    for cell in _cells(lesson):
        block = found.pop(cell.id, None)
        if cell.cell_type == "markdown" and block is None and adding:
            block, count = Block("", cell.source), count + 1
        elif cell.cell_type == "markdown" and block and not adding and cell.id in (cells or [cell.id]):
            count += block.seal != seal(cell.source)
            block = Block(seal(cell.source), block.text)
        if block:
            put[cell.id] = block
    if found:
        raise Wrong(f"{path.name} has blocks for cells that are not in the lesson: {', '.join(found)}.")
    path.parent.mkdir(exist_ok=True)
    path.write_text(written(put), "utf-8")
    return count


def lessons(begin: str = "") -> list[str]:
    """The lessons whose names begin so."""
    return [path.stem for path in sorted(FOLDER.glob("*.ipynb")) if path.stem.startswith(begin)]


def _cells(lesson: str):
    return nbformat.read(FOLDER / f"{lesson}.ipynb", as_version=4).cells


def main(order: str, *more: str) -> None:
    """What is asked for on the command line."""
    if order == "stale" and not more:
        for path in sorted(FOLDER.glob("??/*.md")):
            if cells := stale(path.parent.name, path.stem):
                print(f"{path.relative_to(FOLDER.parent)}: {', '.join(cells)}")
    elif order in ("new", "seal") and len(more) >= 2 and more[0] in OTHERS:
        for lesson in lessons(more[1]):
            count = renew(more[0], lesson, list(more[2:]), order == "new")
            print(f"{place(more[0], lesson).relative_to(FOLDER.parent)}: {count} cells")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(*(sys.argv[1:] or [""]))
