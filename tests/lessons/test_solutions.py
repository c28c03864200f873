"""The teachers' solutions: right answers pass, typical wrong ones fail and are told what is wrong with them."""

from __future__ import annotations

import re

import pytest
from lessons.course import COURSE, EXERCISES, NOTEBOOKS, SOLUTIONS, lesson_of, solution, used_in

import realms_nb as rn
from realms_nb.core.catalogue import LANGUAGES
from realms_nb.core.errors import IllegalMove

# Words that are no name, no code and not spelt alike in another language.
ENGLISH = re.compile(r"\b(?:the|is|are|of|your|with|and|games?|points|shields|move|should|not|wanted|it|to)\b")
# Code, what was handed in and what Python says stay as they are.
KEPT = re.compile(
    r"`[^`]*`|'[^'…]*['…]|\"[^\"]*\"|<[^>]*>|\(\w+Error: [^)]*\)|\w+Error: .*|Realm of Sand|id, name_en, .*fixed"
)


def spoken(name, found, hint=0):
    """The verdict on what was found, in English; in the other languages it is told as fully, and not in English."""
    told = {language: EXERCISES[name].told(found, hint, language) for language in LANGUAGES}
    for language in ("de", "it"):
        assert told[language].right == told["en"].right
        for mine, english in ((told[language].why, told["en"].why), (told[language].hint, told["en"].hint)):
            assert len(mine.splitlines()) == len(english.splitlines())
            assert mine != english or not english
            assert not ENGLISH.findall(KEPT.sub("", mine)), (name, mine)
    return told["en"]


@pytest.mark.parametrize("name", EXERCISES)
def test_right_answers_pass(name):
    """The teachers' answer is right, and the verdict says why in a sentence, in every language."""
    verdict = spoken(name, EXERCISES[name].judged(solution(lesson_of(name))["RIGHT"][name]))
    assert verdict, verdict
    assert verdict.why.endswith(".")


@pytest.mark.parametrize("name", EXERCISES)
def test_wrong_answers_are_told_why(name):
    """Each typical wrong answer fails, and its verdict has the words that help with this mistake, in every language."""
    wrong = solution(lesson_of(name))["WRONG"][name]
    assert len(wrong) >= 2
    for answer, words in wrong:
        found = EXERCISES[name].judged(answer)
        # Facts with a message of their own, so that they can be told in any language.
        assert isinstance(found, IllegalMove) or found.code, (answer, found)
        verdict = spoken(name, found, hint=4)
        assert not verdict, (answer, verdict)
        assert words in verdict.why, (answer, verdict)


@pytest.mark.parametrize("name", EXERCISES)
def test_any_other_answer_gets_a_sentence(name):
    """Whatever is handed in, an exercise says something and raises nothing."""
    for answer in (..., None, True, -1, 2.5, "", "Mill", [], {}, object(), len, rn.minute_realms, float("nan")):
        verdict = spoken(name, EXERCISES[name].judged(answer), hint=1)
        assert not verdict, (answer, verdict)
        assert verdict.why.endswith((".", "?")), verdict


@pytest.mark.parametrize("name", EXERCISES)
def test_hints_come_step_by_step(name):
    """Each hint shows one more step, the answer only comes after the third, and the same call says the same again."""
    told = [repr(rn.check(name, ..., hint=number)) for number in range(5)]
    assert [len(re.findall(r"^Hint \d: ", text, re.MULTILINE)) for text in told] == [0, 1, 2, 3, 3]
    answer = EXERCISES[name].narrator().say(f"lesson-{name}-answer")
    assert [answer in text for text in told] == [False] * 4 + [True]
    assert told[2] == repr(rn.check(name, ..., hint=2))


def test_every_exercise_has_its_place():
    """Every exercise has a solution and stands in the notebook of its lesson; no file or notebook speaks of others."""
    solved = {name for path in SOLUTIONS.glob("*.py") for name in solution(path.stem)["RIGHT"]}
    tried = {name for path in SOLUTIONS.glob("*.py") for name in solution(path.stem)["WRONG"]}
    assert solved == tried == set(EXERCISES)
    assert {name for path in NOTEBOOKS for name in used_in(path)} == set(EXERCISES)
    for path in NOTEBOOKS:
        used = used_in(path)
        numbered = [f"{COURSE[path.stem]}-{number}" for number in range(1, len(set(used)) + 1)]
        assert list(dict.fromkeys(used)) == numbered
