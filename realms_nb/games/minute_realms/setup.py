"""The table before the first turn."""

from __future__ import annotations

from realms_nb.core.chance import checked_seed, fresh_seed, shuffled, stream
from realms_nb.core.event import Event
from realms_nb.games.minute_realms import events as ev
from realms_nb.games.minute_realms.rounds import open_round, tell_deal
from realms_nb.games.minute_realms.rules import STANDARD, Rules
from realms_nb.games.minute_realms.state import Realm, State


def setup(seats: int, seed: int | None = None, rules: Rules = STANDARD) -> State:
    """A new game with the first round dealt. Seat 0 is the first player."""
    seats = rules.check_seats(seats)
    box = rules.boxes[seats]
    rng = stream(fresh_seed() if seed is None else checked_seed(seed))
    table = State(
        rules=rules,
        round=0,
        first=0,
        decision=None,
        realms=tuple(Realm(coins) for coins in rules.starting_coins[:seats]),
        fronts=(None,) * seats,
        middle=(),
        pile=shuffled(box.deck, rng),
        token_pile=shuffled(box.tokens, rng),
        track=(),
    )
    return open_round(table, None)


def opening(state: State) -> tuple[Event, ...]:
    """What happened before the first decision: coins, tokens, the first deal."""
    events: list[Event] = [ev.CoinsGiven(seat, realm.coins) for seat, realm in enumerate(state.realms)]
    events.append(ev.TokensShuffled(len(state.token_pile)))
    tell_deal(state, events)
    return tuple(events)
