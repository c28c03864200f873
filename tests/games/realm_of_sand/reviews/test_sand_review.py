"""A review of Realm of Sand: the same ledger, on fewer futures."""

from __future__ import annotations

import re

import numpy as np
import pytest
from drawn import drawings

import realms_nb as rn
from realms_nb.core.chance import stream
from realms_nb.core.registry import part
from realms_nb.games.realm_of_sand.engine.scoring import facts
from realms_nb.reviews.judging import judge
from realms_nb.reviews.ledger import ledger_table

game = rn.realm_of_sand


def at_random(seed, seats=2, moves=None, **options):
    """A match of random moves, to its end or for so many moves."""
    match, rng = rn.Match(game, seats, seed=seed, **options), stream(seed)
    while match.turn is not None and (moves is None or match.at < moves):
        legal = match.legal_moves
        match.play(legal[int(rng.random() * len(legal))])
    return match


@pytest.mark.parametrize("seats", [2, 3])
def test_the_ledger_of_sand_adds_up(seats):
    """Start + luck + own choices + the others' choices = result, for each seat, after some moves of a match."""
    evidence = judge(part("reviews", game), at_random(4, seats, moves=16), 4, 1)
    table = ledger_table(evidence).pivot(index="seat", columns="item", values="value")
    assert np.allclose(table[["start", "luck", "own", "others"]].sum(axis=1), table["result"], atol=1e-9)
    assert table["result"].sum() == pytest.approx(1)


def test_nothing_is_luck_while_no_card_comes_up():
    """Between two strokes of chance the chance after a move is the chance before the next one, without any noise."""
    evidence = judge(part("reviews", game), at_random(2, 2, moves=14), 6, 1)
    pairs = [
        (left, right)
        for left, right in zip(evidence.decisions, evidence.decisions[1:], strict=False)
        if left.epoch == right.epoch
    ]
    assert len(pairs) > 5
    for left, right in pairs:
        assert np.array_equal(left.wins[left.played], right.wins[right.habit])


def test_a_review_of_sand_is_told():
    """A match of Realm of Sand is reviewed and told, with the same tables."""
    look = rn.review(at_random(3, moves=12), 0, playouts=8, quiet=True)
    assert "not over" in repr(look)
    assert len(look.choices) == 12
    curve, waterfall = drawings(look._repr_html_())
    assert len(curve.ways) == 2
    assert len(waterfall.boxes) == 5


def test_moments_are_told_in_words():
    """The moments name moves, buildings and tiles in words of the language, say why, and never show an id."""
    look = rn.review(at_random(5, moves=16), 0, playouts=60, quiet=True)
    assert look.moments
    assert any(moment.reasons for moment in look.moments)
    for language, played in (("en", "Played"), ("de", "Gespielt"), ("it", "Giocata")):
        told = look.for_seat(0, language)._repr_html_()
        assert played in told
        # As moves are written for the engine: "lay T07 on C3 ..."; as cards are called in files: "I-01".
        assert not re.search(r">[a-z]+ T\d\d|\bI{1,3}-\d\d\b", told)
    assert "a duke" in look._repr_html_()
    assert look.again(1).at == look.moments[0].step


def test_figures_are_those_of_playing():
    """Points, pieces, discs, level and hourglasses before and after a move are those of the boards."""
    met = set()
    for match in (at_random(6, moves=number) for number in (3, 9, 20, 40)):
        seat = match.turn
        for move in match.legal_moves[::7]:
            other = match.copy()
            other.play(move)
            for name, before, after in part("reviews", game).figures(match.view(seat), move):
                for state, value in ((match.state, before), (other.state, after)):
                    here = game.scores(state)[seat].total if name == "points" else facts(state)[seat][name]
                    assert value == here
                if before != after:
                    met.add(name)
    assert {"pieces", "discs"} <= met
