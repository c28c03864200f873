"""How far every open building is from a seat's board, and how likely the tile it wants can be taken.

Exact: the pieces missing, and whether one or two main actions are enough, with the tiles and discs the seat has and,
for the second action, the tiles it is sure to be able to take. The board, the circle and the level are taken as they
stand; bonuses of other buildings, powers and squares running out are left out.
Also exact: the chance that what completes it is at hand, or lies within reach at the seat's next draw, if nobody draws
before.
Otherwise an assumption is needed: every seat before it takes one of the first tiles, each as likely as the others.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from realms_nb.core.viewers import own_seat
from realms_nb.games.realm_of_sand.engine.colours import COLOURS
from realms_nb.games.realm_of_sand.engine.moves import LayTile
from realms_nb.games.realm_of_sand.engine.patterns import Lay, Site
from realms_nb.games.realm_of_sand.engine.reach import may_use
from realms_nb.games.realm_of_sand.engine.state import DrawTile, KeepOneCard, Realm, SetTileAside, SwapAnother, TakeTurn
from realms_nb.games.realm_of_sand.engine.views import View


class Prospect(Struct, frozen=True):
    """One building as a seat sees it."""

    card: str
    # The fewest pieces that a place for it lacks; None if the level leaves no place.
    missing: int | None
    # Main actions until it can be completed: 0, 1 or 2; None if two are not enough.
    turns: int | None
    # What lacks in the place that lacks least, as letters of colours; where several lack as little, in the first one.
    lacks: str
    # The tiles that these main actions lay, in their order; discs bring the rest.
    lays: tuple[LayTile, ...]
    # Tiles of the circle that, laid on the board as it stands, would complete it.
    wanted: tuple[str, ...]
    # The chance that what it needs is at hand, or that one of them can be taken at the next draw.
    reachable: Fraction


def building_odds(view: View) -> tuple[Prospect, ...]:
    """Every building that the seat of the view may complete: the open ones, then those it keeps face down."""
    realm = view.realms[own_seat(view, "rn.building_odds")]
    cards = [card for row in view.display for card in row if card is not None]
    reaches = _reaches(view.circle, view.rules.tile_choice, _draws_before(view))
    return tuple(_prospect(view, realm, card, reaches) for card in (*cards, *realm.hidden))


def _prospect(view: View, realm: Realm, card: str, reaches: dict[tuple[str, ...], Fraction]) -> Prospect:
    pieces = realm.squares | realm.discs
    sites = [site for site in view.rules.placements.sites(card) if may_use(view.rules, realm, site.covers)]
    lacking = [(site.need & ~pieces).bit_count() for site in sites]
    if not sites:
        return Prospect(card, None, None, "", (), (), Fraction(0))
    if min(lacking) == 0:
        return Prospect(card, 0, 0, "", (), (), Fraction(1))
    nearest = view.rules.table.counts(sites[lacking.index(min(lacking))].need & ~pieces)
    lacks = "".join(colour * count for colour, count in zip(COLOURS, nearest, strict=True))
    wanted = tuple(tile for tile in view.circle if any(_fills_alone(view, realm, site, tile) for site in sites))
    turns, lays = _turns(view, realm, sites)
    chance = sum((share for tiles, share in reaches.items() if set(tiles) & set(wanted)), Fraction(0))
    return Prospect(card, min(lacking), turns, lacks, lays, wanted, Fraction(1) if turns == 1 else chance)


def _turns(view: View, realm: Realm, sites: list[Site]) -> tuple[int | None, tuple[LayTile, ...]]:
    """One main action if a tile or a summoning is enough, two if a pair of them is; and the tiles they lay."""
    limit = view.rules.summoned_discs
    # The tile taken after the first action can be laid in the second; alone that holds after a summoning too.
    coming = view.circle[: view.rules.tile_choice] if _draws_before(view) == 0 else ()
    pair: tuple[LayTile, ...] | None = None
    for site in sites:
        missing = site.need & ~(realm.squares | realm.discs)
        if _discs_fill(view, realm, site, missing, limit):
            return 1, ()
        own = {tile: _useful(view, realm, site, tile) for tile in realm.tiles}
        for lays in own.values():
            for lay in lays:
                if not missing & ~lay.put:
                    return 1, (lay.move,)
        if pair is None:
            both = own | {tile: _useful(view, realm, site, tile) for tile in coming}
            pair = _pair(view, realm, site, missing, own, both)
    return (None, ()) if pair is None else (2, pair)


def _pair(
    view: View, realm: Realm, site: Site, missing: int, own: dict[str, list[Lay]], both: dict[str, list[Lay]]
) -> tuple[LayTile, ...] | None:
    """The tiles of two main actions that bring what a place lacks, the own one first; none if discs alone do."""
    limit = view.rules.summoned_discs
    if _discs_fill(view, realm, site, missing, 2 * limit):
        return ()
    for first, lays in own.items():
        for lay in lays:
            if _discs_fill(view, realm, site, missing & ~lay.put, limit):
                return (lay.move,)
            for tile, others in both.items():
                for other in others if tile != first else ():
                    if not missing & ~lay.put & ~other.put and may_use(view.rules, realm, lay.covers | other.covers):
                        return lay.move, other.move
    return None


def _fills_alone(view: View, realm: Realm, site: Site, tile: str) -> bool:
    missing = site.need & ~(realm.squares | realm.discs)
    return missing.bit_count() <= 3 and any(not missing & ~lay.put for lay in _useful(view, realm, site, tile))


def _useful(view: View, realm: Realm, site: Site, tile: str) -> list[Lay]:
    """Ways of laying a tile that bring a missing piece and spoil nothing of the pattern."""
    table = view.rules.table
    missing = site.need & ~(realm.squares | realm.discs)
    fields = table.where(missing)
    return [
        lay
        for lays in view.rules.placements.lays(tile).by_fields.values()
        if lays[0].covers & fields and may_use(view.rules, realm, lays[0].covers)
        for lay in lays
        if lay.put & missing and table.on(lay.put, site.covers) == lay.put & site.need
    ]


def _discs_fill(view: View, realm: Realm, site: Site, missing: int, limit: int) -> bool:
    """Whether so many discs, from the active zone or from elsewhere on the board, can bring the missing pieces."""
    if missing.bit_count() > limit:
        return False
    spare = view.rules.table.counts(realm.discs & ~site.need)
    wanted = view.rules.table.counts(missing)
    return all(count <= owned + there for count, owned, there in zip(wanted, realm.zone, spare, strict=True))


def _draws_before(view: View) -> int:
    """How many tiles the others take before the seat of the view takes its next one, if everybody lays tiles."""
    seats, decision = len(view.realms), view.decision
    if decision is None:
        return 0
    turn = decision.turn if isinstance(decision, KeepOneCard | SwapAnother) else decision
    draws = isinstance(turn, DrawTile | SetTileAside) or (isinstance(turn, TakeTurn) and not turn.done)
    distance = (view.seat - decision.seat) % seats
    if distance == 0:
        return 0 if draws else seats - 1
    return distance if draws else distance - 1


def _reaches(circle: tuple[str, ...], choice: int, draws: int) -> dict[tuple[str, ...], Fraction]:
    """The chance of each row of tiles within reach after others have drawn."""
    circles = {circle: Fraction(1)}
    for _ in range(draws):
        after: dict[tuple[str, ...], Fraction] = {}
        for tiles, chance in circles.items():
            for place in range(choice):
                left = (*tiles[:place], *tiles[place + 1 :])
                after[left] = after.get(left, Fraction(0)) + chance / choice
        circles = after
    reaches: dict[tuple[str, ...], Fraction] = {}
    for tiles, chance in circles.items():
        reaches[tiles[:choice]] = reaches.get(tiles[:choice], Fraction(0)) + chance
    return reaches
