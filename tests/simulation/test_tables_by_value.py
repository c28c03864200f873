"""What stands in tables of many games, on positions and results small enough to be worked out by hand."""

from __future__ import annotations

from types import SimpleNamespace

import pandas as pd
import pytest
from toy import GAME as SUMS
from toy import players as toy

from realms_nb.core.closing import Outcome
from realms_nb.core.narrator import narrator_of_none
from realms_nb.sandbox.limits import Diary, Forfeit
from realms_nb.simulation.crew import Block, Crew, Task
from realms_nb.simulation.entrants import contenders
from realms_nb.simulation.faults import LONGEST_GIST, _cause, failures, gist, number, remarks, share
from realms_nb.simulation.runner import _unfairly_late, cut
from realms_nb.simulation.tables import Seating, _circle, _drawn, _places, seatings


def ended(winners, *ranking):
    """A game that is over like this."""
    return SimpleNamespace(outcome=lambda state: Outcome(winners, ranking, None))


@pytest.mark.parametrize(
    ("winners", "ranking", "forfeits", "ranks", "won"),
    [
        ((2,), ((2,), (0, 1)), (), (2, 2, 1), (2,)),
        ((0, 1), ((0, 1), (2,)), (), (1, 1, 3), (0, 1)),
        # Who forfeited is last, and the next best has won.
        ((2,), ((2,), (0,), (1,)), (2,), (1, 2, 3), (0,)),
        ((0, 1), ((0, 1), (2,)), (0,), (3, 1, 2), (1,)),
        ((1,), ((1,), (0, 2)), (1,), (1, 3, 1), (0, 2)),
        ((0,), ((0,), (1,), (2,)), (0, 1), (3, 3, 1), (2,)),
        ((0,), ((0,), (1,), (2,)), (0, 1, 2), (3, 3, 3), ()),
        # Where all have lost together, nobody has won because somebody has forfeited, too.
        ((), ((0, 1, 2),), (1,), (1, 3, 1), ()),
    ],
)
def test_places(winners, ranking, forfeits, ranks, won):
    """Seats that share a place share the best rank of it; whoever forfeited shares the last one and cannot win."""
    found, who = _places(ended(winners, *ranking), None, dict.fromkeys(forfeits))
    assert [found[seat] for seat in range(3)] == list(ranks)
    assert who == won


def test_circles_and_those_who_sit_out():
    """Every second circle is the one before, backwards; who has sat out least sits out now, and is counted."""
    for size in (3, 4, 5):
        for turn in range(0, 8, 2):
            there, back = _circle(size, 7, turn), _circle(size, 7, turn + 1)
            assert there[0] == back[0] == 0
            assert there[1:] == back[:0:-1]
            assert sorted(there) == list(range(size))
    sat_out = [2, 0, 1, 2, 2]
    tables = _drawn(2, 3, sat_out)
    assert sat_out == [2, 1, 1, 2, 2]
    assert sorted(seat for table in tables for seat in table) == [0, 2, 3, 4]
    assert all(list(table) == sorted(table) for table in tables)


def test_a_plan_by_hand():
    """Three entrants at tables of two: each pair sits in both orders on the same deal, and games are numbered."""
    plan = seatings(3, 2, 6, seed=1, recorded=1)
    assert [each.game for each in plan] == list(range(6))
    assert [each.entrants for each in plan[:3]] == [(0, 1), (0, 2), (1, 2)]
    assert [each.entrants for each in plan[3:]] == [(1, 0), (2, 0), (2, 1)]
    assert [each.seed for each in plan[:3]] == [each.seed for each in plan[3:]]
    assert len({each.seed for each in plan}) == 3
    assert [each.recorded for each in plan] == [True] * 3 + [False] * 3
    # Seven games are rounded up to whole deals.
    assert len(seatings(3, 2, 7, seed=1)) == 12


def late(busy=False, code="late-decision"):
    return Forfeit(code, {"seconds": 1}, busy=busy)


def task_of(*players):
    return Task(SUMS, SUMS.STANDARD, contenders(SUMS, dict(players), None))


def block(number_of_games, lost, seats=("a", "b")):
    """A finished block in which the first entrant lost so many games by the clock."""
    rows = [
        {"game": game, "seat": seat, "strategy": name, "forfeit": "time limit" if seat == 0 and game < lost else None}
        for game in range(number_of_games)
        for seat, name in enumerate(seats)
    ]
    return Block(number_of_games, pd.DataFrame(rows), {}, diaries={0: Diary()})


@pytest.mark.parametrize(("lost", "of", "struck"), [(2, 4, ()), (3, 6, (0,)), (3, 7, ()), (4, 8, (0,)), (3, 3, (0,))])
def test_who_is_not_asked_again(lost, of, struck):
    """Three lost processes, and half of the games: then a player is not asked any more."""
    crew = Crew(task_of(("a", toy.highest), ("b", toy.lowest)), [], 1)
    crew._finished(0, block(of, lost))
    assert crew.struck() == frozenset(struck)
    assert crew._word(1).struck == frozenset(struck)


def test_games_lost_by_the_machine():
    """Who was late while others had the processor plays again; not by the league's clock, and not who is struck."""
    plan = [Seating(game, game, (0, 1) if game < 4 else (1, 0)) for game in range(6)]
    forfeits = {
        (0, 0): late(busy=True),
        (1, 0): late(busy=False),
        (2, 1): late(busy=True, code="late-league"),
        (4, 0): late(busy=True),
    }
    crew = SimpleNamespace(done={0: Block(6, pd.DataFrame(), {}, forfeits)}, struck=frozenset)
    assert [each.game for each in _unfairly_late(crew, plan)] == [0, 4]
    crew.struck = lambda: frozenset({1})
    # In game 4 the second entrant sits in the first seat.
    assert [each.game for each in _unfairly_late(crew, plan)] == [0]


def test_how_games_are_cut():
    """The first block is short; a guarded player meets no deal twice in a block."""
    plan = [Seating(game, game, (0, 1)) for game in range(70)]
    plain = task_of(("a", lambda view, moves, rng: moves[0]), ("b", toy.lowest))
    assert [len(each) for each in cut(plain, plan)] == [5, *[2] * 32, 1]
    guarded = Task(SUMS, SUMS.STANDARD, contenders(SUMS, [lambda view, moves, rng: moves[0]] * 2, 5.0))
    assert [len(each) for each in cut(guarded, plan)] == [5, 25, 25, 15]
    again = [Seating(game, game % 3, (0, 1)) for game in range(7)]
    assert [[each.game for each in part] for part in cut(guarded, again)] == [[0, 1, 2], [3, 4, 5], [6]]


def test_numbers_as_a_language_writes_them():
    """English parts thousands by commas and has a point, German and Italian the other way round."""
    told = {language: narrator_of_none(language) for language in ("en", "de", "it")}
    assert [number(-1234.56, told[each], 1) for each in told] == ["-1,234.6", "-1.234,6", "-1.234,6"]
    assert number(2, told["de"], 0, "+") == "+2"
    assert share(0.1234, told["en"]) == "12.3%"
    assert share(0.1234, told["de"]).startswith("12,3")


def test_what_went_wrong_is_told_by_its_cause():
    """The most frequent kind is the cause; not to be asked again is a consequence, unless there is nothing else."""
    struck, wrong = Forfeit("struck"), Forfeit("error", {"fault": "ZeroDivisionError", "line": 3, "tail": "x"})
    assert _cause([struck, struck, late(), wrong, wrong]) is wrong
    assert _cause([struck, late(), struck]).code == "late-decision"
    assert _cause([struck]) is struck
    english = narrator_of_none("en")
    long = Forfeit("error", {"fault": "ZeroDivisionError", "line": 3, "tail": "x" * 400})
    assert len(gist(long, english)) == LONGEST_GIST
    assert gist(long, english).endswith("…")
    rows = pd.DataFrame(
        [
            {
                "game": game,
                "seat": seat,
                "seed": 70 + game,
                "strategy": name,
                "forfeit": "x" if (game, seat) in lost else None,
            }
            for lost in [{(0, 0), (1, 0), (2, 0)}]
            for game in range(4)
            for seat, name in enumerate(("bad", "good"))
        ]
    )
    found = failures(rows, {(0, 0): late(), (1, 0): wrong, (2, 0): wrong}, english)
    assert list(found) == ["bad"]
    first, *others = found["bad"].splitlines()
    assert "bad" in first
    assert "3" in first
    assert "of 4" in first or "4 games" in first
    assert "ZeroDivisionError" in first
    assert "2x" in first
    # The first of each kind with its game and its deal.
    assert sum("70" in line for line in others) == sum("71" in line for line in others) == 1


def test_who_is_slow_and_who_prints():
    """A tenth of a second a decision is slow; what was printed is shown in one line; others are not mentioned."""
    diaries = {"slow": Diary(), "quick": Diary(), "loud": Diary(), "idle": Diary()}
    diaries["slow"].decisions, diaries["slow"].seconds = 10, 1.0
    diaries["quick"].decisions, diaries["quick"].seconds = 10, 0.99
    diaries["loud"].printed = "one\ntwo"
    told = remarks(diaries, narrator_of_none("en"))
    assert len(told) == 2
    assert "slow" in told[0]
    assert "0.10" in told[0]
    assert "loud" in told[1]
    assert "one / two" in told[1]
