"""What a finished game leaves in a table of results: for each seat its points by source, its goods, its buildings."""

from __future__ import annotations

from realms_nb.core.game import Fact
from realms_nb.games.realm_of_sand.engine.scoring import SOURCES, pieces_on_board
from realms_nb.games.realm_of_sand.engine.state import Realm, State, hourglasses


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
