"""What is allowed. One function decides, `why_not`; everything else asks it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from realms_nb.core.errors import Detail, Refusal, nearest, shown
from realms_nb.games.minute_realms.engine.cards import Bastion, Card
from realms_nb.games.minute_realms.engine.moves import DiscardCard, LoseBuilding, Move, TakeCard
from realms_nb.games.minute_realms.engine.state import ChooseLoss, Realm, State, TakeTurn
from realms_nb.games.minute_realms.engine.trade import USES, why_not_take


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every move that the pending decision allows; none when the game is over."""
    decision = state.decision
    if decision is None:
        return ()
    if isinstance(decision, ChooseLoss):
        return tuple(LoseBuilding(card.name) for card in state.realms[decision.seat].buildings if not card.fixed)
    return takings(state, decision.seat) or (DiscardCard(own_card(state, decision.seat).name),)


def takings(state: State, seat: int) -> tuple[TakeCard, ...]:
    """Every way in which a seat may take a card: its own first, then the others' in order, then the middle's."""
    offers = state.rules.offers
    coins = state.realms[seat].coins
    if coins > offers.enough:
        coins = offers.enough
    own = state.fronts[seat]
    assert own is not None
    moves = offers.kept[coins][own.name]
    swapped = offers.swapped[coins]
    for card in state.fronts:
        if card is not None and card is not own:
            moves += swapped[card.name]
    for card in state.middle:
        moves += swapped[card.name]
    return moves


def place_of(state: State, places: Sequence[Card | None], seat: int, move: TakeCard) -> int | None:
    """Where among the seats and then the middle the card of a legal move lies; None if the move is not legal."""
    name = move.card
    for place, card in enumerate(places):
        if card is not None and card.name == name:
            offers = state.rules.offers
            coins = state.realms[seat].coins
            if coins > offers.enough:
                coins = offers.enough
            return place if move in (offers.kept if place == seat else offers.swapped)[coins][name] else None
    return None


def own_card(state: State, seat: int) -> Card:
    """The card in front of a seat that has still to act; such a seat always has one."""
    card = state.fronts[seat]
    assert card is not None
    return card


def why_not(state: State, move: Move) -> Refusal | None:
    """The reason that forbids a move, or None: every legal move, greyed button and error rests on this."""
    if not isinstance(cast(object, move), Move) or not isinstance(cast(object, move.card), str):
        return Refusal("not_a_move", "turn", {"text": shown(move)})
    decision = state.decision
    if decision is None:
        return Refusal("game_over", "winning")
    if move.card not in state.rules.cards:
        near = nearest(str(move.card), state.rules.cards)
        return Refusal("unknown_card", "taking", {"text": shown(move.card), "near": near})
    if isinstance(decision, ChooseLoss):
        if not isinstance(move, LoseBuilding):
            return Refusal("loss_due", "losing", {"card": move.card})
        return why_not_lose(state.realms[decision.seat], state.rules.cards[move.card])
    return _why_not_turn(state, move, decision)


def _why_not_turn(state: State, move: Move, decision: TakeTurn) -> Refusal | None:
    seat = decision.seat
    own = own_card(state, seat)
    if isinstance(move, LoseBuilding):
        return Refusal("no_loss_due", "losing", {"card": move.card})
    if isinstance(move, DiscardCard):
        if takings(state, seat):
            return Refusal("choice_left", "dead-end", {"card": move.card})
        if move.card != own.name:
            return Refusal("discard_own_card", "dead-end", {"card": move.card, "own": own.name})
        return None
    card = state.rules.cards[move.card]
    if card not in state.middle and card not in state.fronts:
        return _not_on_offer(state, card)
    if move.use not in USES:
        return Refusal("not_a_move", "turn", {"text": shown(move.use)})
    return why_not_take(card, move.use, state.realms[seat].coins, swap=card != own)


def why_not_lose(realm: Realm, card: Card) -> Refusal | None:
    """The reason that keeps a building from being lost, or None: it must lie face up, and not be a fixed one."""
    if Bastion(card) in realm.plots:
        return Refusal("already_bastion", "losing", {"card": card.name})
    if card not in realm.plots:
        return Refusal("not_in_your_realm", "losing", {"card": card.name})
    return Refusal("cannot_be_flipped", "fixed-cards", {"card": card.name}) if card.fixed else None


def _not_on_offer(state: State, card: Card) -> Refusal:
    """Where the card is instead, as far as everybody at the table knows."""
    details: dict[str, Detail] = {"card": card.name}
    for owner, realm in enumerate(state.realms):
        if card in realm.plots or Bastion(card) in realm.plots:
            return Refusal("card_in_realm", "taking", details | {"seat": owner})
    if card in state.discards:
        return Refusal("card_discarded", "end-of-round", details)
    if card.min_players > len(state.realms):
        players: dict[str, Detail] = {"players": len(state.realms), "needed": card.min_players}
        return Refusal("card_not_in_game", "player-count", details | players)
    return Refusal("card_not_dealt", "dealing", details)
