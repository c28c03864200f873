"""The kernel's boards of Realm of Sand against the readable engine, which is the law."""

from __future__ import annotations

import random

import pytest
from games.realm_of_sand.engine.sand import ADVANCED, STANDARD, game, random_game, realm, two

from realms_nb.fast.compiling import floats, ints
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.odds import building_odds
from realms_nb.games.realm_of_sand.engine.state import TakeTurn
from realms_nb.games.realm_of_sand.fast.outlook import FAR, MOST_LACKING
from realms_nb.games.realm_of_sand.fast.tables import DISCS, LEVEL, PLANE, STOCK, ZONE
from realms_nb.games.realm_of_sand.fast.taste import Taste
from realms_nb.games.realm_of_sand.fast.turns import lay
from realms_nb.games.realm_of_sand.players.thoughts import Thoughts

VARIANTS = {
    "standard": STANDARD,
    "numbered": STANDARD.changed(dark_fields="numbered"),
    "mirrored": STANDARD.changed(mirrored_patterns=True, flipped_tiles=False),
    "advanced": ADVANCED.changed(summoned_discs=2),
    "wide": STANDARD.changed(ground=["#########", "#.......#", "#.......#", "#......##", "#########"]),
}


def turns_of(variant, count):
    """Positions from random games before a main action, some with a higher level and discs in the zone."""
    rng, found = random.Random(5), []
    for seed in range(50):
        for state, _ in random_game(2, seed, VARIANTS[variant].changed(most_rounds=25)):
            if isinstance(state.decision, TakeTurn) and not state.decision.done and rng.random() < 0.1:
                found.append(state)
        if len(found) >= count:
            break
    return found[:count]


def thoughts_of(state):
    seat = state.decision.seat
    return Thoughts(game.view_for(state, seat), seat, Taste(), watchful=False)


def row_of(state, seat, thoughts):
    """The part of a row that the rules fix: level, discs in the zone and in the supply, board."""
    owner = state.realms[seat]
    planes, discs = thoughts.book.planes(owner.squares | owner.discs), state.rules.table.where(owner.discs)
    return [owner.level, *owner.zone, *state.discs, *planes, discs]


def fixed(row):
    row = [int(number) for number in row]
    return [row[LEVEL], *row[ZONE:STOCK], *row[STOCK:PLANE], *row[PLANE : DISCS + 1]]


@pytest.mark.parametrize("variant", VARIANTS)
def test_distances(variant):
    """What every building lacks is what the readable engine counts, on boards of all kinds."""
    seen = set()
    for state in turns_of(variant, 30):
        goals = thoughts_of(state).survey()
        for prospect in building_odds(game.view_for(state, state.decision.seat)):
            lacking = MOST_LACKING + 1 if prospect.missing is None else prospect.missing
            assert goals[prospect.card].lacking == lacking
            assert (goals[prospect.card].turns == 0) == (prospect.missing == 0)
            assert prospect.missing is not None or goals[prospect.card].turns == FAR
            seen.add(lacking)
    assert {0, 1, 2, 3} <= seen


@pytest.mark.parametrize("variant", VARIANTS)
def test_tiles_and_buildings_change_the_row(variant):
    """A laid tile and a completed building leave the row that the readable engine leaves."""
    laid = built = 0
    rng = random.Random(2)
    for state in turns_of(variant, 60):
        seat, thoughts = state.decision.seat, thoughts_of(state)
        ways = {way.move: number for number, way in enumerate(thoughts.book.lays)}
        moves = list(game.legal_moves(state))
        for move in rng.sample(moves, min(12, len(moves))):
            if move in ways:
                row = ints(thoughts.row())
                lay(thoughts.tables, row, 0, ways[move])
                after = game.apply(state, move)
                assert fixed(row) == row_of(after, seat, thoughts)
                assert thoughts.laid(ways[move]).squares == after.realms[seat].squares
                laid += 1
        for move in moves:
            if isinstance(move, mv.CompleteBuilding):
                row, gain = thoughts.built(move, 0)
                assert fixed(row) == row_of(game.apply(state, move), seat, thoughts)
                assert gain >= state.rules.cards[move.card].points
                built += 1
    assert laid > 100
    assert built > 3


@pytest.mark.parametrize("variant", VARIANTS)
def test_one_main_action(variant):
    """The search completes a building in this turn exactly if the readable engine says that one main action does."""
    ready = 0
    for state in turns_of(variant, 15):
        thoughts = thoughts_of(state)
        for prospect in building_odds(game.view_for(state, state.decision.seat)):
            if prospect.missing == 0:
                continue
            # One goal at a time, so that no other building takes its pieces.
            thoughts.cards = (prospect.card,)
            goals, stays = ints([thoughts.book.card[prospect.card]]), floats([1.0])
            thoughts.prospect = thoughts.prospect._replace(goals=goals, stays=stays)
            plans = thoughts.search([(thoughts.row(), 0.0)], 1, 500, fresh=True)
            assert any(plan.built == (1,) for plan in plans) == (prospect.turns == 1), prospect
            ready += prospect.turns == 1
    assert ready > 5


@pytest.mark.parametrize(
    ("own", "wanted"),
    [
        (realm("B2=G B3=R C3=r E5=y F3=k", zone="GBB", level=2, tiles="T17 T18 T21"), {"I-01", "III-01"}),
        (realm("B2=G D5=r E5=r", tiles="T17 T18 T21"), {"I-04"}),
        (realm("B2=r C2=G B3=g E5=r", zone="G", tiles="T17 T18 T21"), {"I-10"}),
    ],
)
def test_summonings(own, wanted):
    """Every summoning that the kernel finds is legal disc by disc and completes its building."""
    state = two(own, open_cards="I-01 I-04 I-10 I-13 II-01 III-01 III-04 III-07")
    found = {card: steps for card, _, steps in thoughts_of(state).summonings(3)}
    assert wanted <= set(found)
    for card, steps in found.items():
        after = state
        for step in steps:
            after = game.apply(after, step)
        if not isinstance(after.decision, TakeTurn):
            after = game.apply(after, mv.Finish())
        assert card in [move.card for move in game.legal_moves(after) if isinstance(move, mv.CompleteBuilding)]


def test_more_turns_see_more():
    """What two turns complete is seen by a search of two turns, not by one of one turn."""
    state = two(realm(tiles="T01 T09 T17"), open_cards="II-04 I-13")
    thoughts = thoughts_of(state)
    one, more = (thoughts.search([(thoughts.row(), 0.0)], turns, 12, fresh=True)[0] for turns in (1, 2))
    assert not any(one.built)
    assert 2 in more.built
    assert more.value > one.value
