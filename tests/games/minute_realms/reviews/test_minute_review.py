"""What a review of Minute Realms says of two moves: the figures in its reasons are those of playing them."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

import pytest

import realms_nb as rn
from realms_nb.core.chance import stream
from realms_nb.core.narrator import LANGUAGES
from realms_nb.games.minute_realms import reviews
from realms_nb.games.minute_realms.engine.moves import DiscardCard, LoseBuilding, TakeCard
from realms_nb.games.minute_realms.reviews import figures, move_words, why


def positions(seed, seats=3):
    """Every second position of a random match."""
    match, rng = rn.Match(rn.minute_realms, seats, seed=seed), stream(seed)
    while match.turn is not None:
        legal = match.legal_moves
        if match.at % 2:
            yield match
        match.play(legal[int(rng.random() * len(legal))])


def left(match, move, seat):
    """Coins of a seat, points, and coins of all others, right after a move."""
    other = match.copy()
    other.play(move)
    coins = [realm.coins for realm in other.state.realms]
    return coins[seat], other.scores[seat].total, sum(coins) - coins[seat]


def test_reasons_name_what_playing_shows():
    """Coins, points at once and coins paid to others are the differences of the two positions, and always gains."""
    met = Counter()
    for seed in range(2):
        for match in positions(seed):
            seat, view = match.turn, match.view(match.turn)
            found = {move: left(match, move, seat) for move in match.legal_moves}
            for better in match.legal_moves:
                for played in match.legal_moves:
                    for reason in why(view, better, played):
                        (number,) = reason.details.values()
                        assert number > 0
                        coins, points, paid = (a - b for a, b in zip(found[better], found[played], strict=True))
                        if reason.code in {"coins", "points_now", "pays_less"}:
                            expected = {"coins": coins, "points_now": points, "pays_less": -paid}[reason.code]
                            assert number == expected
                        met[reason.code] += 1
                        if reason.code == "shields":
                            assert number <= 100
    assert min(met[code] for code in ("coins", "points_now", "pays_less", "points_later", "shields", "award")) > 20


def test_figures_are_those_of_playing():
    """Coins and points before and after each move are those of the positions; a chance to hold is told in percent."""
    held = same = 0
    for match in positions(4):
        seat, view = match.turn, match.view(match.turn)
        before = match.state.realms[seat].coins, match.scores[seat].total
        for move in match.legal_moves:
            told = {name: (old, new) for name, old, new in figures(view, move)}
            coins, points, _ = left(match, move, seat)
            assert told["coins"] == (before[0], coins)
            assert told["points"][0] == before[1]
            other = match.copy()
            other.play(move)
            if other.turn is not None and other.state.invasions == match.state.invasions:
                # Invaders who come at the end of the round are none of this move's doing.
                assert told["points"][1] == points
                same += 1
            assert set(told) - {"hold"} == {"coins", "points", "shields"}
            if "hold" in told:
                assert 0 <= told["hold"][0] <= 100 >= told["hold"][1]
                held += max(told["hold"]) > 1
    assert held > 20
    assert same > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_in_words(language):
    """Each kind of move has words of its own, with the name of its card."""
    narrator = rn.minute_realms.narrator(language=language)
    moves = TakeCard("Mill", "build"), TakeCard("Mill", "bastion"), DiscardCard("Mill"), LoseBuilding("Mill")
    words = [move_words(move, narrator) for move in moves]
    assert len(set(words)) == 4
    assert all(narrator.label("Mill") in each for each in words)
    for move, key in zip(moves, ("build", "bastion", "discard", "lose"), strict=True):
        assert move_words(move, narrator) == narrator.say(f"chart-move-{key}", card="Mill")


def test_only_the_last_two_rounds_are_searched():
    """Before them the cards to come decide too much; a finished game has no decision to search."""
    match, rng = rn.Match(rn.minute_realms, 2, seed=3), stream(3)
    found = {}
    while match.turn is not None:
        if match.state.round not in found:
            found[match.state.round] = reviews.answers(match.state, match.legal_moves[0], 8, 1) is not None
        legal = match.legal_moves
        match.play(legal[int(rng.random() * len(legal))])
    assert [number for number, searched in found.items() if searched] == [7, 8]
    assert reviews.answers(match.state, None, 8, 1) is None


def test_halfway_all_tokens_are_known(monkeypatch):
    """When the invaders have struck, every token up to that round lies face up, the one placed last among them."""
    asked = []
    monkeypatch.setattr(
        reviews, "sampled", lambda *_, known, **__: asked.append(list(known)) or SimpleNamespace(wins=[known])
    )
    placed = met = 0
    for seed in range(40):
        match, rng = rn.Match(rn.minute_realms, 2, seed=seed), stream(seed)
        while match.turn is not None:
            before, legal = match.state, match.legal_moves
            match.play(legal[int(rng.random() * len(legal))])
            step = match.steps[-1]
            if reviews.strokes(before, step)[:1] == ("reveal",):
                reviews.halfway(before, step, 8, 1)
                track = step.state.track[before.revealed : before.round]
                assert asked[-1] == [token for token in track if token is not None]
                met += 1
                placed += before.track[before.round - 1] is None is not step.state.track[before.round - 1]
    assert met > 60
    assert placed > 3
