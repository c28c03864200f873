"""rn.review: luck and choices of a match, in a ledger that adds up."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest
from reviews.endgames import exact, positions
from toy import GAME as SUMS

import realms_nb as rn
from realms_nb.core.chance import branch, stream
from realms_nb.core.errors import BadSetup, UnknownName
from realms_nb.core.registry import part
from realms_nb.games.minute_realms.fast.chances import outcomes
from realms_nb.games.minute_realms.reviews import GLANCE, WEIGHTS, WORTH_A_GLANCE
from realms_nb.players.opponents import Opponents
from realms_nb.reviews import KeyDecision
from realms_nb.reviews.judging import AS_GOOD, cost_of, judge, judge_one, within_reach
from realms_nb.reviews.ledger import ITEMS, event_table, ledger_table

game = rn.minute_realms


def played(seats=3, seed=7, players=("squire", "knight", "duke"), moves=None, **options):
    """A match played by strategies, to its end or for so many moves."""
    match = rn.Match(game, seats, seed=seed, **options)
    others = Opponents(match, {seat: players[seat % len(players)] for seat in range(seats)}, seed)
    while match.turn is not None and (moves is None or match.at < moves):
        assert others.move(match) is None
    return match


def at_random(seed, seats=3, moves=None, **options):
    """A match of random moves, to its end or for so many."""
    match, rng = rn.Match(game, seats, seed=seed, **options), stream(seed)
    while match.turn is not None and (moves is None or match.at < moves):
        legal = match.legal_moves
        match.play(legal[int(rng.random() * len(legal))])
    return match


@pytest.fixture(scope="module")
def looked():
    """A review of a whole match."""
    match = played()
    return rn.review(match, 0, playouts=400)


def check_ledger(evidence):
    """The ledger of every seat adds up; the seats share one win before and after everything."""
    table = ledger_table(evidence).pivot(index="seat", columns="item", values="value")
    parts = table[["start", "luck", "own", "others"]].sum(axis=1)
    assert np.allclose(parts, table["result"], atol=1e-9)
    assert np.allclose(table[["luck", "start", "result"]].sum(), [0, 1, 1], atol=1e-9)
    events = event_table(evidence)
    for _, rows in events.groupby("seat"):
        # Each event begins where the one before it ended.
        assert np.allclose(rows["before"].iloc[1:], rows["after"].iloc[:-1], atol=1e-9)
    return events


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_ledger_adds_up(seats):
    """Start + luck + own choices + the others' choices = result, for each seat of random matches."""
    room, kinds = part("reviews", game), set()
    for seed in range(8):
        events = check_ledger(judge(room, at_random(seed, seats), 20, seed))
        kinds |= set(events["what"][events["kind"] == "luck"])
    assert kinds == {"deal", "reveal"}


def test_nothing_is_luck_between_two_decisions_of_a_round():
    """Moves of a round reveal nothing: the chance after a move is the chance before the next one, without any noise."""
    evidence = judge(part("reviews", game), at_random(3), 50, 1)
    same = [
        (left, right)
        for left, right in zip(evidence.decisions, evidence.decisions[1:], strict=False)
        if left.epoch == right.epoch
    ]
    assert len(same) > 10
    for left, right in same:
        assert np.array_equal(left.wins[left.played], right.wins[right.habit])


def test_luck_has_mean_zero():
    """Over many deals luck brings nothing to any seat, whoever plays: its mean is within four errors of 0."""
    room, luck = part("reviews", game), []
    for seed in range(150):
        evidence = judge(room, at_random(branch(9, seed), 2), 12, seed)
        table = ledger_table(evidence)
        luck.append(table.loc[(table["item"] == "luck") & (table["seat"] == 0), "value"].iloc[0])
    error = np.std(luck, ddof=1) / len(luck) ** 0.5
    assert error < 0.05
    assert abs(np.mean(luck)) < 4 * error


def test_the_evaluator_gives_nothing_away_against_itself():
    """A knight's choices are the evaluator's own: they bring and cost nothing in the ledger."""
    table = ledger_table(judge(part("reviews", game), played(players=("knight",)), 20, 0))
    made = table.loc[table["item"].isin(["own", "others"]), "value"]
    assert len(made) == 6
    assert (made == 0).all()


def test_a_move_that_throws_the_game_away_is_found():
    """A late move that gives the game away is the first moment, and the better move would have won."""
    match = played(2, 1, ("squire",))
    look = rn.review(match, "Player 2", playouts=400)
    first = look.moments[0]
    assert first.cost_low > 0.5
    assert first.better.win > 0.85 > first.played.win + 0.5
    assert look.match.steps[first.step].seat == 1
    assert str(look.match.steps[first.step].move) == first.played.move


@pytest.mark.parametrize("policy", ["squire", ["emperor", "knight", "squire"]], ids=str)
def test_the_ledger_adds_up_whoever_sits_there(policy):
    """Start + luck + own choices + the others' = result if everybody plays on with noise, each in another way, too."""
    evidence = judge(part("reviews", game), at_random(3, 3), 30, 1, policy=policy)
    check_ledger(evidence)
    assert evidence.like == ("squire" if policy == "squire" else "emperor (fitted), knight, squire")
    like_knights = judge(part("reviews", game), at_random(3, 3), 30, 1)
    assert like_knights.like == "knight"
    assert ledger_table(evidence)["value"].tolist() != ledger_table(like_knights)["value"].tolist()


def test_a_review_says_like_whom_everybody_goes_on():
    """The card of a review names those who play on, and says that a search judges the last two rounds."""
    look = rn.review(at_random(2, 2), playouts=20, policy={1: "emperor"}, quiet=True)
    told = look._repr_html_()
    assert "Player 2 – an emperor (a stand-in, fitted to its games)" in told
    assert "In the last two rounds a search judges the choices" in told
    assert "If everybody goes on like a knight." in rn.review(at_random(2, 2, moves=3), playouts=20)._repr_html_()


def test_near_the_end_no_perfect_move_is_called_a_cost():
    """In the last round what a review calls best is exactly best, and a cost that it names is one."""
    met, costs = 0, 0
    for match, number, state in positions(range(20, 28)):
        worths = exact(state)
        best = max(worths.values())
        if best - min(worths.values()) < 0.01:
            continue
        met += 1
        judged = judge_one(part("reviews", game), match, number, 300, number).decisions[0]
        played = worths[judged.moves[judged.played]]
        assert worths[judged.moves[judged.best]] == pytest.approx(best)
        assert abs(judged.cost - (best - played)) <= judged.margin + 1e-9
        if judged.verdict == "cost":
            costs += 1
            assert played < best
    assert met >= 6
    assert costs >= 1


def test_a_copy_costs_nothing():
    """Where moves fare alike in every future, none costs anything and the played one is called best."""
    own = np.tile(np.array([0.0, 1.0, 1.0, 0.0]), (3, 1))
    assert cost_of(own, 2, 0) == (2, 0.0, 0.0)


def test_the_cost_is_not_biased():
    """Among equal moves in noisy futures the cost is 0 on average, although each half names a best move."""
    rng = np.random.default_rng(5)
    costs = [cost_of(rng.integers(0, 2, (8, 40)).astype(float), 0, 0)[1] for _ in range(2_000)]
    assert abs(np.mean(costs)) < 4 * np.std(costs) / len(costs) ** 0.5


def test_the_interval_of_a_cost_keeps_its_promise():
    """A move that is as good as the best is called costly in few of a hundred cases."""
    rng = np.random.default_rng(6)
    found = [cost_of(rng.integers(0, 2, (6, 200)).astype(float), 0, 0) for _ in range(1_000)]
    assert sum(cost > margin > 0 for _, cost, margin in found) < 60


def test_moves_that_fall_behind_are_followed_no_further():
    """A glance drops only moves that are worse than the best; the others fare as they would without it."""
    room, match, dropped = part("reviews", game), played(), 0
    for step, state in zip(match.history, [match.start, *(each.state for each in match.history)], strict=False):
        found = room.outcomes(state, step.move, WORTH_A_GLANCE, 3)
        every = outcomes(game.view_for(state, step.seat), WEIGHTS, WORTH_A_GLANCE, 3)
        assert {step.move, every.moves[every.habit], found.moves[found.habit]} <= set(found.moves)
        assert found.legal == len(every.moves)
        places = [every.moves.index(move) for move in found.moves]
        assert np.array_equal(found.wins, every.wins[places])
        means = every.wins[:, :, step.seat].mean(axis=1)
        left_out = np.delete(means, places)
        assert (left_out < means.max() - AS_GOOD).all()
        dropped += len(left_out)
    assert dropped > 20


def test_a_glance_keeps_the_best_move():
    """The best of several moves hardly ever falls behind in a glance, and hopeless ones nearly always do."""
    rng = np.random.default_rng(8)
    chances = np.array([0.55, 0.5, 0.5, 0.3, 0.1])
    kept = [within_reach((rng.random((5, GLANCE)) < chances[:, None]).astype(float)) for _ in range(1_000)]
    assert sum(0 in places for places in kept) >= 995
    assert sum(4 in places for places in kept) <= 10


def test_moments_are_sorted_and_certain(looked):
    """At most three moments, the most costly first, none whose interval holds 0; fewer if fewer cost anything."""
    assert 1 <= len(looked.moments) <= 3
    costs = [moment.cost for moment in looked.moments]
    assert costs == sorted(costs, reverse=True)
    for moment in looked.moments:
        assert moment.cost_low > 0
        assert {figure.key for figure in moment.played.figures} >= {"coins", "points", "shields"}
    assert rn.review(played(players=("duke",), moves=1), 0, playouts=4).moments == ()


def test_moments_travel(looked):
    """A moment is data: what a board gets over the wire is the moment that was sent."""
    sent = msgspec.json.encode(looked.moments)
    assert msgspec.json.decode(sent, type=tuple[KeyDecision, ...]) == looked.moments


def test_a_moment_can_be_played_again(looked):
    """`again` opens a match of its own that stands before the choice; the reviewed one stays as it was."""
    moment = looked.moments[0]
    match = looked.again(1)
    assert (match.at, match.turn) == (moment.step, moment.seat)
    match.play(moment.better.move)
    assert looked.match.at == looked.match.length
    with pytest.raises(BadSetup, match="counted from 1"):
        looked.again(9)


@pytest.mark.parametrize(("language", "word"), [("en", "Luck"), ("de", "Glück"), ("it", "Fortuna")])
def test_it_is_told_in_three_languages(looked, language, word):
    """Text and page speak the language that was asked for, with every message filled in."""
    told = looked.for_seat(0, language)
    assert word in repr(told)
    page = told._repr_html_()
    assert page.count("<svg") == 2
    assert word in page
    assert "{" not in repr(told)
    if language != "en":
        assert "Better" not in page


def test_tables_are_tidy(looked):
    """One row per decision in `choices`; one per event and seat in `table`; five items per seat in `ledger`.

    Nothing in Minute Realms is known to one seat alone, so none of them is called hidden.
    """
    steps = len(looked.match.history)
    assert looked.choices["step"].tolist() == list(range(steps))
    assert set(looked.choices["verdict"]) <= {"best", "cost", "cannot tell"}
    assert (looked.choices["open"] >= 1).all()
    assert (looked.choices["open"] <= looked.choices["options"]).all()
    assert (looked.table.groupby("seat").size() == len(looked.table) // 3).all()
    assert looked.ledger["item"].tolist() == [item for item in ITEMS if item != "hidden"] * 3
    assert (looked.ledger["low"] <= looked.ledger["value"]).all()


def test_the_same_seed_gives_the_same_review():
    """A review depends on the match and its seed only."""
    match = played(moves=9)
    first, second = (rn.review(match, playouts=50, seed=3) for _ in range(2))
    assert first.table.equals(second.table)
    assert not first.table.equals(rn.review(match, playouts=50, seed=4).table)


def test_a_match_that_goes_on():
    """A match that is not over is judged up to now: what is left is the chance of every seat."""
    match = played(moves=11)
    look = rn.review(match, playouts=100)
    check_ledger(look.evidence)
    now = look.ledger.loc[look.ledger["item"] == "result", "value"]
    assert 0 < now.max() < 1
    assert now.sum() == pytest.approx(1)
    assert "not over" in repr(look)


def test_invasions_and_deals_are_told_apart():
    """When an invasion and a deal fall at once, each has its own luck, and a token's strength is known in between."""
    for seed in range(20):
        match = at_random(seed, 2, rules=game.STANDARD.changed(bastion_strength=9))
        evidence = judge(part("reviews", game), match, 10, 0)
        steps = [stroke.step for stroke in evidence.strokes]
        if len(set(steps)) < len(steps):
            double = next(step for step in steps if steps.count(step) == 2)
            assert [stroke.kind for stroke in evidence.strokes if stroke.step == double] == ["reveal", "deal"]
            return
    raise AssertionError("no invasion was held by all")


def test_what_cannot_be_reviewed():
    """A review wants a match with moves and a sensible number of playouts; the sentence says so."""
    with pytest.raises(BadSetup, match="needs a match"):
        rn.review(game.setup(2, 1))
    with pytest.raises(BadSetup, match="no move has been played"):
        rn.review(rn.Match(game, 2, seed=1))
    with pytest.raises(BadSetup, match="playouts is a whole number"):
        rn.review(played(moves=1), playouts=1)
    with pytest.raises(UnknownName, match="There is no seat"):
        rn.review(played(moves=1), you="Zoe")


def test_win_chances_of_every_seat():
    """Every seat has a row; the chances add up to 1, and a finished match has one winner for sure."""
    match = played(moves=10)
    chances = rn.win_chances(match.view(), 300)
    assert chances["seat"].tolist() == [0, 1, 2]
    assert chances["win"].sum() == pytest.approx(1)
    assert ((chances["win_low"] <= chances["win"]) & (chances["win"] <= chances["win_high"])).all()
    over = rn.win_chances(game.view_for(played().state, 0), 10)
    assert over["win"].tolist() == [float(seat in played().outcome.winners) for seat in range(3)]
    with pytest.raises(BadSetup, match="wants a view"):
        rn.win_chances(match)


def test_a_match_without_a_move_has_no_review():
    """Where nothing has been played, there is nothing to look back on, in any game."""
    with pytest.raises(BadSetup, match="nothing to review yet"):
        rn.review(rn.Match(SUMS, 2, seed=1))
