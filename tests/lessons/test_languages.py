"""The lessons in German and Italian say what the English ones say: cells, figures, code, links and exercises."""

from __future__ import annotations

import ast
import importlib.util
import io
import re
import tokenize
from collections import Counter

import nbformat
import pytest
from lessons.course import NOTEBOOKS, ROOT

from realms_nb.games.minute_realms.engine.rules import STANDARD


def loaded(name):
    """A tool as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


tool, glossary = loaded("translations"), loaded("glossary")

each_lesson = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
each_language = pytest.mark.parametrize("language", list(tool.OTHERS))

CODE = re.compile(r"`[^`\n]+`")
LINK = re.compile(r"\]\(([^)]+)\)")
NUMBER = re.compile(r"(?<![\w.])\d+(?:[.,]\d+)*")
EXERCISE = {"en": r"[Ee]xercise (\d)", "de": r"Aufgabe (\d)", "it": r"[Ee]sercizio (\d)"}
VERBS = {
    "de": {"baue": "build", "verliere": "lose", "oder": "or"},
    "it": {"costruisci": "build", "bastione": "bastion", "perdi": "lose", "o": "or"},
}


def pairs(path, language):
    """Each cell of the English lesson that people read, with its translation."""
    found = tool.blocks(tool.place(language, path.stem).read_text("utf-8"))
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "markdown":
            yield cell.id, cell.source, found[cell.id].text


def codes(path, language):
    """Each code cell of the English lesson, with the same cell in the other language."""
    english = nbformat.read(path, as_version=4).cells
    other = tool.translate(nbformat.read(path, as_version=4), language, path.stem).cells
    return [
        (cell.id, cell.source, there.source)
        for cell, there in zip(english, other, strict=True)
        if cell.cell_type == "code"
    ]


def figures(text, language):
    """How often each number stands in the prose; 10,5 and 2.000 are 10.5 and 2000."""
    text = LINK.sub("]", CODE.sub(" ", text))
    comma, point = (",", ".") if language == "en" else (".", ",")
    numbers = (re.sub(rf"{re.escape(comma)}(?=\d{{3}}(?!\d))", "", each) for each in NUMBER.findall(text))
    return Counter(float(each.replace(point, ".")) for each in numbers)


def words_of_code(text, language):
    """The `code words` of a text, with card names and verbs in English, and without the sentences in them."""
    found = Counter()
    for code in CODE.findall(text):
        if language != "en":
            for card in sorted(STANDARD.boxes[5].deck, key=lambda card: -len(card.label(language))):
                code = re.sub(rf"(?<!\w){re.escape(card.label(language))}(?!\w)", card.name, code)
            code = code.replace(tool.YOU[language], '"You"')
            code = re.sub(r"\w+", lambda word: VERBS[language].get(word[0], word[0]), code)
        found[re.sub(r'"[^"]* \.\.\."', '"..."', code)] += 1
    return found


def shape(text):
    """Headings with their levels, points of a list, rows and columns of tables, paragraphs."""
    marks = re.findall(r"^(#+ |- |\|)(.*)$", text, re.MULTILINE)
    return [(mark, rest.count("|") if mark == "|" else 0) for mark, rest in marks], len(text.split("\n\n"))


def comments(code):
    """The comments and docstrings of a cell, which only people read."""
    found = {
        each.string for each in tokenize.generate_tokens(io.StringIO(code).readline) if each.type == tokenize.COMMENT
    }
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and (said := ast.get_docstring(node)):
            found.add(said)
    return found


def without_texts(code):
    """What code does, with every text in it blanked."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
    return ast.dump(tree)


@each_language
@each_lesson
def test_no_cell_is_missing_or_stale(path, language):
    """Every cell that people read has a translation, in the order of the lesson, of the English text as it is now."""
    cells = nbformat.read(path, as_version=4).cells
    found = list(tool.blocks(tool.place(language, path.stem).read_text("utf-8")))
    assert found == [cell.id for cell in cells if cell.id in found]
    assert tool.stale(language, path.stem) == []


@each_language
@each_lesson
def test_figures_code_links_and_exercises_are_the_same(path, language):
    """A translation has every figure, `code word`, link and exercise of its cell, and no other, in the same layout."""
    for cell, english, other in pairs(path, language):
        assert figures(other, language) == figures(english, "en"), cell
        assert words_of_code(other, language) == words_of_code(english, "en"), cell
        assert LINK.findall(other) == LINK.findall(english), cell
        assert re.findall(EXERCISE[language], other) == re.findall(EXERCISE["en"], english), cell
        assert shape(other) == shape(english), cell
        assert other != english, cell


@each_language
@each_lesson
def test_code_does_the_same(path, language):
    """Exchanged lines of code parse, and do what the English ones do; no comment for people is left in English."""
    for cell, english, other in codes(path, language):
        assert without_texts(other) == without_texts(english), cell
        assert not comments(other) & comments(english), cell
        assert 'LANGUAGE = "en"' not in other


# Things whose word a lesson must not change, by game; a field or a turn means other things as well.
FIRM = {
    "minute_realms": ("coin", "shield", "token", "bastion"),
    "realm_of_sand": ("tile", "disc", "lantern", "hourglass"),
}


def lacking(path, language, game, thing):
    """The cells that speak of a thing in English, and of it not by its word in the translation."""
    english, *others = glossary.counted(game, thing)
    word = glossary.stem(others[list(tool.OTHERS).index(language)]).removeprefix("invasoren-")
    there = re.compile(rf"\b(?:{'|'.join(map(re.escape, english))})\b", re.IGNORECASE)
    return [
        cell
        for cell, source, other in pairs(path, language)
        if there.search(CODE.sub("", source)) and word not in CODE.sub("", other).casefold()
    ]


@each_language
def test_words_are_those_of_the_catalogues(language):
    """What the catalogues call a coin, a shield or a spirit, a lesson calls so in every cell that speaks of it."""
    found = {
        (path.stem, cell, thing)
        for path in NOTEBOOKS
        for game, things in FIRM.items()
        for thing in things
        for cell in lacking(path, language, game, thing)
    }
    assert found == set()
    # The pairs are met, and a wrong word would be seen.
    assert sum("coin" in source for path in NOTEBOOKS for _, source, _ in pairs(path, language)) > 30
    other = "it" if language == "de" else "de"
    assert glossary.stem(glossary.counted("minute_realms", "coin")[-1 if other == "it" else 1]) not in next(
        said.casefold() for _, source, said in pairs(NOTEBOOKS[0], language) if "coins" in source
    )


def test_the_glossary_is_as_the_catalogues():
    """The page of words is what the catalogues say, in three languages that differ."""
    page = glossary.page()
    assert glossary.PAGE.read_text("utf-8") == page
    assert "| coin / coins | Münze / Münzen | moneta / monete |" in page
    assert "| Knight | Ritter | Cavaliere |" in page


def test_what_is_wrong_is_found():
    """A changed English text makes a block stale; a wrong figure, a lost `code word` and other code are found."""
    assert tool.seal("Two coins.") != tool.seal("Two coins!")
    assert figures("10,5 von 2.000 `7`", "de") == figures("10.5 of 2,000 `8`", "en") != figures("10.5 of 2,001", "en")
    assert words_of_code('`rn.realm("Mühle")`', "de") == words_of_code('`rn.realm("Mill")`', "en")
    assert words_of_code("`coin`", "de") != words_of_code("`coins`", "en")
    assert without_texts('f(a, "x")') == without_texts('f(a, "y")') != without_texts('f(b, "y")')
    assert comments('def f():\n    """Say."""\n    return 1  # one') == {"Say.", "# one"}
    with pytest.raises(tool.Wrong, match="not in the cell"):
        tool.exchanged("x = 1", tool.Block("", "```diff\n-y = 1\n+z = 1\n```"), "de")
    with pytest.raises(tool.Wrong, match="two blocks"):
        tool.blocks("<!-- a -->\nx\n<!-- a -->\ny")
