"""What does not change during a game of Minute Realms: cards and numbers of the rules, in one language."""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING

from realms_nb.games.minute_realms.board.wire import BastionFacts, CardFacts, Pages, Sign
from realms_nb.games.minute_realms.engine.cards import CATEGORIES, Card, Pair, PerBuilding, Variety
from realms_nb.games.minute_realms.engine.words import scoring_words, signs_in_words

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
    goal = narrator.say("goal", rounds=rules.rounds, invasions=len(rules.invasion_rounds))
    brings = narrator.say("bastion-brings", income=rules.bastion_income, shields=rules.bastion_strength)
    return Pages(
        goal=goal,
        rounds=rules.rounds,
        invasions=tuple(rules.invasion_rounds),
        bastion=BastionFacts(rules.bastion_strength, brings),
        cards=cards,
        categories={name: narrator.term(name) for name in CATEGORIES},
    )


def _card(card: Card, place: int, rules: Rules, narrator: Narrator) -> CardFacts:
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
        sign=_sign(card, rules),
        words=scoring_words(card, rules, narrator),
        trades=_trades(card, narrator),
        signs=signs_in_words(card, narrator),
    )


def _sign(card: Card, rules: Rules) -> Sign:
    """How a card scores, in signs."""
    scoring = card.scoring
    kind = str(type(scoring).__struct_config__.tag)
    match scoring:
        case PerBuilding(points, category):
            return Sign(kind, points, categories=(category,))
        case Pair(first, second):
            return Sign(kind, rules.pair_points, categories=(first, second))
        case Variety():
            table = rules.category_table[1:]
            return Sign(kind, max(table), least=min(table))
        case _:
            return Sign(kind, scoring.points)


def _trades(card: Card, narrator: Narrator) -> str:
    """The trade of a card in few words, signs of one kind in a row together: "trade: pay 2"."""
    runs = [(action, len(tuple(run))) for action, run in groupby(card.trade)]
    actions = ", ".join(narrator.say(f"trades-{action}", count=count) for action, count in runs)
    return narrator.say("trades", actions=actions) if actions else ""


def _broken(label: str, narrator: Narrator) -> str:
    """A label whose long words may be broken in a narrow place: soft hyphens, because not every browser knows where."""
    for word in narrator.say("long-words").split():
        label = re.sub(rf"\b{word.replace('-', '')}\b", word.replace("-", "\u00ad"), label)
    return label
