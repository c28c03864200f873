"""How the table changes. `apply` is silent, `narrate` tells every step; both run the same rule body."""

from __future__ import annotations

from typing import Any, TypeVar, cast

from msgspec.structs import replace

from realms_nb.core.chance import checked_seed, fresh_seed, shuffled, stream
from realms_nb.core.errors import IllegalMove
from realms_nb.core.event import Event
from realms_nb.core.scoresheet import Outcome
from realms_nb.games.minute_realms import events as ev
from realms_nb.games.minute_realms.cards import GAIN, PAY, Bastion, Card
from realms_nb.games.minute_realms.invasion import lose, strike
from realms_nb.games.minute_realms.legality import own_card, place_of, why_not
from realms_nb.games.minute_realms.moves import Move, TakeCard
from realms_nb.games.minute_realms.rules import MOST_SEATS, STANDARD, Rules
from realms_nb.games.minute_realms.scoring import outcome, scores
from realms_nb.games.minute_realms.state import ChooseLoss, Realm, State, TakeTurn
from realms_nb.games.minute_realms.words import refusal_sentence

T = TypeVar("T")

# Where the events go; None while nobody listens.
Tell = list[Event] | None

# The turn of each seat, made once: a game asks for one at every step.
TURNS = tuple(TakeTurn(seat) for seat in range(MOST_SEATS))


def setup(seats: int, seed: int | None = None, rules: Rules = STANDARD) -> State:
    """A new game with the first round dealt. Seat 0 is the first player."""
    box = rules.boxes[rules.check_seats(seats)]
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
    return _open_round(table, None)


def opening(state: State) -> tuple[Event, ...]:
    """What happened before the first decision: coins, tokens, the first deal."""
    events: list[Event] = [ev.CoinsGiven(seat, realm.coins) for seat, realm in enumerate(state.realms)]
    events.append(ev.TokensShuffled(len(state.token_pile)))
    _tell_deal(state, events)
    return tuple(events)


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
        return _end_round(state, tell) if state.decision is None else state
    if why_not(state, move) is not None:
        raise _illegal(state, move)
    assert decision is not None
    card = state.rules.cards[move.card]
    if isinstance(decision, ChooseLoss):
        state = lose(state, card, decision, tell)
        return state if state.decision else _next_round(state, tell)
    state = _lose_turn(state, decision.seat, card, tell)
    return _end_round(state, tell) if state.decision is None else state


def _take(state: State, seat: int, move: TakeCard, tell: Tell) -> State:
    """Choose a card, trade if it lay elsewhere, then build it or turn it into a bastion."""
    rules, token_pile, track = state.rules, state.token_pile, state.track
    realms, seats = list(state.realms), len(state.realms)
    coins, plots = realms[seat].coins, realms[seat].plots
    # The places cards can be taken from: in front of each seat, then the middle.
    places: list[Any] = [*state.fronts, *state.middle]
    place = place_of(state, seat, move)
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
        for action in card.trade:
            if action == GAIN:
                coins += 1
                if tell is not None:
                    tell.append(ev.CoinGained(seat, coins - 1, coins))
            elif action == PAY:
                coins -= 1
                if holder is not None:
                    paid = realms[holder]
                    realms[holder] = Realm(paid.coins + 1, paid.plots)
                if tell is not None:
                    tell.append(_coin_paid(seat, coins, holder, realms))
            elif track[-1] is None and token_pile:
                track, token_pile = (*track[:-1], token_pile[0]), token_pile[1:]
                if tell is not None:
                    tell.append(ev.TokenPlaced(seat, state.round, len(token_pile)))
            elif tell is not None:
                reason = "pile_empty" if track[-1] is None else "already_placed"
                tell.append(ev.TokenIgnored(seat, state.round, reason))
    if move.use == "build":
        coins -= card.cost
        realms[seat] = Realm(coins, (*plots, card))
        if tell is not None:
            tell.append(ev.BuildingBuilt(seat, card.name, card.cost, coins + card.cost, coins, card.shields))
    else:
        coins += rules.bastion_income
        realms[seat] = Realm(coins, (*plots, Bastion(card)))
        if tell is not None:
            income, shields = rules.bastion_income, rules.bastion_strength
            tell.append(ev.BastionRaised(seat, card.name, income, coins - income, coins, shields))
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


def _end_round(state: State, tell: Tell) -> State:
    """The middle is discarded, the marker passed on; after some rounds the invaders strike."""
    leftovers = state.middle
    first = (state.first + 1) % len(state.realms)
    if tell is not None:
        tell.append(ev.LeftoversDiscarded(state.round, tuple(card.name for card in leftovers)))
        tell.append(ev.FirstPlayerPassed(first))
    state = replace(state, first=first, middle=(), discards=state.discards + leftovers)
    if state.round in state.rules.invasion_rounds:
        state = strike(state, tell)
    return state if state.decision else _next_round(state, tell)


def _next_round(state: State, tell: Tell) -> State:
    if state.round < state.rules.rounds:
        return _open_round(state, tell)
    if tell is not None:
        _tell_result(state, tell)
    return state


def _open_round(state: State, tell: Tell) -> State:
    """One card face up in front of each seat, from the first player on, then the cards of the middle."""
    seats, first, pile = len(state.realms), state.first, state.pile
    dealt = seats + state.rules.middle_cards
    state = replace(
        state,
        round=state.round + 1,
        decision=TURNS[first],
        fronts=pile[seats - first : seats] + pile[: seats - first],
        middle=pile[seats:dealt],
        pile=pile[dealt:],
        track=(*state.track, None),
    )
    if tell is not None:
        _tell_deal(state, tell)
    return state


def _with(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*row[:place], item, *row[place + 1 :])


def _illegal(state: State, move: Move) -> IllegalMove:
    refusal = why_not(state, move)
    assert refusal is not None
    return IllegalMove(refusal_sentence(refusal, state.rules), refusal)


def _coin_paid(seat: int, coins: int, holder: int | None, realms: list[Realm]) -> ev.CoinPaid:
    if holder is None:
        return ev.CoinPaid(seat, coins + 1, coins, None)
    received = realms[holder].coins
    return ev.CoinPaid(seat, coins + 1, coins, holder, received - 1, received)


def _tell_deal(state: State, tell: list[Event]) -> None:
    tell.append(ev.RoundOpened(state.round, state.rules.rounds, state.first))
    seats = len(state.realms)
    for turn in range(seats):
        seat = (state.first + turn) % seats
        tell.append(ev.CardDealt(own_card(state, seat).name, seat))
    for card in state.middle:
        tell.append(ev.CardDealt(card.name, None))


def _tell_result(state: State, tell: list[Event]) -> None:
    sheets = scores(state)
    for sheet in sheets:
        for line in sheet.lines:
            tell.append(ev.LineScored(sheet.seat, line))
        tell.append(ev.ScoreTotalled(sheet.seat, sheet.total))
    result = cast(Outcome, outcome(state))
    best = sheets[result.winners[0]].total
    if result.tie_break:
        tied = tuple(sheet.seat for sheet in sheets if sheet.total == best)
        tell.append(ev.TieBroken(tied, result.tie_break))
    tell.append(ev.GameWon(result.winners, best))
