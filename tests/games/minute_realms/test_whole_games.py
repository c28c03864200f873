"""What must hold in every game: checked in 2,000 random games for every number of players, and with random decks."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from some import some
from tables import game, random_game

from realms_nb.core import closing
from realms_nb.core.errors import IllegalMove
from realms_nb.games.minute_realms.engine import events as ev
from realms_nb.games.minute_realms.engine.cards import CATEGORIES, Bastion
from realms_nb.games.minute_realms.engine.moves import DiscardCard, LoseBuilding, TakeCard
from realms_nb.games.minute_realms.engine.rules import STANDARD, Tokens
from realms_nb.games.minute_realms.engine.state import TakeTurn

GAMES = 2_000


def cards_of(state):
    """Every card on the table, wherever it lies."""
    yield from (front for front in state.fronts if front is not None)
    yield from (*state.middle, *state.pile, *state.discards)
    for realm in state.realms:
        for plot in realm.plots:
            if plot is not None:
                yield plot.card if isinstance(plot, Bastion) else plot


def every_move(rules):
    for name in rules.cards:
        yield from (TakeCard(name, "build"), TakeCard(name, "bastion"), DiscardCard(name), LoseBuilding(name))


def check_pieces(state):
    """Cards and tokens are never made or lost; nobody owes coins; open places fit the turn."""
    box = state.rules.boxes[len(state.realms)]
    assert Counter(card.name for card in cards_of(state)) == Counter(card.name for card in box.deck)
    placed = [token for token in state.track if token is not None]
    assert sorted((*state.token_pile, *placed)) == sorted(box.tokens)
    assert all(realm.coins >= 0 for realm in state.realms)
    assert len(state.track) == state.round
    if isinstance(state.decision, TakeTurn):
        seats = len(state.realms)
        acted = (state.decision.seat - state.first) % seats
        assert sum(front is None for front in state.fronts) == acted
        assert len(state.middle) == state.rules.middle_cards


def check_coins(before, after, events):
    """The coins of a seat change by exactly what the events say."""
    change = Counter()
    for event in events:
        match event:
            case (
                ev.CoinGained(seat=seat, coins_before=had, coins_after=has)
                | ev.BuildingBuilt(seat=seat, coins_before=had, coins_after=has)
                | ev.BastionRaised(seat=seat, coins_before=had, coins_after=has)
            ):
                change[seat] += has - had
            case ev.CoinPaid(seat=seat, holder=holder):
                change[seat] -= 1
                if holder is not None:
                    change[holder] += 1
            case _:
                pass
    for seat, (old, new) in enumerate(zip(before.realms, after.realms, strict=True)):
        assert new.coins - old.coins == change[seat]


def check_game(seats, seed, rules=STANDARD, *, thorough=False):
    rng = random.Random(seed)
    others = tuple(every_move(rules))
    for state, move in random_game(seats, seed, rng, rules):
        check_pieces(state)
        legal = set(game.legal_moves(state))
        for other in others if thorough else rng.sample(others, 4):
            assert (game.why_not(state, other) is None) == (other in legal)
        if thorough:
            for choice in legal:
                game.apply(state, choice)
            refused = next(other for other in others if other not in legal)
            with pytest.raises(IllegalMove) as caught:
                game.apply(state, refused)
            assert caught.value.refusal == game.why_not(state, refused)
        if move is None:
            assert legal == set()
            break
        assert move in legal
        after, events = game.narrate(state, move)
        assert after == game.apply(state, move)
        check_coins(state, after, events)
    for sheet in game.scores(state):
        assert sheet.total == sum(line.points for line in sheet.lines) == sum(sheet.by_source().values())
    told = {event.seat: event.total for event in events if isinstance(event, closing.ScoreTotalled)}
    assert told == {sheet.seat: sheet.total for sheet in game.scores(state)}
    result = game.outcome(state)
    assert [event.seats for event in events if isinstance(event, closing.GameWon)] == [result.winners]
    assert sorted(seat for place in result.ranking for seat in place) == list(range(seats))
    assert max(told.values()) == told[result.winners[0]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games(seats):
    """In every game pieces and coins are conserved, legality has one answer, and telling changes nothing."""
    for seed in range(GAMES):
        check_game(seats, seed, thorough=seed % 100 == 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_views_hide_what_is_hidden(seats):
    """Two positions that differ only in hidden things give equal views, and a view can be completed at random."""
    for seed in some(range(GAMES // 10)):
        rng = random.Random(seed)
        for state, _ in random_game(seats, seed, rng):
            seat = rng.randrange(seats)
            view = game.view_for(state, seat)
            assert game.view_for(game.determinize(view, rng), seat) == view


rows = st.fixed_dictionaries(
    {
        "category": st.sampled_from(CATEGORIES),
        "min_players": st.integers(2, 3),
        "cost": st.integers(0, 6),
        "trade": st.text("gpi", max_size=4),
        "shields": st.integers(0, 3),
        "fixed": st.booleans(),
    }
).flatmap(
    lambda row: st.sampled_from(
        [
            {"vp": "flat", "arg1": 4},
            {"vp": "percat", "arg1": 3, "arg2": "noble"},
            {"vp": "bestcat", "arg1": 2},
            {"vp": "coin", "arg1": 1},
            {"vp": "pair", "arg1": "noble", "arg2": "military"},
            {"vp": "cats"},
            {"vp": "inv", "arg1": 9},
        ]
    ).map(lambda scoring: row | scoring)
)
decks = st.lists(rows, min_size=1, max_size=60).map(
    lambda cards: [row | {"name_en": f"House {number}"} for number, row in enumerate(cards)]
)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(
    decks,
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.fixed_dictionaries(
        {
            "rounds": st.integers(1, 6),
            "middle_cards": st.integers(0, 3),
            "bastion_income": st.integers(0, 3),
            "bastion_strength": st.integers(0, 3),
            "award": st.integers(0, 2),
            "tokens": st.lists(st.builds(Tokens, st.integers(0, 3), st.integers(0, 4)), max_size=3),
        }
    ),
)
def test_foreign_decks_and_rules(deck, seats, seed, changes):
    """Whatever deck and rules the loader accepts, a game can be played to its end and everything still holds."""
    fitting = sum(row["min_players"] <= seats for row in deck) // (seats + changes["middle_cards"])
    assume(fitting > 0)
    rounds = min(fitting, changes.pop("rounds"))
    strikes = sorted({max(1, rounds // 2), rounds})
    coins = (0, 1, 2, 3)
    rules = STANDARD.changed(deck=deck, rounds=rounds, invasion_rounds=strikes, starting_coins=coins, **changes)
    check_game(seats, seed, rules, thorough=len(deck) < 20)
