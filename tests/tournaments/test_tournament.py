"""Tournaments: fair schedules, and standings that admit what they cannot tell."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter

import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from simulation import players_for_tests as players
from some import some
from toy import GAME as SUMS
from toy import players as toy

import realms_nb as rn
from realms_nb.core.errors import BadSetup
from realms_nb.sandbox.worker import Hello, Limits
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import Contender, Guarded
from realms_nb.simulation.runner import cut
from realms_nb.simulation.statistics import games_to_settle, wilson
from realms_nb.simulation.tables import seatings
from realms_nb.tournaments.standings import rates, verdicts
from realms_nb.tournaments.tournament import Tournament

GAME = rn.minute_realms


@pytest.fixture(scope="module")
def cup():
    entrants = {"greedy": players.greedy, "first": players.first, "random": "random"}
    return rn.tournament(GAME, entrants, games=120, seed=1, workers=1, time_limit=None, quiet=True)


@given(st.integers(2, 7), st.integers(2, 5), st.integers(1, 300), st.integers(0, 9))
@settings(max_examples=60, deadline=None)
def test_schedule_is_fair(entrants, size, games, seed):
    """Every table plays each of its deals once in every rotation: everybody sits in each seat equally often."""
    size = min(size, entrants)
    plan = seatings(entrants, size, games, seed)
    assert [seating.game for seating in plan] == list(range(len(plan)))
    assert games <= len(plan)
    by_deal = Counter((seating.seed, tuple(sorted(seating.entrants))) for seating in plan)
    assert set(by_deal.values()) == {size}
    places = Counter((seating.seed, seat, who) for seating in plan for seat, who in enumerate(seating.entrants))
    for (deal, _, who), times in places.items():
        assert {places[deal, seat, who] for seat in range(size)} == {times}


@given(st.integers(2, 6), st.integers(2, 4), st.integers(1, 900), st.integers(0, 9))
@settings(max_examples=30, deadline=None)
def test_nobody_meets_a_deal_twice_in_one_process(entrants, size, games, seed):
    """A deal belongs to one table, and its rotations are played by different processes: nobody remembers the cards."""
    size = min(size, entrants)
    plan = seatings(entrants, size, games, seed)
    tables: dict[int, set[tuple[int, ...]]] = {}
    for seating in plan:
        tables.setdefault(seating.seed, set()).add(tuple(sorted(seating.entrants)))
    assert all(len(table) == 1 for table in tables.values())
    guarded = Contender("x", Guarded(Hello(b"", Limits())))
    blocks = cut(Task(GAME, GAME.STANDARD, (guarded,) * entrants), plan)
    assert [seating for block in blocks for seating in block] == plan
    assert all(len({seating.seed for seating in block}) == len(block) for block in blocks)


@pytest.mark.parametrize(("entrants", "size", "games"), [(23, 2, 120), (25, 3, 200), (9, 4, 60), (5, 2, 12)])
def test_everybody_sits_out_equally_often(entrants, size, games):
    """Where not all fit at the tables of a draw, nobody plays more than one deal more than anybody else."""
    played = Counter(entrant for seating in seatings(entrants, size, games, 1) for entrant in seating.entrants)
    assert len(played) == entrants
    assert 0 < max(played.values()) - min(played.values()) <= size


def test_drawn_tables_stay_near_the_number_of_games():
    """Thirty entrants at tables of four would be 109,620 games; tables are drawn instead, and all get their turns."""
    plan = seatings(30, 4, 2_000, 0)
    assert 2_000 <= len(plan) < 2_000 + 28
    turns = Counter(who for seating in plan for who in seating.entrants)
    assert len(turns) == 30
    assert min(turns.values()) > 200


def test_standings(cup):
    """Wins, shares and intervals are those of the rows; the best comes first."""
    table = cup.standings
    assert table["strategy"].tolist() == ["greedy", "first", "random"]
    assert table["games"].tolist() == [80] * 3
    assert table["wins"].sum() == pytest.approx(120)
    best = table.iloc[0]
    assert (best["low"], best["high"]) == pytest.approx(wilson(best["wins"], 80))
    assert best["score"] == pytest.approx(cup.results.query("strategy == 'greedy'")["score"].mean())
    assert table["mu"].is_monotonic_decreasing
    assert (table["sigma"] < 25 / 3).all()


def test_win_matrix(cup):
    """What one wins against another, the other loses; nobody meets itself."""
    matrix = cup.win_matrix
    assert matrix.loc["greedy", "random"] + matrix.loc["random", "greedy"] == pytest.approx(1)
    assert matrix.loc["greedy", "random"] > 0.8
    assert matrix.loc["first", "first"] != matrix.loc["first", "first"]


def test_seat_advantage(cup):
    """Every entrant sat in each seat equally often, so the seats' shares of wins add up to one."""
    seats = cup.seat_advantage
    assert seats["seat"].tolist() == [0, 1]
    assert seats["win_rate"].sum() == pytest.approx(1)
    assert cup.results.groupby(["strategy", "seat"]).size().nunique() == 1


def test_same_seed_same_tournament(cup):
    """The seed that the result carries plays the same tournament again, on any number of cores."""
    entrants = {"greedy": players.greedy, "first": players.first, "random": "random"}
    again = rn.tournament(GAME, entrants, games=120, seed=cup.seed, workers=2, time_limit=None, quiet=True)
    pd.testing.assert_frame_equal(again.results, cup.results)


def test_all_at_one_table():
    """All entrants may sit at one table; a shared victory counts in part."""
    entrants = {"high": toy.highest, "high too": toy.highest, "low": toy.lowest}
    cup = rn.tournament(SUMS, entrants, games=4, table_size="all", workers=1, time_limit=None, quiet=True)
    assert cup.games == 6
    assert cup.standings["wins"].tolist() == [3, 3, 0]
    assert cup.win_matrix.loc["high", "high too"] == 0.5


def test_cannot_tell_yet():
    """Where intervals overlap the result says so, and about how many more games would settle it."""
    table = pd.DataFrame(
        [("a", 100, 60.0), ("b", 100, 50.0), ("c", 100, 10.0), ("d", 100, 10.0)], columns=["strategy", "games", "wins"]
    )
    table["win_rate"] = table["wins"] / table["games"]
    table[["low", "high"]] = [wilson(wins, 100) for wins in table["wins"]]
    nothing = pd.DataFrame(columns=["seed", "game", "strategy", "rank"])
    unsure, sure, tied = verdicts(table, nothing, 2)
    assert not unsure.settled
    # Each has played 100 games of those needed, and every game to come seats two of the four.
    assert games_to_settle(0.6, 0.5) == 381
    assert unsure.more_games == 570
    assert str(unsure).startswith("Cannot tell yet whether a or b is better: about 570 more games in all")
    assert str(sure) == "b wins more often than c."
    # A tie by chance is no equality: what few games say is compatible with much.
    assert "no number of games within reach" in str(tied)
    assert "equal" not in str(tied)


def test_as_good_as_equal_only_within_a_margin():
    """Two are as good as equal only if both intervals lie within two games in a hundred of each other."""
    for games, equal in ((1_000, False), (100_000, True)):
        table = pd.DataFrame(
            [("a", games, 0.5 * games), ("b", games, 0.5 * games)], columns=["strategy", "games", "wins"]
        )
        table["win_rate"] = table["wins"] / table["games"]
        table[["low", "high"]] = [wilson(wins, games) for wins in table["wins"]]
        (lead,) = verdicts(table, pd.DataFrame(columns=["seed", "game", "strategy", "rank"]), 2)
        assert lead.equal is equal
        assert ("as good as equal: their shares of wins differ by less than 2 points" in str(lead)) is equal


def met(rng, chance, deals):
    """Rows of deals that two entrants have played in both seats; a is ahead in so many of the games."""
    rows = []
    for deal in range(deals):
        for turn in range(2):
            first = "a" if rng.random() < chance else "b"
            rows += [(deal, 2 * deal + turn, name, 1 + (name != first), name == first, 0, None) for name in "ab"]
    return pd.DataFrame(rows, columns=["seed", "game", "strategy", "rank", "won", "score", "forfeit"])


def test_what_holds_however_often_one_has_looked():
    """Equal entrants, looked at ten times, are called different at any time in few cups, by plain intervals in more."""
    rng, called = random.Random(3), {"any time": 0, "plain": 0}
    for _ in range(100):
        rows = met(rng, 0.5, 300)
        looks = [rows.loc[rows["seed"] < deals] for deals in range(30, 301, 30)]
        found = [verdicts(rates(part, "strategy").sort_values("win_rate", ascending=False), part, 2) for part in looks]
        called["plain"] += any(each.settled for (each,) in found)
        called["any time"] += any(each.at_any_time for (each,) in found)
    assert called["any time"] <= 5 < called["plain"]
    rows = met(rng, 0.7, 200)
    (sure,) = verdicts(rates(rows, "strategy").sort_values("win_rate", ascending=False), rows, 2)
    assert sure.at_any_time
    assert str(sure) == "a wins more often than b, however often one has looked."


def test_shown_in_words_and_in_a_cell(cup):
    """Text and HTML show standings with intervals, n and verdicts; names are never taken for mark-up."""
    text = repr(cup)
    assert "120 games at tables of 2; a fair share of wins is 50.0%" in text
    assert "greedy wins more often than" in text
    twins = rn.tournament(
        SUMS, {"<b>x</b>": toy.highest, "y": toy.highest}, games=2, workers=1, time_limit=None, quiet=True
    )
    assert "<b>" not in twins._repr_html_()
    assert "Cannot tell yet whether &lt;b&gt;x&lt;/b&gt; or y" in twins._repr_html_()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "de",
            [
                "120 Partien an Tischen zu 2; ein gerechter Anteil an Siegen ist 50,",
                "Platz",
                "greedy gewinnt öfter als",
            ],
        ),
        ("it", ["120 partite a tavoli da 2; una quota equa di vittorie è 50,0", "posto", "greedy vince più spesso di"]),
    ],
)
def test_a_tournament_speaks_the_chosen_language(cup, language, words):
    """Headline, headings and verdicts are told in the chosen language; the tables stay as they are."""
    told = dataclasses.replace(cup, language=language)
    for word in some(words):
        assert word in repr(told)
        assert word in told._repr_html_()
    pd.testing.assert_frame_equal(told.standings, cup.standings)


def test_partial_is_said(cup):
    """A tournament that was stopped says so; with no game at all it still shows an empty table."""
    stopped = Tournament("Minute Realms", 2, cup.results, True, 1)
    assert "Stopped early" in repr(stopped)
    empty = Tournament("Minute Realms", 2, cup.results.iloc[:0], True, 1)
    assert "0 games" in repr(empty)
    assert empty.standings.empty


def test_forfeits_are_counted():
    """Standings count the games that each entrant forfeited."""
    cup = rn.tournament(SUMS, [toy.too_high, toy.lowest], games=4, workers=1, time_limit=None, quiet=True)
    assert cup.standings.set_index("strategy")["forfeits"].to_dict() == {"lowest": 0, "too_high": 4}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"entrants": ["random"]}, "at least two entrants, not 1"),
        ({"table_size": 3}, "a number from 2 to 2"),
        ({"table_size": 1}, "a number from 2 to 2"),
        ({"table_size": "every"}, "a number from 2 to 2"),
        ({"games": -1}, "a whole number from 1 to 10,000,000"),
        ({"entrants": ["random"] * 6, "table_size": "all"}, "for 2 to 5 players, not 6"),
    ],
)
def test_mistakes_are_told(change, words):
    """A tournament that cannot be held is refused with a sentence."""
    with pytest.raises(BadSetup, match=words):
        rn.tournament(**({"game": GAME, "entrants": ["random"] * 2, "games": 2, "quiet": True} | change))
