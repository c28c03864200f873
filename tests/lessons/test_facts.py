"""What a lesson says is a tested fact: each figure of its prose stands in an expression that is proved there."""

from __future__ import annotations

import ast
import importlib.util

import nbformat
import pytest
from lessons.course import NOTEBOOKS, ROOT, used_in

each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def tool_named(name):
    """A tool of the project, as a module."""
    spec = importlib.util.spec_from_file_location(f"tool_{name}", ROOT / "tools" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def tool():
    """The tool that writes the copies of the lessons."""
    return tool_named("lessons")


def read(path):
    return nbformat.read(path, as_version=4)


@each_notebook
def test_every_figure_has_a_fact(tool, path):
    """No sentence states a number that is not in a fact of its cell, or in the code that it announces."""
    assert not tool.unproved(read(path))


@each_notebook
def test_every_fact_can_fail(tool, path):
    """No fact holds by itself: each part is about something that was computed, or a sum that could be wrong."""
    facts = [fact for cell in read(path).cells for fact in tool.tested(cell)]
    assert not [fact for fact in facts if idle(fact)]
    assert all(map(idle, ("True or (400, 8)", "rules.cost == 2 and 1 in (1, 2)", "1_000 == 10**3", "x == 1 or 5")))
    assert not any(
        map(idle, ("0.6 == 3 / 5", "rules.cost == 2", "99 - 77 == 22 and low < high", "1_000 == len(games)"))
    )


def idle(fact):
    """Whether a fact, or a part of it, says nothing: an `or` with a constant, or numbers that stand there anyway."""
    told = ast.parse(fact, mode="eval").body
    parts = told.values if isinstance(told, ast.BoolOp) else [told]
    return any(not _says_something(part) for part in parts)


def _says_something(part):
    names = [node for node in ast.walk(part) if isinstance(node, ast.Name)]
    sums = [node for node in ast.walk(part) if isinstance(node, ast.BinOp) and not isinstance(node.op, ast.Pow)]
    return bool(names) or (isinstance(part, ast.Compare) and bool(sums))


@each_notebook
def test_facts_become_cells(tool, path):
    """The copy that nbval runs asserts every fact right after the sentences that state it."""
    german = tool.translations.translate(read(path), "de", path.stem)
    facts = [fact for cell in german.cells for fact in cell.metadata.get("facts", ())]
    assert len(facts) == sum(len(cell.metadata.get("facts", ())) for cell in read(path).cells)
    copy = tool.checked(tool.translations.translate(read(path), "de", path.stem))
    code = [cell.source for cell in copy.cells if cell.cell_type == "code"]
    proved = [
        ast.unparse(node.test)
        for source in code
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Assert)
    ]
    assert [ast.unparse(ast.parse(fact, mode="eval").body) for fact in facts] == proved
    assert all('LANGUAGE = "en"' not in source for source in code)


def test_the_course_states_many_figures(tool):
    """The facts are there: more than a hundred in all, and some in every lesson that states figures of its own."""
    counts = {path.stem: sum(len(tool.tested(cell)) for cell in read(path).cells) for path in NOTEBOOKS}
    assert sum(counts.values()) > 100
    assert min(counts.values()) >= 1, counts


def test_the_table_of_facts_is_as_the_lessons_are(tool):
    """How many facts each lesson has stands in CONTRIBUTING.md, counted from the lessons; sentences are told apart."""
    assert tool.parted(tool.PAGE.read_text("utf-8"))[1] == tool.table_of_facts()
    assert tool.stating("Of 9 tokens 5 show a 1. **Exercise 2.** It is so: 36 pairs.\n\nNo figure. `code(3)`") == 2


def test_a_figure_without_a_fact_is_found(tool):
    """Prose that states what nothing proves is named by its cell; code, exercise numbers and units are no figures."""
    cells = [
        nbformat.v4.new_markdown_cell("Knights hold 92 % of 100 games.", id="bare"),
        nbformat.v4.new_markdown_cell("Knights hold 0.92.", id="proved", metadata={"facts": ["0.92 == held"]}),
        nbformat.v4.new_markdown_cell("**Exercise 2.** `hint=1` helps.", id="none"),
        nbformat.v4.new_markdown_cell("Now 2,000 games.", id="announced"),
        nbformat.v4.new_code_cell("play(games=2_000)", id="code"),
    ]
    assert tool.unproved(nbformat.v4.new_notebook(cells=cells)) == {"bare": {92.0, 100.0} - {100.0}}


@each_notebook
def test_students_get_no_outputs(tool, path):
    """The students' copy has the same sentences and code, and nothing below a question."""
    copy, lesson = tool.for_students(read(path)), read(path)
    assert [cell.source for cell in copy.cells] == [cell.source for cell in lesson.cells]
    assert not [cell for cell in copy.cells if cell.get("outputs") or cell.get("execution_count")]
    assert not [cell for cell in copy.cells if "facts" in cell.metadata]


@each_notebook
def test_teachers_get_the_answers(tool, path):
    """Under every exercise of the teacher's copy stands its answer."""
    keys = [cell.source for cell in tool.for_teachers(read(path)).cells if "**Solution of" in cell.source]
    assert [key.partition("Solution of ")[2].partition(".")[0] for key in keys] == used_in(path)


def test_copies_of_students_are_not_overwritten(tool, tmp_path):
    """Whoever has worked in a copy finds it as it was."""
    first = tool.write("students", tmp_path)
    first[0].write_text("mine", "utf-8")
    assert tool.write("students", tmp_path) == []
    assert first[0].read_text("utf-8") == "mine"


def test_minutes_are_those_that_were_counted():
    """README, the guide and each lesson name the minutes that one tool counts; README counts the lessons."""
    count = tool_named("minutes")
    for path in NOTEBOOKS:
        for page, text in count.written(path).items():
            assert f"{count.counted(path).minutes} " in text
            assert page.read_text("utf-8") == text, f"{path.stem}: python tools/minutes.py write"
    assert f"{len(NOTEBOOKS)} notebooks, one idea each" in count.README.read_text("utf-8")


def test_a_lesson_with_more_in_it_takes_longer():
    """Words, outputs, cells, boards, guesses and exercises count, and these by what they want."""
    count = tool_named("minutes")
    code = 'game = rn.Match(1)\nrn.check("odds-4", game)\nrn.check("odds-1", ..., language=LANGUAGE)\n'
    code += 'rn.check("invent-2", MyPig, language=LANGUAGE)\nrn.check("odds-2", chance)\n'
    assert list(count.exercises(code)) == ["odds-4", "odds-1", "invent-2", "odds-2"]
    assert list(count.exercises(code).values())[:3] == [count.GAME, count.VALUE, count.CLASS]
    assert count.exercises(code)["odds-2"] > count.VALUE
    least = count.Count(*[0] * 6, {})
    assert least.minutes == 0
    for place in range(6):
        assert least._replace(**{least._fields[place]: 10_000}).minutes > least.minutes
