"""The catalogues: grammar for whoever is spoken to, sentences as spans, games without texts of their own."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import realms_nb as rn
from realms_nb.core import closing
from realms_nb.core.catalogue import COMMON, catalogue, texts_of
from realms_nb.core.closing import ScoreLine
from realms_nb.core.errors import Refusal
from realms_nb.core.event import Event, Seat
from realms_nb.core.narrator import DEPTHS, LANGUAGES, Narrator, narrator_of_none
from realms_nb.core.strategy import Reason
from realms_nb.games.minute_realms.engine import events as ev

MINUTE, SAND = rn.minute_realms, rn.realm_of_sand
YOU = {"en": "You", "de": "Du", "it": "Tu"}
# What nobody says to the person spoken to: a verb of the third person, a preposition with the wrong case.
WRONG = {
    "en": r"\bYou (?:is|has|was|does|[a-z]+s)\b|\b(?:from|to|of|by|for|with|before|after|pay) You\b",
    "de": r"\bDu (?!und\b)(?![a-zäöüß]+(?:st|tzt)\b)[a-zäöüß]+|\b(?:von|an|für|mit|bei|zu|vor|nach) Du\b",
    "it": r"\bTu (?:ha|è|va|sta|[a-z]{3,}[ae])\b|\b(?:di|a|da|per|con|in|su) Tu\b",
}
# Here a name is that of a file or of a function.
FILES = ("error-save", "error-not-offered")
SEATS = {"seat", "holder", "turn", "first", "name"}


class Variables(Visitor):
    def __init__(self, others):
        self.names = set()
        self._others = others

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)

    def visit_MessageReference(self, node):
        """A message that stands in another one takes its values."""
        self.visit(self._others[node.id.name])


@cache
def messages(who, language):
    """Every message and form of a folder with the variables it uses."""
    return tuple(_messages(who, language))


def _messages(who, language):
    body = FluentParser().parse(texts_of(who, language)).body
    found = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    for key, entry in found.items():
        for form, pattern in [(None, entry.value), *((a.id.name, a.value) for a in entry.attributes)]:
            visitor = Variables({name: each.value for name, each in found.items()})
            visitor.visit(pattern)
            yield key, form, visitor.names


def fillings(names, you):
    """Values for the variables of a message, with each seat that it takes in turn being the one spoken to."""
    base = {name: "other" if name.endswith("_is") else 2 for name in names}
    seats = {name for name in names & SEATS if name != "first" or "first_is" in names}
    base |= dict.fromkeys(seats, "Ada")
    base |= {name: "x" for name in names if name in {"line", "card", "cards", "tie_break", "rank", "near", "text"}}
    for name in seats:
        yield base | {name: you, f"{name}_is": "you"}
    if "names" in names:
        yield base | {"names": f"{you}, Ada", "names_is": "with_you"}
    if "seats" in names:
        yield base | {"seats": you, "seats_is": "you", "seats_count": 1}
        yield base | {"seats": f"{you}, Ada", "seats_is": "with_you", "seats_count": 2}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", [COMMON, "minute_realms", "realm_of_sand"])
def test_whoever_is_spoken_to_is_spoken_to_properly(who, language):
    """No message that takes a seat says "You wins", "Du hat" or "da Tu"."""
    words = catalogue(None if who == COMMON else who, language)
    tried = set()
    for key, form, names in messages(who, language):
        if key.startswith(FILES):
            continue
        for values in fillings(names, YOU[language]):
            sentence = words.say(key, values, form)
            assert not re.search(WRONG[language], sentence), (key, form, sentence)
            tried.add(key)
    assert len(tried) > (12 if who == COMMON else 25)


@pytest.mark.parametrize("wrong", ["You wins.", "Du hat 3 Karten.", "von Du", "Tu vince.", "taken from You"])
def test_wrong_grammar_would_be_found(wrong):
    """The test above recognises what it looks for."""
    assert any(re.search(pattern, wrong) for pattern in WRONG.values())


HOSTILE = ["Ada", "Ada Ad", "\ufdd00\ufdd1", "{ $card }", "1 coin", "Mill"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [MINUTE, SAND], ids=lambda game: game.name)
def test_spans_are_the_sentence(game, language):
    """Put together, the spans are the sentence, and each one names what the event holds, whoever is spoken to."""
    kinds = set()
    match = rn.Match(game, ["Ada", "Ada Ad", "Du"], seed=4)
    rng = random.Random(4)
    while match.turn is not None and match.at < 90:
        match.play(rng.choice(match.legal_moves))
    for depth in DEPTHS:
        narrator = match.narrator(language, depth)
        for event in match.events:
            spans = narrator.spans(event)
            assert "".join(span.text for span in spans) == narrator.tell(event)
            for span in spans:
                kinds.add(span.kind)
                if span.kind == "seat":
                    assert span.text == narrator.name(span.key)
                if span.kind == "card":
                    assert span.text == narrator.label(span.key)
    assert kinds >= ({"text", "seat", "card", "coins"} if game is MINUTE else {"text", "seat", "card"})


def test_spans_of_names_that_contain_each_other():
    """Names within names, the same name twice and names like marks are told apart by what they stand for."""
    labels = {"Mill": "\ufdd00\ufdd1", "Inn": "Ada"}
    narrator = Narrator("minute_realms", HOSTILE, labels=labels)
    taken = narrator.spans(ev.CardTaken(1, "Inn", 0))
    assert [(span.text, span.kind, span.key) for span in taken if span.kind != "text"] == [
        ("Ada Ad", "seat", 1),
        ("Ada", "card", "Inn"),
        ("Ada", "seat", 0),
    ]
    for seat in range(len(HOSTILE)):
        event = ev.CardTaken(seat, "Mill", (seat + 1) % len(HOSTILE))
        spans = narrator.spans(event)
        assert "".join(span.text for span in spans) == narrator.tell(event)
        assert [span.key for span in spans if span.kind == "seat"] == [seat, (seat + 1) % len(HOSTILE)]
        assert [span.text for span in spans if span.kind == "card"] == ["\ufdd00\ufdd1"]


def test_coins_point_at_their_owner():
    """Each number of coins that an event tells belongs to the seat that has them."""
    narrator = MINUTE.narrator(["Ada", "Bo"])
    spans = narrator.spans(ev.CoinPaid(1, 3, 2, 0, 4, 5))
    assert [(span.text, span.key) for span in spans if span.kind == "coins"] == [("3", 1), ("2", 1), ("5", 0)]
    given = narrator.spans(ev.CoinsGiven(0, 1))
    assert next(span for span in given if span.kind == "coins").text == "1 coin"
    scored = narrator.spans(closing.LineScored(0, ScoreLine("flat", 2, "Mill")))
    assert [(span.text, span.kind) for span in scored if span.kind != "text"] == [("Ada", "seat"), ("Mill", "card")]


class NumberNamed(Event, frozen=True):
    """A seat named a number; no catalogue has words for it."""

    rule = "naming"
    seat: Seat
    number: int


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", ["realms_nb", "no_such_package"])
def test_a_game_without_texts_is_told_in_plain_words(language, package):
    """What has no message is told in plain words of its key and values; how a game closes, in the common ones."""
    narrator = Narrator("sums", ["Ada", "Bo"], language=language, package=package)
    assert narrator.tell(NumberNamed(0, 3)) == "Number named: seat Ada, number 3."
    assert narrator.refuse(Refusal("too_high", "naming", {"most": 3})) == "Refusal too high: most 3."
    assert narrator.reason(Reason("whim_of_mine")) == "Reason whim of mine."
    assert narrator.rule("naming") == ("Naming", "")
    assert narrator.term("odd") == "odd"
    assert "".join(span.text for span in narrator.spans(NumberNamed(1, 2))) == "Number named: seat Bo, number 2."
    won = narrator.tell(closing.GameWon((0,), 7))
    assert "Ada" in won
    assert "7" in won
    assert won != Narrator("sums", ["Ada"], language="de" if language != "de" else "en").tell(closing.GameWon((0,), 7))


def test_a_game_of_another_package_brings_its_texts(tmp_path, monkeypatch):
    """Messages are found in the package of the game; what it says anew replaces the common words."""
    folder = tmp_path / "toys" / "texts" / "en"
    folder.mkdir(parents=True)
    (tmp_path / "toys" / "__init__.py").write_text("")
    (folder / "engine.ftl").write_text(
        'number-named = { WHO($seat, $seat_is, "say", "says") } { $number }.\nnone = nil\n'
    )
    monkeypatch.syspath_prepend(tmp_path)
    narrator = Narrator("sums", ["Ada"], package="toys", you=0)
    assert narrator.tell(NumberNamed(0, 3)) == "You say 3."
    assert (narrator.join([]), narrator_of_none().join([])) == ("nil", "none")


# Words that meant two things, or one of two for the same; what a move or a column of a table is called stays.
GIVEN_UP = {
    "en": r"\b(discs?|levels?|active zone|sapphire|obsidian)\b",
    "de": r"Scheibe|\bLevel|\bStufe|Aktiv-Zone|Tableau|Saphir|Obsidian",
    "it": r"\b(disc[oh]i?|livell[oi]|zona attiva|zaffiro|ossidiana)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_word(language):
    """In Realm of Sand your own piece is a spirit, what lights a field a lantern, a card small, large or great."""
    lines = [line for line in texts_of("realm_of_sand", language).splitlines() if not line.startswith("#")]
    said = [re.sub(r"\{[^{}]*(\}|->$)|`[^`]*`|^[ .*]*\[?[\w-]+\]? ?=?|\[[\w-]+\]", "", line) for line in lines]
    assert len(said) > 700
    assert [line for line in said if re.search(GIVEN_UP[language], line)] == []


def test_the_common_words_are_no_games():
    """No message of the common catalogues speaks of what only one game has."""
    own = r"\b(bastion|shield|invader|token|coin|rune|disc|crystal|hourglass|queen|tile|middle|wall)s?\b"
    found = [line for line in texts_of(COMMON, "en").splitlines() if re.search(own, line, re.I) and "COUNT" not in line]
    # The wall around the entrants of a league is no game's, nor is the one that a class looks at.
    walls = ("#", "results-wall", "results-no-wall", "error-wall-", "hall-", "error-hall-")
    assert [line for line in found if not line.startswith(walls)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", [COMMON, MINUTE.name, SAND.name])
def test_no_message_is_written_twice(who, language):
    """A key stands once in the files of a folder: of two messages of one name only one would ever be told."""
    keys = [key for key, form, _ in messages(who, language) if form is None]
    assert len(keys) > 20
    assert sorted(keys) == sorted(set(keys))
