"""A match of somebody's own game is handed on without its future: what was seen is there, the rest is drawn anew."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from own.examples import NAMES, own_game

import realms_nb as rn
from realms_nb.core.saves import encode
from realms_nb.own.knowledge import TOGETHER, known_to

# In these nothing is left to chance once hands are dealt, or nothing ever was.
ALL_DEALT = {
    "last_stone", "noughts", "skeleton_grid", "rps", "rps_cards", "meadow", "red_hearts", "skeleton_cards", "sushi",
    "partners",
}  # fmt: skip


def halfway(name, seed, part=0.5):
    """A match that stands where a part of it is played."""
    game = own_game(name)
    match, rng = rn.Match(game, game.players[0], seed=seed), random.Random(seed)
    while match.turn is not None and match.at < 400:
        match.play(rng.choice(match.legal_moves))
    match.seek(int(match.length * part))
    return match


def played_on(match):
    """What happens when the same dice tell everybody what to play from now on."""
    rng = random.Random(1)
    while match.turn is not None and match.at < 400:
        match.play(rng.choice(match.legal_moves))
    return str(match.events), match.scores


def unseen(state):
    """Place -> the things there that no seat knows."""
    known = known_to(state._account, TOGETHER, state._layout.watch, state._n)
    return {
        key: [str(thing) for thing, label in zip(state._values[key], known[key], strict=True) if label]
        for key in state._layout.things
    }


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_handed_on_without_its_future(name, tmp_path):
    """Every example game opens at the same position for every seat; the file has no seed and nothing that is unseen."""
    match, met = halfway(name, 5), Counter()
    match.save(tmp_path / "now.json", future=False)
    saved = json.loads((tmp_path / "now.json").read_text())
    assert "seed" not in saved
    assert "seed" not in saved["deal"]
    # Nothing is left out that was seen, and nothing told that was not: what lay before the last shuffle is known, too.
    left_out = sum(came == "" for pile in saved["deal"].values() for came in pile)
    assert left_out == sum(map(len, unseen(match.state).values()))
    ends = set()
    for _ in range(6):
        again = rn.Match.load(tmp_path / "now.json")
        assert (again.seed, again.at, again.scores) == (None, match.at, match.scores)
        for seat in range(len(match.names)):
            there, here = again.view(seat), match.view(seat)
            assert (there._values, there._pools) == (here._values, here._pools)
        assert {key: sorted(things) for key, things in unseen(again.state).items()} == {
            key: sorted(things) for key, things in unseen(match.state).items()
        }
        # With its future it opens with the same one.
        again.save(tmp_path / "whole.json")
        whole = rn.Match.load(tmp_path / "whole.json")
        whole.save(tmp_path / "still.json", future=False)
        assert json.loads((tmp_path / "still.json").read_text())["deal"] == saved["deal"]
        end = played_on(again)
        assert played_on(whole) == end
        ends.add(str(end))
        met["games"] += 1
    assert met["games"] == 6
    assert (len(ends) > 1) == (name not in ALL_DEALT)


def test_undone_moves_are_not_in_it(tmp_path):
    """What was seen only in moves that were undone is to come again: such a roll is not in the file."""
    match = rn.Match(own_game("greedy_pig"), 2, seed=3)
    for _ in range(3):
        match.play("roll")
    assert len(match.as_save(future=False).deal) == 3
    match.undo()
    save = match.as_save(future=False)
    assert (len(save.deal), save.moves) == (2, ("roll", "roll"))
    assert b"seed" not in encode(save)


def test_where_the_unseen_has_decided_the_future_stays():
    """A game whose points tell of a card that nobody has seen says that it cannot be saved so, and blames nobody."""

    @rn.game
    class Bomb:
        """Pass, or open: whoever has passed while the bomb lay on top loses a point."""

        players = 2

        def setup(self, t):
            t.deck, t.open = rn.own.Pile(["bomb", "calm", "rain", "snow", "wind", "fog"]), rn.own.Row()
            t.deck.shuffle()
            for seat in t.seats:
                seat.marks = 9

        def moves(self, t):
            return ["wait", "turn"]

        def wait(self, t):
            t.me.marks -= 1 + (t.deck[0] == "bomb")
            t.deck.give(1, to=t.deck)

        def turn(self, t):
            t.deck.give(1, to=t.open)

        def over(self, t):
            return t.round > 3 or not t.deck

        def points(self, t, seat):
            return seat.marks

    assert Bomb.mistake is None
    match = rn.Match(Bomb, 2, seed=1)
    for _ in range(4):
        match.play("wait")
    with pytest.raises(rn.RealmsError, match="can only be saved with its future: something that nobody has seen"):
        match.as_save(future=False)
    # Where it is known, it is in the file.
    other = rn.Match(Bomb, 2, seed=1)
    other.play("turn")
    (pile,) = other.as_save(future=False).deal.values()
    assert Counter(pile)[""] == 5


@pytest.mark.parametrize(
    ("deal", "told"),
    [
        ({"deck": []}, "has the piles seed, setup.0.0; there is no 'deck'"),
        ({"0.0.0": "6"}, "'6'"),
        ({"0.0.0": [True]}, "True"),
        ({"seed": [-1]}, "-1"),
        ({"seed": []}, "None"),
        ([], "has the piles"),
    ],
)
def test_a_deal_that_is_none_is_refused(deal, told):
    """What is no deal of such a game is refused with a sentence."""
    with pytest.raises(rn.RealmsError, match="(?s)" + told.replace("(", r"\(")):
        rn.Match(own_game("greedy_pig"), 2, deal=deal)


def test_what_was_told_of_another_line_does_not_hinder():
    """Faces and things that cannot lie there, because other moves led there, are drawn anew."""
    deal = {"0.0.0": [6], "0.0.1": [7], "0.0.2": [2, 3], "0.1.0": ["Egg"]}
    match = rn.Match(own_game("greedy_pig"), 2, deal=deal)
    match.play("roll")
    assert match.state.pot == 6
    match.play("roll")
    assert 0 <= match.state.pot - 6 <= 6 or match.state.pot == 0
    sushi = rn.Match(own_game("sushi"), 2, deal={"setup.0.0": ["Nothing"] * 60})
    assert len(sushi.state.seats[0].hand) == len(rn.Match(own_game("sushi"), 2, seed=1).state.seats[0].hand)
