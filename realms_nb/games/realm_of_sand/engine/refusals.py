"""Refusals that several moves share."""

from __future__ import annotations

from realms_nb.core.errors import Refusal, shown
from realms_nb.games.realm_of_sand.engine.colours import COLOURS
from realms_nb.games.realm_of_sand.engine.state import State


def unknown(
    state: State,
    *,
    tile: str | None = None,
    card: str | None = None,
    colour: str | None = None,
    fields: tuple[str, ...] = (),
) -> Refusal | None:
    """The first of some names that nothing in this game has."""
    rules = state.rules
    wrong = [("tile", tile)] if tile is not None and tile not in rules.tiles else []
    wrong += [("card", card)] if card is not None and card not in rules.cards else []
    wrong += [("colour", colour)] if colour is not None and colour not in COLOURS else []
    wrong += [("field", field) for field in fields if field not in rules.table.number]
    if not wrong:
        return None
    kind, name = wrong[0]
    return Refusal("unknown_name", "turn", {"kind": kind, "text": shown(name)})


def closed_field(state: State, seat: int, covers: int) -> Refusal:
    """A dark field that the level does not allow."""
    rules, realm = state.rules, state.realms[seat]
    table = rules.table
    if rules.dark_fields == "numbered":
        closed = table.fields(covers & table.dark & ~rules.opened[realm.level])
        return Refusal("dark_field_closed", "dark-zone", {"field": closed[0], "level": realm.level})
    used = table.where(realm.squares | realm.discs) & table.dark
    closed = covers & table.dark & ~used
    details = {
        "level": realm.level,
        "dark": (used | closed).bit_count(),
        "fields": ", ".join(table.fields(closed)),
        "used": ", ".join(table.fields(used)),
        "used_count": used.bit_count(),
    }
    return Refusal("too_many_dark_fields", "dark-zone", details)
