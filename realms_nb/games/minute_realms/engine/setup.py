"""The table before the first turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from realms_nb.core.chance import Deal, Deals, checked_seed, fresh_seed, shuffled, stream
from realms_nb.core.event import Event
from realms_nb.games.minute_realms.engine import events as ev
from realms_nb.games.minute_realms.engine.cards import Card
from realms_nb.games.minute_realms.engine.rounds import open_round, tell_deal
from realms_nb.games.minute_realms.engine.rules import STANDARD, Rules
from realms_nb.games.minute_realms.engine.state import Realm, State


def setup(seats: int, seed: int | None = None, rules: Rules = STANDARD) -> State:
    """A new game with the first round dealt. Seat 0 is the first player."""
    seats = rules.check_seats(seats)
    box = rules.boxes[seats]
    rng = stream(fresh_seed() if seed is None else checked_seed(seed))
    return _laid_out(seats, rules, shuffled(box.deck, rng), shuffled(box.tokens, rng))


def _laid_out(seats: int, rules: Rules, pile: tuple[Card, ...], token_pile: tuple[int, ...]) -> State:
    table = State(
        rules=rules,
        round=0,
        first=0,
        decision=None,
        realms=tuple(Realm(coins) for coins in rules.starting_coins[:seats]),
        fronts=(None,) * seats,
        middle=(),
        pile=pile,
        token_pile=token_pile,
        track=(),
    )
    return open_round(table, None)


def opening(state: State) -> tuple[Event, ...]:
    """What happened before the first decision: coins, tokens, the first deal."""
    events: list[Event] = [ev.CoinsGiven(seat, realm.coins) for seat, realm in enumerate(state.realms)]
    events.append(ev.TokensShuffled(len(state.token_pile)))
    tell_deal(state, events)
    return tuple(events)


def _shuffle(seats: int, seed: int, rules: Rules) -> Deal:
    box = rules.boxes[rules.check_seats(seats)]
    rng = stream(checked_seed(seed))
    cards = shuffled(box.deck, rng)
    return {"cards": tuple(card.name for card in cards), "tokens": shuffled(box.tokens, rng)}


def _lay_out(seats: int, deal: Deal, rules: Rules) -> State:
    cards = tuple(rules.cards[str(name)] for name in deal["cards"])
    return _laid_out(rules.check_seats(seats), rules, cards, cast("tuple[int, ...]", deal["tokens"]))


def _seen(positions: Sequence[State]) -> dict[str, int]:
    """Every card that has been dealt; of the tokens only those that an invasion has turned up."""
    now = positions[-1]
    up = sum(token is not None for token in now.track[: now.revealed])
    return {"cards": len(now.rules.boxes[len(now.realms)].deck) - len(now.pile), "tokens": up}


DEALS = Deals(_shuffle, _lay_out, _seen)
