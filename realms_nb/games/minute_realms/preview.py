"""What a choice would do, step by step, before it is made. Nothing hidden is needed, so a view is enough."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from realms_nb.core.refusal import Refusal
from realms_nb.games.minute_realms.cards import GAIN, PAY, Bastion, Card
from realms_nb.games.minute_realms.invasion import defence
from realms_nb.games.minute_realms.moves import TakeCard, Use
from realms_nb.games.minute_realms.odds import Forecast, forecast
from realms_nb.games.minute_realms.offers import why_not_take
from realms_nb.games.minute_realms.scoring import score_card
from realms_nb.games.minute_realms.state import Realm
from realms_nb.games.minute_realms.views import FACE_DOWN, View


class TradeStep(Struct, frozen=True):
    """One trade action: coins before and after; for a token sign whether it places one."""

    action: str
    before: int
    after: int
    places_token: bool = False


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
    # The chance to hold the next invasion, None when none is to come.
    hold: tuple[Fraction, Fraction] | None


def previews(view: View, seat: int) -> tuple[Preview, ...]:
    """Every use of every card on offer for the seat that is to take one, allowed or not."""
    now = forecast(view)
    places: list[tuple[int | None, Card]] = [
        (holder, card) for holder, card in enumerate(view.fronts) if card is not None
    ]
    places += [(None, card) for card in view.middle]
    return tuple(
        _preview(view, seat, holder, card, use, now) for holder, card in places for use in ("build", "bastion")
    )


def _preview(view: View, seat: int, holder: int | None, card: Card, use: Use, now: tuple[Forecast, ...]) -> Preview:
    rules, realm = view.rules, view.realms[seat]
    swap = holder != seat
    trade = _trade(view, realm.coins, card) if swap else ()
    purse = trade[-1].after if trade else realm.coins
    refusal = why_not_take(card, use, realm.coins, swap=swap)
    # What cannot be paid is shown as far as the coins go: never below zero.
    coins = max(0, purse - card.cost) if use == "build" else purse + rules.bastion_income
    after = Realm(coins, (*realm.plots, card if use == "build" else Bastion(card)))
    shields = (view.defences[seat], defence(after, rules))
    token = any(step.places_token for step in trade)
    hold = None
    if now:
        then = forecast(_with_token(view)) if token else now
        hold = (now[0].holds[seat], replace(then[0], defences=shields).holds[1])
    return Preview(
        move=TakeCard(card.name, use),
        refusal=refusal,
        holder=holder,
        trade=trade,
        coins=(max(0, purse), coins),
        points=(view.scores[seat].total, sum(score_card(mine, after, rules).points for mine in after.buildings)),
        shields=shields,
        hold=hold,
    )


def _trade(view: View, coins: int, card: Card) -> tuple[TradeStep, ...]:
    steps: list[TradeStep] = []
    free = view.track[-1] is None and view.tokens_left > 0
    for action in card.trade:
        after = coins + (1 if action == GAIN else -1 if action == PAY else 0)
        if after < 0:
            steps.append(TradeStep(action, coins, coins))
            break
        places = action not in (GAIN, PAY) and free
        steps.append(TradeStep(action, coins, after, places))
        free = free and not places
        coins = after
    return tuple(steps)


def _with_token(view: View) -> View:
    return replace(view, track=(*view.track[:-1], FACE_DOWN), tokens_left=view.tokens_left - 1)
