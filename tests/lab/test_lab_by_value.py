"""What the lab reckons, on tables small enough to be worked out by hand."""

from __future__ import annotations

import re
from math import inf, log, sqrt
from types import SimpleNamespace

import numpy as np
import pandas as pd
import pytest
from toy import GAME as SUMS
from toy import players as toy

import realms_nb as rn
from realms_nb.core.errors import BadSetup, RealmsError
from realms_nb.lab import bandit
from realms_nb.lab.duels import pair_shares
from realms_nb.lab.goals import Estimate, Goal
from realms_nb.lab.ladders import Ladder, LadderStep, measured_step
from realms_nb.lab.limited_play import RestrictedPlay, asked_blocks
from realms_nb.lab.luck import Explained, LuckShare, explained, luck_share
from realms_nb.lab.measures import per_deal
from realms_nb.lab.report_differences import SMALLEST, SideBySide
from realms_nb.lab.responses import Response
from realms_nb.players.registry import Entrant
from realms_nb.reviews.ledger import HIDDEN
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import contenders
from realms_nb.simulation.statistics import student

MINUTE, SAND = rn.minute_realms, rn.realm_of_sand


def rows_of(*games):
    """Results: for each game its deal, then score and victory of every seat."""
    return pd.DataFrame(
        [
            {"game": game, "seed": seed, "seat": seat, "strategy": "x", "score": score, "won": won, "rank": 1}
            for game, (seed, *seats) in enumerate(games)
            for seat, (score, won) in enumerate(seats)
        ]
    )


def test_measures_of_a_deal():
    """Games of one deal are one value, in the order of the seeds; a shared victory is a part for each."""
    rows = rows_of(
        (9, (5, False), (8, True), (1, False)),
        (4, (7, True), (7, True), (3, False)),
        (9, (6, True), (2, False), (4, False)),
    )
    names = ["first_seat", "seat_1", "seat_2", "seat_3", "margin", "score"]
    found = {name: values.tolist() for name, values in per_deal(SUMS, rows, names).items()}
    assert found["first_seat"] == pytest.approx([0.5 - 1 / 3, 0.5 - 1 / 3])
    assert (found["seat_1"], found["seat_2"], found["seat_3"]) == ([0.5, 0.5], [0.5, 0.5], [0, 0])
    # Of deal 9: eight over five, and six over four.
    assert found["margin"] == [0, 2.5]
    assert found["score"] == pytest.approx([17 / 3, 26 / 6])
    with pytest.raises(BadSetup, match="Nothing is measured as 'seat_4'; there is first_seat, seat_gap, seat_1"):
        per_deal(SUMS, rows, ["seat_4"])


@pytest.mark.parametrize(
    ("bounds", "value", "miss"),
    [((2, 4), 3, 0), ((2, 4), 2, 0), ((2, 4), 4, 0), ((2, 4), 1, 2), ((2, 4), 5.5, 3), ((3, 3), 2.5, 1)],
)
def test_how_far_a_goal_is_missed(bounds, value, miss):
    """A value is so many steps of `near` outside of the bounds; of an interval the worse end counts."""
    goal = Goal(*bounds, near=0.5)
    assert goal.miss(value) == miss
    ends = Estimate(value, value - 1, value + 2, 9)
    expected = miss if goal.is_number else max(goal.miss(value - 1), goal.miss(value + 2))
    assert goal.worst_miss(ends) == expected


def test_goals_as_they_are_written():
    """One number, at most, at least, between; a share in percent, and its interval without the sign."""
    told = [Goal(*ends, near=1, share=True).told("en") for ends in ((0.2, 0.2), (-inf, 0.2), (0.2, inf), (0.2, 0.25))]
    assert told == ["20.0 %", "≤ 20.0 %", "≥ 20.0 %", "20.0 % … 25.0 %"]
    assert Goal(2, 4, 1).told("de") == "2,00 … 4,00"
    assert Goal(0, 1, 1, share=True).figures(Estimate(0.5, 0.4, 0.6, 9), "en") == ("50.0 %", "40.0 … 60.0")
    assert [Goal(2, 4, 1).met(Estimate(3, *ends, 9)) for ends in ((2, 4), (1.9, 4), (2, 4.1), (4.1, 5), (0, 1.9))] == [
        "yes", "unknown", "unknown", "no", "no",
    ]  # fmt: skip


def test_what_a_search_expects():
    """The loss to expect is the mean over single values, pairs and the whole, less a bonus for what is little known."""
    assert bandit._tuples((3, 5)) == [((0,), (3,)), ((1,), (5,)), ((0, 1), (3, 5))]
    assert len(bandit._tuples((3, 5, 7))) == 3 + 3 + 1
    # Only the first value is known: tried twice, with a loss of 4 in the mean; two more tuples were never met.
    sums = {((0,), (3,)): (8.0, 2)}
    bonus = (sqrt(log(6) / 2.5) + 2 * sqrt(log(6) / 0.5)) / 3
    assert bandit._guess(sums, (3, 5), 5) == pytest.approx(4 - bandit.CURIOSITY * 4 * bonus)
    assert bandit._guess({}, (3, 5), 5) == pytest.approx(-bandit.CURIOSITY * sqrt(log(6) / 0.5))


def test_who_plays_off():
    """The least mean losses come first, then what was met most often; nobody comes twice."""
    found = [((place,), float(place)) for place in range(12)] + [((11,), 11.0), ((10,), 10.0), ((11,), 11.0)]
    assert bandit.finalists_of(found) == [(place,) for place in (*range(8), 11, 10)]
    # One lucky try is not the mean of two.
    assert bandit.finalists_of([((1,), 0.0), ((1,), 9.0), ((2,), 4.0)])[0] == (2,)


def test_a_search_finds_the_least():
    """In a small grid without noise the best combination is met in every run and plays off; each has its own loss."""
    found = list(bandit.searched([4, 5, 3], 25, 1, lambda place, at: float(sum(place))))
    assert len(found) == 25 * bandit.RUNS
    assert all(loss == sum(place) for place, loss in found)
    assert all(0 <= at < size for place, _ in found for at, size in zip(place, (4, 5, 3), strict=True))
    assert all((0, 0, 0) in [place for place, _ in found[run : run + 25]] for run in range(0, 75, 25))
    assert bandit.finalists_of(found)[0] == (0, 0, 0)
    assert found == list(bandit.searched([4, 5, 3], 25, 1, lambda place, at: float(sum(place))))
    assert found != list(bandit.searched([4, 5, 3], 25, 2, lambda place, at: float(sum(place))))


def test_a_pair_is_every_seat_once():
    """In each deal the first player sits in every seat once, all others play like the second; shares are its own."""
    for players, share in (((toy.highest, toy.lowest), 1.0), ((toy.lowest, toy.highest), 0.0)):
        task = Task(SUMS, SUMS.STANDARD, contenders(SUMS, players, None))
        assert pair_shares(task, range(3, 7), 3, seed=1, workers=1).tolist() == [share] * 4
    task = Task(SUMS, SUMS.STANDARD, contenders(SUMS, [toy.highest, toy.highest], None))
    assert pair_shares(task, range(2), 3, seed=1, workers=1).tolist() == pytest.approx([1 / 3] * 2)


def test_what_a_limit_costs_is_counted_by_the_seat_that_has_it():
    """A seat that may only name the least number loses what it would win; how often it was bound is counted."""
    limited = RestrictedPlay(toy.highest, lambda view, move: move.number < 2)
    never = RestrictedPlay(toy.highest, lambda view, move: False)
    player = Entrant("highest", toy.highest)
    ways = {"low": limited, "none": never}
    ((wins, scores),) = asked_blocks(SUMS, SUMS.STANDARD, player, ways, 3, 6, 1)
    turns = 6 * SUMS.STANDARD.turns
    assert wins[:, 0].tolist() == pytest.approx([-1 / 3] * 6)
    assert scores[:, 0].tolist() == [-2.0 * SUMS.STANDARD.turns] * 6
    assert (limited.asked, limited.bound, limited.lifted) == (turns, turns, 0)
    # Where a function leaves nothing it forbids nothing.
    assert not wins[:, 1].any()
    assert not scores[:, 1].any()
    assert (never.asked, never.bound, never.lifted) == (turns, turns, turns)


@pytest.mark.parametrize(
    ("share", "margin", "answer"),
    [(0.5, 0.1, "beats"), (0.1, 0.1, "no-better"), (0.35, 0.11, "unknown"), (0.25, 0.1, "unknown")],
)
def test_the_answer_of_a_search(share, margin, answer):
    """At four seats a quarter is fair: an interval above it beats, one below is no better, else nobody can tell."""
    assert Response(MINUTE, None, "knight", 4, 10, share, margin, 1, False).answer == answer


def line_of(key, value, low, high, **facts):
    """A line of a report card, with only what is compared."""
    return SimpleNamespace(key=key, value=value, low=low, high=high, facts=facts)


def test_two_report_cards_by_hand():
    """The margin is made of the sides that face each other; what is too wide for one card is too wide for two."""
    left = [line_of("luck", 0.5, 0.47, 0.51), line_of("length", 30, 29, 31), line_of("choice", 3, 2.95, 3.05)]
    right = [line_of("luck", 0.6, 0.56, 0.7), line_of("choice", 3.2, 3.15, 3.25), line_of("length", 40, 38, 42)]
    table = SideBySide(SimpleNamespace(lines=left), SimpleNamespace(lines=right)).table.set_index("line")
    assert table.index.tolist() == ["luck", "length", "choice"]
    luck = table.loc["luck"]
    assert (luck["left"], luck["right"], luck["difference"]) == pytest.approx((0.5, 0.6, 0.1))
    # To the left .04 of the right card and .01 of the left one; to the right .1 and .03, which is more.
    margin = (0.1**2 + 0.03**2) ** 0.5
    assert (luck["low"], luck["high"]) == pytest.approx((0.1 - margin, 0.1 + margin))
    assert table["answer"].to_dict() == {"luck": "unknown", "length": "differs", "choice": "differs"}
    assert table["smallest"].to_dict() == {key: SMALLEST[key] for key in table.index}
    near = [line_of("choice", 3.05, 3.0, 3.1)]
    for wide, answer in ((False, "equal"), (True, "unknown")):
        lines = [line_of("choice", 3, 2.95, 3.05, wide=wide)]
        for cards in ((near, lines), (lines, near)):
            both = SideBySide(*(SimpleNamespace(lines=each) for each in cards))
            assert both.table["answer"].tolist() == [answer]
    # A card that was stopped lacks lines: only those that both have are compared.
    assert SideBySide(SimpleNamespace(lines=left), SimpleNamespace(lines=near)).table["line"].tolist() == ["choice"]


def test_cards_are_told_apart_by_what_tells_them_apart():
    """Cards that came or went are named; cards without names are compared by their ids."""
    deck = list(MINUTE.STANDARD.deck)
    told = rn.lab.changes(MINUTE, {"deck": deck[1:]}, {"deck": deck[:-1]}).sentences
    gone, new = deck[0].name, deck[-1].name
    assert len(told) == 2
    assert gone in told[0]
    assert new in told[1]
    rows = rn.lab.deck_table(SAND).assign(name_en="", name_de="", name_it="").to_dict("records")
    nameless = SAND.STANDARD.changed(deck=rows)
    rows[3]["vp"] = 9
    found = rn.lab.changes(SAND, SAND.STANDARD.changed(deck=rows), nameless)
    assert len(found.sentences) == 1
    assert "points is 9 instead of 1" in found.sentences[0]
    assert found.differ
    assert not rn.lab.changes(SAND, nameless, nameless).differ


@pytest.mark.parametrize(
    ("shares", "answer"),
    [
        ([0.9, 1.0] * 30, "better"),
        ([0.0, 0.1] * 30, "worse"),
        ([0.0, 1.0] * 15, "unknown"),
        # Above the fair share for sure, but by so little that nobody would care.
        ([0.52, 0.53] * 100, "equal"),
        ([0.54, 0.58] * 100, "better"),
        ([0.47, 0.48] * 100, "equal"),
    ],
)
def test_a_step_of_a_ladder(shares, answer):
    """A step is better or worse if its interval says so, and as good as equal within five games in a hundred."""
    step = measured_step("duke", "knight", np.array(shares), 2)
    assert (step.better, step.weaker, step.games, step.answer) == ("duke", "knight", 2 * len(shares), answer)
    assert step.share == pytest.approx(np.mean(shares))
    half = max(1 / len(shares), student(len(shares) - 1) * np.std(shares, ddof=1) / len(shares) ** 0.5)
    assert (step.low, step.high) == pytest.approx((max(0, step.share - half), min(1, step.share + half)))


@pytest.mark.parametrize(
    ("answers", "helps"),
    [
        (("better", "equal", "better"), True),
        # The first step is from chance: only what comes after it is looking further.
        (("better", "equal", "worse"), False),
        (("better", "equal", "unknown"), None),
        (("unknown", "better", "unknown"), True),
        (("better",), None),
    ],
)
def test_whether_looking_further_helps(answers, helps):
    """It helps if one step beyond the first look is better, and does not if all are equal or worse."""
    names = ("random", "squire", "knight", "duke")
    steps = [
        LadderStep(better, weaker, 0.5, 0.4, 0.6, 60, answer)
        for weaker, better, answer in zip(names, names[1:], answers, strict=False)
    ]
    assert Ladder(MINUTE, 2, steps).helps is helps


def stroke(before, after, kind="luck"):
    """A stroke of chance: each seat's win in some futures before and after it."""
    return SimpleNamespace(before=np.array(before), after=np.array(after), kind=kind)


def test_what_chance_explains_of_a_match():
    """Each stroke brings something, times what the result still was away before it; what was hidden is no luck."""
    strokes = [
        stroke([[1, 0], [0, 1]], [[1, 0], [1, 0]]),
        stroke([[1, 0], [1, 0]], [[1, 0], [0, 1]], HIDDEN),
        stroke([[1, 0], [0, 1]], [[0, 1], [0, 1]]),
    ]
    found = explained(SimpleNamespace(result=(0.0, 1.0), strokes=strokes))
    # The first seat: +.5 while it was to lose .5; then -.5 where 1 had been expected two strokes before.
    first = 0.5 * (0 - 0.5) + -0.5 * (0 - 1.0)
    assert found.luck == pytest.approx(2 * first)
    assert found.whole == pytest.approx(2 * 0.5**2)


def test_the_part_that_luck_explains():
    """It is the sum over all matches, between nothing and all; the fewer the matches, the wider."""
    assert luck_share([Explained(0.2, 0.5), Explained(0.1, 0.5)] * 30, 1).value == pytest.approx(0.3)
    assert luck_share([Explained(0.7, 0.5)] * 9, 1) == LuckShare(1.0, 1.0, 1.0, 9)
    assert luck_share([Explained(-0.7, 0.5)] * 9, 1).value == 0.0
    assert luck_share([Explained(0.0, 0.0)] * 9, 1).value == 0.0
    few, many = (luck_share([Explained(0.2, 0.5), Explained(0.3, 0.5)] * pairs, 1) for pairs in (4, 100))
    assert few.low < many.low < 0.5 < many.high < few.high
    # Eight matches drawn anew lie within .1 of .5; by Student's curve that is wider by 2.365 / 1.96.
    rng = np.random.default_rng(1)
    table = np.array([0.4, 0.6] * 4)
    ends = np.quantile([table[rng.integers(0, 8, 8)].mean() for _ in range(1_000)], (0.025, 0.975))
    wide = student(7) / 1.959964
    assert (few.low, few.high) == pytest.approx(tuple(0.5 + wide * (end - 0.5) for end in ends))


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: rn.lab.changes(None, {}), "rn.lab.changes needs a game such as rn.minute_realms, not None"),
        (lambda: rn.lab.deck_with(MINUTE, ["Castle"]), "No card is called ['Castle']"),
        (lambda: rn.lab.deck_with(SAND, {}), "No card is called {}"),
        (lambda: rn.lab.ladder(MINUTE, 5), "A ladder has two levels at least"),
        (lambda: rn.lab.ladder(MINUTE, "knight"), "A ladder has two levels at least"),
        (lambda: rn.lab.tune(MINUTE, {"award": [1]}, {"score": 9}, tries=1.5), "tries is a whole number from 1 to"),
        (lambda: rn.lab.tune(MINUTE, {"award": [1]}, {"score": 9}, tries=10**30), "tries is a whole number from 1 to"),
        (lambda: rn.lab.tune(MINUTE, {"award": [1]}, {"score": 9}, confirm=None), "confirm is a whole number from 1"),
    ],
)
def test_what_cannot_be_asked_is_a_sentence(ask, said):
    """What is no game, no name, no list of levels or no number is told before anything is played."""
    with pytest.raises(RealmsError, match=re.escape(said)):
        ask()
