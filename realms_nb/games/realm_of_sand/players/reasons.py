"""Why a player of Realm of Sand chose as it did: which building a move completes, makes ready or brings nearer."""

from __future__ import annotations

from msgspec.structs import replace

from realms_nb.core.strategy import Reason
from realms_nb.games.realm_of_sand.engine import moves as mv
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
    match move:
        case mv.CompleteBuilding(card):
            return (Reason("building", {"card": card, "points": rules.cards[card].points}),)
        case mv.LayTile(_, fields, colours):
            table, covers = rules.table, rules.table.mask(fields)
            laid = zip(fields, colours, strict=True)
            put = sum(table.piece(colour, field) for field, colour in laid if colour != mv.MISSING)
            squares = realm.squares & ~table.on(realm.squares, covers) | put
            return _nearest(view, replace(realm, squares=squares, discs=realm.discs & ~table.on(realm.discs, covers)))
        case mv.SummonDisc(colour, field):
            return _nearest(view, replace(realm, discs=realm.discs | rules.table.piece(colour, field)))
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


def _nearest(view: View, realm: Realm) -> tuple[Reason, ...]:
    """The building that pays best for the pieces it lacks."""
    rules, pieces = view.rules, realm.squares | realm.discs
    cards = [card for row in view.display for card in row if card is not None]
    found: list[tuple[float, str, int]] = []
    for card in (*cards, *(card for card in realm.hidden if card in rules.cards)):
        sites = [site for site in rules.placements.sites(card) if may_use(rules, realm, site.covers)]
        if sites:
            missing = min((site.need & ~pieces).bit_count() for site in sites)
            found.append((-rules.cards[card].points * _FADES**missing, card, missing))
    if not found:
        return ()
    ready = [each for each in found if not each[2]]
    _, card, missing = min(ready or found)
    return (Reason("progress", {"card": card, "missing": missing}) if missing else Reason("completes", {"card": card}),)
