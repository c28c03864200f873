"""Messages that the browser fills: each is right when it speaks of Ada and when it speaks to you, in every language.

What Python tells by itself is tried in tests/core/test_catalogue.py.
"""

from __future__ import annotations

import re

import pytest

import realms_nb as rn
from realms_nb.core.narrator import LANGUAGES
from realms_nb.notebook.board import Board

GAMES = [rn.minute_realms, rn.realm_of_sand]
# What a hole is called that names somebody.
PEOPLE = re.compile(r"\{(name|names|holder|seat|seats|who|first|other)\}")
# What no sentence says to the one it speaks to: a verb of the third person, a name in the place of a pronoun.
WRONG = {
    "en": re.compile(r"\bYou \w+s\b|(?<=[a-z,;] )You\b|\b(?:from|of|to|pay) You\b"),
    "de": re.compile(r"\bDu (?!\w+(?:st|tzt)\b|und\b)\w+|(?<=[a-zäöüß,;] )Du\b"),
    "it": re.compile(r"\bTu (?!e\b)\w+|(?<=[a-zàèéìòù,;] )Tu\b"),
}
YOU = {"en": "You", "de": "Du", "it": "Tu"}


def words_of(game, language):
    match = rn.Match(game, ["You", "Ada"], seed=1)
    return Board(match, 0, language=language).book.words


def of_people(words):
    """Key of each message that names somebody -> its forms: of others, and for each person that may be you."""
    about = {key.partition(":")[0] for key in words if ":" in key or PEOPLE.search(words[key])} - {"and"}
    return {key: {form: words[form] for form in words if form.partition(":")[0] == key} for key in sorted(about)}


@pytest.mark.parametrize("text", ["You wins.", "from You", "Today You win", "You has won."])
def test_english_that_is_wrong_is_found(text):
    """The test below would find what was once on the board."""
    assert WRONG["en"].search(text)


@pytest.mark.parametrize(
    ("language", "text"),
    [("de", "Du hat „Burg“ genommen."), ("de", "Reich von Du"), ("it", "Tu ha preso «Castello»."), ("it", "da Tu")],
)
def test_german_and_italian_that_is_wrong_is_found(language, text):
    """The test below would find what was once on the board."""
    assert WRONG[language].search(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_message_of_the_board_speaks_to_you(game, language):
    """Each message with a person in it is tried with You, Du or Tu in that place, and is a right sentence."""
    words = words_of(game, language)
    tried = 0
    for key, forms in of_people(words).items():
        people = {hole for form in forms.values() for hole in PEOPLE.findall(form)}
        people |= {form.partition(":")[2] for form in forms if ":" in form}
        for person in people:
            both = words["and"].format(first=YOU[language], last="Ada")
            name = both if person in ("names", "seats") else YOU[language]
            form = forms.get(f"{key}:{person}", forms[key])
            said = form.replace(f"{{{person}}}", name)
            said = re.sub(r"\{\w+\}", "3", PEOPLE.sub("Ada", said))
            assert not WRONG[language].search(said), (key, said)
            tried += 1
    assert tried >= 5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_messages_speak_to_you_in_every_language(game):
    """A message that names somebody in one language names somebody in all of them."""
    known = {language: set(of_people(words_of(game, language))) for language in LANGUAGES}
    assert known["en"] == known["de"] == known["it"]


def test_a_bastion_has_one_german_name():
    """One German word for one thing: neither the rulebook's long word nor half of it stands beside the short one."""
    words = words_of(rn.minute_realms, "de")
    match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=5)
    match.play(next(move for move in match.legal_moves if str(move).startswith("bastion")))
    told = [*words.values(), *rn.story(match, "de"), *rn.story(match, "de", "beginner")]
    told += [text for rule in Board(match, 0, language="de").book.rules.values() for text in (rule.title, rule.text)]
    assert any("Bastion" in one for one in told)
    assert not [one for one in told if re.search(r"[Aa]nlage\b|[Aa]nlagen\b", one)]


def test_where_several_people_sit_whoever_is_called_you_is_spoken_to():
    """Without a seat to look from, the page is told which seat is called You."""
    match = rn.Match(rn.minute_realms, ["Ada", "You"], seed=1)
    shared, own = Board(match).snapshot, Board(match, 0).snapshot
    assert (shared.you, shared.spoken) == (None, 1)
    assert (own.you, own.spoken) == (0, None)
    for language in LANGUAGES:
        board = Board(match, language=language)
        assert board.snapshot.names[1] == YOU[language]
