"""What does not change during a game of Minute Realms: cards and numbers of the rules, in one language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from realms_nb.games.minute_realms.board.wire import BastionFacts, CardFacts, Pages, Sign
from realms_nb.games.minute_realms.engine.cards import CATEGORIES, Card, Pair, PerBuilding, Variety

if TYPE_CHECKING:
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator
    from realms_nb.games.minute_realms.engine.rules import Rules


def pages(match: Match, narrator: Narrator) -> Pages:
    """The pages of the book that are this game's own."""
    return pages_of(match.rules, narrator)


def pages_of(rules: Rules, narrator: Narrator) -> Pages:
    """The same for rules that nobody plays by yet."""
    places = dict.fromkeys(CATEGORIES, 0)
    cards: dict[str, CardFacts] = {}
    for card in rules.deck:
        cards[card.name] = _card(card, places[card.category], rules, narrator)
        places[card.category] += 1
    brings = narrator.say("bastion-brings", income=rules.bastion_income, shields=rules.bastion_strength)
    return Pages(
        rounds=rules.rounds,
        invasions=tuple(rules.invasion_rounds),
        bastion=BastionFacts(rules.bastion_strength, brings),
        cards=cards,
        categories={name: narrator.term(name) for name in CATEGORIES},
    )


def _card(card: Card, place: int, rules: Rules, narrator: Narrator) -> CardFacts:
    sign, words = _scoring(card, rules, narrator)
    label = card.label(narrator.language)
    return CardFacts(
        id=card.id,
        place=place,
        label=label,
        name=_broken(label, narrator),
        category=card.category,
        cost=card.cost,
        trade=card.trade,
        shields=card.shields,
        fixed=card.fixed,
        sign=sign,
        words=words,
        signs=_signs_in_words(card, narrator),
    )


def _scoring(card: Card, rules: Rules, narrator: Narrator) -> tuple[Sign, str]:
    """How a card scores: in signs, and in words."""
    sign, values = _signs(card, rules, narrator)
    return sign, narrator.say(f"card-{sign.kind}", **values)


def _signs(card: Card, rules: Rules, narrator: Narrator) -> tuple[Sign, dict[str, Any]]:
    scoring = card.scoring
    kind = str(type(scoring).__struct_config__.tag)
    match scoring:
        case PerBuilding(points, category):
            sign = Sign(kind, points, categories=(category,))
            return sign, {"points": points, "category": narrator.term(category)}
        case Pair(first, second):
            sign = Sign(kind, rules.pair_points, categories=(first, second))
            return sign, {
                "points": rules.pair_points,
                "first": narrator.term(first),
                "second": narrator.term(second),
            }
        case Variety():
            table = rules.category_table[1:]
            sign = Sign(kind, max(table), least=min(table))
            return sign, {"table": "·".join(map(str, table)), "most": len(table)}
        case _:
            return Sign(kind, scoring.points), {"points": scoring.points}


def _signs_in_words(card: Card, narrator: Narrator) -> str:
    """What a card says with signs alone: its price, its trade, its shields, whether it must be built."""
    signs = ", ".join(narrator.say(f"sign-{action}") for action in card.trade)
    parts = [
        narrator.say("card-cost", cost=card.cost),
        narrator.say("card-trade", signs=signs) if signs else "",
        narrator.say("card-shields", shields=card.shields) if card.shields else "",
        narrator.say("card-fixed") if card.fixed else "",
    ]
    return ". ".join(part for part in parts if part)


def spoken(card: Card, rules: Rules, narrator: Narrator) -> str:
    """All that is on a card, in the order in which a board says it."""
    _, words = _scoring(card, rules, narrator)
    name, category = card.label(narrator.language), narrator.term(card.category)
    return ". ".join(part for part in (name, words, category, _signs_in_words(card, narrator)) if part)


def _broken(label: str, narrator: Narrator) -> str:
    """A label whose long words may be broken in a narrow place: soft hyphens, because not every browser knows where."""
    for word in narrator.say("long-words").split():
        label = re.sub(rf"\b{word.replace('-', '')}\b", word.replace("-", "\u00ad"), label)
    return label
