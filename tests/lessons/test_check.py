"""`rn.check`: verdicts that people and machines can read, whatever a student hands in."""

from __future__ import annotations

import os
import re
import sys
import threading
from fractions import Fraction
from pathlib import Path

import cloudpickle
import msgspec
import numpy as np
import pytest

import realms_nb as rn
from realms_nb import lessons
from realms_nb.core.catalogue import LANGUAGES, catalogue
from realms_nb.core.errors import BadSetup, RealmsError, UnknownName
from realms_nb.core.narrator import narrator_of_none
from realms_nb.lessons.exercise import NotYet, a_match, expect, not_yet, praise, told_exercise
from realms_nb.lessons.student import results
from realms_nb.sandbox import limits as players
from realms_nb.sandbox.limits import OWN_FORFEITS, Forfeit

# One of each kind of forfeit, with its details.
FORFEITS = [
    Forfeit("error", {"fault": "ValueError", "line": 2, "tail": ": no"}),
    Forfeit("text-of-a-move", {"given": "'x'", "count": 7}),
    Forfeit("not-a-move", {"given": "3", "count": 7}),
    Forfeit("not-a-value", {"given": "'x'"}),
    Forfeit("illegal-move", {"move": "build Mill", "error": RealmsError(code="not_allowed_now")}),
    Forfeit("late-decision", {"seconds": "0.5"}),
    Forfeit("late-game", {"seconds": "10"}),
    Forfeit("late-loading", {"seconds": "10"}),
    Forfeit("late-league", {"seconds": "60"}),
    Forfeit("no-answer"),
    Forfeit("line-closed"),
    Forfeit("ended-itself", {"number": 3}),
    Forfeit("processor-time"),
    Forfeit("ended", {"signal": "SIGKILL"}),
    Forfeit("lost-often", {"number": 3}),
    Forfeit("struck"),
    Forfeit("no-choose", {"found": "a, b"}),
    Forfeit("no-function"),
    Forfeit("no-strategy", {"why": "it is 3"}),
]


# The words of an exercise of the course, with a judge of its own.
@told_exercise("scoring-2", rn.minute_realms)
def four(answer):
    number = expect(answer, (int, float))
    if number != 4:
        raise not_yet("coin-other", rn.minute_realms, given=str(number))
    return praise("over", listed="two and two")


def test_a_verdict_is_true_if_right():
    """A right answer counts as True and a wrong one as False, so a plain assert is enough; a verdict is a value."""
    assert four.check(4)
    assert not four.check(5)
    assert four.check(5) == four.check(5)
    with pytest.raises(AttributeError, match="immutable type: 'Judgement'"):
        four.check(4).right = False
    assert msgspec.to_builtins(four.check(4))["right"] is True


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ["Noch nicht: ", "Tipp 1: ", "Für den nächsten Tipp: `hint=2`", "An die Stelle der drei Punkte gehört"]),
        (
            "it",
            ["Non ancora: ", "Suggerimento 1: ", "Per il prossimo suggerimento: ", "al posto dei tre puntini"],
        ),
    ],
)
def test_a_verdict_speaks_the_chosen_language(language, words):
    """Right or not yet, and the way to the hints, are told in the chosen language, or in that of a match handed in."""
    for word in words:
        assert word in repr(rn.check("play-1", hint=1, language=language))
    match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=1, language=language)
    assert repr(rn.check("play-1", match)).startswith(words[0])
    # The call that asks for a hint can be copied and stays in the language.
    assert f'..., hint=1, language="{language}")' in repr(rn.check("rules-2", [0, 3, 4], language=language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_judge_is_in_the_catalogue(language):
    """No message that a judge names is missing in any language, and a judge names all that it says."""
    met = 0
    package = Path(lessons.__path__[0]).parent
    for path in (*package.glob("lessons/*.py"), *package.glob("games/*/lessons/*.py")):
        source = path.read_text("utf-8")
        words = catalogue("realm_of_sand" if "games.realm_of_sand" in source else "minute_realms", language)
        keys = [f"lesson-{key}" for key in re.findall(r'praise\("([\w-]+)"', source)]
        keys += [f"error-lesson-{key}" for key in re.findall(r'not_yet\(\s*"([\w-]+)"', source)]
        keys += [f"error-{key}" for key in re.findall(r'code="([\w-]+)"', source)]
        assert not [key for key in keys if not words.has(key)]
        assert not re.findall(r'NotYet\(f?"', source)
        met += len(keys)
    assert met > 80


@pytest.mark.parametrize("forfeit", FORFEITS, ids=lambda forfeit: forfeit.code)
def test_a_forfeit_is_told_in_every_language(forfeit):
    """Why a player lost its game is a fact: told in three languages, each in its own words, with all of its details."""
    told = [narrator_of_none(language).error(forfeit.fact) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    for detail in forfeit.details.values():
        assert isinstance(detail, RealmsError) or all(str(detail) in sentence for sentence in told)
    assert forfeit.report == told[0]


def test_every_forfeit_is_among_them():
    """The sources make no forfeit that is not told above, and the child's own ones have the details they may have."""
    folder = Path(players.__file__).parent
    written = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    made = {*re.findall(r'(?:Forfeit|NoStrategy)\(\s*"([\w-]+)"', written), *re.findall(r'"(late-[\w-]+)"', written)}
    assert made - {"text-of-a-move", "not-a-move"} <= {forfeit.code for forfeit in FORFEITS}
    assert len(made) >= 14
    for forfeit in FORFEITS:
        assert OWN_FORFEITS.get(forfeit.code, forfeit.details.keys()) == forfeit.details.keys()


def test_a_verdict_in_words():
    """A verdict says right or not yet and why, and how to get the next hint; its HTML says the same."""
    assert repr(four.check(4)) == repr(four.check(4, hint=2)) == "Right: the game is over. Points: two and two."
    assert repr(four.check(5)) == (
        'Not yet: with one more coin the points do not change by 5.\nFor a hint: `rn.check("scoring-2", ..., hint=1)`'
    )
    assert repr(four.check(5, 2)).splitlines()[1:] == [
        "Hint 1: Three of these cards lose points by a coin, one gains.",
        "Hint 2: A loss is a number below zero.",
        "For the next hint: `hint=3`",
    ]
    assert repr(four.check(5, 3)).endswith("with `purse.points`.\nFor the answer: `hint=4`")
    assert "\nThe answer: -2: Treasury gains 1" in repr(four.check(5, 4))
    html = four.check("<b>", 3)._repr_html_()
    assert html.startswith("<p><strong>… Not yet:</strong> the answer should be a whole number, not '&lt;b&gt;'.</p>")
    assert "with <code>purse.points</code>.</p>" in html
    assert "color" not in html
    assert four.check(4)._repr_html_() == "<p><strong>✓ Right:</strong> the game is over. Points: two and two.</p>"


@pytest.mark.parametrize("answer", [..., [1, ...], {"a": ...}, {...: ...}, (..., 2)])
def test_dots_ask_for_an_answer(answer):
    """Three dots, alone or inside a list or dict, are no answer yet: the verdict says what to put there."""
    assert four.check(answer).why == "in the place of the three dots, put a whole number."


def test_a_judge_that_stumbles_still_says_something():
    """An answer that breaks when it is looked at gets a sentence, not a traceback."""

    class Odd(int):
        def __ne__(self, other):
            raise ZeroDivisionError("ha")

    assert "cannot be judged (ZeroDivisionError: ha). Wanted is a whole number." in four.check(Odd(4)).why


def test_a_match_is_of_the_right_game():
    """Where a match is wanted, anything else and a match of another game get a sentence."""
    match = rn.Match(rn.minute_realms, 2, seed=1)
    assert a_match(match, rn.minute_realms) is match
    with pytest.raises(NotYet, match=r"should be a match \(made by rn.Match\), not 3"):
        a_match(3, rn.minute_realms)
    with pytest.raises(NotYet, match="a match of Minute Realms; wanted is one of Realm of Sand"):
        a_match(match, rn.realm_of_sand)


@pytest.mark.parametrize("hint", [-1, 5, True, "1", None])
def test_hints_are_numbered(hint):
    """Hints are asked for by 1 to 4."""
    with pytest.raises(BadSetup, match="hint is 1, 2 or 3, or 4"):
        four.check(5, hint)


def test_unknown_exercises_are_named(monkeypatch):
    """A name that does not exist is answered with the nearest one that does."""
    monkeypatch.setattr("realms_nb.lessons.exercise.exercises", lambda: {"scoring-2": four})
    assert rn.check("scoring-2", 4)
    with pytest.raises(UnknownName, match="there is scoring-2. Did you mean 'scoring-2'"):
        rn.check("scorings-2", 3)
    with pytest.raises(UnknownName, match="There is no exercise 7"):
        rn.check(7, 3)


def half(number):
    return number / 2


def forever(number):
    while True:
        try:
            number += 1
        except KeyboardInterrupt:
            continue


def quits(_):
    os._exit(3)


def test_functions_are_called_elsewhere(by_value):
    """A student's function is called in a process of its own; fractions and NumPy come back as plain numbers."""
    assert results(half, [(3,), (Fraction(1, 2),), (np.int64(4),)]) == [1.5, 0.25, 2.0]
    assert results(lambda: os.getpid(), [()]) != [os.getpid()]


@pytest.mark.parametrize(
    ("function", "words"),
    [
        (forever, r"forever\('x'\) stopped with an error in line \d+: TypeError"),
        (half, r"half\('x'\) stopped with an error in line \d+: TypeError: unsupported operand"),
        (lambda: 1, r"stopped with an error: TypeError: .* takes 0 positional arguments"),
        (lambda x: None, r"\('x'\) returned nothing; a function gives its result back with `return`"),
        (lambda x: ..., r"\('x'\) returned the three dots: write your own code in their place"),
        (lambda x: x.title, r"\('x'\) returned <.*>; a number, a text, a list or a dict is wanted"),
        (quits, r"quits\('x'\) gave no result. Its process ended itself with exit code 3"),
        (5, "the answer should be your function, its name without brackets, not 5"),
        ((lambda lock: lambda x: lock)(threading.Lock()), "cannot be sent to a process of its own"),
    ],
)
def test_functions_that_fail_get_a_sentence(by_value, function, words):
    """Errors, nothing returned, an ended process: each becomes a sentence that names the call."""
    with pytest.raises(NotYet, match=words):
        results(function, [("x",)])


def test_functions_that_never_end_are_stopped(by_value):
    """A loop that even ignores the stop button ends with the time limit, and the sentence says so."""
    with pytest.raises(NotYet, match=r"forever\(1\) did not come to an end within 0.5 s of processor time"):
        results(forever, [(1,)], seconds=0.5)


@pytest.fixture
def by_value():
    """Functions of this file travel as those of a notebook do: by value."""
    cloudpickle.register_pickle_by_value(sys.modules[__name__])
    yield
    cloudpickle.unregister_pickle_by_value(sys.modules[__name__])


def test_you_are_called_as_the_language_calls_you():
    """Whoever sits there as "You" is not called so in another language."""
    match = rn.Match(rn.minute_realms, ["You", "Ada", "Bo"], seed=5)
    told = {language: rn.check("odds-4", match, language=language).why for language in ("en", "de", "it")}
    assert "(You, round 1)" in told["en"]
    assert "(Du, Runde 1)" in told["de"]
    assert "(Tu, round 1)" in told["it"]
