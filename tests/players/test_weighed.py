"""What players looked at besides the move that they chose stays with the move, with what it was worth to them."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO

import pytest

import realms_nb as rn

LEVELS = ["knight", "duke", "emperor"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", [rn.minute_realms, rn.realm_of_sand], ids=lambda game: game.name)
def test_every_level_says_what_else_it_looked_at(game, level):
    """The moves that were weighed could all be played, the best stands first, and what is chosen is mostly the best."""
    match = rn.Match(game, ["Ada", "Bo"], seed=5)
    with redirect_stdout(StringIO()):
        rn.watch(match, level, moves=10)
    state, met, best = match.start, 0, 0
    for step, thought in zip(match.history, match.thoughts, strict=True):
        legal, found = game.legal_moves(state), thought.weighed
        assert {each.move for each in found} <= set(legal)
        values = [each.value for each in found]
        assert values == sorted(values, reverse=True)
        assert len({each.unit for each in found}) <= 1
        if len(found) > 1 and step.move in {each.move for each in found}:
            met += 1
            best += step.move == found[0].move
        assert thought.seconds is not None
        state = step.state
    assert met >= 3
    if level == "duke":
        # No chance in it: the weights of Realm of Sand, and in Minute Realms the futures' wins up to the margin.
        assert best >= met - 2


def test_any_game_says_what_it_weighed():
    """Players of a game without any of its own tell their candidates as numbers, too."""

    @rn.game
    class Heap:
        """Take one or two; who takes the last wins."""

        players = 2

        def setup(self, t):
            t.heap = 4

        def moves(self, t):
            return [("take", n) for n in (1, 2) if n <= t.heap]

        def take(self, t, n):
            t.heap -= n
            if t.heap == 0:
                t.wins(t.me)

    match = rn.Match(Heap, ["Ada", "Bo"], seed=1)
    with redirect_stdout(StringIO()):
        rn.watch(match, "duke", moves=1)
    (thought,) = match.thoughts
    assert [str(each.move) for each in thought.weighed] == ["take 1", "take 2"]
    assert {each.unit for each in thought.weighed} == {"wins"}
    assert thought.weighed[0].value > thought.weighed[1].value
