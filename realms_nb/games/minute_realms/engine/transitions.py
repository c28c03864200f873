"""How the table changes. `apply` is silent, `narrate` tells every step; both run the same rule body."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from realms_nb.core.errors import IllegalMove
from realms_nb.core.event import Event, Tell
from realms_nb.games.minute_realms.engine import events as ev
from realms_nb.games.minute_realms.engine.cards import GAIN, PAY, Card
from realms_nb.games.minute_realms.engine.invasion import lose
from realms_nb.games.minute_realms.engine.legality import place_of, why_not
from realms_nb.games.minute_realms.engine.moves import Move, TakeCard
from realms_nb.games.minute_realms.engine.rounds import TURNS, end_round, next_round
from realms_nb.games.minute_realms.engine.state import ChooseLoss, Realm, State, TakeTurn, with_card
from realms_nb.games.minute_realms.engine.trade import Walk, walk

T = TypeVar("T")


def apply(state: State, move: Move) -> State:
    """The position after a move; `IllegalMove` if the rules refuse it."""
    return _play(state, move, None)


def narrate(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The position after a move, and everything that happened on the way."""
    events: list[Event] = []
    return _play(state, move, events), tuple(events)


def _play(state: State, move: Move, tell: Tell) -> State:
    decision = state.decision
    if isinstance(decision, TakeTurn) and isinstance(move, TakeCard):
        state = _take(state, decision.seat, move, tell)
        return end_round(state, tell) if state.decision is None else state
    if why_not(state, move) is not None:
        raise _illegal(state, move)
    assert decision is not None
    card = state.rules.cards[move.card]
    if isinstance(decision, ChooseLoss):
        state = lose(state, card, decision, tell)
        return state if state.decision else next_round(state, tell)
    state = _lose_turn(state, decision.seat, card, tell)
    return end_round(state, tell) if state.decision is None else state


def _take(state: State, seat: int, move: TakeCard, tell: Tell) -> State:
    """Choose a card, trade if it lay elsewhere, then build it or turn it into a bastion."""
    rules, token_pile, track = state.rules, state.token_pile, state.track
    realms, seats = list(state.realms), len(state.realms)
    coins, plots = realms[seat].coins, realms[seat].plots
    # The places cards can be taken from: in front of each seat, then the middle.
    places: list[Any] = [*state.fronts, *state.middle]
    place = place_of(state, places, seat, move)
    if place is None:
        raise _illegal(state, move)
    card, own = places[place], places[seat]
    places[seat] = None
    if place == seat:
        if tell is not None:
            tell.append(ev.CardKept(seat, card.name))
    else:
        places[place] = own
        holder = place if place < seats else None
        if tell is not None:
            tell.append(ev.CardTaken(seat, card.name, holder))
            tell.append(ev.CardSwapped(seat, own.name, holder))
        walked = walk(card.trade, coins, track[-1] is None and token_pile != ())
        coins = walked.coins
        if tell is not None:
            _tell_trade(state, seat, holder, walked, tell)
        if walked.paid and holder is not None:
            paid = realms[holder]
            realms[holder] = Realm(paid.coins + walked.paid, paid.plots)
        if walked.places_token:
            track, token_pile = (*track[:-1], token_pile[0]), token_pile[1:]
    realm = realms[seat] = with_card(coins, plots, card, move.use, rules)
    if tell is not None:
        if move.use == "build":
            tell.append(ev.BuildingBuilt(seat, card.name, card.cost, coins, realm.coins, card.shields))
        else:
            income, shields = rules.bastion_income, rules.bastion_strength
            tell.append(ev.BastionRaised(seat, card.name, income, coins, realm.coins, shields))
    following = (seat + 1) % seats
    return State(
        rules,
        state.round,
        state.first,
        None if following == state.first else TURNS[following],
        tuple(realms),
        tuple(places[:seats]),
        tuple(places[seats:]),
        state.pile,
        token_pile,
        track,
        state.discards,
        state.invasions,
    )


def _lose_turn(state: State, seat: int, card: Card, tell: Tell) -> State:
    """A seat that may take nothing discards its own card and builds nothing."""
    realm = state.realms[seat]
    following = (seat + 1) % len(state.realms)
    if tell is not None:
        tell.append(ev.TurnLost(seat, card.name))
    return replace(
        state,
        decision=None if following == state.first else TURNS[following],
        realms=_with(state.realms, seat, Realm(realm.coins, (*realm.plots, None))),
        fronts=_with(state.fronts, seat, None),
        discards=(*state.discards, card),
    )


def _with(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*row[:place], item, *row[place + 1 :])


def _illegal(state: State, move: Move) -> IllegalMove:
    refusal = why_not(state, move)
    assert refusal is not None
    return IllegalMove(refusal=refusal, game="minute_realms", rules=state.rules)


def _tell_trade(state: State, seat: int, holder: int | None, walked: Walk, tell: list[Event]) -> None:
    """Every action of a trade; a holder's coins grow with each coin paid."""
    received = 0 if holder is None else state.realms[holder].coins
    placed = state.track[-1] is not None
    for step in walked.steps:
        if step.action == GAIN:
            tell.append(ev.CoinGained(seat, step.before, step.after))
        elif step.action == PAY and holder is None:
            tell.append(ev.CoinPaid(seat, step.before, step.after, None))
        elif step.action == PAY:
            tell.append(ev.CoinPaid(seat, step.before, step.after, holder, received, received + 1))
            received += 1
        elif step.places_token:
            placed = True
            tell.append(ev.TokenPlaced(seat, state.round, len(state.token_pile) - 1))
        else:
            tell.append(ev.TokenIgnored(seat, state.round, "already_placed" if placed else "pile_empty"))
