"""Copies of the lessons: for students, for teachers, and for the tests.

Usage: python tools/lessons.py students FOLDER [de|it]   without outputs; a lesson that is there already stays as it is
       python tools/lessons.py teachers FOLDER [de|it]   with the answer and typical mistakes under every exercise
       python tools/lessons.py checked FOLDER [de|it] [long]
       python tools/lessons.py facts                     writes into CONTRIBUTING.md how many facts each lesson has

A sentence of a lesson that states a figure has a fact: an expression in the metadata of its cell that must be true when
a reader has come so far (`facts`; what takes long in `long_facts`). The copy for the tests holds them as cells, so that
nbval proves outputs and sentences in one run; in another language outputs differ, and the facts still hold. What a
lesson says in German and Italian stands beside it: tools/translations.py.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import nbformat

from realms_nb.lessons.exercise import HINTS, exercises

sys.path.insert(0, str(Path(__file__).parent))
import translations

ROOT = Path(__file__).parent.parent
FOLDER, SOLUTIONS = ROOT / "notebooks", ROOT / "docs" / "teachers" / "solutions"
PAGE, BEGINS, ENDS = ROOT / "CONTRIBUTING.md", "<!-- facts: tools/lessons.py facts -->", "<!-- end of facts -->"

# What is no figure of the prose: code, numbers of exercises and hints, headings, tables, and what 95 % stands for.
NO_FIGURE = re.compile(
    r"`[^`]*`|[Ee]xercise \d|[Ll]essons? \d+(?: or \d+)?|\]\([^)]*\)|[Aa]bout \d+ minutes|^#+ .*$|^\|.*$"
    r"|then 2, then 3; 4 tells|95\s% interval"
    r"|about 95 of 100|(?<=of )100\b",
    re.MULTILINE,
)
NUMBER = re.compile(r"(?<![\w.])\d+(?:[,_]\d{3})*(?:\.\d+)?")
# What facts may use besides the names of the notebook: the module behind the exercises of a lesson, and how often a
# player of a true share passes a check that wants the whole interval above a half.
HELPER = """def lesson(name):
    from realms_nb.lessons.exercise import exercises
    import sys
    return sys.modules[next(each.judge.__module__ for key, each in exercises().items() if key.startswith(name + "-"))]


def passes(share, games):
    from math import comb
    from realms_nb.simulation.statistics import wilson
    enough = [wins for wins in range(games + 1) if wilson(wins, games).low > 0.5]
    return sum(comb(games, wins) * share**wins * (1 - share) ** (games - wins) for wins in enough)


"""


def figures(text: str) -> set[float]:
    """The numbers that the prose of a cell states."""
    return {_number(found) for found in NUMBER.findall(NO_FIGURE.sub(" ", text))}


def tested(cell) -> list[str]:
    """The facts of a cell, those that take long among them."""
    return [*cell.metadata.get("facts", ()), *cell.metadata.get("long_facts", ())]


def unproved(notebook) -> dict[str, set[float]]:
    """The cells whose prose has figures that stand in none of their facts, nor in the code that they announce."""
    found = {}
    for cell, following in zip(notebook.cells, [*notebook.cells[1:], None], strict=True):
        code = [following.source] if following is not None and following.cell_type == "code" else []
        there = {_number(each) for text in (*tested(cell), *code) for each in NUMBER.findall(text)}
        if cell.cell_type == "markdown" and (missing := figures(cell.source) - there):
            found[cell.id] = missing
    return found


def stating(text: str) -> int:
    """How many sentences of a text state a figure."""
    plain = NO_FIGURE.sub(" ", text)
    return sum(bool(NUMBER.search(sentence)) for sentence in re.split(r"(?<=[.!?:])\s+|\n\n", plain))


def table_of_facts() -> str:
    """For each lesson: sentences with a figure, facts that prove its sentences, and how many of these take long."""
    lines = ["| Lesson | Sentences with a figure | Facts | of these run only by `make nightly` |", "|---|---|---|---|"]
    sums = [0, 0, 0]
    for path in sorted(FOLDER.glob("*.ipynb")):
        cells = nbformat.read(path, as_version=4).cells
        prose = [cell.source for cell in cells if cell.cell_type == "markdown"]
        row = [sum(map(stating, prose)), sum(len(tested(cell)) for cell in cells)]
        row.append(sum(len(cell.metadata.get("long_facts", ())) for cell in cells))
        sums = [sum(pair) for pair in zip(sums, row, strict=True)]
        lines.append(f"| `{path.stem}` | {' | '.join(map(str, row))} |")
    return "\n".join([*lines, f"| all | {' | '.join(map(str, sums))} |"])


def parted(text: str) -> tuple[str, str, str]:
    """The page before the table, the table, and what comes after it."""
    begins, ends = text.index(BEGINS) + len(BEGINS), text.index(ENDS)
    return text[:begins], text[begins:ends].strip(), text[ends:]


def _number(text: str) -> float:
    return float(text.replace(",", "").replace("_", ""))


def checked(notebook, long: bool = False):
    """The lesson with its facts as cells."""
    cells = []
    for cell in notebook.cells:
        cells.append(cell)
        facts = [*cell.metadata.get("facts", ()), *(cell.metadata.get("long_facts", ()) if long else ())]
        if facts:
            helper = "" if any("def lesson(" in each.source for each in cells) else HELPER
            lines = "\n".join(f"assert {fact}" for fact in facts)
            cells.append(nbformat.v4.new_code_cell(f"{helper}{lines}", id=f"{cell.id[:40]}-facts"[:64]))
    notebook.cells = cells
    return notebook


def for_students(notebook):
    """The lesson before anybody has run it: no output stands below a question."""
    for cell in notebook.cells:
        for key in ("facts", "long_facts", "reason", "tags"):
            cell.metadata.pop(key, None)
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    return notebook


def for_teachers(notebook, language: str = "en"):
    """The lesson; under every exercise its answer, and typical mistakes with what the check says."""
    known, cells = exercises(), []
    for cell in notebook.cells:
        cells.append(cell)
        code = cell.source if cell.cell_type == "code" else ""
        for name in dict.fromkeys(re.findall(r'rn\.check\("([^"]+)"', code)):
            cells.append(nbformat.v4.new_markdown_cell(_key(known[name], language), id=f"key-{name}"))
    notebook.cells = cells
    return notebook


# The words of a teacher's copy, by language: Solution of, Hint, and what else there is to try.
KEYS = {
    "en": ("Solution of", "Hint", "Right and wrong answers to try"),
    "de": ("Lösung von", "Tipp", "Richtige und falsche Antworten zum Probieren"),
    "it": ("Soluzione di", "Suggerimento", "Risposte giuste e sbagliate da provare"),
}


def _key(exercise, language: str) -> str:
    """The hints, the answer and the mistakes of an exercise, from its catalogue and from the teachers' file."""
    say = exercise.narrator(language).say
    solution, hint, more = KEYS[language]
    path = SOLUTIONS / f"{exercise.name.rpartition('-')[0]}.py"
    hints = [f"- {hint} {number}: {say(f'lesson-{exercise.name}-hint-{number}')}" for number in range(1, HINTS + 1)]
    return "\n".join(
        [
            f"**{solution} {exercise.name}.** {say(f'lesson-{exercise.name}-answer')}",
            "",
            *hints,
            "",
            f"{more}: `docs/teachers/solutions/{path.name}`.",
        ]
    )


def _at_home(notebook, folder: Path):
    """The lesson with links that lead out of its folder as it stands there."""
    folder = folder.resolve()
    if folder.is_relative_to(ROOT.resolve()):
        up = os.path.relpath(ROOT.resolve(), folder).replace(os.sep, "/")
        for cell in notebook.cells:
            if cell.cell_type == "markdown":
                cell.source = cell.source.replace("](../", f"]({up}/")
    return notebook


def write(kind: str, folder: Path, *more: str) -> list[Path]:
    """Write copies of all lessons into a folder; the paths of those that were written."""
    language = next((each for each in more if each != "long"), "en")
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for path in sorted(FOLDER.glob("*.ipynb")):
        target = folder / path.name
        if kind == "students" and target.exists():
            # Somebody may have worked in it.
            continue
        notebook = nbformat.read(path, as_version=4)
        if language != "en":
            notebook = translations.translate(notebook, language, path.stem)
        if kind == "students":
            notebook = for_students(notebook)
        elif kind == "teachers":
            notebook = for_teachers(notebook, language)
        else:
            notebook = checked(notebook, "long" in more)
        nbformat.write(_at_home(notebook, folder), target)
        written.append(target)
    return written


if __name__ == "__main__":
    if sys.argv[1:] == ["facts"]:
        before, _, after = parted(PAGE.read_text("utf-8"))
        PAGE.write_text(f"{before}\n{table_of_facts()}\n{after}", "utf-8")
        sys.exit()
    known = {"students", "teachers", "checked"}
    if len(sys.argv) < 3 or sys.argv[1] not in known or {*sys.argv[3:]} - {"en", *translations.OTHERS, "long"}:
        sys.exit(__doc__)
    print(f"{len(write(sys.argv[1], Path(sys.argv[2]), *sys.argv[3:]))} lessons written to {sys.argv[2]}")
