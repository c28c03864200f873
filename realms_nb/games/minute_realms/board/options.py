"""What the person to decide can do in Minute Realms, and what each choice would bring: all asked of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.games.minute_realms.board.picture import percent
from realms_nb.games.minute_realms.board.wire import CardWorth, Discard, Loss, Options, Taking, TradePicture, Use, Uses
from realms_nb.games.minute_realms.engine.preview import LossPreview, Preview, losses, previews
from realms_nb.games.minute_realms.engine.scoring import building_points
from realms_nb.games.minute_realms.engine.state import ChooseLoss, Realm

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.narrator import Narrator
    from realms_nb.games.minute_realms.engine.views import View


def options(view: View, moves: Sequence[Any], narrator: Narrator) -> Options:
    """For each card on offer what taking it means, or which buildings can be lost."""
    decision = view.decision
    if isinstance(decision, ChooseLoss):
        return Options(lose=tuple(_loss(loss, narrator) for loss in losses(view, decision.seat)))
    if decision is None:
        return Options()
    ways: dict[str, dict[str, Preview]] = {}
    for preview in previews(view, decision.seat):
        ways.setdefault(preview.move.card, {})[preview.move.use] = preview
    takes = {card: _taking(uses, view, decision.seat, narrator) for card, uses in ways.items()}
    own = view.fronts[decision.seat]
    if own is not None and all(way.refusal for uses in ways.values() for way in uses.values()):
        return Options(take=takes, discard=Discard(f"discard {own.name}", narrator.say("move-discard", card=own.name)))
    return Options(take=takes)


def _taking(uses: dict[str, Preview], view: View, seat: int, narrator: Narrator) -> Taking:
    """Where a card comes from, each step of its trade in words, and both uses."""
    preview = uses["build"]
    holder, own = preview.holder, view.fronts[seat]
    origin = "you" if holder == seat else "middle" if holder is None else "seat"
    trade: list[TradePicture] = []
    for step in preview.trade:
        if step.action == "g":
            kind = "gain"
        elif step.action == "i":
            kind = "token" if step.places_token else "token-skipped"
        else:
            kind = "cannot-pay" if step.before == step.after else "pay-supply" if holder is None else "pay-seat"
        words = narrator.say(f"step-{kind}", seat=holder, round=view.round)
        trade.append(TradePicture(step.action, step.before, step.after, step.places_token, words))
    return Taking(
        own=holder == seat,
        source=narrator.say(f"choice-from-{origin}", seat=holder, card=own.name if own else ""),
        trade=tuple(trade),
        uses=Uses(_use(preview, narrator), _use(uses["bastion"], narrator)),
        worth=_worth(view, seat, preview, narrator),
    )


def _worth(view: View, you: int, preview: Preview, narrator: Narrator) -> CardWorth:
    """How many points the card would bring at once to each seat that has not built this round."""
    card, rules = view.rules.cards[preview.move.card], view.rules
    gains: dict[int, int] = {you: preview.points[1] - preview.points[0]}
    for seat, realm in enumerate(view.realms):
        if seat != you and len(realm.plots) < view.round:
            built = Realm(max(0, realm.coins - card.cost), (*realm.plots, card))
            gains[seat] = building_points(built, rules) - building_points(realm, rules)
    others = {seat: gain for seat, gain in gains.items() if seat != you}
    best = max(others, key=lambda seat: others[seat], default=None)
    if best is None:
        words = narrator.say("worth-last")
    elif len(set(gains.values())) == 1:
        words = narrator.say("worth-same", count=len(gains))
    elif others[best] > gains[you]:
        # Whoever decides is spoken to; of several people at one notebook it may be somebody else who is called You.
        key = "worth-deny" if narrator.you in (None, you) else "worth-other"
        less = others[best] - gains[you]
        words = narrator.say(key, rival=narrator.name(best), gain=others[best], own=gains[you], less=less)
    else:
        words = narrator.say("worth-yours")
    return CardWorth(words, tuple(sorted(gains.items())))


def _use(preview: Preview, narrator: Narrator) -> Use:
    now, then = preview.hold or (None, None)
    return Use(
        move=str(preview.move),
        coins=preview.coins,
        points=preview.points[1] - preview.points[0],
        shields=preview.shields,
        hold=None if now is None or then is None else (percent(now), percent(then)),
        why=narrator.refuse(preview.refusal) if preview.refusal else None,
        rule=preview.refusal.rule if preview.refusal else None,
    )


def _loss(loss: LossPreview, narrator: Narrator) -> Loss:
    fewer, more = loss.points[0] - loss.points[1], loss.shields[1] - loss.shields[0]
    return Loss(
        move=str(loss.move),
        card=loss.move.card,
        words=narrator.say("loss-cost", points=fewer, shields=more),
        why=narrator.refuse(loss.refusal) if loss.refusal else None,
        rule=loss.refusal.rule if loss.refusal else None,
    )
