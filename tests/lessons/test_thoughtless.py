"""A lucky deal passes nothing: what counts is what lies above play without thought in the same deal."""

from __future__ import annotations

import contextlib
import io
import random

import pytest

import realms_nb as rn
from realms_nb.lessons.thoughtless import moved_by_ours, without_thought


def points(match):
    return match.scores[0].total


def begun(seed=3):
    return rn.Match(rn.minute_realms, ["You", "Ada", "Bo"], seed=seed)


def test_the_bound_is_what_chance_itself_would_get():
    """Points without any wish: the best of many thoughtless games lies above the usual one, and is always the same."""
    best = without_thought(begun(), points)
    assert best == without_thought(begun(), points)
    rng, found = random.Random(1), []
    for _ in range(20):
        match = begun()
        while match.turn is not None:
            match.play(rng.choice(match.legal_moves))
        found.append(points(match))
    assert sorted(found)[10] < best


def test_a_wish_that_nobody_fulfils_has_no_bound():
    """Where no thoughtless game fulfils the wish, nothing has to be beaten; a game can be cut short."""
    assert without_thought(begun(), lambda match: None) is None
    assert without_thought(begun(), lambda match: match.at, moves=5) == 5


def test_the_match_itself_stays_as_it_is():
    """The match that is looked at has the same moves afterwards, and one line."""
    match = begun()
    match.play("build Timber House" if "build Timber House" in map(str, match.legal_moves) else match.legal_moves[0])
    before = match.history
    without_thought(match, points, moves=3)
    assert match.history == before
    assert len(match.lines) == 1


@pytest.mark.parametrize(
    ("you", "ours"),
    [("knight", True), ("squire@2026-11", True), ("random", True), (lambda v, moves, r: moves[0], False)],
)
def test_players_of_the_package_are_recognised(you, ours):
    """Whoever lets a player of the package move has not moved; a function of one's own has, and so have hands."""
    match = begun()
    with contextlib.redirect_stdout(io.StringIO()):
        rn.watch(match, {"You": you, "Ada": "squire", "Bo": "knight"})
    assert moved_by_ours(match) == ours
    other = begun()
    for step in match.history:
        other.play(step.move)
    assert not moved_by_ours(other)
