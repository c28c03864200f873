"""What a finished game leaves in a table of results: for each seat its points by source, its goods, its invasions."""

from __future__ import annotations

from realms_nb.core.game import Fact
from realms_nb.games.minute_realms.engine.invasion import defence
from realms_nb.games.minute_realms.engine.scoring import SOURCES, score_sheet
from realms_nb.games.minute_realms.engine.state import State


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
