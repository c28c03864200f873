"""Predictions are kept and compared, reports written and collected: what a student sees is what a teacher gets."""

from __future__ import annotations

import json
import re

import pytest
from drawn import axis, drawings

import realms_nb as rn
from realms_nb.core.catalogue import LANGUAGES
from realms_nb.core.errors import BadSetup
from realms_nb.lessons import exercise, notes, predictions, reports


@pytest.fixture(autouse=True)
def fresh(monkeypatch):
    """Every test begins as a notebook does: nothing was checked or guessed."""
    mine = notes.Notes()
    for module in (exercise, predictions, reports):
        monkeypatch.setattr(module, "NOTES", mine)
    return mine


def test_a_guess_is_asked_for_once():
    """Without a guess the first run asks for one, the second goes on; nothing is raised."""
    assert "Guess first" in repr(rn.predict("rich-points", ...))
    assert "Go on" in repr(rn.predict("rich-points", ...))
    assert "You guessed" not in repr(rn.predict("rich-points", measured="more"))


def test_a_guess_is_compared():
    """What was said beforehand stands beside what was measured, in words and as a picture with words."""
    assert "Noted: more" in repr(rn.predict("rich-points", "More "))
    found = rn.predict("rich-points", measured="fewer")
    assert repr(found) == "You guessed: more. Measured: fewer."
    html = found._repr_html_()
    assert "<svg" in html
    assert 'aria-label="You guessed: more. Measured: fewer."' in html


def test_nobody_guesses_afterwards():
    """Once it has been measured, a guess changes nothing any more."""
    rn.predict("castle", 5)
    rn.predict("castle", measured=2)
    rn.predict("castle", 2)
    assert repr(rn.predict("castle", measured=2)) == "You guessed: 5. Measured: 2."


def test_numbers_are_drawn_on_a_line():
    """A guess in numbers is marked on one line with the measurement; one value alone can be drawn, too."""
    rn.predict("points", 9)
    html = rn.predict("points", measured=7.5)._repr_html_()
    assert "you: 9" in html
    assert "measured: 7.5" in html
    alone = rn.predict("other", measured=7)._repr_html_()
    assert re.search(r'x="(\d+)[^>]*>measured: 7<', alone)[1] == "260"


def handed_in(folder, **guesses):
    """Reports of a class, in each of which somebody has guessed something; and files that are no reports."""
    folder.mkdir()
    for name, said in guesses.items():
        row = json.dumps({"castle": {"said": said}}).replace('"', '""')
        (folder / f"{name}.csv").write_text(f'name,guesses\n{name},"{row}"\n', "utf-8")
    (folder / "latin.csv").write_bytes("name,guesses\nM\u00fcller,x\n".encode("latin-1"))
    (folder / "zero.csv").write_bytes(b"name,guesses\n\0,\0\n")
    (folder / "other.csv").write_text("a,b\n1,2\n", "utf-8")
    (folder / "broken.csv").write_text("name,guesses\nBo,{\n", "utf-8")
    (folder / "list.csv").write_text("name,guesses\nBo,[1]\n", "utf-8")
    (folder / "folder.csv").mkdir()
    return folder


def test_a_class_is_drawn_beside_you(tmp_path):
    """Each guess of the class is a circle at its number; what is no report, no number and no word is passed over."""
    folder = handed_in(tmp_path / "in", a=0, b=5, c=5, d=10, e=None, f=[1], g=float("inf"), h=10**400, i="x" * 99)
    rn.predict("castle", 2)
    found = rn.predict("castle", measured=7, folder=folder)
    assert sorted(found.klass) == [0, 5, 5, 10]
    assert "5 (2)" in repr(found)
    (picture,) = drawings(found._repr_html_())
    marks = (0.0, 60.0), (10.0, picture.width - 60.0)
    assert sorted(x for x, _ in picture.dots) == pytest.approx([axis(marks, each) for each in (0, 5, 5, 10)], abs=0.06)
    (floor, *_), *marked = picture.lines
    assert [ends[0][0] for ends, *_ in marked] == pytest.approx([axis(marks, 2), axis(marks, 7)], abs=0.06)
    assert floor[0][0] < marks[0][1] < marks[1][1] < floor[1][0]


def test_a_class_of_words_is_drawn_as_bars(tmp_path):
    """Each word has a bar as long as the class said it, longest 200; yours and the true one are named beside theirs."""
    folder = handed_in(tmp_path / "in", a="more", b="more", c="same", d="a bit")
    rn.predict("castle", "fewer")
    found = rn.predict("castle", measured="more", folder=folder)
    (picture,) = drawings(found._repr_html_())
    words = {text: y for x, y, text, _ in picture.words if x < 100}
    assert list(words) == ["more", "fewer", "the same", "a bit"]
    assert [box[2] for box in picture.boxes] == [200.0, 0.0, 100.0, 100.0]
    beside = {y: text for x, y, text, _ in picture.words if x > 300 and text}
    assert beside == {words["more"]: "measured", words["fewer"]: "you"}
    assert all(y < picture.height for y in words.values())


@pytest.mark.parametrize("guess", [None, [1], float("nan"), float("inf"), 10**400, object()])
def test_a_guess_is_a_number_or_a_word(guess):
    """Anything else is refused in a sentence."""
    with pytest.raises(BadSetup, match="A prediction is a number or a word"):
        rn.predict("points", guess)


@pytest.mark.parametrize("language", LANGUAGES)
def test_predictions_and_reports_speak_every_language(language, tmp_path):
    """Each language has words of its own for what is told."""
    told = [
        repr(rn.predict("a", ..., language=language)),
        repr(rn.predict("a", "more", language=language)),
        repr(rn.predict("a", measured="yes", language=language)),
        repr(rn.report("Ann", folder=tmp_path, language=language)),
    ]
    english = ["Guess first", "Noted: more.", "Measured: yes.", "Written to"]
    assert [word in text for word, text in zip(english, told, strict=True)] == [language == "en"] * 4
    assert not [text for text in told if "predict-" in text or "report-" in text]


def test_a_report_counts_tries_and_hints(tmp_path):
    """Tries end with the right answer, dots are none, the largest hint counts; the page and the line say the same."""
    rn.check("scoring-2", ...)
    rn.check("scoring-2", 3)
    rn.check("scoring-2", 0, hint=2)
    rn.check("scoring-2", -2)
    rn.check("scoring-2", 5)
    rn.check("scoring-1", "Castle")
    rn.predict("hamlet", 7)
    made = rn.report("Ann", "A coin may hurt.", folder=tmp_path)
    assert made.row["right"] == 1
    assert (made.row["exercises"], made.row["tries"], made.row["hints"], made.row["predictions"]) == (2, 4, 2, 1)
    assert "scoring-2: Right (tries: 3, largest hint: 2)" in repr(made)
    page = (tmp_path / "ann-scoring.html").read_text("utf-8")
    assert "scoring-2: Right (tries: 3, largest hint: 2)" in page
    assert "In own words: A coin may hurt." in page


def test_a_class_is_collected(tmp_path, fresh):
    """A row for each student and lesson; a second report replaces the first, a stray file is named and passed over."""
    rn.check("scoring-2", -2)
    rn.predict("hamlet", 7)
    rn.report("Ann", folder=tmp_path)
    rn.report("Ann", "again", folder=tmp_path)
    fresh.guesses.clear()
    rn.predict("hamlet", 9)
    rn.report("Bo", folder=tmp_path)
    (tmp_path / "notes.csv").write_text("a,b\n1,2\n", "utf-8")
    table = rn.collect(tmp_path)
    assert table[["name", "lesson", "right", "answer"]].to_numpy().tolist() == [
        ["Ann", "scoring", 1, "again"],
        ["Bo", "scoring", 1, ""],
    ]
    assert table.attrs["skipped"] == ["notes.csv"]
    found = rn.predict("hamlet", measured=7, folder=tmp_path)
    assert "Your class (2): 7 (1), 9 (1)." in repr(found)


def test_a_name_is_no_formula_and_no_path(tmp_path):
    """What a student writes cannot run in a spreadsheet, leave the folder or become a tag of the page."""
    made = rn.report("../=Ann <b>", "=1+1", folder=tmp_path / "class")
    assert made.page.parent == tmp_path / "class"
    assert sorted(path.suffix for path in (tmp_path / "class").iterdir()) == [".csv", ".html"]
    assert "<b>" not in made.page.read_text("utf-8")
    line = next((tmp_path / "class").glob("*.csv")).read_text("utf-8")
    assert ",'=1+1," in line
    assert rn.collect(tmp_path / "class")["answer"].tolist() == ["=1+1"]


def test_dots_ask_for_a_name(tmp_path, monkeypatch):
    """A lesson ends with a report without a name, which writes nothing and says what is wanted."""
    monkeypatch.chdir(tmp_path)
    assert repr(rn.report(...)).startswith("Put your name in the place of the dots")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["", " ", None, 3])
def test_a_report_has_a_name(name):
    """Without the name of a student nothing is written."""
    with pytest.raises(BadSetup, match="A report has the name of a student"):
        rn.report(name)


def test_a_folder_that_is_not_there_is_named(tmp_path):
    """Whoever collects from a folder that does not exist is told so."""
    with pytest.raises(BadSetup, match="There is no folder"):
        rn.collect(tmp_path / "nowhere")
