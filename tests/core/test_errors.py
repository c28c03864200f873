"""Errors are sentences: a notebook shows them as such."""

from __future__ import annotations

import ast
import pickle
import re
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs

import realms_nb as rn
from realms_nb.core.errors import BadRules, RealmsError
from realms_nb.core.narrator import narrator_of_none

PACKAGE = Path(rn.__file__).parent


def test_a_notebook_shows_a_sentence():
    """Below a cell stands which of its lines was refused and why, not the way through the package."""
    cell = "import realms_nb as rn\nrn.realm('Castel')"
    with pytest.raises(RealmsError) as caught:
        exec(cell, {"__name__": "__main__"})
    assert caught.value._render_traceback_() == [
        "UnreadableMove in line 2: No card is called 'Castel'. Did you mean 'Castle'?"
    ]


def test_a_sentence_without_a_cell():
    """Where no line of a notebook led to it, the sentence stands alone."""
    with pytest.raises(RealmsError) as caught:
        rn.minute_realms.realm("Castel")
    assert caught.value._render_traceback_()[0].startswith("UnreadableMove: No card")


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_errors_travel(language):
    """An error that has been sent from one process to another is told as before, refused moves and failed loads too."""
    match = rn.Match(rn.minute_realms, ["Ada", "Bo"], seed=3)
    save = structs.replace(match.as_save(), moves=("build Castle",))
    load = partial(rn.Match.from_save, save)
    for act in (match.undo, partial(match.play, "build Castle"), load, partial(rn.minute_realms.realm, "x")):
        with pytest.raises(RealmsError) as caught:
            act()
        there = pickle.loads(pickle.dumps(caught.value))
        assert type(there) is type(caught.value)
        assert str(there) == str(caught.value)
        assert match.narrator(language).error(there) == match.narrator(language).error(caught.value)


def test_an_error_of_a_game_is_told_in_its_words():
    """A narrator of another game, or of none, asks the game of the error for its words."""
    match = rn.Match(rn.realm_of_sand, ["Ada", "Bo"], seed=3)
    with pytest.raises(RealmsError) as caught:
        match.play("take T99")
    for narrator in (narrator_of_none("de"), rn.minute_realms.narrator(language="de"), match.narrator("de")):
        assert narrator.error(caught.value).startswith("Kein Plättchen heißt 'T99'.")
    with pytest.raises(RealmsError) as caught:
        match.play("end")
    assert narrator_of_none("de").error(caught.value) == match.narrator("de").error(caught.value)


def test_what_no_code_knows_is_told_as_it_stands():
    """An error with its own sentence, and one of somebody's function, are told in that very wording."""
    narrator = narrator_of_none("de")
    assert narrator.error(BadRules("rounds must be a number.")) == "rounds must be a number."
    assert narrator.error(ZeroDivisionError("division by zero")) == "ZeroDivisionError: division by zero"


def raised():
    """Every error of the package with a code that stands there: where, its message, and whether it names its game."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            named = {each.arg: each.value for each in node.keywords} if isinstance(node, ast.Call) else {}
            code = named.get("code")
            if isinstance(code, ast.Constant) and re.fullmatch(r"[a-z][\w-]*", code.value):
                kind = "error-cell-" if ast.unparse(node.func) == "fault" else "error-"
                yield path.relative_to(PACKAGE), f"{kind}{code.value.replace('_', '-')}", "game" in named


def messages(folder):
    """The names of the messages in the English catalogues of a folder."""
    texts = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.ftl"))
    return set(re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE))


def test_every_code_has_its_words():
    """Whoever raises an error by a code finds its message: in the common words, or in those of the game it names."""
    common, met = messages(PACKAGE / "texts" / "en"), 0
    for path, message, names_game in raised():
        met += 1
        if message not in common:
            assert names_game, f"{path}: {message} is in no common catalogue, and no game is named"
            assert path.parts[0] == "games", f"{path}: {message}"
            assert message in messages(PACKAGE / "games" / path.parts[1] / "texts" / "en"), f"{path}: {message}"
    assert met > 100


@pytest.mark.parametrize("ask", [rn.story, rn.explain, partial(rn.why_not, move="build Mill")])
def test_what_is_told_is_a_match(ask):
    """Whoever asks for the story of something else is told what has a story."""
    for other in (None, 7, rn.minute_realms):
        with pytest.raises(RealmsError, match=r"tells of a match, made by rn\.Match\(game, \.\.\.\), not "):
            ask(other)
