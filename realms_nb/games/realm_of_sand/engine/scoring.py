"""Points: the stars of the completed buildings, and who wins.

What a finished game leaves in a table of results: for each seat its points by source, its goods, its buildings.
"""

from __future__ import annotations

from realms_nb.core.closing import Outcome, ScoreLine, ScoreSheet
from realms_nb.core.game import Fact
from realms_nb.games.realm_of_sand.engine.rules import RANKS, Rules
from realms_nb.games.realm_of_sand.engine.state import Realm, State, hourglasses

# The sources of points, as they stand in tables and charts: buildings of levels I, II and III.
SOURCES = ("level_1", "level_2", "level_3")


def scores(state: State) -> tuple[ScoreSheet, ...]:
    """One sheet per seat: each completed building scores its star; cards still face down score nothing."""
    cards = state.rules.cards
    return tuple(
        ScoreSheet(
            seat,
            tuple(ScoreLine(SOURCES[cards[card].level - 1], cards[card].points, card) for card in realm.buildings),
        )
        for seat, realm in enumerate(state.realms)
    )


def points(rules: Rules, realm: Realm) -> int:
    """The points of a realm, without the sheet."""
    return sum(rules.cards[card].points for card in realm.buildings)


def pieces_on_board(realm: Realm) -> int:
    """Squares and discs on the board; discs in the active zone do not count."""
    return realm.squares.bit_count() + realm.discs.bit_count()


def rank(rules: Rules, total: int) -> str:
    """The rank that a solo player reaches with so many points."""
    return RANKS[sum(total >= least for least in rules.rank_points)]


def outcome(state: State) -> Outcome | None:
    """Most points win; among equals most pieces on the board; then the victory is shared. Alone, points make a rank."""
    if state.decision is not None:
        return None
    results = [(points(state.rules, realm), pieces_on_board(realm)) for realm in state.realms]
    if state.solo:
        return Outcome((0,), ((0,),), None, rank(state.rules, results[0][0]))
    ranking = tuple(
        tuple(seat for seat, result in enumerate(results) if result == place)
        for place in sorted(set(results), reverse=True)
    )
    winners = ranking[0]
    tied = [seat for seat, result in enumerate(results) if result[0] == results[winners[0]][0]]
    tie_break = "shared" if len(winners) > 1 else "pieces" if len(tied) > 1 else None
    return Outcome(winners, ranking, tie_break)


def facts(state: State) -> tuple[dict[str, Fact], ...]:
    """One record per seat; `level_1` to `level_3` are points and add up to the score."""
    return tuple(_of_seat(state, realm) for realm in state.realms)


def _of_seat(state: State, realm: Realm) -> dict[str, Fact]:
    rules = state.rules
    cards = [rules.cards[card] for card in realm.buildings]
    record: dict[str, Fact] = {
        source: sum(card.points for card in cards if card.level == level) for level, source in enumerate(SOURCES, 1)
    }
    record["buildings"] = len(cards)
    record |= {f"buildings_{level}": sum(card.level == level for card in cards) for level in (1, 2, 3)}
    record |= {
        "hourglasses": hourglasses(rules, realm),
        "level": realm.level,
        "discs": sum(realm.zone) + realm.discs.bit_count(),
        "pieces": pieces_on_board(realm),
        "rounds": state.round,
        "power": realm.power,
        "crystals": realm.crystals,
        "hidden": len(realm.hidden),
    }
    return record
