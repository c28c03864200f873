"""Why a player of Realm of Sand chose as it did: which building a move completes, makes ready or brings nearer."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from realms_nb.core.strategy import Reason
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.boards import Ground
from realms_nb.games.realm_of_sand.engine.moves import Move
from realms_nb.games.realm_of_sand.engine.reach import may_use
from realms_nb.games.realm_of_sand.engine.state import ChooseStartTile, Realm
from realms_nb.games.realm_of_sand.engine.views import View

# A point for every piece that a building lacks counts so much less: only to say which building a move works for.
_FADES = 0.6


def why(view: View, move: Move) -> tuple[Reason, ...]:
    """What a move does for the nearest building: completes it, makes it ready, or brings it nearer."""
    assert view.decision is not None
    realm, rules = view.realms[view.decision.seat], view.rules
    table = rules.table
    match move:
        case mv.CompleteBuilding(card):
            return (Reason("building", {"card": card, "points": rules.cards[card].points}),)
        case mv.LayTile(_, fields, colours):
            laid = zip(fields, colours, strict=True)
            squares = sum(table.piece(colour, field) for field, colour in laid if colour != mv.MISSING)
            return _nearest(view, realm, _put(table, realm, fields, squares=squares))
        case mv.SummonDisc(colour, field):
            return _nearest(view, realm, _put(table, realm, (field,), discs=table.piece(colour, field)))
        case mv.MoveDisc(start, field):
            disc = table.on(realm.discs, table.mask((start,)))
            there = disc >> table.number[start] << table.number[field]
            return _nearest(view, realm, _put(table, realm, (start, field), discs=there))
        case mv.KeepCard(card):
            return (Reason("aim", {"card": card}),)
        case mv.TakeStartDisc(colour):
            return (Reason("start_disc", {"disc": colour}),)
        case mv.TakeTile() if isinstance(view.decision, ChooseStartTile):
            return (Reason("start_tile"),)
        case mv.SpendCrystal() | mv.LookAtDeck() | mv.ExchangeDisc() | mv.ShiftSquare() | mv.SwapTile():
            return (Reason("power"),)
        case mv.Finish() | mv.EndTurn():
            return (Reason("nothing_left"),)
        case _:
            return _nearest(view, realm)


def _put(table: Ground, realm: Realm, fields: Sequence[str], squares: int = 0, discs: int = 0) -> Realm:
    """The realm with pieces on some fields, where whatever lay there is gone."""
    covers = table.mask(fields)
    return replace(
        realm,
        squares=realm.squares & ~table.on(realm.squares, covers) | squares,
        discs=realm.discs & ~table.on(realm.discs, covers) | discs,
    )


def _nearest(view: View, realm: Realm, after: Realm | None = None) -> tuple[Reason, ...]:
    """The building that pays best for the pieces it lacks; what the move made ready comes first, then what stood."""
    points, before = {card: view.rules.cards[card].points for card in _open(view, realm)}, _lacking(view, realm)
    lacking = _lacking(view, after) if after else before
    if not lacking:
        return ()
    ready = [card for card, missing in lacking.items() if not missing]
    if ready:
        best = min(ready, key=lambda card: (before.get(card) == 0, -points[card], card))
        return (Reason("stands" if before.get(best) == 0 else "completes", {"card": best}),)
    best = min(lacking, key=lambda card: (-points[card] * _FADES ** lacking[card], card))
    return (Reason("progress", {"card": best, "missing": lacking[best]}),)


def _open(view: View, realm: Realm) -> list[str]:
    """The buildings that the seat may complete and knows."""
    cards = [card for row in view.display for card in row if card is not None]
    return [*cards, *(card for card in realm.hidden if card in view.rules.cards)]


def _lacking(view: View, realm: Realm) -> dict[str, int]:
    """The fewest pieces that each building lacks on a board; what has no place there is left out."""
    rules, pieces, found = view.rules, realm.squares | realm.discs, dict[str, int]()
    for card in _open(view, realm):
        sites = [site for site in rules.placements.sites(card) if may_use(rules, realm, site.covers)]
        if sites:
            found[card] = min((site.need & ~pieces).bit_count() for site in sites)
    return found
