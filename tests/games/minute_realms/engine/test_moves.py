"""Moves as text, and refusals that say where a card is."""

from __future__ import annotations

import pytest
from tables import game, last_round, play, realm, refusal, table

from realms_nb.core.errors import IllegalMove, UnreadableMove
from realms_nb.games.minute_realms.engine.moves import DiscardCard, LoseBuilding, TakeCard


@pytest.mark.parametrize(
    "move", [TakeCard("Old Town", "build"), TakeCard("Mill", "bastion"), DiscardCard("Mill"), LoseBuilding("Castle")]
)
def test_text_form(move):
    """A move's text form reads back as the same move."""
    assert game.parse(str(move)) == move


@pytest.mark.parametrize(
    "text", ["build Mühle", "BUILD mulino", "  build   mill ", "baue Mühle", "Bau „Mühle“", "costruisci «Mulino»"]
)
def test_names_in_any_language(text):
    """Verbs and card names are read in every language of the deck, whatever the case, spaces and quotes."""
    assert game.parse(text) == TakeCard("Mill", "build")


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_what_a_board_says_can_be_typed(language):
    """Every move of every card is read as the boards put it into words, in each language."""
    told = game.narrator(language)
    verbs = (lambda card: TakeCard(card, "build"), lambda card: TakeCard(card, "bastion"), DiscardCard, LoseBuilding)
    moves = [verb(card.name) for card in game.STANDARD.deck for verb in verbs]
    assert len(moves) == 4 * len(game.STANDARD.deck)
    assert [game.parse(game.describe_move(move, told)) for move in moves] == moves


def test_a_match_reads_the_language_of_a_class():
    """`baue Kontor` plays what `build Counting House` plays, and what is refused is refused in the same words."""
    from realms_nb.core.match import Match

    said, typed = (Match(game, ["Du", "Ada", "Bo"], seed=8, language="de") for _ in range(2))
    said.play("baue Kontor")
    typed.play("build Counting House")
    assert said.state == typed.state
    refusals = []
    for text in ("baue Kontor", "build Counting House"):
        with pytest.raises(IllegalMove) as caught:
            said.play(text)
        refusals.append(str(caught.value))
    assert refusals[0] == refusals[1]
    with pytest.raises(UnreadableMove, match="Kontro.*Counting House"):
        said.play("baue Kontro")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is not a move"),
        ("build", "is not a move"),
        ("eat Mill", "'eat Mill' is not a move; write for example 'build Mill'"),
        ("build Mil", "No card is called 'Mil'. Did you mean 'Mill'?"),
        (7, "7 is not a move"),
        ("x" * 10_000, "is not a move"),
    ],
)
def test_unreadable_text(text, message):
    """A text that is no move is refused with an example or the nearest card."""
    with pytest.raises(UnreadableMove, match=message) as caught:
        game.parse(text)
    assert len(str(caught.value)) < 200


@pytest.fixture
def two():
    """Two seats in round 3: the Chapel is built, the Castle discarded."""
    from msgspec.structs import replace
    from tables import card

    state = table(["Mill", "Sawmill"], ["Inn", "Market Square"], [realm(3), realm(3, "Chapel", "~Palace")], round=3)
    return replace(
        state, discards=(card("Castle"),), pile=tuple(c for c in state.pile if c.name != "Castle")
    )  # fmt: skip


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("build Chapel", "card_in_realm"),
        ("build Palace", "card_in_realm"),
        ("build Castle", "card_discarded"),
        ("build Fishery", "card_not_in_game"),
        ("build Cottage", "card_not_dealt"),
        ("lose Chapel", "no_loss_due"),
        ("discard Mill", "choice_left"),
        ("bastion Market Square", "cannot_be_bastion"),
        ("build Mill", None),
    ],
)
def test_a_refusal_says_where_the_card_is(two, move, code):
    """A card that cannot be taken is refused with the place where it is, as far as everybody knows."""
    assert refusal(two, move) == code


@pytest.mark.parametrize(
    "move",
    ["build Mill", None, 7, TakeCard("Mill", "eat"), TakeCard("No such card", "build"), TakeCard(["Mill"], "build")],
)
def test_rubbish_is_refused(two, move):
    """Anything that is not a move is refused with a sentence, and nothing changes."""
    assert game.why_not(two, move).code in {"not_a_move", "unknown_card"}
    with pytest.raises(IllegalMove, match=r"\w+"):
        game.apply(two, move)


def test_refusals_while_a_loss_is_due():
    """While a building must be lost, nothing else can be played, and only one's own open unfixed building is lost."""
    state = play(last_round([realm(0, "Castle", "Market Square", "~Chapel"), realm(0)], strength=9), "build Hut")
    assert [str(move) for move in game.legal_moves(state)] == ["lose Hut"]
    state = play(state, "lose Hut")
    assert refusal(state, "build Mill") == "loss_due"
    assert refusal(state, "lose Mill") == "not_in_your_realm"
    assert refusal(state, "lose Chapel") == "already_bastion"
    assert refusal(state, "lose Market Square") == "cannot_be_flipped"
    assert [str(move) for move in game.legal_moves(state)] == ["lose Castle"]


def test_nothing_after_the_end():
    """After the end every move is refused."""
    state = play(last_round([realm(0), realm(0)]), "build Hut")
    assert refusal(state, "build Mill") == "game_over"


def test_an_illegal_move_carries_its_refusal_and_a_sentence(two):
    """The error of a refused move holds the refusal and explains it in a sentence."""
    with pytest.raises(IllegalMove, match="Market Square carries the sign") as caught:
        play(two, "bastion Market Square")
    assert caught.value.refusal.code == "cannot_be_bastion"
    assert caught.value.refusal.rule == "fixed-cards"
