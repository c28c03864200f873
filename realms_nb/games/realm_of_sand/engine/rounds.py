"""How a turn, a round and the game end."""

from __future__ import annotations

from msgspec.structs import replace

from realms_nb.core.closing import tell_result
from realms_nb.core.event import Tell
from realms_nb.games.realm_of_sand.engine import events as ev
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.options import further_moves
from realms_nb.games.realm_of_sand.engine.pieces import with_realm
from realms_nb.games.realm_of_sand.engine.scoring import outcome, scores
from realms_nb.games.realm_of_sand.engine.state import State, TakeTurn, is_ending


def settle(state: State, tell: Tell) -> State:
    """After the main action the turn ends by itself when nothing more can be done."""
    turn = state.decision
    if isinstance(turn, TakeTurn) and turn.done and not further_moves(state, turn):
        return end_turn(state, turn.seat, tell)
    return state


def end_turn(state: State, seat: int, tell: Tell) -> State:
    """The display is refilled, a crystal won this turn becomes usable, and the next seat follows."""
    state = _refill(state, tell)
    realm = state.realms[seat]
    if realm.crystal == "fresh":
        state = with_realm(state, seat, replace(realm, crystal="active"))
    if seat + 1 < len(state.realms):
        return replace(state, decision=TakeTurn(seat + 1))
    if _is_over(state):
        state = replace(state, decision=None)
        if tell is not None:
            if not state.solo and not is_ending(state):
                tell.append(ev.RoundsRanOut(state.round))
            tell_result(scores(state), outcome(state), tell)
        return state
    return open_round(replace(state, round=state.round + 1), tell)


def open_round(state: State, tell: Tell) -> State:
    """The first player stays the same for the whole game."""
    if tell is not None:
        tell.append(ev.RoundOpened(state.round, state.rules.solo_turns if state.solo else 0))
    return replace(state, decision=TakeTurn(0))


def _is_over(state: State) -> bool:
    """With the round in which somebody has enough hourglasses, or after the last one; alone after a number of turns."""
    if state.solo:
        return state.round == state.rules.solo_turns
    return is_ending(state) or state.round >= state.rules.most_rounds


def _refill(state: State, tell: Tell) -> State:
    """Every gap is filled from the deck of its level; if that is empty, the row stays short."""
    if not any(None in row for row in state.display):
        return state
    display, decks = list(state.display), list(state.decks)
    for level, cards in enumerate(state.display):
        row: list[str | None] = []
        for card in cards:
            if card is not None:
                row.append(card)
            elif decks[level]:
                revealed, decks[level] = decks[level][0], decks[level][1:]
                row.append(revealed)
                if tell is not None:
                    tell.append(ev.CardRevealed(LEVELS[level], revealed))
            elif tell is not None:
                tell.append(ev.RowLeftShort(LEVELS[level]))
        display[level] = tuple(row)
    return replace(state, display=tuple(display), decks=tuple(decks))
