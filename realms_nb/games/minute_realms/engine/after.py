"""Your realm right after a move: the three numbers that a first strategy asks for."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from realms_nb.core.errors import IllegalMove, UnreadableMove, shown
from realms_nb.core.refusal import Refusal
from realms_nb.core.secrets import own_seat
from realms_nb.games.minute_realms.engine.invasion import defence
from realms_nb.games.minute_realms.engine.legality import why_not
from realms_nb.games.minute_realms.engine.moves import LoseBuilding, Move, TakeCard
from realms_nb.games.minute_realms.engine.scoring import building_points
from realms_nb.games.minute_realms.engine.state import Realm, State, with_card, without
from realms_nb.games.minute_realms.engine.trade import walk
from realms_nb.games.minute_realms.engine.views import View


class After(Struct, frozen=True):
    """A realm right after a move: points of its buildings as if the game ended now, coins in hand, shields."""

    points: int
    coins: int
    shields: int


def after(view: View, move: Move) -> After:
    """What your realm will be right after one of your legal moves, before anybody answers and before invaders come."""
    if not isinstance(cast(object, move), Move):
        raise UnreadableMove(f"rn.after(view, move) wants one of the moves, not {shown(move)}.")
    seat = own_seat(view, "rn.after")
    refusal = _why_not(view, seat, move)
    if refusal is not None:
        raise IllegalMove(refusal=refusal, game=view.game, rules=view.rules)
    realm = _realm(view, seat, move)
    return After(building_points(realm, view.rules), realm.coins, defence(realm, view.rules))


def _why_not(view: View, seat: int, move: Move) -> Refusal | None:
    if view.decision is not None and view.decision.seat != seat:
        return Refusal("not_your_turn", "turn", {"seat": seat, "turn": view.decision.seat})
    # A view shows all that legality asks for, by the same names as a position.
    return why_not(cast(State, view), move)


def _realm(view: View, seat: int, move: Move) -> Realm:
    realm, card = view.realms[seat], view.rules.cards[move.card]
    if isinstance(move, LoseBuilding):
        return without(realm, card)
    if not isinstance(move, TakeCard):
        # A discarded card leaves an empty plot.
        return Realm(realm.coins, (*realm.plots, None))
    # A card that is kept is not traded; whether a token is placed does not matter here.
    coins = realm.coins if card == view.fronts[seat] else walk(card.trade, realm.coins, False).coins
    return with_card(coins, realm.plots, card, move.use, view.rules)
