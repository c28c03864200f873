"""Good and bad strategies; in a module of their own, because other processes must be able to import them."""

from __future__ import annotations

import gc
import os
import sys

from msgspec.structs import force_setattr

import realms_nb as rn
from realms_nb.games.minute_realms.engine.moves import TakeCard
from realms_nb.games.minute_realms.engine.state import State


def first(view, moves, rng):
    return moves[0]


def greedy(view, moves, rng):
    game = rn.minute_realms
    table = game.determinize(view, rng)
    return max(moves, key=lambda move: game.scores(game.apply(table, move))[view.seat].total)


def raises(view, moves, rng):
    print("about to fail")  # noqa: T201  # the report must show it
    return 1 / 0


def returns_nothing(view, moves, rng):
    pass


def returns_text(view, moves, rng):
    return str(moves[0])


class EqualToAll:
    def __eq__(self, other):
        return True

    def __hash__(self):
        return 0


def returns_a_liar(view, moves, rng):
    return EqualToAll()


def returns_the_unprintable(view, moves, rng):
    class Unprintable:
        def __repr__(self):
            raise RuntimeError("no words")

    return Unprintable()


def takes_an_unknown_card(view, moves, rng):
    return TakeCard("Moon Base", "build")


def takes_a_hidden_card(view, moves, rng):
    return TakeCard(view.unseen_cards[0].name, "bastion")


def exits(view, moves, rng):
    sys.exit("enough")


def recurses(view, moves, rng):
    return recurses(view, moves, rng)


def gets_rich(view, moves, rng):
    view.realms[view.seat].coins = 99
    return moves[0]


def reseats(view, moves, rng):
    view.seat = 1 - view.seat
    return moves[0]


def empties_the_deck(view, moves, rng):
    view.rules.cards.clear()
    return moves[0]


def changes_the_offers(view, moves, rng):
    view.rules.offers.kept[0][moves[0].card] = ()
    return moves[0]


def loops(view, moves, rng):
    while True:
        pass


def loops_and_swallows(view, moves, rng):
    while True:
        try:
            while True:
                pass
        except BaseException:
            continue


def loops_in_c(view, moves, rng):
    return sum(range(10**15))


def quits_at_once(view, moves, rng):
    os._exit(3)


def eats_memory(view, moves, rng):
    return [0] * 10**11


def scribbles(view, moves, rng):
    for line in range(3, 20):
        try:
            os.write(line, b"nonsense\n")
        except OSError:
            continue
    return moves[0]


def forges(view, moves, rng):
    """Changes what is frozen by the back door, which no value can lock."""
    for realm in view.realms:
        force_setattr(realm, "coins", 0)
    force_setattr(view.realms[view.seat], "coins", 99)
    force_setattr(view.rules, "award", 20)
    return moves[0]


def looks_for_the_state(view, moves, rng):
    """Plays a move only if no whole position, with its piles, lies about in this process."""
    seen = [thing for thing in gc.get_objects() if isinstance(thing, State)]
    frame = sys._getframe()
    while frame is not None:
        seen += [value for value in frame.f_locals.values() if isinstance(value, State)]
        frame = frame.f_back
    assert not seen, "found the piles"
    return moves[0]
