"""Your realm right after a move: the three numbers that a first strategy asks for."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from realms_nb.core.errors import UnreadableMove, shown
from realms_nb.games.minute_realms.cards import GAIN, PAY, Bastion, Card
from realms_nb.games.minute_realms.invasion import defence
from realms_nb.games.minute_realms.moves import LoseBuilding, Move, TakeCard
from realms_nb.games.minute_realms.scoring import score_card
from realms_nb.games.minute_realms.state import Realm
from realms_nb.games.minute_realms.views import View


class After(Struct, frozen=True):
    """A realm right after a move: points of its buildings as if the game ended now, coins in hand, shields."""

    points: int
    coins: int
    shields: int


def after(view: View, move: Move) -> After:
    """What your realm will be right after one of your legal moves, before anybody answers and before invaders come."""
    if not isinstance(cast(object, move), Move):
        raise UnreadableMove(f"rn.after(view, move) wants one of the moves, not {shown(move)}.")
    realm = _realm(view, move)
    points = sum(score_card(card, realm, view.rules).points for card in realm.buildings)
    return After(points, realm.coins, defence(realm, view.rules))


def _realm(view: View, move: Move) -> Realm:
    realm, card = view.realms[view.seat], view.rules.cards[move.card]
    if isinstance(move, LoseBuilding):
        return Realm(realm.coins, tuple(Bastion(card) if plot == card else plot for plot in realm.plots))
    if not isinstance(move, TakeCard):
        # A discarded card leaves an empty plot.
        return Realm(realm.coins, (*realm.plots, None))
    coins = realm.coins if card == view.fronts[view.seat] else realm.coins + _trade(card)
    if move.use == "build":
        return Realm(coins - card.cost, (*realm.plots, card))
    return Realm(coins + view.rules.bastion_income, (*realm.plots, Bastion(card)))


def _trade(card: Card) -> int:
    """What a trade brings, or costs if below 0; a card that is kept is not traded."""
    return card.trade.count(GAIN) - card.trade.count(PAY)
