"""Texts in, texts out: whoever reads and writes can play, and what is refused is answered in words."""

from __future__ import annotations

import random

import pytest
from adapters.positions import ADVANCED, MINUTE, SAND
from own.games.duel import Duel
from toy import GAME as SUMS

import realms_nb as rn
from realms_nb.adapters.talk import TextTable, read, text_player
from realms_nb.core.errors import RealmsError
from realms_nb.core.narrator import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [(MINUTE, 3), (SAND, 1), (SUMS, 2)])
def test_a_game_by_texts(game, seats, language):
    """A game is played to its end by texts alone, and every question shows the board and the legal moves."""
    table, rng, asked = TextTable(game, seats, language=language), random.Random(1), 0
    table.reset(seed=2)
    while table.seat is not None:
        question = table.observe()
        board = str(game.text_board(game.view_for(table.state, table.seat), table._narrator(table.seat)))
        assert question.startswith(board)
        assert question.splitlines()[-len(table.moves) :] == list(table.moves)
        reply = table.step(rng.choice(table.moves))
        assert reply.refused is None
        asked += 1
    assert reply.over
    assert asked >= 3 * seats
    assert table.winners
    assert len(table.scores) == seats
    assert table.step("end").refused.endswith(".")
    assert table.observe()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["", "hello", "build Moon Base", "lose Mill", "x" * 300, None, "build\nbuild"])
def test_a_refused_text_is_answered(text, language):
    """A text that is no move, or none that is allowed, changes nothing and is answered with a sentence."""
    table = TextTable(MINUTE, language=language)
    table.reset(seed=2)
    before = table.state
    reply = table.step(text)
    assert reply.refused
    assert reply.refused[-1] in ".?!"
    assert not reply.over
    assert table.state is before


@pytest.mark.parametrize(
    "text",
    [
        "build Mill",
        " build  mill ",
        "**build Mill**",
        "I think of points.\nMy move: `build Mill`.",
        "Move: build Mühle",
        "- build Mill\n",
    ],
)
def test_moves_are_found_in_what_is_said(text):
    """The last line that is a move counts, whatever stands around it."""
    assert str(read(MINUTE, text, MINUTE.STANDARD)) == "build Mill"


def test_others_see_no_private_card():
    """While a seat looks at cards, what the table tells the others names none of them."""
    met = 0
    for seed in range(6):
        table, rng = TextTable(SAND, 3, rules=ADVANCED), random.Random(seed)
        table.reset(seed=seed)
        for _ in range(150):
            if table.seat is None:
                break
            decision = table.state.decision
            if type(decision).__name__ == "KeepOneCard":
                met += 1
                assert all(card in table.observe() for card in decision.cards)
                for seat in {0, 1, 2} - {decision.seat}:
                    told = table.observe(seat).split()
                    assert not any(card in word.strip(".,:") for card in decision.cards for word in told)
            kinds = {move.split()[0]: move for move in table.moves}
            table.step(kinds[rng.choice(sorted(kinds))])
    assert met > 2


def first_listed(question):
    return question.splitlines()[-1]


def stubborn(question):
    return "I pass"


def learns(question):
    lines = question.splitlines()
    if "was not played" in lines[-1]:
        return next(line for line in lines if line.startswith(("build ", "bastion ", "lose ", "discard ")))
    return "build Moon Base"


def cheats(question):
    return "lose Mill"


def test_text_players_in_tournaments():
    """Players by texts play, learn from a refusal, and forfeit, as any strategy does, in a process of their own."""
    players = [text_player(player) for player in (first_listed, stubborn, learns, cheats)]
    table = rn.simulate(rn.minute_realms, players, games=2, seed=3, workers=1, quiet=True)
    told = table.groupby("strategy").first()
    assert told.loc["first_listed", "forfeit"] is None
    assert told.loc["learns", "forfeit"] is None
    assert told.loc["stubborn", "forfeit"] == "error"
    assert "'I pass' is not a move" in told.loc["stubborn", "error"]
    assert told.loc["cheats", "forfeit"] == "illegal move"
    assert told.loc["cheats", "error"].startswith("lose Mill: ")


def test_text_players_play_both_games():
    """A player by texts finishes games of Realm of Sand and of a third game."""
    for game, foe in ((SAND, "random"), (SUMS, "random")):
        rows = rn.simulate(
            game, [text_player(first_listed), foe], games=1, seed=1, time_limit=None, workers=1, quiet=True
        )
        assert rows["forfeit"].isna().all()
    with pytest.raises(RealmsError, match="tries"):
        text_player(first_listed, tries=0)


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("game", [MINUTE, SAND], ids=lambda game: game.name)
def test_the_rules_come_first(game, language):
    """A table tells every rule of the catalogue, with the numbers it is played by, before its first question."""
    table = TextTable(game, language=language)
    told = table.reset(seed=3)
    rules = game.narrator(rules=table.rules, language=language).rules()
    assert len(rules) > 20
    for title, text in rules:
        assert f"{title}: {text}\n" in told
    assert "{" not in told
    assert told.endswith(table.observe())
    assert TextTable(game, language=language, rulebook=False).reset(seed=3) == table.observe()


def test_the_rules_are_those_that_are_played():
    """Changed rules are told as they are; a game without a catalogue says what its class says of itself."""
    assert "take 5 coins" in TextTable(MINUTE, rules={"bastion_income": 5}).reset(seed=1)
    assert "take 2 coins" in TextTable(MINUTE).reset(seed=1)
    told = TextTable(Duel).reset(seed=1)
    assert told.startswith("The rules of ")
    assert " ".join(Duel.__doc__.split()) in " ".join(told.split())


@pytest.mark.parametrize(("language", "price"), [("en", "costs"), ("de", "kostet"), ("it", "costa")])
def test_every_card_that_can_be_taken_is_told(language, price):
    """What a card costs, trades and scores stands in every question, with the name that moves call it by."""
    rng = random.Random(5)
    for seed in range(4):
        table, met = TextTable(MINUTE, 3, language=language), 0
        table.reset(seed=seed)
        while table.seat is not None:
            asked = table.observe()
            view = MINUTE.view_for(table.state, table.seat)
            narrator = MINUTE.narrator(language=language)
            for card in [card for card in (*view.fronts, *view.middle) if card is not None]:
                (line,) = [line for line in asked.splitlines() if line.startswith((f"{card.name}: ", f"{card.name}. "))]
                assert narrator.label(card.name) in line
                assert f"{price} {card.cost}" in line
                met += 1
            assert table.step(rng.choice(table.moves)).refused is None
        assert met > 60


def broken(question):
    lines = question.splitlines()
    return lines[9999]


def test_a_fault_is_told_with_the_line_of_whoever_wrote_it():
    """A player by texts that fails is told its own line, not one of the door."""
    line = broken.__code__.co_firstlineno + 2
    found = rn.tournament(MINUTE, [text_player(broken), "squire"], games=2, quiet=True)
    assert f"IndexError in line {line}: list index out of range" in repr(found)
