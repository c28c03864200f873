"""The levels of any game: they play by the record alone, see no more than their view, and never forfeit a world."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import toy
from toy.hidden import BIDS, CARELESS, DICE, HOPELESS

import realms_nb as rn
from realms_nb.core.chance import Random
from realms_nb.core.closing import Outcome
from realms_nb.core.errors import RealmsError
from realms_nb.players import any_game
from realms_nb.players.futures import End, NotImagined, Rollouts, sampled_moves
from realms_nb.players.registry import LEVELS, players, resolve
from realms_nb.players.tree_search import TreeSearch


def test_levels_are_those_of_any_game_or_its_own():
    """A game has the four levels; one of its own goes before that of any game."""
    assert set(LEVELS) <= set(players(toy.GAME))
    assert players(rn.minute_realms)["knight"] is resolve(rn.minute_realms, "knight").choose
    assert not isinstance(players(rn.minute_realms)["emperor"], TreeSearch)
    assert isinstance(players(toy.GAME)["emperor"], TreeSearch)


@pytest.mark.parametrize("game", [toy.GAME, BIDS, DICE], ids=repr)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_move(game, level):
    """A level thinks a fixed amount, never for a time: the same seed gives the same move and the same reasons."""
    view = game.view_for(game.setup(2, 3), 0)
    moves = game.legal_moves(game.setup(2, 3))
    choose = resolve(game, level).choose
    first, second = (choose(view, moves, Random(5)) for _ in range(2))
    assert first == second
    assert first.move in moves
    assert first.reasons


def test_reasons_name_the_candidates():
    """Who has looked says how often its move won, how it ended, and what the others would have brought."""
    match = rn.Match(toy.GAME, 2, seed=1)
    rn.watch(match, "duke", moves=1)
    won, score, others = match.history[-1].because.reasons
    assert (won.code, won.details["playouts"]) == ("win_chance", 24)
    assert score.code == "expected_score"
    assert others.details["listed"].startswith("name ")
    assert others.details["listed"].count("%") == 2
    for language in ("en", "de", "it"):
        assert match.narrator(language).reason(others).endswith(".")


def test_the_emperor_wins_where_the_best_move_is_plain():
    """The emperor never loses where the highest number always wins, against somebody who often plays anything."""
    rows = rn.simulate(toy.GAME, ["emperor", "squire"], games=20, workers=1, quiet=True)
    assert rows["forfeit"].isna().all()
    assert rows.groupby("strategy")["won"].mean()["emperor"] == 1.0


def test_another_world_is_drawn_where_one_breaks_a_rule():
    """Half of the worlds break a rule here: every future comes about all the same, and none of them is broken."""
    view = CARELESS.view_for(CARELESS.setup(2, 4), 0)
    found = sampled_moves(CARELESS, view, CARELESS.legal_moves(CARELESS.setup(2, 4)), 50, 1)
    assert found.playouts == 50
    assert (found.wins.sum(axis=2) == 1).all()
    rows = rn.simulate(CARELESS, ["knight", "duke"], games=20, workers=1, quiet=True)
    assert rows["forfeit"].isna().all()


def test_who_cannot_imagine_says_so_and_plays_on():
    """Where no world keeps the rules, odds say that the rules are right, and a player plays any move: no forfeit."""
    state = HOPELESS.setup(2, 4)
    view = HOPELESS.view_for(state, 0)
    with pytest.raises(NotImagined, match="The rules of Hopeless are right; I could not imagine what the others hide"):
        rn.odds.win(view)
    for level in ("knight", "duke", "emperor"):
        choice = resolve(HOPELESS, level).choose(view, HOPELESS.legal_moves(state), Random(1))
        assert choice.reasons[0].code == "not_imagined"
    rows = rn.simulate(HOPELESS, ["duke", "emperor"], games=10, workers=1, quiet=True)
    assert rows["forfeit"].isna().all()


def test_a_mistake_of_the_author_passes_through():
    """Where nobody could tell the worlds from the real position, what goes wrong in them is told as it is."""

    def broken(state, move):
        if state.turn == 2:
            raise ZeroDivisionError("coins per stone")
        return toy.apply(state, move)

    game = replace(toy.GAME, name="broken_sums", apply=broken)
    with pytest.raises(ZeroDivisionError, match="coins per stone"):
        sampled_moves(game, game.setup(2), game.legal_moves(game.setup(2)), 4, 1)
    # In the real position nothing is caught at all.
    with pytest.raises(ZeroDivisionError):
        game.apply(game.setup(2).__class__(game.STANDARD, (0, 0), 2), toy.Name(1))


def test_an_alarm_is_no_broken_world():
    """Somebody's alarm goes off at once: it is not taken for a world that breaks a rule."""

    def late(state, move):
        raise TimeoutError("enough")

    game = replace(toy.GAME, name="late_sums", apply=late)
    with pytest.raises(TimeoutError, match="enough"):
        sampled_moves(game, game.setup(2), game.legal_moves(game.setup(2)), 4, 1)


def test_a_future_without_end_is_told():
    """A game that never ends by chance is answered with a sentence instead of an endless wait."""
    game = replace(toy.GAME, name="endless_sums", apply=lambda state, move: state)
    with pytest.raises(RealmsError, match="has not ended after 5,000 moves"):
        Rollouts(game).imagined(game.setup(2), Random(1), lambda world: Rollouts(game).end_of(world, Random(1)))


def test_all_lost_is_not_all_won():
    """A win that is shared counts in parts, a common defeat for nobody; points tell equal chances apart."""
    assert [Outcome((0, 2), ((0, 2), (1,)), None).part(seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert [Outcome((), ((0, 1),), None).part(seat) for seat in range(2)] == [0.0, 0.0]
    lost, won = End((0.0, 0.0), (9.0, 9.0)), End((0.5, 0.5), (1.0, 1.0))
    assert lost.reward(0) < won.reward(0)
    assert End((1.0, 0.0), (7.0, 3.0)).reward(0) > End((1.0, 0.0), (5.0, 3.0)).reward(0)
    # Where few points win, few are better; and being ahead is to have fewer.
    assert End((1.0, 0.0), (2.0, 9.0)).reward(0) > End((1.0, 0.0), (4.0, 9.0)).reward(0)
    assert End((1.0, 0.0), (2.0, 9.0)).margin(0) == 7


def test_the_page_on_levels_tells_their_numbers():
    """docs/levels.md says of the levels of any game how many futures and moves they look into: as many as they do."""
    page = (Path(__file__).parents[2] / "docs" / "levels.md").read_text("utf-8")
    level = any_game.PLAYERS
    assert level["squire"].whim == 0.5
    assert (
        f"| squire | any move at all every second time, else every move in {level['squire'].playouts} futures |" in page
    )
    for name in ("knight", "duke"):
        assert f"| {name} | every move in {level[name].playouts} futures |" in page
    assert f"every move in up to {level['emperor'].playouts} futures" in page
    assert f"{level['emperor'].work:,} moves in imagined positions" in page
