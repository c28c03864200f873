"""Reviews of any game: the ledger adds up, chance is luck, and what somebody knew is hidden, not luck."""

from __future__ import annotations

import pytest
import toy
from toy.hidden import BIDS, CARELESS, DICE, HOPELESS

import realms_nb as rn
from realms_nb.players.futures import NotImagined
from realms_nb.reviews.any_game import part_of
from realms_nb.reviews.part import reviews_of

GAMES = [toy.GAME, BIDS, DICE]


def played(game, seed=3, player="squire"):
    match = rn.Match(game, ["You", "Ada"], seed=seed)
    rn.watch(match, player, seed=seed)
    return match


@pytest.fixture(autouse=True)
def _quiet(capsys):
    return capsys


def ledger_of(review):
    return review.ledger.pivot_table(index="seat", columns="item", values="value", sort=False)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_ledger_adds_up(game):
    """Start, luck, hidden, the others and own choices are the result, exactly, for every seat of every match."""
    for seed in range(6):
        match = played(game, seed)
        table = ledger_of(rn.review(match, playouts=12, quiet=True))
        parts = table.drop(columns="result").sum(axis=1)
        assert parts.tolist() == pytest.approx(table["result"].tolist(), abs=1e-9)
        assert table["result"].tolist() == [match.outcome.part(seat) for seat in range(2)]


def test_a_match_that_is_not_over_adds_up():
    """A review up to now ends at the chances of now."""
    match = rn.Match(DICE, 2, seed=2)
    rn.watch(match, "random", moves=3)
    table = ledger_of(rn.review(match, playouts=12, quiet=True))
    assert table.drop(columns="result").sum(axis=1).tolist() == pytest.approx(table["result"].tolist(), abs=1e-9)


def test_what_happened_is_named():
    """Where nothing is hidden and chance is silent there is no stroke; a die is luck; what is shown was hidden."""
    room = {game.name: part_of(game) for game in GAMES}
    for game, kinds in ((toy.GAME, {()}), (DICE, {("deal",)})):
        match = played(game)
        states = [match.start, *(step.state for step in match.history)]
        found = {room[game.name].strokes(state, step) for state, step in zip(states, match.history, strict=False)}
        assert found == kinds
    match = played(BIDS)
    states = [match.start, *(step.state for step in match.history)]
    strokes = [room["bids"].strokes(state, step) for state, step in zip(states, match.history, strict=False)]
    # The last to lay sees what the first one had laid; between two seats each knows other cards.
    assert set(strokes) == {("hidden",)}


def test_hidden_is_an_item_of_its_own():
    """In Bids nothing is dealt after the start: all luck is the deal, the rest of what came is hidden."""
    review = rn.review(played(BIDS), playouts=30, quiet=True)
    kinds = {(each.kind, each.what, each.step) for each in review.events if each.kind != "choice"}
    assert {step for kind, _, step in kinds if kind == "luck"} == {-1}
    assert {what for kind, what, _ in kinds if kind == "hidden"} == {"hidden"}
    assert "hidden" in review.items
    assert "Hidden" in repr(review)
    for language in ("en", "de", "it"):
        told = review.for_seat(0, language)._repr_html_()
        assert told.count("<rect") >= 6
        assert "{" not in told.replace("{$", "")
    assert "hidden" not in rn.review(played(DICE), playouts=12, quiet=True).items
    assert list(rn.charts.ledger(review.ledger).to_dict()["datasets"]) != []


def test_luck_of_dice_is_luck():
    """Who threw well had luck: over some matches the luck of a seat and how far its dice lay above the mean agree."""
    agreed = 0
    for seed in range(12):
        match = rn.Match(DICE, 2, seed=seed)
        rn.watch(match, "random", seed=seed)
        sums = match.state.sums
        luck = rn.review(match, playouts=40, quiet=True).items["luck"].value
        agreed += (luck > 0) == (sums[0] > sums[1]) or sums[0] == sums[1]
    assert agreed >= 9


def test_a_better_move_is_found():
    """To name the least where the most wins costs chances, and the review says which move was better."""
    match = rn.Match(toy.GAME, ["You", "Ada"], seed=1)
    for number in (3, 3, 1, 3, 3, 3):
        match.play(f"name {number}")
    review = rn.review(match, quiet=True)
    (moment, *_) = review.moments
    assert (moment.step, moment.played.move, moment.better.move) == (2, "name 1", "name 3")
    assert moment.better.figures[0].after == 6
    assert review.again(1).at == 2
    assert "If everybody goes on like chance" in review._repr_html_()


def test_worlds_that_break_rules():
    """A game whose worlds now and then break a rule is reviewed; where all do, it is said that the rules are right."""
    assert len(rn.review(played(CARELESS), playouts=8, quiet=True).choices) == 6
    with pytest.raises(NotImagined, match="The rules of Hopeless are right"):
        rn.review(played(HOPELESS, player="random"), playouts=8, quiet=True)


def test_many_moves_are_glanced_at():
    """Of many moves only the promising ones are followed, and the one that was played among them."""
    match = rn.Match(toy.GAME, 2, seed=1, rules=toy.GAME.STANDARD.changed(most=20, turns=2))
    match.play("name 1")
    (decision,) = rn.review(match, playouts=30, quiet=True).evidence.decisions
    assert decision.legal == 20
    assert len(decision.moves) <= 7
    assert str(decision.moves[decision.played]) == "name 1"
    assert decision.verdict == "cost"


def test_shipped_games_keep_their_own():
    """A game with reviews of its own is judged by them."""
    assert reviews_of(rn.minute_realms).__name__ == "realms_nb.games.minute_realms.reviews"
    assert reviews_of(toy.GAME) is part_of(toy.GAME)
