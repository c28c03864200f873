"""The narrator: every fact has its sentence, in every language and depth."""

from __future__ import annotations

import random
import re
from importlib import import_module
from pathlib import Path

import pytest
from some import some

import realms_nb as rn
from realms_nb.core import closing
from realms_nb.core.errors import Refusal, UnknownLanguage
from realms_nb.core.event import Event
from realms_nb.core.explain import rounds
from realms_nb.core.narrator import DEPTHS, LANGUAGES
from realms_nb.games.minute_realms.engine import events as ev

game = rn.minute_realms
MODULES = ("legality", "trade", "transitions")


SOURCE = "".join(
    Path(import_module(f"realms_nb.games.minute_realms.engine.{m}").__file__).read_text("utf-8") for m in MODULES
)
REFUSALS = {*re.findall(r'Refusal\(\s*"(\w+)"', SOURCE), "not_your_turn"}
EVENTS = [
    kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
RULES = {kind.rule for kind in EVENTS} | set(re.findall(r'Refusal\(\s*"\w+", "([\w-]+)"', SOURCE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("depth", DEPTHS)
def test_whole_games_are_told(language, depth):
    """Every sentence of whole games, with and without a reader among the players, is complete."""
    for seats, names in ((2, ["You", "Ada"]), (3, 3), (5, ["Ada", "Bo", "Tu", "Cy", "Di"])):
        match = rn.Match(game, names, seed=seats)
        rng = random.Random(seats)
        while match.turn is not None:
            match.play(rng.choice(match.legal_moves))
        for sentence in rn.story(match, language, depth):
            assert_sentence(sentence)
        for sheet in some(match.scores):
            for line in sheet.lines:
                assert str(line.points) in match.narrator(language).formula(line)


def assert_sentence(sentence):
    assert re.match(r"[\w„«“']", sentence), sentence
    assert sentence.endswith((".", "!", "?")), sentence
    assert not re.search(r"[{}$]|\bNone\b|  ", sentence), sentence


RARE = [
    ev.TurnLost(0, "Mill"),
    ev.TokenIgnored(0, 3, "pile_empty"),
    ev.RealmBreached(0, 1, 5, 0),
    ev.InvasionStruck(4, (), 0, last=False),
    ev.InvasionStruck(8, (2,), 2, last=True),
    ev.LeftoversDiscarded(2, ()),
    ev.LeftoversDiscarded(2, ("Mill",)),
    *(closing.TieBroken((0, 1), by) for by in ("coins", "buildings", "shared")),
    closing.GameWon((0, 1), 30),
    closing.GameWon((0,), 1),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("you", [None, 0])
def test_rare_events_are_told(language, depth, you):
    """What hardly ever happens has its sentence too."""
    narrator = game.narrator(["Ada", "Bo"], language=language, depth=depth, you=you)
    for event in RARE:
        assert_sentence(narrator.tell(event))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("depth", DEPTHS)
def test_every_refusal_is_told(language, depth):
    """Each refusal is a sentence, whatever its details."""
    details = {
        "card": "Mill", "own": "Inn", "near": None, "text": "'x'", "seat": 0, "turn": 1, "coins": 1, "cost": 2,
        "missing": 1, "step": 1, "steps": 2, "players": 2, "needed": 3,
    }  # fmt: skip
    for you in (None, 0, 1):
        narrator = game.narrator(["Ada", "Bo"], language=language, depth=depth, you=you)
        for code in REFUSALS:
            for near in (None, "Mill"):
                assert_sentence(narrator.refuse(Refusal(code, "turn", details | {"near": near})))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_show_the_numbers_in_play(language):
    """The explanation of a rule carries the numbers of the rules in play, not of the standard ones."""
    rules = game.STANDARD.changed(bastion_income=7, award=3)
    narrator = game.narrator(language=language, rules=rules)
    for rule in RULES:
        title, text = narrator.rule(rule)
        assert title
        assert_sentence(text)
    assert "7" in narrator.rule("bastion")[1]
    assert "3" in narrator.rule("award")[1]
    assert "3/3/4/4/5" in narrator.rule("starting-coins")[1]


def test_a_reader_is_spoken_to():
    """A seat called You, Du or Tu is spoken to in every language."""
    match = rn.Match(game, ["you", "Ada"], seed=7)
    match.play(match.legal_moves[0])
    assert rn.story(match, "en", last=1)[0].startswith("You keep ")
    assert rn.story(match, "de", last=1)[0].startswith("Du behältst ")
    assert rn.story(match, "it", last=1)[0].startswith("Tieni ")


def test_why_not_prints_the_refusal(capsys):
    """`why_not` prints the sentence of a refusal and the rule behind it, wrapped between words; nothing is played."""
    match = rn.Match(game, ["You", "Ada"], seed=7)
    rn.why_not(match, "bastion Watchtower")
    assert capsys.readouterr().out == (
        "Watchtower carries the sign “cannot be a bastion”: it can only be built.\n"
        "Cannot be a bastion: Cards with this sign can only be built, and an invasion cannot turn\n"
        "    them face down.\n"
    )
    rn.why_not(match, match.legal_moves[0], language="de")
    assert capsys.readouterr().out == "„Wachturm“ bauen: Dieser Zug ist jetzt erlaubt.\n"
    rn.why_not(match, "bild Mill")
    assert "is not a move; write for example" in capsys.readouterr().out
    assert match.at == 0


def test_explain_prints_the_story(capsys):
    """`explain` prints the story sentence by sentence; `last` limits it to the last moves."""
    match = rn.Match(game, ["Ada", "Bo"], seed=7, language="de")
    match.play(match.legal_moves[0])
    rn.explain(match)
    printed = capsys.readouterr().out.splitlines()
    assert tuple(printed) == rn.story(match, "de")
    assert rn.story(match, last=1) == rn.story(match)[-2:]
    assert rn.story(match, last=0) == ()


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("tried", [rn.minute_realms, rn.realm_of_sand], ids=lambda tried: tried.name)
def test_a_finished_game_is_told_round_by_round(tried, language, capsys):
    """A finished game is a paragraph a round, the result, and a line that says how to have it in full."""
    match, rng = rn.Match(tried, ["Ada", "Bo"], seed=7), random.Random(7)
    while match.turn is not None:
        match.play(rng.choice(match.legal_moves))
    rn.explain(match, language)
    short = capsys.readouterr().out
    rn.explain(match, language, full=True)
    assert len(short) < len(capsys.readouterr().out) / 2
    assert short.splitlines()[-1].endswith("rn.explain(match, full=True)")
    played = sum(event.rule == "round" for event in match.events)
    paragraphs = rounds(match, language)
    assert len(paragraphs) == played + 1 > 4
    assert rn.story(match, language)[-1] in paragraphs[-1]
    assert not set(" ".join(paragraphs)) & set("{}$")
    match.undo()
    rn.explain(match, language)
    assert capsys.readouterr().out.count("\n") >= len(rn.story(match, language)) > 30


@pytest.mark.parametrize("options", [{"language": "fr"}, {"language": None, "depth": "deep"}, {"language": 7}])
def test_unknown_language_or_depth(options):
    """A language or depth without texts is refused with those that exist."""
    with pytest.raises(UnknownLanguage, match="'en'|'short'"):
        rn.explain(rn.Match(game, 2, seed=1), **options)


def test_a_missing_fact_is_an_error():
    """A message that lacks a fact fails loudly instead of showing a gap."""
    with pytest.raises(LookupError, match="refusal-too-few-coins"):
        game.narrator().refuse(Refusal("too_few_coins", "building", {"card": "Mill"}))
