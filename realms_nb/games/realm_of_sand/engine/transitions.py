"""How the table changes. `apply` is silent, `narrate` tells every step; both run the same rule body."""

from __future__ import annotations

from msgspec.structs import replace

from realms_nb.core.errors import IllegalMove
from realms_nb.core.event import Event, Tell
from realms_nb.games.realm_of_sand.engine import main_actions, powers
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.buildings import complete
from realms_nb.games.realm_of_sand.engine.legality import why_not
from realms_nb.games.realm_of_sand.engine.moves import Move
from realms_nb.games.realm_of_sand.engine.rounds import end_turn, settle
from realms_nb.games.realm_of_sand.engine.setup import take_start_disc, take_start_tile
from realms_nb.games.realm_of_sand.engine.state import (
    ChooseStartTile,
    Decision,
    KeepOneCard,
    State,
    SummonSpirits,
    SwapAnother,
    TakeTurn,
)


def apply(state: State, move: Move) -> State:
    """The position after a move; `IllegalMove` if the rules refuse it."""
    return _play(state, move, None)


def narrate(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The position after a move, and everything that happened on the way."""
    events: list[Event] = []
    return _play(state, move, events), tuple(events)


def _play(state: State, move: Move, tell: Tell) -> State:
    refusal = why_not(state, move)
    if refusal is not None:
        raise IllegalMove(refusal=refusal, game="realm_of_sand", rules=state.rules)
    assert state.decision is not None
    return settle(_carry_out(state, state.decision, move, tell), tell)


def _carry_out(state: State, decision: Decision, move: Move, tell: Tell) -> State:
    seat = decision.seat
    match move:
        case mv.LayTile():
            return main_actions.lay(state, seat, move, tell)
        case mv.TakeTile(tile):
            taken = take_start_tile if isinstance(decision, ChooseStartTile) else main_actions.take_tile
            return taken(state, seat, tile, tell)
        case mv.SummonDisc():
            return main_actions.summon(state, seat, move, tell)
        case mv.MoveDisc():
            return main_actions.move_disc(state, seat, move, tell)
        case mv.Finish():
            return _finish(state, decision, tell)
        case mv.SetAside(tile):
            return main_actions.set_aside(state, seat, tile, tell)
        case mv.CompleteBuilding():
            return complete(state, seat, move, tell)
        case mv.ExchangeDisc():
            return powers.exchange(state, seat, move, tell)
        case mv.ShiftSquare():
            return powers.shift(state, seat, move, tell)
        case mv.SwapTile():
            return powers.swap(state, seat, move, tell)
        case mv.TakeStartDisc(colour):
            return take_start_disc(state, seat, colour, tell)
        case mv.EndTurn():
            return end_turn(state, seat, tell)
        case mv.KeepCard(card):
            assert isinstance(decision, KeepOneCard)
            return powers.keep(state, decision, card, tell)
        case mv.LookAtDeck():
            assert isinstance(decision, TakeTurn)
            return powers.look(state, decision, move, tell)
        case mv.SpendCrystal():
            assert isinstance(decision, TakeTurn)
            return powers.spend(state, decision, tell)


def _finish(state: State, decision: Decision, tell: Tell) -> State:
    """No more discs this turn, or no second tile."""
    if isinstance(decision, SummonSpirits):
        return main_actions.end_summoning(state, decision.seat, decision.placed, tell)
    assert isinstance(decision, SwapAnother)
    return replace(state, decision=decision.turn)
