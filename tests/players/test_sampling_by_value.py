"""What players of any game reckon from their futures, on sums small enough to be worked out by hand."""

from __future__ import annotations

from math import sqrt

import pytest
import toy

from realms_nb.core.chance import Random
from realms_nb.players.futures import End
from realms_nb.players.sampling import CANDIDATES, Candidate, MoveTally, Sampled, at_a_loss, chosen, look_into
from realms_nb.players.tree_search import TreeNode, TreeSearch


@pytest.mark.parametrize(
    ("wins", "points", "rewards", "margins"),
    [
        # A hundredth of the points, of which one more than the most is a whole.
        ((1, 0, 0), (9, 5, 4), (1.009, 0.005, 0.004), (4, -4, -5)),
        ((0, 1, 0), (9, 1, 5), (-0.009, 0.999, -0.005), (-8, 4, -4)),
        ((0, 0), (3, 1), (0.0075, 0.0025), (2, -2)),
        ((1.0,), (7,), (1 + 0.07 / 8,), (7,)),
    ],
)
def test_what_an_end_is_worth(wins, points, rewards, margins):
    """Wins and a hundredth of the points, which count as good or bad as they were for who won; ahead of the next."""
    end = End(tuple(map(float, wins)), tuple(map(float, points)))
    assert [end.reward(seat) for seat in range(len(wins))] == pytest.approx(rewards)
    assert [end.margin(seat) for seat in range(len(wins))] == list(margins)


def test_the_tally_of_moves():
    """Each move has the means of its own futures for the seat that decides; one that was never tried is left out."""
    tally = MoveTally(["a", "b", "c", "d"], seat=1)
    for place, end in (
        (1, End((0.0, 1.0), (2.0, 6.0))),
        (3, End((0.0, 1.0), (2.0, 6.0))),
        (0, End((0.5, 0.5), (4.0, 4.0))),
        (0, End((0.0, 1.0), (1.0, 9.0))),
    ):
        tally.add(place, end)
    found = tally.candidates()
    # b and d are equal: the one that the game lists first stands first.
    assert [each.move for each in found] == ["b", "d", "a"]
    assert found[0] == Candidate("b", pytest.approx(1 + 0.06 / 7), 1.0, 6.0, 4.0, 1)
    assert found[2] == Candidate("a", pytest.approx((0.5 + 0.04 / 5 + 1 + 0.09 / 10) / 2), 0.75, 6.5, 4.0, 2)


class Steps:
    """Futures that cost ten moves each."""

    applied = 0

    def row(self, view, moves, rng, play):
        self.applied += 10
        self.seeds = [*getattr(self, "seeds", []), play]
        return [End((1.0, 0.0), (1.0, 0.0)) for _ in moves]


@pytest.mark.parametrize(
    ("playouts", "work", "rounds"), [(2, 1000, 2), (9, 35, 3), (9, 30, 3), (9, 29, 2), (9, 1, 1), (5, float("inf"), 5)]
)
def test_as_many_futures_as_fit(playouts, work, rounds):
    """Every move is looked into equally often, at least once, and never beyond the moves that may be made."""
    futures, tally = Steps(), MoveTally(["a", "b"], 0)
    assert look_into(futures, None, tally, playouts, Random(1), work) == rounds
    assert tally.tries == [rounds, rounds]
    assert len(set(futures.seeds)) == rounds


def ranked(*moves):
    return [Candidate(move, win, win, points, margin, tries) for move, win, points, margin, tries in moves]


@pytest.mark.parametrize(
    ("margin", "standing", "by"), [(2.6, "ahead", 3), (-1.6, "behind", 2), (0.4, "level", 0), (-0.4, "level", 0)]
)
def test_why_a_move_was_chosen(margin, standing, by):
    """The reasons name its wins in percent, its futures, its score and how far ahead; and the next four moves."""
    moves = ranked(("a", 0.666, 12.6, margin, 24), *((name, 0.2, 1.0, 0.0, 3) for name in "bcdefg"))
    choice = chosen(moves)
    won, score, others = choice.reasons
    assert choice.move == "a"
    assert (won.code, won.details) == ("win_chance", {"percent": 67, "playouts": 24})
    assert (score.code, score.details) == ("expected_score", {"points": 13, "margin": by, "standing": standing})
    assert others.details["listed"] == ", ".join(f"{name} 20 %" for name in "bcdefg"[:CANDIDATES])
    assert [(each.move, each.value) for each in choice.weighed][:2] == [("a", 0.666), ("b", 0.2)]
    assert {each.unit for each in choice.weighed} == {"wins"}
    assert len(choice.weighed) == 7
    assert [each.code for each in chosen(moves[:1]).reasons] == ["win_chance", "expected_score"]


def test_who_cannot_look_plays_anything():
    """Where nothing could be imagined any move is played and that is said; an alarm or no memory is passed on."""
    choice = at_a_loss(("a", "b", "c"), Random(2), ValueError())
    assert choice.move in ("a", "b", "c")
    assert [(each.code, each.details) for each in choice.reasons] == [("not_imagined", {"count": 3})]
    assert {at_a_loss(("a", "b", "c"), Random(seed), ValueError()).move for seed in range(20)} == {"a", "b", "c"}
    for error in (TimeoutError("late"), MemoryError("full")):
        with pytest.raises(type(error), match=str(error)):
            at_a_loss(("a",), Random(2), error)


def test_a_whim_and_a_single_move():
    """Who has no choice says so, whoever it is; a whim plays any move so often as it is told to."""
    view = toy.GAME.view_for(toy.GAME.setup(2, 1), 0)
    moves = toy.GAME.legal_moves(toy.GAME.setup(2, 1))
    for player in (Sampled("x", 1, whim=1.0), TreeSearch()):
        assert player(view, moves[:1], Random(1)).reasons[0].code == "only_move"
    codes = [Sampled("x", 1, whim=0.25)(view, moves, Random(seed)).reasons[0].code for seed in range(400)]
    assert 70 < codes.count("noise") < 130
    assert set(codes) == {"noise", "win_chance"}


def node(visits, seen, total):
    made = TreeNode()
    made.visits, made.seen, made.total = visits, seen, total
    return made


def test_the_tree_begins_with_the_sample():
    """The root knows of every move how often the sample tried it, and what came of it."""
    tally = MoveTally(["a", "b"], 0)
    for place, won in ((0, 1.0), (0, 0.0), (1, 1.0)):
        tally.add(place, End((won, 1 - won), (0.0, 0.0)))
    root = TreeSearch()._planted(tally)
    assert (root.visits, root.seen) == (3, 0)
    assert [(each.visits, each.seen, each.total) for each in root.children.values()] == [(2, 2, 1.0), (1, 1, 1.0)]
    assert list(root.children) == ["a", "b"]


def test_where_the_tree_goes_next():
    """A place looks at twice the root of its visits, then goes where the mean and what is little known are highest."""
    search, root = TreeSearch(), node(1, 0, 0.0)
    root.children = {"a": node(4, 16, 2.0), "b": node(4, 81, 2.0)}
    assert search._promise(root.children["a"]) == pytest.approx(0.5 + 0.7 * sqrt(2 / 4))
    # Two are known and twice the root of one is two: a third one is tried, the first time.
    move, new = search._next(root, ("a", "b", "c"), Random(1))
    assert (move, new) == ("c", True)
    assert (root.children["c"].visits, root.children["c"].seen) == (0, 1)
    assert [root.children[name].seen for name in "ab"] == [17, 82]
    # Three would be too many: of the two, that is taken which was passed over more often.
    root.children["c"].visits = 1
    assert search._next(root, ("a", "b", "c", "d"), Random(1)) == ("b", False)
    assert search._next(root, ("a", "b"), Random(1)) == ("b", False)
    # What is not allowed now is not chosen, however good it was.
    root.children["a"].total = 4.0
    assert search._next(root, ("b", "c"), Random(1))[0] != "a"
    assert search._next(root, ("a", "b"), Random(1)) == ("a", False)


def test_a_lucky_move_is_not_chosen(monkeypatch):
    """From a mean half an error of a fair coin is taken: one win of one try is less than nine of ten."""
    found = ranked(("lucky", 1.0, 0, 0, 1), ("sure", 0.9, 0, 0, 100), ("bad", 0.1, 0, 0, 100))
    monkeypatch.setattr(MoveTally, "candidates", lambda tally: found)
    view = toy.GAME.view_for(toy.GAME.setup(2, 1), 0)
    moves = toy.GAME.legal_moves(toy.GAME.setup(2, 1))
    assert TreeSearch(work=0)(view, moves, Random(1)).move == "sure"
    monkeypatch.undo()
    # Without a budget every move is looked into once.
    assert TreeSearch(work=0)(view, moves, Random(1)).reasons[0].details["playouts"] == 1
