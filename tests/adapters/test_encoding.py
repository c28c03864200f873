"""Games in numbers: every move has one number, every view one row, and nothing hidden is in it."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from adapters.positions import ADVANCED, IDS, MINUTE, SAND, TABLES, played, twin
from msgspec.structs import replace
from toy import GAME as SUMS

from realms_nb.adapters import encoding
from realms_nb.adapters.encoding import LEAST, MOST, Encoder, WrongAction, pack, unpack
from realms_nb.adapters.nodes import _unseen, redealt, reveals
from realms_nb.core.errors import RealmsError
from realms_nb.core.registry import part


@pytest.mark.parametrize(("game", "rules", "seats"), TABLES, ids=IDS)
def test_every_legal_move_has_one_number(game, rules, seats):
    """The numbers of the legal moves rise, stay below their count, and lead back to exactly these moves."""
    desk = Encoder(game, seats, rules)
    met = 0
    for state in played(game, rules, seats, 1):
        legal = desk.legal(state)
        assert list(legal) == sorted(legal)
        assert set(legal) <= set(range(desk.actions))
        assert sorted(map(str, legal.values())) == sorted(map(str, game.legal_moves(state) if state.decision else ()))
        assert np.flatnonzero(desk.mask(legal)).tolist() == list(legal)
        met += len(legal)
    assert met > 8


@pytest.mark.parametrize(("game", "rules", "seats"), TABLES, ids=IDS)
def test_a_listed_move_keeps_its_number(game, rules, seats):
    """A move that is on the list has the same number in every position, and no two moves share one."""
    desk = Encoder(game, seats, rules)
    assert len(set(desk.moves)) == len(desk.moves)
    assert len({str(move) for move in desk.moves}) == len(desk.moves)
    listed = Counter(
        desk.moves[number] == move
        for state in played(game, rules, seats, 2)
        for number, move in desk.legal(state).items()
        if number < len(desk.moves)
    )
    assert set(listed) == ({True} if desk.moves else set())


def test_every_power_is_on_the_list():
    """Where boards have powers their moves have numbers of their own; where none has, no number is spent on them."""
    words = {str(move).split()[0] for move in Encoder(SAND, 2, ADVANCED).moves}
    powers = {"crystal", "start", "look", "keep", "exchange", "shift", "swap"}
    assert powers <= words
    assert not powers & {str(move).split()[0] for move in Encoder(SAND, 2).moves}
    desk, met = Encoder(SAND, 2, ADVANCED), set()
    for state in played(SAND, ADVANCED, 2, 3, most=120):
        for number, move in desk.legal(state).items():
            word = str(move).split()[0]
            if word in powers:
                assert number < len(desk.moves)
                met.add(word)
    assert len(met) > 2


def test_a_game_is_asked_once_for_its_part(monkeypatch):
    """What a game has for learners is looked for when it is first asked for, and found again."""
    asked = []
    monkeypatch.setattr(encoding, "_rooms", {})
    monkeypatch.setattr(encoding, "part", lambda room, game: asked.append((room, game)) or part(room, game))
    assert encoding.own(SAND, "Layout") is encoding.own(SAND, "Layout") is part("adapters", SAND).Layout
    assert encoding.own(SUMS, "Layout", "nothing") == "nothing"
    assert asked == [("adapters", SAND), ("adapters", SUMS)]


def test_tiles_without_squares_have_spare_numbers():
    """With an empty supply every way of laying a tile is still told apart, by numbers behind the list."""
    desk = Encoder(SAND, 2)
    thin = replace(SAND.setup(2, 3), squares=(0, 1, 0))
    legal = desk.legal(thin)
    spare = [number for number in legal if number >= len(desk.moves)]
    assert len(spare) > 50
    assert set(legal.values()) == set(SAND.legal_moves(thin))
    assert all("-" in str(legal[number]) for number in spare)


@pytest.mark.parametrize(("game", "rules", "seats"), TABLES, ids=IDS)
def test_observations_are_rows_of_named_numbers(game, rules, seats):
    """Every observation has a number for each column, within the bounds, and tells positions apart."""
    desk = Encoder(game, seats, rules)
    assert len(set(desk.columns)) == desk.size
    rows = set()
    for state in played(game, rules, seats, 4, most=60):
        for seat in range(seats):
            row = desk.observation(game.view_for(state, seat))
            assert row.shape == (desk.size,)
            assert row.dtype == np.float32
            assert np.isfinite(row).all()
            assert row.min() >= LEAST
            assert row.max() <= MOST
        rows.add(row.tobytes())
    assert len(rows) > 2


@pytest.mark.parametrize(("game", "rules", "seats"), TABLES[:-2], ids=IDS[:-2])
def test_observations_tell_no_secret(game, rules, seats):
    """Positions that differ only in what nobody has seen give every seat the same numbers."""
    desk, differing = Encoder(game, seats, rules), 0
    for number, state in enumerate(played(game, rules, seats, 5, most=80)):
        other = twin(game, state, number)
        differing += other != state
        for seat in range(seats):
            one, two = (desk.observation(game.view_for(each, seat)) for each in (state, other))
            assert one.tobytes() == two.tobytes()
    assert differing > 5


def test_observations_tell_no_private_card():
    """A card kept face down, or looked at, is in the numbers of its owner and changes nothing for the others."""
    desk, met = Encoder(SAND, 3, ADVANCED), Counter()
    for seed in range(12):
        for state in played(SAND, ADVANCED, 3, seed, most=150):
            owner = next((seat for seat, realm in enumerate(state.realms) if realm.hidden), None)
            looking = type(state.decision).__name__ == "KeepOneCard"
            if owner is None and not looking:
                continue
            mine = state.decision.seat if looking else owner
            for seat in range(3):
                view = SAND.view_for(state, seat)
                rows = {
                    desk.observation(SAND.view_for(SAND.determinize(view, random.Random(n)), seat)).tobytes()
                    for n in range(4)
                }
                assert rows == {desk.observation(view).tobytes()}
                others = SAND.determinize(SAND.view_for(state, (mine + 1) % 3), random.Random(7))
                if seat == mine and others != state:
                    met["owner"] += (
                        desk.observation(SAND.view_for(others, mine)).tobytes()
                        != desk.observation(SAND.view_for(state, mine)).tobytes()
                    )
            met["looking" if looking else "kept"] += 1
    assert met["looking"] > 3
    assert met["kept"] > 3
    assert met["owner"] > 3


@pytest.mark.parametrize(("game", "rules", "seats"), TABLES, ids=IDS)
def test_dealing_anew_keeps_what_anybody_knows(game, rules, seats):
    """A new deal of what nobody has seen changes no seat's view, and does not depend on how it lay before."""
    changed = 0
    for number, state in enumerate(played(game, rules, seats, 6, most=80)):
        if state.decision is None:
            continue
        dealt = redealt(game, state, random.Random(number))
        assert all(game.view_for(dealt, seat) == game.view_for(state, seat) for seat in range(seats))
        assert redealt(game, twin(game, state, 3), random.Random(number)) == dealt
        changed += dealt != state
    assert changed > 5 or game is SUMS


@pytest.mark.parametrize(("game", "rules", "seats"), TABLES[:-2], ids=IDS[:-2])
def test_only_reveals_depend_on_the_hidden(game, rules, seats):
    """A move that is said to reveal nothing leads every seat to the same view, however the hidden lies."""
    told = Counter()
    states = list(played(game, rules, seats, 7, most=120))
    for before, after in pairwise(states):
        shown = reveals(game, before, after)
        told[shown] += 1
        if not shown:
            move = next(move for move in game.legal_moves(before) if game.apply(before, move) == after)
            other = game.apply(twin(game, before, 8), move)
            assert all(game.view_for(other, seat) == game.view_for(after, seat) for seat in range(seats))
    assert told[True] > 2
    assert told[False] > 5


def test_a_third_game_says_what_is_hidden_by_its_views():
    """Without a folder of its own, a game is dealt anew and its reveals are found by its record alone."""
    states = list(played(MINUTE, MINUTE.STANDARD, 3, 9))
    told = [reveals(MINUTE, *pair) for pair in pairwise(states)]
    by_views = [bool(_unseen(MINUTE, before) - _unseen(MINUTE, after)) for before, after in pairwise(states)]
    assert told == by_views
    assert {True, False} == set(told)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_results_add_up_to_nothing(seats):
    """At the end the seats' results add up to 0, the winners have the most, and nobody leaves -1 to 1."""
    desk, shared = Encoder(MINUTE, seats), 0
    for seed in range(40):
        *_, last = played(MINUTE, MINUTE.STANDARD, seats, seed)
        result, winners = desk.result(last), MINUTE.outcome(last).winners
        assert abs(sum(result)) < 1e-9
        assert {seat for seat in range(seats) if result[seat] == max(result)} == set(winners)
        assert -1 <= min(result) < max(result) <= 1 or len(winners) == seats
        shared += len(winners) > 1
    assert desk.result(MINUTE.setup(seats, 1)) == [0.0] * seats


def test_alone_the_result_is_points():
    """Who plays alone gets the points of the score sheet."""
    *_, last = played(SAND, SAND.STANDARD, 1, 3)
    assert Encoder(SAND, 1).result(last) == [SAND.scores(last)[0].total]


@pytest.mark.parametrize("action", [-1, 10**9, None, "build Mill", 2.5, np.int64(-4)])
def test_wrong_numbers_are_refused_in_words(action):
    """A number that is no legal move is refused in a sentence; one on the list is named."""
    desk = Encoder(MINUTE, 2)
    legal = desk.legal(MINUTE.setup(2, 1))
    with pytest.raises(WrongAction, match="legal move"):
        desk.pick(legal, action)
    closed = next(number for number in range(desk.actions) if number not in legal)
    with pytest.raises(WrongAction, match=str(desk.moves[closed])):
        desk.pick(legal, closed)


def test_rules_travel_as_a_word():
    """Any rules are read back from their word, and a word that is none is refused in a sentence."""
    for game, rules in ((MINUTE, MINUTE.STANDARD.changed(rounds=4, invasion_rounds=(2, 4))), (SAND, ADVANCED)):
        assert pack(game, game.STANDARD) == "standard"
        word = pack(game, rules)
        assert word.replace("-", "").replace("_", "").isalnum()
        assert unpack(game, word) == rules
    with pytest.raises(RealmsError, match="no rules"):
        unpack(MINUTE, "abcdefg")


def test_desks_travel_by_name():
    """A desk is written as a few words and is the same for everybody in one process."""
    desk = pickle.loads(pickle.dumps(Encoder(SAND, 2)))
    assert len(pickle.dumps(desk)) < 300
    assert pickle.loads(pickle.dumps(desk)) is desk
    assert copy.deepcopy(desk) is desk
    assert desk.moves == Encoder(SAND, 2).moves


def test_doors_are_checked():
    """Wrong games, seats, rules and options are refused in a sentence."""
    for wrong, about in (
        (("chess", 2, None), "chess"),
        ((3, 2, None), "3"),
        ((MINUTE, 1, None), "2 to 5"),
        ((MINUTE, 2, SAND.STANDARD), "rules of Minute Realms"),
        ((SUMS, 9, None), "9"),
    ):
        with pytest.raises(RealmsError, match=about):
            Encoder(*wrong)
    assert Encoder("minute_realms", 2, {"rounds": 4, "invasion_rounds": (4,)}).rules.rounds == 4
