"""The stage of Minute Realms: the end of a round, the score sheets, the chances."""

from __future__ import annotations

from itertools import pairwise

import pytest
from board.boards import board_of, match_of_two

import realms_nb as rn
from realms_nb.board.patches import patched
from realms_nb.board.stage import PendingScene, ShownMove, stage_of
from realms_nb.board.story import EventTexts
from realms_nb.board.wire import messages, plain
from realms_nb.games.minute_realms.board.scenes import scene

game = rn.minute_realms


def moments(match, moves):
    """Play so many first moves, each with the table it led to."""
    for _ in range(moves):
        if match.turn is None:
            return
        before = len(match.events)
        match.play(match.legal_moves[0])
        yield ShownMove(match.events[before:], game.view_for(match.state, 0), match.events)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_end_of_a_round_is_shown_before_the_deal(seats):
    """Every round ends with a picture of its own: all have built, nothing of the next round lies there yet."""
    match = rn.Match(game, [f"P{seat}" for seat in range(seats)], seed=3)
    narrator = match.narrator()
    rounds = []
    for moment in moments(match, 200):
        cut = scene([moment], narrator)
        if cut is None:
            continue
        # In its place an invasion is seen in the round that it ends: what comes after it has not begun.
        if cut.kind == "invasion":
            rounds.append(cut.frames[0][1].round)
            assert {(frame.round, frame.decision) for _, frame in cut.frames} == {(rounds[-1], None)}
            continue
        if cut.kind == "scoring":
            rounds.append(8)
            continue
        facts, table = cut.facts[0], cut.frames[0][1]
        rounds.append(facts.round)
        assert table.round == facts.round
        assert len(table.track) == facts.round
        assert not any(table.fronts)
        assert not table.middle
        assert table.decision is None
        assert facts.round not in table.struck
        assert len(cut.frames) == 1
        for seat, harvest in zip(table.seats, facts.seats, strict=True):
            assert len(seat.plots) == facts.round
            assert harvest.coins[1] == seat.coins
            assert harvest.shields[1] == seat.shields
            assert harvest.points[1] == seat.points
    # Whoever loses a building in the last invasion sees it before the sheets.
    assert sorted(set(rounds)) == list(range(1, 9))


def test_what_a_round_brought_begins_where_the_last_one_ended():
    """Coins before a round are those after the one before; points and shields, too, unless invaders came between."""
    match = rn.Match(game, ["Ada", "Bo", "Cy"], seed=11)
    cuts = [cut for moment in moments(match, 200) if (cut := scene([moment], match.narrator()))]
    ends = [cut.facts[0] for cut in cuts if cut.kind == "round"]
    assert [end.round for end in ends] == [1, 2, 3, 5, 6, 7]
    for one, two in pairwise(ends):
        for before, after in zip(one.seats, two.seats, strict=True):
            if one.round + 1 == two.round:
                assert before.coins[1] == after.coins[0]
                assert (before.points[1], before.shields[1]) == (after.points[0], after.shields[0])


def test_the_ring_at_the_end_of_a_round_is_the_chance_that_was_foreseen():
    """The chance to hold in the choice that ends a round is the one in the ring before the next round is dealt."""
    met = 0
    for seed in range(6):
        match = rn.Match(game, ["Ada", "Bo"], seed=seed)
        stage, narrator = stage_of(game), match.narrator()
        while match.turn is not None:
            seat, chosen = match.turn, match.legal_moves[-1]
            view = game.view_for(match.state, seat)
            options = stage.options(view, match.legal_moves, narrator)
            moment = next(moments_of(match, chosen))
            cut = scene([moment], narrator)
            if cut is None or cut.kind != "round" or options.take is None:
                continue
            uses = [use for taking in options.take.values() for use in (taking.uses.build, taking.uses.bastion)]
            hold = next(use.hold for use in uses if use.move == str(chosen))
            rings = cut.frames[0][1].rings
            assert hold[1] == rings[min(rings)].holds[seat]
            met += 1
    assert met > 30


def moments_of(match, move):
    before = len(match.events)
    match.play(move)
    yield ShownMove(match.events[before:], game.view_for(match.state, 0), match.events)


@pytest.mark.parametrize(("pace", "shown"), [("step", True), ("calm", True), ("instant", False)])
def test_at_the_instant_pace_a_round_ends_without_a_picture(pace, shown):
    """What is drawn only to be looked at is left out where nobody wants to wait."""
    match = rn.Match(game, ["Ada", "Bo"], seed=3)
    since, telling = PendingScene(), EventTexts(match.narrator())
    stage = stage_of(game)
    since._moments = list(moments(match, 2))
    now = stage.picture(game.view_for(match.state, 0), match.events, match.narrator())
    found = since.scene(stage, telling, now, brief=pace == "instant")
    assert (found is not None) == shown
    if found:
        assert found.kind == "round"
        assert patched(plain(now), plain(found.frames[0].patch))["round"] == 1


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_score_sheets_add_up(language):
    """A line for each round and one for the last invasion: together they are the points of the seat."""
    met = set()
    for seed in range(12):
        match = rn.Match(game, ["Ada", "Bo", "Cy"], seed=seed)
        for _ in moments(match, 200):
            pass
        table = stage_of(game).picture(game.view_for(match.state, 0), match.events, match.narrator(language))
        assert len(table.sheets) == 3
        for seat, sheet in zip(table.seats, table.sheets, strict=True):
            assert len(sheet) == 9
            assert sum(line.points for line in sheet if line) == seat.points
            assert sheet[-1].card is None
            met |= {bool(line and line.words) for line in sheet[:-1]}
    assert met == {True, False}


def ask_chances(board):
    return board._connection.on_chances(messages.AskChances(id=1, version=board.snapshot.version)).chances


def test_the_chances_of_a_person_are_those_of_every_move():
    """Each legal move once, best first, each with its interval; then the next invasion, whose chances add up."""
    board = board_of(match_of_two())
    found = ask_chances(board)
    assert {each.move for each in found.moves} == {str(move) for move in board.match.legal_moves}
    assert [each.win for each in found.moves] == sorted((each.win for each in found.moves), reverse=True)
    assert all(each.low <= each.win <= each.high for each in found.moves)
    assert found.even == 50
    assert found.invasion.round == 4
    assert sum(each.percent for each in found.invasion.strengths) == pytest.approx(100)


def test_nobody_learns_the_chances_of_another():
    """While a strategy is to move, or for a position that has gone, no move has a chance."""
    match = rn.Match(game, ["You", "Ada"], seed=8)
    board = rn.Board(match, you=0, opponents={1: "squire"}, pace="step")
    while match.turn != 1:
        match.play(match.legal_moves[0])
    found = ask_chances(board)
    assert found.moves == ()
    assert found.invasion is not None
    assert board._connection.on_chances(messages.AskChances(id=1, version=match.version - 1)).chances is None
