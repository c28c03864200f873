"""What must hold in every position of every example game: nothing hidden is told, and imagining keeps the view.

A short run belongs to every test; with FUZZ=1 each game is played 1,000 times.
"""

from __future__ import annotations

import logging
import os
import pickle
import random
import re
from collections import Counter

import pytest
from own.examples import NAMES, own_game

from realms_nb.core.chance import Random
from realms_nb.core.errors import RealmsError
from realms_nb.own.cards import Back, TableCard
from realms_nb.own.table import UNSEEN

GAMES = 1_000 if "FUZZ" in os.environ else 5
# Every so many-th position is looked at by every seat and a spectator.
LOOKED_AT = 7


def cards(state):
    """The names of all cards on the table, in places and on cells."""
    there = (value for key, value in state._values.items() if type(value) is tuple)
    return sorted(str(thing) for value in there for thing in value if type(thing) is TableCard)


def eyes_on(state, key, seat):
    """Whether what lies in a place is before somebody's eyes."""
    return bool(state._layout.watch[key] >> (state._n if seat is None else seat) & 1)


def check_view(game, state, seat, met):
    """A view shows what lies before one's eyes, hides the rest well, and is kept by imagining."""
    view, layout = game.view_for(state, seat), state._layout
    assert view._seed is None
    world = game.determinize(view, Random(met["moves"]))
    assert world._seed != state._seed
    assert game.view_for(world, seat) == view
    assert cards(world) == cards(state)
    for key in layout.things:
        real, seen = state._values[key], view._values[key]
        assert len(real) == len(seen)
        assert not (eyes_on(state, key, seat) and any(type(thing) is Back for thing in seen))
        for thing, shown in zip(real, seen, strict=True):
            if type(shown) is Back:
                met["hidden"] += 1
                assert thing.back == shown.back
            else:
                assert thing == shown
    for key in (*layout.secrets, *layout.dice):
        seen = view._values[key]
        if seen is UNSEEN or (type(seen) is tuple and seen[:1] == (None,)):
            met["hidden"] += 1
            assert not eyes_on(state, key, seat)
        else:
            assert seen == state._values[key]
    # What goes to another process is the view alone: no seed, no position, no account of what happened.
    if met["moves"] % (5 * LOOKED_AT) == 0:
        sent = pickle.dumps({name: part for name, part in view.__getstate__().items() if name != "_play"})
        assert b"Position" not in sent.replace(b"realms_nb.own.position", b"")
        assert b"Account" not in sent
    if seat == state.decision.seat:
        assert game.legal_moves(view) == game.legal_moves(state)
        met["imagined"] += 1
        try:
            game.legal_moves(world)
        except RealmsError:
            met["unimagined"] += 1
        else:
            assert game.legal_moves(world) == game.legal_moves(state)
    return world


def check_story(game, state, after, events, names):
    """No event names a card that a spectator does not know before the move, or when it is over."""
    known = {*cards(game.view_for(state, None)), *cards(game.view_for(after, None))}
    text = " ".join(str(event) for event in events)
    told = {name for name in names if re.search(rf"(?<![\w-]){re.escape(name)}(?! \d)(?![\w-])", text)}
    assert told <= known, (told - known, text)
    return len(set(names) - known)


def play_one(game, seed, met):
    fewest, most = game.players
    seats = random.Random(seed).randint(fewest, most)
    state, twin = game.setup(seats, seed), game.setup(seats, seed)
    rng, names = random.Random(seed), cards(state)
    assert state == twin
    while state.decision is not None:
        legal = game.legal_moves(state)
        assert legal == game.legal_moves(twin)
        before = dict(state._values)
        if met["moves"] % LOOKED_AT == 0:
            for seat in (*range(seats), None):
                check_view(game, state, seat, met)
            for text in set(state._candidates) - {move.text for move in legal}:
                met["refused"] += 1
                assert game.narrator().refuse(game.why_not(state, game.parse(text)))
        move = rng.choice(legal)
        after, events = game.narrate(state, move)
        twin = game.apply(twin, move)
        assert after == twin
        assert state._values == before
        met["untold"] += check_story(game, state, after, events, names)
        assert cards(after) == names
        met["moves"] += 1
        state = after
    outcome = game.outcome(state)
    assert sorted(seat for place in outcome.ranking for seat in place) == list(range(seats))
    assert len(game.scores(state)) == seats
    met["games"] += 1


@pytest.mark.parametrize("name", NAMES)
def test_every_position_keeps_its_promises(name):
    """In every game by chance: same seed, same game; views hide and imagining keeps them; telling changes nothing."""
    game, met = own_game(name), Counter()
    assert game.mistake is None
    for seed in range(GAMES):
        play_one(game, seed, met)
    logging.getLogger("own").info("%s %s", name, dict(met))
    assert met["games"] == GAMES
    assert met["imagined"] > 0
    assert met["unimagined"] == 0
