"""The lab: what cards, ways of playing and rules are worth."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from drawn import spans_of
from toy import GAME as SUMS

import realms_nb as rn
from realms_nb.core.chance import branch, stream
from realms_nb.core.errors import BadRules, BadSetup, NotOffered, StrategyFailed, UnknownName
from realms_nb.games.minute_realms.engine.cards import Card, Flat
from realms_nb.games.minute_realms.fast.games import play_games
from realms_nb.games.minute_realms.fast.limits import limit, play_limited
from realms_nb.games.minute_realms.players.weights import BALANCED
from realms_nb.lab.sweeps import changed
from realms_nb.players.registry import resolve

game = rn.minute_realms
WEIGHTS = BALANCED.numbers()


def jobs(count, seat=-1, which=0):
    """Games in which a seat is limited, or nobody."""
    return np.array([(branch(1, number), seat, which, 0) for number in range(count)], np.int64)


def plain_deck(points=4, planted=None, cards=40):
    """A deck of copies that differ by name only; one of them may score more."""
    return [
        Card(f"Card {number}", "noble", 2, 1, "", Flat(points + (5 if number == planted else 0)))
        for number in range(cards)
    ]


def test_unlimited_games_are_the_games():
    """Where nobody is limited, the results are those of the compiled engine itself."""
    cards = len(game.STANDARD.boxes[3].deck)
    found, plots, tally = play_limited(game.STANDARD, [WEIGHTS] * 3, [limit(cards)], jobs(200))
    same = play_games(game.STANDARD, 3, [WEIGHTS] * 3, jobs(200)[:, 0])
    assert all(np.array_equal(found[name], same[name]) for name in same)
    assert plots.shape == (200, 3, 8)
    assert tally[1].sum() == (plots >= 0).sum()
    assert (tally[0] >= tally[1]).all()


def test_a_limit_binds_its_seat_only():
    """A seat that may not take a card never does, unless nothing else is legal; the others still may."""
    names = [card.name for card in game.STANDARD.boxes[3].deck]
    castle = names.index("Castle")
    _, free, _ = play_limited(game.STANDARD, [WEIGHTS] * 3, [limit(len(names))], jobs(300))
    _, bound, _ = play_limited(game.STANDARD, [WEIGHTS] * 3, [limit(len(names), [castle])], jobs(300, seat=1))
    assert (free[:, 1] >> 1 == castle).sum() > 20
    assert (bound[:, 1] >> 1 == castle).sum() == 0
    assert (bound[:, [0, 2]] >> 1 == castle).sum() > 20


def test_the_rules_go_before_a_limit():
    """A seat for which every use of every card is banned still plays: the limit is lifted where it leaves nothing."""
    cards = len(game.STANDARD.boxes[2].deck)
    _, plots, _ = play_limited(game.STANDARD, [WEIGHTS] * 2, [limit(cards, range(cards))], jobs(20, seat=0))
    assert (plots[:, 0] >= 0).all()


def test_a_planted_card_is_found():
    """A card worth 5 points more than its 39 copies is called too strong, and no copy is."""
    for planted in (3, 27):
        rules = game.STANDARD.changed(deck=plain_deck(planted=planted))
        table = rn.lab.cards(game, rules=rules, deals=600, seed=planted, quiet=True).table
        assert table.loc[table["verdict"] == "strong", "card"].tolist() == [f"Card {planted}"]
        assert table["card"].iloc[0] == f"Card {planted}"


def test_a_card_that_moves_points_but_no_wins():
    """Where the same seat wins every deal, a card worth 5 points more is too strong in points; copies still are not."""
    deck = [Card(f"Card {card}", "military", 2, 2, "g", Flat(11 if card == 30 else 6)) for card in range(40)]
    found = rn.lab.cards(game, rules=game.STANDARD.changed(deck=deck), deals=300, quiet=True)
    strong = found.table.loc[found.table["verdict"] == "strong"]
    assert strong["card"].tolist() == ["Card 30"]
    assert strong["told_by"].tolist() == ["points"]
    assert strong["worth"].tolist() == [0.0]
    assert "too strong in points" in repr(found)


def test_copies_tie():
    """Cards that differ by name only are not told apart, and with enough deals they are as good as equal."""
    table = rn.lab.cards(game, rules=game.STANDARD.changed(deck=plain_deck()), deals=1_500, quiet=True).table
    assert set(table["verdict"]) <= {"equal", "unknown"}
    assert (table["verdict"] == "equal").sum() > 30


def test_the_table_of_cards():
    """Every card of the box has a row, best first, with intervals that hold the mean, and shares that are shares."""
    found = rn.lab.cards(game, deals=120, seats=2, quiet=True)
    table = found.table
    assert set(table["card"]) == {card.name for card in game.STANDARD.boxes[2].deck}
    assert table["worth"].is_monotonic_decreasing
    assert ((table["low"] <= table["worth"]) & (table["worth"] <= table["high"])).all()
    for column in ("taken", "changed"):
        assert table[column].between(0, 1).all()
    assert table["wins_when_held"].dropna().between(0, 1).all()
    assert table.equals(rn.lab.cards(game, deals=120, seats=2, quiet=True).table)
    assert "correlation only" in repr(found)
    assert spans_of(found._repr_html_(), table[["low", "worth", "high"]].to_numpy()) < 0.1


def test_few_deals_give_no_verdict():
    """With a handful of deals every card is one about which nothing can be told yet."""
    assert set(rn.lab.cards(game, deals=10, quiet=True).table["verdict"]) == {"unknown"}


@pytest.mark.parametrize(("language", "word"), [("de", "zu sagen"), ("it", "dire")])
def test_the_lab_speaks(language, word):
    """Tables of the lab speak the language that was asked for."""
    found = rn.lab.cards(game, deals=40, language=language, quiet=True)
    assert word in repr(found)
    assert "cannot" not in found._repr_html_()


def test_ways_of_playing():
    """Building nothing is hopeless, no way of knights beats playing freely, and every way has its interval."""
    found = rn.lab.restrict(game, deals=600, quiet=True)
    table = found.table.set_index("way")
    assert table.loc["only bastions", "verdict"] == "hopeless"
    assert "strong" not in set(table["verdict"])
    assert (table["low"] <= table["difference"]).all()
    assert "none is dominant" in repr(found)


def test_a_function_is_a_way():
    """A way may be a function of view and move, for every player that keeps to the moves it is given."""
    seen = []

    def no_bastions(view, move):
        seen.append(view.seat)
        return getattr(move, "use", "build") == "build"

    found = rn.lab.restrict(game, {"walls are for others": no_bastions}, deals=30, quiet=True)
    assert set(seen) == {0, 1, 2}
    assert found.table["way"].tolist() == ["walls are for others"]
    assert found.table["difference"].iloc[0] != 0


def test_how_often_a_limit_bound_is_told():
    """Beside the verdict stands in how many decisions a limit forbade something, and in how many nothing was left."""

    def late(view, move):
        return view.round != 4

    found = rn.lab.restrict(
        game, {"bound": lambda view, move: getattr(move, "use", "build") == "build", "late": late}, deals=12, quiet=True
    )
    table = found.table.set_index("way")
    assert 0 < table.loc["bound", "bound"] < table.loc["bound", "of"]
    assert table.loc["late", "lifted"] == table.loc["late", "bound"] > 0
    assert f"of {table.loc['bound', 'of']} decisions" in repr(found)
    assert "% of deals" in repr(rn.lab.restrict(game, "no bastions", deals=20, quiet=True))


@pytest.mark.parametrize(
    ("way", "verdict", "said"),
    [
        (lambda view, move: True, "forbids-nothing", "Never forbade anything"),
        (lambda view, move: False, "forbids-everything", "Never left a move"),
    ],
)
def test_a_way_that_limits_nothing_has_no_verdict(way, verdict, said):
    """A way that forbids nothing, or everything, is told so; it is not called as good as equal."""
    found = rn.lab.restrict(game, {"mine": way}, deals=40, quiet=True)
    assert found.table["verdict"].tolist() == [verdict]
    assert said in found.headline
    assert "as good as" not in repr(found)


def no_such_attribute(view, move):
    return move.cost < 2


@pytest.mark.parametrize(
    ("way", "said"),
    [
        (no_such_attribute, "in line {line}: 'TakeCard' object has no attribute 'cost'"),
        (lambda move: True, "takes 1 positional argument but 2 were given"),
        (lambda view, move: None, "returned None"),
    ],
)
def test_a_fault_in_a_way_is_told_as_that(way, said):
    """The first error of a way stops with its line and the move, seat and deal; it is no verdict about the game."""
    with pytest.raises(StrategyFailed) as failed:
        rn.lab.restrict(game, {"cheap": way}, deals=1_000, quiet=True)
    told = str(failed.value)
    assert told.startswith("Nothing is measured, because cheap failed at move ")
    assert " of the deal with seed " in told
    assert said.format(line=no_such_attribute.__code__.co_firstlineno + 1) in told
    assert "gescheitert" in game.narrator(language="de").error(failed.value)


@pytest.mark.parametrize(
    "measured",
    [
        lambda bad: rn.lab.settle(game, {"a": {}, "b": {"award": 2}}, [bad, "greedy"], games=500, quiet=True),
        lambda bad: rn.lab.sweep(game, {"award": [1, 2]}, strategies=[bad, "greedy"], games=500, quiet=True),
        lambda bad: rn.lab.better(game, bad, "greedy", quiet=True),
        lambda bad: rn.lab.tune(game, {"award": [1, 2]}, {"score": 20}, [bad], seats=2, quiet=True),
        lambda bad: rn.lab.report(game, player=bad, seats=2, size=0.01, quiet=True),
        lambda bad: rn.lab.restrict(game, {"x": lambda view, move: True}, player=bad, deals=500, quiet=True),
    ],
    ids=["settle", "sweep", "better", "tune", "report", "restrict"],
)
def test_a_failing_player_is_no_measurement(measured):
    """Wherever the lab asks somebody's function, its first failure is told, and nothing is measured."""
    with pytest.raises(StrategyFailed, match=r"because fails failed at move .* ZeroDivisionError in line"):
        measured(fails)


def fails(view, moves, rng):
    return moves[0] if view.round < 3 else 1 / 0


def test_players_keep_to_the_moves_they_are_given():
    """Players of weights, futures and search choose among the given moves, even if others are legal."""
    state = game.setup(3, 4)
    moves = game.legal_moves(state)
    view = game.view_for(state, 0)
    for name in ("knight", "greedy", "squire", "duke", "search"):
        player = resolve(game, name).choose
        for left in (moves[:2], moves[-2:]):
            assert player(view, left, stream(1)).move in left


def test_settled_until_it_is():
    """A clear change is settled early; `more` plays on; equal variants are as good as equal."""
    found = rn.lab.settle(game, {"a": {}, "b": {"bastion_income": 5}}, measure="coins", quiet=True)
    assert found.settled
    assert found.table["answer"].tolist() == ["differs"]
    assert found.deals < 5_000
    same = rn.lab.settle(game, {"a": {}, "b": {}}, measure=["score", "seat_2", "margin"], games=400, quiet=True)
    assert same.table["answer"].tolist() == ["equal"] * 3
    open_ = rn.lab.settle(game, {"a": {}, "b": {"bastion_income": 3}}, measure="first_seat", games=200, quiet=True)
    assert not open_.settled
    deals = open_.deals
    assert open_.more(200, quiet=True).deals > deals
    assert "more() plays on" in open_.headline


def test_measures_are_any_column():
    """What is measured is any column of the results; one that does not exist is answered with those that do."""
    found = rn.lab.settle(
        game, {"a": {}, "b": {"award": 2}}, measure=["award", "held_2", "seat_1"], games=300, quiet=True
    )
    assert found.table["share"].tolist() == [False, True, True]
    with pytest.raises(BadSetup, match="Nothing is measured as 'helt'.*Did you mean 'held'"):
        rn.lab.settle(game, {"a": {}, "b": {}}, measure="helt", games=10, quiet=True)
    with pytest.raises(BadSetup, match="smallest names 'coins'"):
        rn.lab.settle(game, {"a": {}, "b": {}}, measure="score", smallest={"coins": 1.0}, games=10)


def test_a_sweep():
    """Every combination is measured on the same deals; the rules as they are stand in a frame."""
    found = rn.lab.sweep(
        game, {"bastion_income": range(3), "bastion_strength": (1, 2)}, ["held", "score"], games=60, quiet=True
    )
    assert len(found.table) == 3 * 2 * 2
    assert (found.table["deals"] == 60).all()
    assert found._repr_html_().count("outline:") == 2
    held = found.table.loc[found.table["measure"] == "held"].pivot(
        index="bastion_income", columns="bastion_strength", values="mean"
    )
    assert (held[2] > held[1]).all()
    assert "6 combinations" in repr(found)


def test_entries_of_a_rule():
    """One entry of a rule that is a row of numbers can be varied by itself; what does not work is named."""
    rules = changed(game.STANDARD, {"starting_coins.1": 9, "starting_coins.0": 1, "award": 2})
    assert rules.starting_coins == (1, 9, 4, 4, 5)
    assert rules.award == 2
    with pytest.raises(BadRules, match="not an entry of a rule"):
        changed(game.STANDARD, {"award.0": 1})
    with pytest.raises(BadRules, match="rounds=-1 does not work"):
        changed(game.STANDARD, {"rounds": -1})


def test_tuning_meets_a_goal():
    """A goal that a rule can reach is reached: most of the invasions held, not all, confirmed on fresh games."""
    found = rn.lab.tune(
        game, {"bastion_strength": range(4)}, {"held": (0.5, 0.8)}, tries=8, games=60, confirm=600, quiet=True
    )
    # Knights hold about 37, 67, 91 and 97 of 100 with bastions of 0, 1, 2 and 3 shields.
    assert found.values == {"bastion_strength": 1}
    assert found.table["met"].tolist() == ["yes"]
    assert found.rules.bastion_strength == 1
    assert len(found.tried) == 24
    assert isinstance(found.table, pd.DataFrame)


def test_a_better_player_is_called_better():
    """A knight beats greedy players; a player against its own kind is not better; the test says how sure it is."""
    assert rn.lab.better(game, "knight", "greedy", pairs=3_000, quiet=True).answer == "better"
    twin = rn.lab.better(game, "knight", "knight", pairs=3_000, quiet=True)
    assert twin.answer == "not-better"
    assert twin.share == pytest.approx(0.5)


def test_a_response_beats_a_weak_player():
    """Weights that beat greedy players are found, and measured on deals that the search has not seen."""
    found = rn.lab.best_response(game, "greedy", seats=2, tries=25, deals=120, confirm=1_500, quiet=True)
    assert found.answer == "beats"
    assert found.share - found.margin > 0.5
    with pytest.raises(BadSetup, match="player of weights"):
        rn.lab.best_response(game, "duke")


def test_what_the_lab_refuses():
    """Questions that make no sense are answered with a sentence."""
    with pytest.raises(UnknownName, match="No way of playing is called 'only bastion'.*Did you mean 'only bastions'"):
        rn.lab.restrict(game, ["only bastion"])
    with pytest.raises(BadSetup, match="players of weights without noise"):
        rn.lab.cards(game, player="duke", deals=10)
    with pytest.raises(BadSetup, match="deals is a whole number"):
        rn.lab.cards(game, deals=0)
    with pytest.raises(BadSetup, match="A grid is a dict"):
        rn.lab.sweep(game, {})
    with pytest.raises(BadSetup, match="Goals are a dict"):
        rn.lab.tune(game, {"award": [1]}, {})
    with pytest.raises(NotOffered, match="has no best_response"):
        rn.lab.best_response(SUMS, "random")
    with pytest.raises(NotOffered, match="has no cards"):
        rn.lab.cards(SUMS)
    with pytest.raises(BadSetup, match="by 'card', not by 'power'"):
        rn.lab.cards(game, by="power")
