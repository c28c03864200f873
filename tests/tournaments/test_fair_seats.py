"""Fair seats: who plays alike wins alike, whoever the neighbours are."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from simulation import players_for_tests as players

import realms_nb as rn
from realms_nb.simulation.entrants import contenders
from realms_nb.simulation.tables import Seating, play, seatings


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_order_is_equally_likely(size):
    """Over many deals a table sits in each of its orders equally often, within what chance allows."""
    games = 600 * len(list(permutations(range(size))))
    orders = Counter(seating.entrants for seating in seatings(size, size, games, seed=3))
    assert len(orders) == len(list(permutations(range(size))))
    assert min(orders.values()) > 480
    assert max(orders.values()) < 720


@pytest.mark.parametrize("size", [3, 4, 5])
def test_nobody_always_follows_the_same_neighbour(size):
    """Of two deals in a row the second goes around the other way: who follows whom in one precedes them in the next."""
    plan = seatings(size, size, 40 * size, seed=1)
    follows = Counter(
        (before, after)
        for seating in plan
        for before, after in zip(seating.entrants, seating.entrants[1:], strict=False)
    )
    assert len(follows) == size * (size - 1)
    assert all(follows[one, other] == follows[other, one] for one, other in follows)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_copies_tie_in_minute_realms(size):
    """Copies of one strategy beside a stranger: no verdict may call one of them better."""
    copies = [f"k{number}" for number in range(1, max(3, size))]
    entrants = dict.fromkeys(copies, "knight") | ({"greedy": "greedy"} if size > 2 else {})
    cup = rn.tournament(rn.minute_realms, entrants, games=21_000, seed=5, table_size="all", quiet=True)
    assert cup.games >= 21_000
    settled = [verdict for verdict in cup.verdicts if {verdict.better, verdict.worse} <= {*copies} and verdict.settled]
    assert not [str(verdict) for verdict in settled]
    shares = cup.standings.set_index("strategy").loc[copies, "win_rate"]
    assert len(shares) == len(copies) > 1
    # Four standard errors of a difference of two shares.
    assert shares.max() - shares.min() < 4 * (2 / size / cup.games) ** 0.5


@pytest.mark.parametrize("size", [2, 3, 4])
def test_copies_tie_in_realm_of_sand(size):
    """The same for the other game: copies beside a stranger are told apart by no verdict."""
    copies = [f"f{number}" for number in range(1, max(3, size))]
    entrants = dict.fromkeys(copies, players.first) | ({"random": "random"} if size > 2 else {})
    cup = rn.tournament(
        rn.realm_of_sand, entrants, games=48, seed=5, table_size="all", workers=1, time_limit=None, quiet=True
    )
    settled = [verdict for verdict in cup.verdicts if {verdict.better, verdict.worse} <= {*copies} and verdict.settled]
    assert not [str(verdict) for verdict in settled]
    assert cup.results["forfeit"].isna().all()


@pytest.mark.parametrize(("game", "size"), [(rn.minute_realms, 3), (rn.realm_of_sand, 3)], ids=["minute", "sand"])
def test_all_orders_of_a_deal_are_fair_and_rotations_alone_are_not(game, size):
    """In all orders of one deal copies win exactly alike; in its rotations alone a neighbour can make a difference."""
    crew = contenders(game, {"stranger": "random", "a": players.first, "b": players.first}, None)
    seated = [contender.sit_down() for contender in crew]
    biased = 0
    for seed in range(6):
        ahead: dict[tuple[int, ...], int] = {}
        for order in permutations(range(size)):
            records = play(
                game,
                game.STANDARD,
                Seating(0, seed, order),
                [seated[who] for who in order],
                [str(who) for who in order],
            ).records
            score = {record["strategy"]: record["score"] for record in records}
            ahead[order] = score["1"] - score["2"]
        assert sum(ahead.values()) == 0
        circle = ((0, 1, 2), (1, 2, 0), (2, 0, 1))
        biased += sum(ahead[order] for order in circle) != 0
    assert biased
