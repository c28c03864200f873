"""Points: what each building scores, the award, and who wins.

What a finished game leaves in a table of results: for each seat its points by source, its goods, its invasions.
"""

from __future__ import annotations

from realms_nb.core.closing import Outcome, ScoreLine, ScoreSheet
from realms_nb.core.errors import Detail
from realms_nb.core.game import Fact
from realms_nb.games.minute_realms.engine.cards import (
    CATEGORIES,
    BestCategory,
    Card,
    Category,
    Flat,
    Pair,
    PerBuilding,
    PerCoin,
    Poverty,
    Variety,
)
from realms_nb.games.minute_realms.engine.invasion import defence
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.engine.state import Realm, State

# The sources of points, as they stand in tables and charts.
SOURCES = ("flat", "percat", "bestcat", "coin", "pair", "cats", "inv", "award")


def scores(state: State) -> tuple[ScoreSheet, ...]:
    """One sheet per seat: what it would score if the game ended now."""
    return tuple([score_sheet(state, seat) for seat in range(len(state.realms))])


def score_sheet(state: State, seat: int) -> ScoreSheet:
    """Each face-up building scores; then the award, if the last invasion has struck and the realm held."""
    realm = state.realms[seat]
    lines = score_cards(realm, state.rules)
    award = award_line(state, seat)
    return ScoreSheet(seat, (*lines, award) if award else tuple(lines))


def score_cards(realm: Realm, rules: Rules) -> list[ScoreLine]:
    """The points of each building of a realm. Bastions never count; a card counts itself."""
    counts: dict[Category, int] = dict.fromkeys(CATEGORIES, 0)
    cards: list[Card] = []
    for plot in realm.plots:
        if isinstance(plot, Card):
            counts[plot.category] += 1
            cards.append(plot)
    lines: list[ScoreLine] = []
    for card in cards:
        lines.append(_score(card, realm.coins, counts, rules))
    return lines


def score_card(card: Card, realm: Realm, rules: Rules) -> ScoreLine:
    """The points of one building."""
    return _score(card, realm.coins, category_counts(realm), rules)


def _score(card: Card, coins: int, counts: dict[Category, int], rules: Rules) -> ScoreLine:
    inputs: dict[str, Detail]
    match card.scoring:
        case Flat(points):
            source, inputs = "flat", {}
        case PerBuilding(each, category):
            source, points = "percat", each * counts[category]
            inputs = {"each": each, "category": category, "count": counts[category]}
        case BestCategory(each):
            # Of equal categories the first in the rulebook's order; the points are the same.
            best = max(CATEGORIES, key=counts.__getitem__)
            source, points = "bestcat", each * counts[best]
            inputs = {"each": each, "category": best, "count": counts[best]}
        case PerCoin(each):
            source, points = "coin", each * coins
            inputs = {"each": each, "coins": coins}
        case Pair(first, second):
            complete = counts[first] > 0 and counts[second] > 0
            source, points = "pair", rules.pair_points if complete else 0
            inputs = {"first": first, "second": second, "complete": int(complete)}
        case Variety():
            different = len(counts) - list(counts.values()).count(0)
            source, points = "cats", rules.category_table[different]
            inputs = {"count": different}
        case Poverty(most):
            source, points = "inv", max(0, most - coins)
            inputs = {"most": most, "coins": coins}
    return ScoreLine(source, points, card.name, inputs)


def building_points(realm: Realm, rules: Rules) -> int:
    """The points of all buildings of a realm together, as if the game ended now."""
    return sum([line.points for line in score_cards(realm, rules)])


def category_counts(realm: Realm) -> dict[Category, int]:
    """How many face-up buildings of each category a realm has."""
    counts: dict[Category, int] = dict.fromkeys(CATEGORIES, 0)
    for plot in realm.plots:
        if isinstance(plot, Card):
            counts[plot.category] += 1
    return counts


def award_line(state: State, seat: int) -> ScoreLine | None:
    """Whoever holds the last invasion scores its strength; earlier invasions give nothing."""
    rules = state.rules
    if not rules.invasion_rounds or state.revealed != rules.invasion_rounds[-1]:
        return None
    invasion = state.invasions[-1]
    if not invasion.held[seat]:
        return None
    return ScoreLine(
        "award", rules.award * invasion.strength, None, {"each": rules.award, "strength": invasion.strength}
    )


def outcome(state: State) -> Outcome | None:
    """Most points win; among equals most coins, then most face-up buildings; then the victory is shared."""
    if state.decision is not None:
        return None
    results = [
        (score_sheet(state, seat).total, realm.coins, len(realm.buildings)) for seat, realm in enumerate(state.realms)
    ]
    ranking = tuple(
        tuple(seat for seat, result in enumerate(results) if result == place)
        for place in sorted(set(results), reverse=True)
    )
    winners = ranking[0]
    best = results[winners[0]]
    rivals = [result for seat, result in enumerate(results) if seat not in winners and result[0] == best[0]]
    if len(winners) > 1:
        tie_break = "shared"
    elif not rivals:
        tie_break = None
    else:
        tie_break = "buildings" if any(rival[1] == best[1] for rival in rivals) else "coins"
    return Outcome(winners, ranking, tie_break)


def facts(state: State) -> tuple[dict[str, Fact], ...]:
    """One record per seat; `strength_1` and `held_1` speak of the first invasion, `strength_2` of the second."""
    return tuple(_of_seat(state, seat) for seat in range(len(state.realms)))


def _of_seat(state: State, seat: int) -> dict[str, Fact]:
    realm, rules = state.realms[seat], state.rules
    points = score_sheet(state, seat).by_source()
    record: dict[str, Fact] = {source: points.get(source, 0) for source in SOURCES}
    record |= {
        "coins": realm.coins,
        "shields": defence(realm, rules),
        "buildings": len(realm.buildings),
        "bastions": len(realm.bastions),
    }
    for number, invasion in enumerate(state.invasions, start=1):
        record |= {f"strength_{number}": invasion.strength, f"held_{number}": invasion.held[seat]}
    return record
