"""What a board allows: which fields may be used, what a tile may leave there, where patterns stand.

Both the list of legal moves and the reasons against a move are made from these few questions. The refusals
that several moves share stand at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from operator import ge
from typing import TypeVar

from realms_nb.core.errors import Refusal, shown
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, RUNES
from realms_nb.games.realm_of_sand.engine.moves import MISSING
from realms_nb.games.realm_of_sand.engine.patterns import Lay, Site
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.engine.state import Realm, State

T = TypeVar("T")


def may_use(rules: Rules, realm: Realm, covers: int, lifted: int = 0) -> bool:
    """Light fields are always allowed; dark ones as the level says, once what is `lifted` has left its field."""
    dark = covers & rules.table.dark
    return not dark or bool(allowed_groups(rules, realm, ((dark, True),), lifted))


def allowed_groups(rules: Rules, realm: Realm, groups: Iterable[tuple[int, T]], lifted: int = 0) -> list[T]:
    """Of some things that each go with dark fields, those whose fields the level allows."""
    if rules.dark_fields == "numbered":
        closed = ~rules.opened[realm.level]
        return [group for dark, group in groups if not dark & closed]
    in_use, level = _dark_in_use(rules, realm, lifted), realm.level
    return [group for dark, group in groups if (in_use | dark).bit_count() <= level]


def usable(rules: Rules, realm: Realm, lifted: int = 0) -> int:
    """Every field on which one piece may be put, as bits."""
    table = rules.table
    if rules.dark_fields == "numbered":
        return table.light | rules.opened[realm.level]
    in_use = _dark_in_use(rules, realm, lifted)
    # A further dark field only below the limit; one in use may always be built over.
    return table.light | (table.dark if in_use.bit_count() < realm.level else in_use)


def _dark_in_use(rules: Rules, realm: Realm, lifted: int) -> int:
    return rules.table.where(realm.squares | realm.discs) & ~lifted & rules.table.dark


def fillings(state: State, seat: int, lay: Lay) -> Iterator[str]:
    """The colours that a laid tile may leave: all of its own, or "-" where the supply runs out.

    Covered squares return first. Then the player chooses which fields of a missing colour stay empty.
    """
    table, colours = state.rules.table, lay.move.colours
    back = table.counts(table.on(state.realms[seat].squares, lay.covers))
    partial = [colours]
    for plane, colour in enumerate(RUNES):
        places = [place for place, letter in enumerate(colours) if letter == colour]
        short = len(places) - state.squares[plane] - back[plane]
        if short > 0:
            partial = [
                "".join(MISSING if place in empty else letter for place, letter in enumerate(filling))
                for filling in partial
                for empty in combinations(places, short)
            ]
    yield from partial


def open_cards(state: State, seat: int) -> Iterator[str]:
    """The buildings a seat may complete: every open card, and those it keeps face down."""
    for row in state.display:
        for card in row:
            if card is not None:
                yield card
    yield from state.realms[seat].hidden


def sites_of(state: State, seat: int) -> list[Site]:
    """Where the patterns of the open buildings stand now; squares and discs of a colour count alike."""
    realm, tables = state.realms[seat], state.rules.placements
    pieces = realm.squares | realm.discs
    if not pieces:
        return []
    stock = state.rules.table.counts(pieces)
    return [
        site
        for card in open_cards(state, seat)
        if all(map(ge, stock, tables.demand[card]))
        for site in tables.sites(card)
        if site.need & pieces == site.need
    ]


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
