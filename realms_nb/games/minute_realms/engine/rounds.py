"""How a round begins and ends, and how the game does."""

from __future__ import annotations

from realms_nb.core.closing import tell_result
from realms_nb.core.event import Event, Tell
from realms_nb.games.minute_realms.engine import events as ev
from realms_nb.games.minute_realms.engine.invasion import strike
from realms_nb.games.minute_realms.engine.legality import own_card
from realms_nb.games.minute_realms.engine.rules import MOST_SEATS
from realms_nb.games.minute_realms.engine.scoring import outcome, scores
from realms_nb.games.minute_realms.engine.state import State, TakeTurn

# The turn of each seat, made once: a game asks for one at every step.
TURNS = tuple(TakeTurn(seat) for seat in range(MOST_SEATS))


def open_round(state: State, tell: Tell) -> State:
    """One card face up in front of each seat, from the first player on, then the cards of the middle."""
    seats, first, pile = len(state.realms), state.first, state.pile
    dealt = seats + state.rules.middle_cards
    # Written out, here and below: `replace` is slower, and a game asks for this in every round.
    state = State(
        state.rules,
        state.round + 1,
        first,
        TURNS[first],
        state.realms,
        pile[seats - first : seats] + pile[: seats - first],
        pile[seats:dealt],
        pile[dealt:],
        state.token_pile,
        (*state.track, None),
        state.discards,
        state.invasions,
    )
    if tell is not None:
        tell_deal(state, tell)
    return state


def end_round(state: State, tell: Tell) -> State:
    """The middle is discarded, the marker passed on; after some rounds the invaders strike."""
    leftovers = state.middle
    first = (state.first + 1) % len(state.realms)
    if tell is not None:
        tell.append(ev.LeftoversDiscarded(state.round, tuple(card.name for card in leftovers)))
        tell.append(ev.FirstPlayerPassed(first))
    state = State(
        state.rules,
        state.round,
        first,
        None,
        state.realms,
        state.fronts,
        (),
        state.pile,
        state.token_pile,
        state.track,
        state.discards + leftovers,
        state.invasions,
    )
    if state.round in state.rules.invasion_rounds:
        state = strike(state, tell)
    return state if state.decision else next_round(state, tell)


def next_round(state: State, tell: Tell) -> State:
    """Another round is dealt, or the game is over and its result told."""
    if state.round < state.rules.rounds:
        return open_round(state, tell)
    if tell is not None:
        tell_result(scores(state), outcome(state), tell)
    return state


def tell_deal(state: State, tell: list[Event]) -> None:
    """The round that has just been dealt, card by card."""
    tell.append(ev.RoundOpened(state.round, state.rules.rounds, state.first))
    seats = len(state.realms)
    for turn in range(seats):
        seat = (state.first + turn) % seats
        tell.append(ev.CardDealt(own_card(state, seat).name, seat))
    for card in state.middle:
        tell.append(ev.CardDealt(card.name, None))
