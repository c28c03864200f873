"""What a position says in words; the sentences themselves are in `realms_nb/texts`."""

from __future__ import annotations

from typing import Any

from realms_nb.core.event import CARD, TERM
from realms_nb.core.game import TextBoard
from realms_nb.core.narrator import Narrator
from realms_nb.games.minute_realms.engine.cards import Card, Pair, PerBuilding, Variety
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.engine.state import ChooseLoss
from realms_nb.games.minute_realms.engine.views import FACE_DOWN, View

# What the details of refusals, reasons and score lines stand for.
DETAILS = {"own": CARD, "near": CARD, "category": TERM, "first": TERM, "second": TERM}


def labels(rules: Rules, language: str) -> dict[str, str]:
    """The name of every card in a language."""
    return {card.name: card.label(language) for card in rules.deck}


def text_board(view: View, narrator: Narrator) -> TextBoard:
    """The table as everybody sees it, sentence by sentence."""
    seats = range(len(view.realms))
    sheets = view.scores
    sentences = [
        narrator.say("board-heading", round=view.round, rounds=view.rules.rounds) + ". " + _now(view, narrator)
    ]
    if view.decision is not None:
        sentences.append(narrator.say("board-first", seat=view.first))
    places = [(narrator.name(seat), card.name) for seat, card in enumerate(view.fronts) if card is not None]
    places += [(narrator.say("board-middle"), card.name) for card in view.middle]
    if places:
        offers = [narrator.say("board-place", place=place, card=card) for place, card in places]
        sentences.append(narrator.say("board-offer", cards="; ".join(offers)))
    sentences.append(narrator.say("board-track", spaces=", ".join(_spaces(view, narrator)), pile=view.tokens_left))
    for invasion in view.invasions:
        held = tuple(seat for seat in seats if invasion.held[seat])
        sentences.append(narrator.say("board-invasion", round=invasion.round, strength=invasion.strength, seats=held))
    rows: list[tuple[str, ...]] = []
    for seat, realm in enumerate(view.realms):
        buildings = narrator.join([narrator.label(card.name) for card in realm.buildings])
        bastions = narrator.join([narrator.label(card.name) for card in realm.bastions])
        points, coins, shields = sheets[seat].total, realm.coins, view.defences[seat]
        facts = {"points": points, "coins": coins, "defence": shields, "buildings": buildings, "bastions": bastions}
        sentences.append(narrator.say("board-seat", seat=seat, **facts))
        rows.append((narrator.name(seat), str(points), str(coins), str(shields), buildings, bastions))
    sentences.append(narrator.say("board-deck", pile=view.cards_left, discards=len(view.discards)))
    columns = ("seat", "points", "coins", "defence", "buildings", "bastions")
    return TextBoard(tuple(sentences), tuple(narrator.say(f"column-{column}") for column in columns), tuple(rows))


def _now(view: View, narrator: Narrator) -> str:
    if view.outcome is not None:
        result = narrator.say("board-result", seats=view.outcome.winners)
        return f"{narrator.say('board-over')} {result}"
    assert view.decision is not None
    key = "board-loss" if isinstance(view.decision, ChooseLoss) else "board-turn"
    return narrator.say(key, seat=view.decision.seat)


def _spaces(view: View, narrator: Narrator) -> list[str]:
    words: list[str] = []
    for number, token in enumerate(view.track, start=1):
        if token is None:
            words.append(narrator.say("board-space-empty", round=number))
        elif token == FACE_DOWN:
            words.append(narrator.say("board-space-hidden", round=number))
        else:
            words.append(narrator.say("board-space-open", round=number, strength=token))
    return words


def scoring_words(card: Card, rules: Rules, narrator: Narrator) -> str:
    """How a card scores."""
    scoring = card.scoring
    values: dict[str, Any]
    match scoring:
        case PerBuilding(points, category):
            values = {"points": points, "category": narrator.term(category)}
        case Pair(first, second):
            points = rules.pair_points
            values = {"points": points, "first": narrator.term(first), "second": narrator.term(second)}
        case Variety():
            table = rules.category_table[1:]
            values = {"table": "·".join(map(str, table)), "most": len(table)}
        case _:
            values = {"points": scoring.points}
    return narrator.say(f"card-{type(scoring).__struct_config__.tag}", **values)


def signs_in_words(card: Card, narrator: Narrator) -> str:
    """What a card says with signs alone: its price, its trade, its shields, whether it must be built."""
    signs = ", ".join(narrator.say(f"sign-{action}") for action in card.trade)
    parts = [
        narrator.say("card-cost", cost=card.cost),
        narrator.say("card-trade", signs=signs) if signs else "",
        narrator.say("card-shields", shields=card.shields) if card.shields else "",
        narrator.say("card-fixed") if card.fixed else "",
    ]
    return ". ".join(part for part in parts if part)


def card_words(card: Card, rules: Rules, narrator: Narrator) -> str:
    """All that is on a card, in the order in which a board says it."""
    name, category = card.label(narrator.language), narrator.term(card.category)
    told = (name, scoring_words(card, rules, narrator), category, signs_in_words(card, narrator))
    return ". ".join(part for part in told if part)
