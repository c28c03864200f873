"""What the browser gets to see of Minute Realms: plain data made from a view, so nothing hidden can be in it."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from realms_nb.core.narrator import LANGUAGES, Narrator, texts
from realms_nb.games.minute_realms import events as ev
from realms_nb.games.minute_realms.cards import CATEGORIES, Bastion, Card, Pair, PerBuilding, Variety
from realms_nb.games.minute_realms.odds import forecast
from realms_nb.games.minute_realms.preview import Preview, previews
from realms_nb.games.minute_realms.scoring import score_card
from realms_nb.games.minute_realms.state import ChooseLoss, TakeTurn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from realms_nb.core.event import Event
    from realms_nb.core.match import Match
    from realms_nb.games.minute_realms.rules import Rules
    from realms_nb.games.minute_realms.views import View

_UI = re.compile(r"^(ui-[\w-]+) = .*$", re.MULTILINE)
_HOLE = re.compile(r"\$(\w+)")
# Such as 3 → 4.
_CHANGE = re.compile(r"\d+\s→\s\d+")


def book(match: Match, narrator: Narrator) -> dict[str, Any]:
    """What does not change during a game: cards, words, rules, in one language."""
    rules = match.rules
    places = dict.fromkeys(CATEGORIES, 0)
    cards: dict[str, Any] = {}
    for card in rules.deck:
        cards[card.name] = _card(card, places[card.category], rules, narrator)
        places[card.category] += 1
    return {
        "language": narrator.language,
        "languages": list(LANGUAGES),
        "rounds": rules.rounds,
        "invasions": list(rules.invasion_rounds),
        "bastion": {
            "shields": rules.bastion_strength,
            "words": narrator.say("bastion-brings", income=rules.bastion_income, shields=rules.bastion_strength),
        },
        "cards": cards,
        "categories": {name: narrator.term(name) for name in CATEGORIES},
        "rules": {key: dict(zip(("title", "text"), narrator.rule(key), strict=True)) for key in _rule_keys(narrator)},
        "words": _words(match.game.name, narrator),
    }


def _words(game: str, narrator: Narrator) -> dict[str, str]:
    """Every `ui-` message; its variables become {holes} that the browser fills."""
    words: dict[str, str] = {}
    for line in _UI.finditer(texts(game, narrator.language)):
        holes = {hole: f"{{{hole}}}" for hole in _HOLE.findall(line[0])}
        words[line[1][3:]] = narrator.say(line[1], **holes)
    return words


def _rule_keys(narrator: Narrator) -> list[str]:
    return re.findall(r"^rule-([\w-]+) =", texts("minute_realms", narrator.language), re.MULTILINE)


def _card(card: Card, place: int, rules: Rules, narrator: Narrator) -> dict[str, Any]:
    scoring = card.scoring
    sign: dict[str, Any] = {"kind": type(scoring).__struct_config__.tag}
    values: dict[str, Any]
    match scoring:
        case PerBuilding(points, category):
            sign |= {"points": points, "categories": [category]}
            values = {"points": points, "category": narrator.term(category)}
        case Pair(first, second):
            sign |= {"points": rules.pair_points, "categories": [first, second]}
            values = {"points": rules.pair_points, "first": narrator.term(first), "second": narrator.term(second)}
        case Variety():
            table = rules.category_table[1:]
            sign |= {"points": max(table), "least": min(table)}
            values = {"table": "·".join(map(str, table)), "most": len(table)}
        case _:
            sign |= {"points": scoring.points}
            values = {"points": scoring.points}
    words = narrator.say(f"card-{sign['kind']}", **values)
    return {
        "id": card.id,
        "place": place,
        "label": card.label(narrator.language),
        "name": _broken(card.label(narrator.language), narrator),
        "category": card.category,
        "cost": card.cost,
        "trade": card.trade,
        "shields": card.shields,
        "fixed": card.fixed,
        "sign": sign,
        "words": words,
        "spoken": _spoken(card, words, narrator),
    }


def _spoken(card: Card, words: str, narrator: Narrator) -> str:
    """All that is on a card, for whoever hears the board instead of seeing it."""
    signs = ", ".join(narrator.say(f"sign-{action}") for action in card.trade)
    parts = [
        card.label(narrator.language),
        narrator.term(card.category),
        narrator.say("card-cost", cost=card.cost),
        narrator.say("card-trade", signs=signs) if signs else "",
        words,
        narrator.say("card-shields", shields=card.shields) if card.shields else "",
        narrator.say("card-fixed") if card.fixed else "",
    ]
    return ". ".join(part for part in parts if part)


def _broken(label: str, narrator: Narrator) -> str:
    """A label whose long words may be broken in a narrow place: soft hyphens, because not every browser knows where."""
    for word in narrator.say("long-words").split():
        label = re.sub(rf"\b{word.replace('-', '')}\b", word.replace("-", "\u00ad"), label)
    return label


def picture(view: View, events: Iterable[Event]) -> dict[str, Any]:
    """One position: all that is drawn. `events` are those of the round so far; they tell who took what."""
    origin: dict[str, int] = {}
    took: dict[int, dict[str, Any]] = {}
    for event in events:
        if isinstance(event, ev.RoundOpened):
            origin, took = {}, {}
        elif isinstance(event, ev.CardSwapped):
            origin[event.card] = event.seat
        elif isinstance(event, ev.CardKept):
            took[event.seat] = {"card": event.card, "holder": event.seat}
        elif isinstance(event, ev.CardTaken):
            took[event.seat] = {"card": event.card, "holder": event.holder}
    return {
        "round": view.round,
        "first": view.first,
        "decision": _decision(view),
        "seats": [
            {
                "coins": realm.coins,
                "shields": view.defences[seat],
                "points": view.scores[seat].total,
                "plots": [_plot(plot, realm, view) for plot in realm.plots],
            }
            for seat, realm in enumerate(view.realms)
        ],
        "fronts": [card and card.name for card in view.fronts],
        "middle": [card.name for card in view.middle],
        "origin": origin,
        "took": {str(seat): what for seat, what in took.items()},
        "track": list(view.track),
        "tokens": view.tokens_left,
        "deck": view.cards_left,
        "discards": [card.name for card in view.discards],
        "struck": {
            str(strike.round): {"strength": strike.strength, "held": list(strike.held)} for strike in view.invasions
        },
        "rings": {
            str(coming.round): {"exact": _exact(view, coming.round), "holds": [percent(c) for c in coming.holds]}
            for coming in forecast(view)
        },
        "winners": list(view.outcome.winners) if view.outcome else [],
    }


def _decision(view: View) -> dict[str, Any] | None:
    if view.decision is None:
        return None
    return {"kind": "take" if isinstance(view.decision, TakeTurn) else "lose", "seat": view.decision.seat}


def _plot(plot: Any, realm: Any, view: View) -> dict[str, Any] | None:
    if plot is None:
        return None
    if isinstance(plot, Bastion):
        return {"card": plot.card.name, "down": True, "points": 0}
    return {"card": plot.name, "down": False, "points": score_card(plot, realm, view.rules).points}


def _exact(view: View, strike: int) -> bool:
    """Whether nothing but face-down tokens decides: no round up to the strike may still get one."""
    return strike == view.round and (view.track[-1] is not None or view.tokens_left == 0)


def percent(chance: Fraction) -> int:
    """A chance in whole percent; what is possible is never shown as 0, what is not certain never as 100."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)


def options(view: View, narrator: Narrator) -> dict[str, Any]:
    """What the seat to decide can do: for each card what taking it means, or which buildings can be lost."""
    decision = view.decision
    if isinstance(decision, ChooseLoss):
        return {"lose": _losses(view, decision.seat, narrator)}
    if decision is None:
        return {}
    takes: dict[str, Any] = {}
    for preview in previews(view, decision.seat):
        entry = takes.setdefault(preview.move.card, _taking(preview, view, decision.seat, narrator))
        entry["uses"][preview.move.use] = _use(preview, narrator)
    if all(use["why"] for entry in takes.values() for use in entry["uses"].values()):
        own = view.fronts[decision.seat]
        words = narrator.say("move-discard", card=own.name) if own else ""
        return {"take": takes, "discard": {"move": f"discard {own.name}", "text": words} if own else None}
    return {"take": takes}


def _taking(preview: Preview, view: View, seat: int, narrator: Narrator) -> dict[str, Any]:
    """Where a card comes from, and each step of its trade in words."""
    holder, own = preview.holder, view.fronts[seat]
    name = narrator.name(holder) if holder is not None else ""
    origin = "you" if holder == seat else "middle" if holder is None else "seat"
    trade: list[dict[str, Any]] = []
    for step in preview.trade:
        if step.action == "g":
            kind = "gain"
        elif step.action == "i":
            kind = "token" if step.places_token else "token-skipped"
        else:
            kind = "cannot-pay" if step.before == step.after else "pay-supply" if holder is None else "pay-seat"
        words = narrator.say(f"step-{kind}", name=name, round=view.round)
        coins = {"before": step.before, "after": step.after}
        trade.append({"action": step.action, "token": step.places_token, "words": words, **coins})
    return {
        "own": holder == seat,
        "from": narrator.say(f"choice-from-{origin}", name=name, card=own.name if own else ""),
        "trade": trade,
        "uses": {},
    }


def _use(preview: Preview, narrator: Narrator) -> dict[str, Any]:
    return {
        "move": str(preview.move),
        "why": narrator.refuse(preview.refusal) if preview.refusal else None,
        "rule": preview.refusal.rule if preview.refusal else None,
        "coins": list(preview.coins),
        "points": preview.points[1] - preview.points[0],
        "shields": list(preview.shields),
        "hold": [percent(chance) for chance in preview.hold] if preview.hold else None,
    }


def _losses(view: View, seat: int, narrator: Narrator) -> list[dict[str, Any]]:
    realm, rules = view.realms[seat], view.rules
    losses: list[dict[str, Any]] = []
    for card in realm.buildings:
        if not card.fixed:
            rest = type(realm)(realm.coins, tuple(Bastion(card) if plot == card else plot for plot in realm.plots))
            points = sum(score_card(mine, rest, rules).points for mine in rest.buildings)
            fewer = sum(score_card(mine, realm, rules).points for mine in realm.buildings) - points
            words = narrator.say("loss-cost", points=fewer, shields=rules.bastion_strength - card.shields)
            losses.append({"move": f"lose {card.name}", "card": card.name, "words": words})
    return losses


def sentences(events: Iterable[Event], narrator: Narrator) -> list[dict[str, Any]]:
    """Events as told sentences, each with its rule and what it speaks of: names of cards, or the coins of a seat."""
    told: list[dict[str, Any]] = []
    for event in events:
        text, seat, line = narrator.tell(event), getattr(event, "seat", None), getattr(event, "line", None)
        names = [getattr(event, "card", None), *getattr(event, "cards", ()), line and line.card]
        spoken = {narrator.label(name): name for name in names if name}
        # Coins before and after point at the coins of the seat.
        if hasattr(event, "coins_after") and (coins := _CHANGE.search(text)):
            spoken[coins[0]] = f"coins {seat}"
        told.append(
            {
                "kind": type(event).__name__,
                "text": text,
                "rule": event.rule,
                "cards": spoken,
                "seat": seat,
                "points": line.points if line is not None else 0,
            }
        )
    return told
