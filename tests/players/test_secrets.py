"""Attacks on a view: whatever a strategy holds in its hands, the order of the piles is not to be found in it."""

from __future__ import annotations

import gc
from random import Random
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

import msgspec
import pytest

from realms_nb.core.chance import shuffled, stream
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.cards import Card
from realms_nb.games.minute_realms.engine.rules import STANDARD
from realms_nb.games.minute_realms.engine.state import State
from realms_nb.games.minute_realms.engine.views import FACE_DOWN, View
from realms_nb.games.minute_realms.fast import layout
from realms_nb.games.minute_realms.fast.layout import book_for
from realms_nb.games.minute_realms.players.players import PLAYERS


def position(seed, moves):
    """A position after so many random moves of three players."""
    state, rng = GAME.setup(3, seed), stream(seed)
    for _ in range(moves):
        legal = GAME.legal_moves(state)
        state = GAME.apply(state, legal[int(rng.random() * len(legal))])
    return state


def reachable(start):
    """Everything that can be reached from an object: fields, contents, closures, whatever the collector sees."""
    found, todo = {}, [start]
    while todo:
        thing = todo.pop()
        # Types, modules and plain functions belong to the program, which everybody can read; they hold no game.
        if id(thing) in found or isinstance(thing, type | ModuleType | BuiltinFunctionType):
            continue
        found[id(thing)] = thing
        if isinstance(thing, FunctionType):
            todo += [cell.cell_contents for cell in thing.__closure__ or ()]
            todo += [*(thing.__defaults__ or ()), *(thing.__kwdefaults__ or {}).values()]
            continue
        if isinstance(thing, MethodType):
            todo += [thing.__self__, thing.__func__]
            continue
        todo += gc.get_referents(thing)
        todo += vars(thing).values() if hasattr(thing, "__dict__") else ()
        if isinstance(thing, msgspec.Struct):
            todo += [getattr(thing, name) for name in thing.__struct_fields__]
            todo += [getattr(thing, name) for name in dir(type(thing)) if not name.startswith("__")]
        if isinstance(thing, dict):
            todo += [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset):
            todo += thing
    return list(found.values())


@pytest.mark.parametrize("moves", [0, 5, 8, 11, 14, 20])
def test_no_secret_can_be_reached(moves):
    """From a view and its moves neither the state, nor the order of the piles, nor a face-down token can be reached."""
    state = position(11, moves)
    view = GAME.view_for(state, state.decision.seat)
    things = reachable((view, GAME.legal_moves(state)))
    assert any(isinstance(thing, View) for thing in things)
    assert not any(isinstance(thing, State) for thing in things)
    pile = tuple(card.name for card in state.pile)
    rows = [thing for thing in things if isinstance(thing, tuple | list)]
    for row in rows:
        names = tuple(item.name if isinstance(item, Card) else item for item in row)
        assert not _contains(names, pile[:6])
    secrets = tuple(state.track)
    assert FACE_DOWN not in secrets
    hidden = [token for token in state.track[state.revealed :] if token is not None]
    if hidden:
        assert secrets not in [row for row in rows if isinstance(row, tuple)]
    if list(state.token_pile) != sorted(state.token_pile):
        assert not any(tuple(row) == state.token_pile for row in rows)


def _contains(row, part):
    return any(row[start : start + len(part)] == part for start in range(len(row) - len(part) + 1))


def twin(state, seed):
    """Another position that nobody at the table can tell from this one."""
    rng = Random(seed)
    hidden = [token for token in state.track[state.revealed :] if token is not None]
    tokens = iter(shuffled((*hidden, *state.token_pile), rng))
    track = tuple(
        token if token is None or place < state.revealed else next(tokens) for place, token in enumerate(state.track)
    )
    return msgspec.structs.replace(state, pile=shuffled(state.pile, rng), track=track, token_pile=tuple(tokens))


@pytest.mark.parametrize("name", PLAYERS)
def test_hidden_things_change_no_choice(name):
    """Positions that differ only in hidden things look alike, and every player chooses alike for the same chance."""
    for moves in (2, 8, 13, 19):
        state = position(4, moves)
        other = twin(state, 9)
        assert other != state
        seat = state.decision.seat
        assert GAME.view_for(state, seat) == GAME.view_for(other, seat)
        choices = [
            PLAYERS[name](GAME.view_for(each, seat), GAME.legal_moves(each), stream(2)) for each in (state, other)
        ]
        assert choices[0] == choices[1]


def test_the_kernel_is_told_no_secret():
    """The array of a view is the same for positions that differ only in hidden things: search cannot cheat either."""
    state = position(4, 8)
    book = book_for(STANDARD, 3)
    tables = [book.table(GAME.view_for(each, 0)) for each in (state, twin(state, 9))]
    assert tables[0] == tables[1]
    assert layout.FACE_DOWN_TOKEN in tables[0]


def test_views_cannot_be_changed():
    """A strategy that tries to change its view gets an error, and the position stays as it was."""
    state = position(4, 5)
    view = GAME.view_for(state, 0)
    for name in View.__struct_fields__:
        with pytest.raises(AttributeError, match="immutable type: 'View'"):
            setattr(view, name, None)
    with pytest.raises(AttributeError, match="immutable type: 'Realm'"):
        view.realms[0].coins = 99
    assert GAME.view_for(state, 0) == view
