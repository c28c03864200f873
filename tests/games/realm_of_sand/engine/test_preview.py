"""What Realm of Sand promises before a move is what the move does, as far as its seat can know."""

from __future__ import annotations

from collections import Counter

import pytest
from games.realm_of_sand.engine.sand import ADVANCED, STANDARD, game, random_game, realm, two
from msgspec.structs import replace

import realms_nb as rn
from realms_nb.core.errors import IllegalMove, UnreadableMove
from realms_nb.games.realm_of_sand.engine.moves import CompleteBuilding
from realms_nb.games.realm_of_sand.engine.preview import Gains, gains, would
from realms_nb.games.realm_of_sand.engine.state import TakeTurn

SHORT = ADVANCED.changed(most_rounds=14)


def counted(realm):
    """What lies on a board and in hand: squares, discs on the board, discs in hand."""
    return realm.squares.bit_count(), realm.discs.bit_count(), sum(realm.zone)


def test_gains_come_true():
    """For every way to complete a building in random games: what is gained, returned and lost is what happens."""
    met = Counter()
    for seed in range(4):
        for state, _ in random_game(2, seed, SHORT):
            builds = [move for move in game.legal_moves(state) if isinstance(move, CompleteBuilding)]
            if not builds:
                continue
            seat = state.decision.seat
            before, hours = state.realms[seat], {card.id: card.hourglasses for card in state.rules.deck}
            for move, told in zip(builds, gains(game.view_for(state, seat), builds), strict=True):
                after, card = game.apply(state, move).realms[seat], move.card
                squares, discs, hand = counted(before)
                assert told.move == move
                assert counted(after) == (
                    squares - len(told.squares), discs - len(told.back), hand + len(told.back) + len(told.discs),
                )  # fmt: skip
                assert after.level - before.level == told.levels
                assert told.hourglasses == hours[card]
                assert told.wakes_crystal == (before.crystal == "colourless" != after.crystal)
                met.update({"built": 1, "levels": told.levels, "discs": len(told.discs), "squares": len(told.squares)})
                met.update({"woken": told.wakes_crystal, "hours": told.hourglasses})
    assert min(met.values()) > 3, met
    assert len(met) == 6


def test_gains_by_hand():
    """A disc in the pattern comes back; one that the supply has not is lost; the last hourglass ends the game."""
    board = "B2=G C2=g D2=R"
    for stock, discs, lost in (((5,) * 5, ("R",), ()), ((0,) * 5, (), ("R",))):
        state = two(realm(board), open_cards="I-01", discs=stock)
        build = game.parse("build I-01 B2 C2 D2", state.rules)
        expected = Gains(build, discs=discs, back=("G",), lost=lost, squares=("G", "R"))
        assert gains(game.view_for(state, 0), [build]) == (expected,)
    for enough in (1, 2):
        deck = [replace(STANDARD.cards["I-01"], hourglasses=1) if each.id == "I-01" else each for each in STANDARD.deck]
        rules = STANDARD.changed(deck=deck, hourglasses_to_end=enough)
        state = two(realm(board, rules=rules), open_cards="I-01", rules=rules)
        (told,) = gains(game.view_for(state, 0), [build])
        assert (told.hourglasses, told.ends_game) == (1, enough == 1)


def test_previews_know_no_more_than_the_view():
    """What a move makes happen is told up to the first card that is still face down, and no further."""
    met = Counter()
    for seed in range(2):
        for state, played in random_game(2, seed, SHORT):
            if state.decision is None:
                continue
            moves = list({type(move): move for move in (*game.legal_moves(state), played)}.values())
            for move, told in zip(moves, would(game.view_for(state, state.decision.seat), moves), strict=True):
                real = game.narrate(state, move)[1]
                assert told == real[: len(told)]
                rest = [type(event).__name__ for event in real[len(told) :]]
                assert not rest or rest[0] in ("CardRevealed", "RowLeftShort", "CardHidden")
                met["cut" if rest else "whole"] += 1
    assert min(met["whole"], met["cut"]) > 3, met


@pytest.mark.parametrize(("rules", "seats"), [(SHORT, 2), (STANDARD.changed(solo_turns=12), 1)], ids=["two", "one"])
def test_what_is_foreseen_comes_true(rules, seats):
    """After every kind of move: points, hourglasses, level, discs and pieces are those of the real position; and a
    building lacks nothing exactly if it can then be completed."""
    kinds = Counter()
    for seed in range(2):
        for state, played in random_game(seats, seed, rules):
            if state.decision is None:
                continue
            seat = state.decision.seat
            view = game.view_for(state, seat)
            for move in {type(move): move for move in (*game.legal_moves(state), played)}.values():
                then, told = game.apply(state, move), rn.odds.after(view, move)
                mine = then.realms[seat]
                squares, discs, hand = counted(mine)
                assert (told.discs, told.pieces, told.level) == (discs + hand, squares + discs, mine.level)
                assert told.points == game.scores(then)[seat].total
                assert told.hourglasses == sum(then.rules.cards[card].hourglasses for card in mine.buildings)
                if isinstance(then.decision, TakeTurn) and then.decision.seat == seat:
                    ready = {each.card for each in game.legal_moves(then) if isinstance(each, CompleteBuilding)}
                    assert {card for card, lack in told.missing.items() if not lack} == ready
                    kinds["ready"] += len(ready)
                    kinds["lacking"] += len(told.missing) - len(ready)
                kinds[type(move).__name__] += 1
    assert kinds["ready"] > 3
    assert kinds["lacking"] > 30
    assert len(kinds) >= (6 if seats == 1 else 12), kinds


def test_what_buildings_lack_by_hand():
    """GGR beside two green squares lacks nothing once its tile lies; what is completed is not asked any more."""
    state = two(realm("B2=G C2=G"), open_cards="I-01 III-01")
    lay = game.parse("lay T01 B3=G C3=G D3=R", state.rules)
    told = rn.odds.after(game.view_for(state, 0), lay)
    assert (told.pieces, told.points, told.missing) == (5, 0, {"I-01": 0, "III-01": 3})
    done = two(realm("B2=G C2=G D2=R"), open_cards="I-01 II-01")
    told = rn.odds.after(game.view_for(done, 0), game.parse("build I-01 B2 C2 D2", done.rules))
    assert (told.pieces, told.points, told.discs, told.missing) == (0, 1, 1, {"II-01": 4})


def test_only_own_moves_are_foreseen():
    """A text, or the move of another seat, gets a sentence instead of a number."""
    state = two(realm("B2=G C2=G D2=R"), open_cards="I-01")
    with pytest.raises(UnreadableMove, match="wants one of the moves, not 'end'"):
        rn.odds.after(game.view_for(state, 0), "end")
    with pytest.raises(IllegalMove, match="It is the turn of"):
        rn.odds.after(game.view_for(state, 1), game.parse("build I-01 B2 C2 D2", state.rules))
