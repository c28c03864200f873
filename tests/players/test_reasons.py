"""Why a player chose, in words: every reason has its sentence in every language."""

from __future__ import annotations

import re

import pytest

from realms_nb.core.chance import stream
from realms_nb.core.narrator import DEPTHS, LANGUAGES, texts
from realms_nb.core.strategy import LONGEST_WHY, Choice, Reason, as_choice
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.players import players as minute_realms
from realms_nb.games.minute_realms.players.weights import BALANCED, Weights
from realms_nb.players import registry

REASONS = [
    Reason("random", {"count": 7}),
    Reason("only_move"),
    Reason("said", {"why": "It costs nothing."}),
    Reason("points_now", {"points": 1}),
    Reason("points_later", {"points": 2}),
    Reason("coins", {"coins": 1}),
    Reason("shields", {"percent": 40}),
    Reason("award", {"points": 3}),
    Reason("denial", {"points": 6}),
    Reason("gifts", {"coins": 2}),
    Reason("pays_less", {"coins": 2}),
    Reason("noise"),
    Reason("lesser_evil"),
    Reason("not_imagined", {"count": 3}),
    Reason("candidates", {"listed": "build Mill 40 %, bastion Mill 30 %"}),
    Reason("win_chance", {"percent": 61, "playouts": 2_000}),
    *(Reason("expected_score", {"points": 30, "margin": 2, "standing": word}) for word in ("ahead", "behind", "level")),
    *(Reason("next_best", {"card": "Mill", "use": use, "percent": 55}) for use in ("build", "bastion", "lose")),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("depth", DEPTHS)
def test_every_reason_has_a_sentence(language, depth):
    """Each reason is told as a sentence in each language, short and for beginners, with its numbers in it."""
    narrator = GAME.narrator(language=language, depth=depth)
    for reason in REASONS:
        sentence = narrator.reason(reason)
        assert sentence[-1] == "."
        assert "{" not in sentence
        numbers = {str(value) for name, value in reason.details.items() if isinstance(value, int) and name != "margin"}
        assert all(number in re.sub(r"(?<=\d)[.,\u202f\u00a0](?=\d{3})", "", sentence) for number in numbers)
    assert narrator.reason(REASONS[-1]) != narrator.reason(REASONS[-2])


def test_catalogues_know_the_same_reasons():
    """Every language has the reasons that the others have, and no code is missing from this test."""
    keys = {
        language: set(re.findall(r"^reason-([a-z-]+) =", texts(GAME.name, language), re.M)) for language in LANGUAGES
    }
    assert keys["en"] == keys["de"] == keys["it"] == {reason.code.replace("_", "-") for reason in REASONS}


def test_cards_speak_the_language():
    """A card in a reason is called by its name in the language of the story."""
    assert "Mühle" in GAME.narrator(language="de").reason(REASONS[-1])
    assert "Mulino" in GAME.narrator(language="it").reason(REASONS[-1])


def test_weighty_reasons_come_first():
    """The first reason of a weighted player is the feature that weighs most for the chosen move."""
    state = GAME.setup(2, 4)
    view, moves = GAME.view_for(state, 0), GAME.legal_moves(state)
    for weights, code in ((Weights(points_now=0, coins=1), "coins"), (Weights(points_now=0, shields=1), "shields")):
        assert weights(view, moves, stream(0)).reasons[0].code == code
    assert Weights(points_now=0, coins=-1)(view, moves, stream(0)).reasons[0].code == "lesser_evil"


def test_other_reasons():
    """Noise that decides is admitted, a forced move is called forced, chance is called chance."""
    state = GAME.setup(4, 4)
    view, moves = GAME.view_for(state, 0), GAME.legal_moves(state)
    moody = BALANCED.changed(noise=99.0)
    assert {moody(view, moves, stream(seed)).reasons[0].code for seed in range(20)} >= {"noise"}
    for player in (moody, minute_realms.Rollout(), minute_realms.Search()):
        assert [reason.code for reason in player(view, moves[:1], stream(0)).reasons] == ["only_move"]
    assert registry.random(view, moves, stream(0)).reasons[0].code == "random"


def test_functions_may_say_why():
    """A function may return a move and a text; it is said on one line and cut where a board has no more room."""
    move = GAME.legal_moves(GAME.setup(2, 1))[0]
    assert as_choice((move, "it is\n cheap")) == Choice(move, (Reason("said", {"why": "it is cheap"}),))
    assert GAME.narrator().reason(as_choice((move, "It is cheap.")).reasons[0]) == "It is cheap."
    assert len(as_choice((move, "cheap and good " * 50)).reasons[0].details["why"]) <= LONGEST_WHY
    assert as_choice((move, " ")) == as_choice(move) == Choice(move)


@pytest.mark.parametrize("player", [minute_realms.Rollout(60), minute_realms.Search(400)])
def test_sampled_reasons_carry_numbers(player):
    """Sampling players say how often the move won in how many futures, the score to expect, and the next best move."""
    state = GAME.setup(3, 6)
    choice = player(GAME.view_for(state, 0), GAME.legal_moves(state), stream(1))
    chance, score, other = choice.reasons
    assert (chance.code, score.code, other.code) == ("win_chance", "expected_score", "next_best")
    assert 0 <= chance.details["percent"] <= 100
    assert 0 < chance.details["playouts"] <= 400
    assert 10 < score.details["points"] < 60
    assert (other.details["card"], other.details["use"]) != (choice.move.card, choice.move.use)
