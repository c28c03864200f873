"""What a choice would do, step by step, before it is made. Nothing hidden is needed, so a view is enough.

Your realm right after a move: the three numbers that a first strategy asks for.
"""

from __future__ import annotations

from fractions import Fraction
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from realms_nb.core.errors import IllegalMove, Refusal, UnreadableMove, shown
from realms_nb.core.viewers import own_seat
from realms_nb.games.minute_realms.engine.cards import Card
from realms_nb.games.minute_realms.engine.invasion import defence
from realms_nb.games.minute_realms.engine.legality import why_not, why_not_lose
from realms_nb.games.minute_realms.engine.moves import LoseBuilding, Move, TakeCard
from realms_nb.games.minute_realms.engine.odds import forecast
from realms_nb.games.minute_realms.engine.scoring import building_points
from realms_nb.games.minute_realms.engine.state import Realm, State, TakeTurn, with_card, without
from realms_nb.games.minute_realms.engine.trade import TradeStep, walk, why_not_take
from realms_nb.games.minute_realms.engine.views import FACE_DOWN, View


class Preview(Struct, frozen=True):
    """One way of using a card on offer: what it would change for the taker, or why it is not allowed."""

    move: TakeCard
    refusal: Refusal | None
    # Whose card it is, None for one of the middle; the taker's own seat for the card that is kept.
    holder: int | None
    trade: tuple[TradeStep, ...]
    # Before and after; coins before are those after the trade.
    coins: tuple[int, int]
    points: tuple[int, int]
    shields: tuple[int, int]
    # The chance to hold the next invasion, now and right after the turn; None when none is to come.
    hold: tuple[Fraction, Fraction] | None


def previews(view: View, seat: int) -> tuple[Preview, ...]:
    """Every use of every card on offer for the seat that is to take one, allowed or not."""
    coming = forecast(view)
    now = coming[0].holds[seat] if coming else None
    places: list[tuple[int | None, Card]] = [
        (holder, card) for holder, card in enumerate(view.fronts) if card is not None
    ]
    places += [(None, card) for card in view.middle]
    found: list[Preview] = []
    for holder, card in places:
        found += _both(view, seat, holder, card, now)
    return tuple(found)


class LossPreview(Struct, frozen=True):
    """One building that the invaders broke into: what losing it would change, or why it cannot be lost."""

    move: LoseBuilding
    refusal: Refusal | None
    # Before and after, of all buildings together.
    points: tuple[int, int]
    shields: tuple[int, int]


def losses(view: View, seat: int) -> tuple[LossPreview, ...]:
    """Every building of a seat, as if it were the one that is lost."""
    realm, rules = view.realms[seat], view.rules
    before = (building_points(realm, rules), defence(realm, rules))
    found: list[LossPreview] = []
    for card in realm.buildings:
        rest = without(realm, card)
        points, shields = building_points(rest, rules), defence(rest, rules)
        move = LoseBuilding(card.name)
        refusal = why_not_lose(realm, card)
        found.append(LossPreview(move, refusal, (before[0], points), (before[1], shields)))
    return tuple(found)


def _both(view: View, seat: int, holder: int | None, card: Card, now: Fraction | None) -> list[Preview]:
    """Both uses of a card: the trade, and what the invaders may become after it, are the same for both."""
    rules, realm = view.rules, view.realms[seat]
    swap = holder != seat
    token_free = view.track[-1] is None and view.tokens_left > 0
    walked = walk(card.trade if swap else "", realm.coins, token_free)
    then = None if now is None else forecast(_turned(view, seat, holder, card, walked.places_token))[0]
    found: list[Preview] = []
    for use in ("build", "bastion"):
        refusal = why_not_take(card, use, realm.coins, swap=swap)
        after = with_card(walked.coins, realm.plots, card, use, rules)
        if after.coins < 0:
            # What cannot be paid is shown as far as the coins go.
            after = replace(after, coins=0)
        shields = (view.defences[seat], defence(after, rules))
        hold = None
        if now is not None and then is not None:
            hold = (now, replace(then, defences=shields[1:]).holds[0])
        found.append(
            Preview(
                move=TakeCard(card.name, use),
                refusal=refusal,
                holder=holder,
                trade=walked.steps,
                coins=(walked.coins, after.coins),
                points=(view.scores[seat].total, building_points(after, rules)),
                shields=shields,
                hold=hold,
            )
        )
    return found


def _turned(view: View, seat: int, holder: int | None, card: Card, places_token: bool) -> View:
    """The view right after the turn, before anybody answers: so much of it as the odds of an invasion depend on.

    The card has gone, the seat's own card lies in its place, and one seat fewer is to act in this round.
    """
    fronts, middle = list(view.fronts), list(view.middle)
    own, fronts[seat] = fronts[seat], None
    if holder is None and own is not None:
        middle[middle.index(card)] = own
    elif holder is not None and holder != seat:
        fronts[holder] = own
    following = (seat + 1) % len(fronts)
    return replace(
        view,
        decision=None if following == view.first else TakeTurn(following),
        fronts=tuple(fronts),
        middle=tuple(middle),
        track=(*view.track[:-1], FACE_DOWN) if places_token else view.track,
        tokens_left=view.tokens_left - places_token,
    )


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
