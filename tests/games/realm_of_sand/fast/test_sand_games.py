"""The compiled Realm of Sand plays whole games and futures as the readable engine would, whatever the threads."""

from __future__ import annotations

from random import Random

import numpy as np
import pandas as pd
import pytest
from games.realm_of_sand.engine.sand import ADVANCED, STANDARD, game, realm, varied
from games.realm_of_sand.fast.states import state_of
from msgspec.structs import replace

import realms_nb as rn
from realms_nb.core.errors import BadSetup
from realms_nb.core.registry import part
from realms_nb.fast import waiting
from realms_nb.fast.compiling import blank, ints
from realms_nb.fast.streams import STREAM_SIZE, open_stream
from realms_nb.games.realm_of_sand.engine.boards import PersonalBoard
from realms_nb.games.realm_of_sand.engine.colours import COLOURS
from realms_nb.games.realm_of_sand.engine.state import KeepOneCard, TakeTurn
from realms_nb.games.realm_of_sand.fast import weights as weight
from realms_nb.games.realm_of_sand.fast.compiled_rules import book_for
from realms_nb.games.realm_of_sand.fast.futures import CompiledPosition
from realms_nb.games.realm_of_sand.fast.games import play_games
from realms_nb.games.realm_of_sand.fast.playing import determinize
from realms_nb.games.realm_of_sand.fast.positions import table_of, unseen
from realms_nb.games.realm_of_sand.players.weights import BALANCED, Weights

LIGHT = STANDARD.table.fields(STANDARD.table.light)
# Boards on which every building wakes the crystal.
CRYSTALS = ADVANCED.changed(board_set=[PersonalBoard("red", LIGHT), PersonalBoard("green", LIGHT)])
ROOM = part("odds", game)


def same(one, other):
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


def test_threads_change_nothing():
    """The same seeds give the same games, whatever the number of threads, with noise as well."""
    weights = [BALANCED.numbers(), BALANCED.changed(noise=4.0).numbers()]
    one, two_threads = (play_games(STANDARD, 2, weights, range(80), threads=threads) for threads in (1, 2))
    assert same(one, two_threads)
    assert len(set(one["score"].ravel().tolist())) > 20
    with pytest.raises(BadSetup, match="weights for each of the 2 seats"):
        play_games(STANDARD, 2, weights[:1], [1])


@pytest.mark.parametrize("rules", [STANDARD, ADVANCED], ids=["basic", "advanced"])
def test_rows_are_those_of_the_readable_engine(rules, monkeypatch):
    """Weights without noise give the same table of results, cell by cell, on both engines."""
    players = {"a": BALANCED, "b": Weights(patience=0.4, hourglasses=1.0), "c": Weights(denial=0.3, levels=2.0)}
    quick = rn.simulate(game, players, games=3, seed=5, rules=rules, quiet=True)
    with monkeypatch.context() as patch:
        patch.setattr(ROOM, "whole_games", lambda rules, contenders: None)
        slow = rn.simulate(game, players, games=3, seed=5, rules=rules, quiet=True, workers=1)
    pd.testing.assert_frame_equal(quick, slow)


def test_only_weights_play_whole_games():
    """A function or a player that samples futures means that everybody is asked move by move."""
    from realms_nb.simulation.entrants import contenders

    assert ROOM.whole_games(STANDARD, contenders(game, ["duke", "squire", BALANCED], None))
    assert ROOM.whole_games(STANDARD, contenders(game, ["duke", "emperor"], None)) is None
    assert ROOM.whole_games(STANDARD, contenders(game, ["duke", lambda view, moves, rng: moves[0]], None)) is None


def test_a_drawn_position_looks_the_same():
    """Whatever is drawn for hidden cards, the viewer cannot tell the position from the real one."""
    met = {"hidden": 0, "looking": 0, "other": 0}
    for seed in range(12):
        state, rng = game.setup(2, seed, CRYSTALS.changed(most_rounds=12)), Random(seed)
        book = book_for(state.rules, 2)
        while state.decision is not None:
            for seat in (0, 1):
                view = game.view_for(state, seat)
                drawn, stream = blank(book.table_size), blank(STREAM_SIZE)
                open_stream(stream, seed, 7)
                cards, levels = unseen(book, view)
                items = blank(len(book.cards))
                determinize(book.array, ints(table_of(book, view)), drawn, cards, levels, items, stream)
                other = state_of(book, drawn)
                assert game.view_for(other, seat) == view
                met["hidden"] += bool(state.realms[1 - seat].hidden)
                met["looking"] += isinstance(state.decision, KeepOneCard) and state.decision.seat != seat
                met["other"] += other != state
            state = game.apply(state, varied(game.legal_moves(state), rng))
    assert all(count > 3 for count in met.values()), met


def hope(goals, planes, hand, left):
    """What the three nearest buildings promise, counted place by place."""
    hopes, rules = [], STANDARD
    for card, value in goals:
        asked = [card.pattern.count(colour) for colour in COLOURS]
        rare = sum(asked[3:])
        if any(asked[colour] > hand[colour] for colour in (3, 4)):
            continue
        room, owned = 3 - rare, []
        for colour in range(3):
            owned.append(min(hand[colour], asked[colour], room))
            room -= owned[-1]
        best = 0.0
        for site in rules.placements.sites(card.id):
            if site.covers & rules.table.dark:
                continue
            size = rules.table.size
            lacks = [(site.need >> c * size & rules.table.whole & ~planes[c]).bit_count() for c in range(3)]
            turns = weight.TILE_TURNS[min(4, sum(lacks))]
            if not rare and turns <= left:
                best = max(best, value * BALANCED.patience**turns)
            helped = sum(max(0, lack - own) if own < 3 else 0 for lack, own in zip(lacks, owned, strict=True))
            turns = 1 + weight.TILE_TURNS[min(4, helped)]
            if (rare or any(owned)) and turns <= left:
                best = max(best, value * BALANCED.patience**turns)
        hopes.append(best)
    first, second, third, *_ = [*sorted(hopes, reverse=True), 0.0, 0.0, 0.0]
    return first + BALANCED.second * second + BALANCED.third * third


def test_boards_are_weighed_as_they_are_counted():
    """Four rotations in one number weigh a board exactly as counting its lacking pieces place by place does."""
    checked = 0
    for own in (realm("B2=G C3=R", tiles="T01 T09 T17"), realm("B2=G E5=K D3=R", zone="GRBY", tiles="T02 T11 T25")):
        state = game.setup(1, 3)
        state = replace(state, realms=(own,), decision=TakeTurn(0), discs=(0, 0, 0, 0, 0))
        left = STANDARD.solo_turns - state.round
        spring = min(1.0, left / weight.SPRING)
        cards = [STANDARD.cards[card] for row in state.display for card in row]
        goals = [(card, card.points + BALANCED.levels * card.level_up * spring) for card in cards]
        position = CompiledPosition(game.view_for(state, 0), BALANCED.numbers(), threads=1)
        _, worths = position.decide()
        legal = {position.book.code(move) for move in game.legal_moves(state)}
        for code, worth in list(worths.items())[::5]:
            assert code in legal
            after = game.apply(state, position.book.move(code))
            planes = position.book.planes(after.realms[0].squares)
            stands = any(
                site.need & after.realms[0].squares == site.need
                for card in cards
                for site in STANDARD.placements.sites(card.id)
            )
            if not stands:
                assert worth == pytest.approx(hope(goals, planes, own.zone, left))
                checked += 1
    assert checked > 20


def test_one_future_is_one_of_many():
    """A future that is asked for alone, without NumPy, ends as it does among others."""
    position = CompiledPosition(game.view_for(game.setup(3, 9), 0), BALANCED.numbers(), threads=1)
    codes = position.favourites(3)
    assert codes[0] == position.decide()[0]
    assert len(set(codes) & set(position.codes())) == 3
    many = position.sample(codes, 5, 6, 11)
    for place, (wins, scores) in enumerate(position.one_future(codes, 5, 11)):
        assert wins == many.wins[0, place].tolist()
        assert scores == many.scores[0, place].tolist()


def test_a_cold_start_answers_in_plain_python(monkeypatch):
    """While the engine is being compiled the same kernel decides for a board in plain Python, and decides the same."""
    view = game.view_for(game.setup(2, 9), 0)
    compiled = CompiledPosition(view, BALANCED.numbers(), threads=1).decide()
    started = []
    monkeypatch.setattr(waiting, "is_ready", lambda name: False)
    monkeypatch.setattr(waiting, "start_compiling", started.append)
    with waiting.rough_answers():
        plain = waiting.engine_of("realm_of_sand", "futures").CompiledPosition(view, BALANCED.numbers())
        odds = rn.move_odds(view)
    assert type(plain).__module__.startswith("realms_nb._plain.")
    code, worths = plain.decide()
    assert (code, pytest.approx(worths)) == compiled
    assert started == ["realm_of_sand"] * 2
    assert 1 <= len(odds) <= 3
    assert (odds["playouts"] == 1).all()
