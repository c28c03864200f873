"""Tables laid by hand: positions of Minute Realms for tests."""

from __future__ import annotations

from msgspec.structs import replace

import realms_nb as rn
from realms_nb.games.minute_realms.engine.cards import Bastion, Card, Flat
from realms_nb.games.minute_realms.engine.rules import STANDARD
from realms_nb.games.minute_realms.engine.state import Realm, State, TakeTurn

game = rn.minute_realms


def card(name, rules=STANDARD):
    """A card of the deck by its name; `~Mill` is the Mill as a bastion."""
    return Bastion(rules.cards[name[1:]]) if name.startswith("~") else rules.cards[name]


def realm(coins, *names, rules=STANDARD):
    """A realm with coins and plots."""
    return Realm(coins, tuple(card(name, rules) for name in names))


def table(
    fronts, middle, realms, *, round=1, first=0, turn=None, track=None, token_pile=None, pile=None, rules=STANDARD
):
    """A position before a turn. `fronts` may hold None for seats that have acted."""
    shown = {name for name in (*fronts, *middle) if name}
    built = {(plot.card if isinstance(plot, Bastion) else plot).name for r in realms for plot in r.plots}
    rest = [c for c in rules.boxes[len(fronts)].deck if c.name not in shown | built]
    return State(
        rules=rules,
        round=round,
        first=first,
        decision=TakeTurn(first if turn is None else turn),
        realms=tuple(realms),
        fronts=tuple(card(name, rules) if name else None for name in fronts),
        middle=tuple(card(name, rules) for name in middle),
        pile=tuple(rest) if pile is None else pile,
        token_pile=(1, 2, 0, 1, 0, 1, 1, 2, 1) if token_pile is None else token_pile,
        track=(None,) * round if track is None else track,
    )


def play(state, *texts):
    """The position after some moves, written as text."""
    for text in texts:
        state = game.apply(state, game.parse(text, state.rules))
    return state


def tell(state, text):
    """Position and events after a move."""
    return game.narrate(state, game.parse(text, state.rules))


def refusal(state, text):
    """The code of the refusal of a move, None if it is allowed."""
    reason = game.why_not(state, game.parse(text, state.rules))
    return reason and reason.code


def last_round(realms, *, strength=0, coins_first=0):
    """The moment before the very last move of a game: seat 1 is about to keep a free card worth nothing."""
    rules = STANDARD.changed(deck=[*STANDARD.deck, Card("Hut", "productive", 2, 0, "", Flat(0))])
    track = (strength, None, None, None, None, None, None, None)
    position = table(
        [None, "Hut"], ["Castle", "Chapel"], realms, round=8, first=0, turn=1, track=track, pile=(), rules=rules
    )
    return replace(position, token_pile=())


def random_game(seats, seed, rng, rules=STANDARD):
    """Every position of a random game with the move that left it; the last one has None."""
    state = game.setup(seats, seed, rules)
    while state.decision is not None:
        move = rng.choice(game.legal_moves(state))
        yield state, move
        state = game.apply(state, move)
    yield state, None
