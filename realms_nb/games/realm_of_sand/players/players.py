"""Players of Realm of Sand by name: sets of weights, and one that samples futures on the compiled engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from realms_nb.core.chance import LARGEST_SEED, Random
from realms_nb.core.strategy import Choice, Reason, by_value
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.boards import Ground
from realms_nb.games.realm_of_sand.engine.moves import Move
from realms_nb.games.realm_of_sand.engine.reach import may_use
from realms_nb.games.realm_of_sand.engine.state import ChooseStartTile, DrawTile, Realm, TakeTurn
from realms_nb.games.realm_of_sand.engine.views import View
from realms_nb.games.realm_of_sand.players.weights import BALANCED, Weights

if TYPE_CHECKING:
    from realms_nb.games.realm_of_sand.fast.futures import CompiledPosition


# The moves that spend a crystal.
POWERS = (mv.SpendCrystal, mv.LookAtDeck, mv.ExchangeDisc, mv.ShiftSquare, mv.SwapTile)
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


# A margin of so many points counts like a win.
_MARGIN = 40.0
# Where nothing is compiled a future of two seats takes half a second, and an answer is not to take three: so many moves
# are tried, and so many futures of each are shared out among the seats. One alone would tell nothing.
FEW_MOVES, FEW_FUTURES = 2, 4


class Rollout(Struct, frozen=True):
    """Tries the moves that weigh most in sampled futures, the same for all of them, and takes the one that did best."""

    game: ClassVar[str] = "realm_of_sand"
    label: ClassVar[str] = "rollout"
    playouts: int = 30
    candidates: int = 6
    weights: Weights = BALANCED
    # One per core unless said otherwise; the choice is the same.
    threads: int | None = None

    def __call__(self, view: View, moves: tuple[Move, ...], rng: Random) -> Choice:
        """The move with the best mean of wins and margins; alone the one with most points."""
        if len(moves) == 1:
            return Choice(moves[0], (Reason("only_move"),))
        # Late, because NumPy and numba take a moment to load.
        from realms_nb.fast.waiting import engine_of, is_rough

        position: CompiledPosition = engine_of("realm_of_sand", "futures").CompiledPosition(
            view, self.weights.numbers(), self.threads
        )
        code, worths = position.decide()
        tried = self._tried(view, position, code, worths)
        assert view.decision is not None
        seat, rough = view.decision.seat, is_rough("realm_of_sand")
        if rough:
            code = _roughly(position, tried[:FEW_MOVES], seat, _seed(rng))
        if len(tried) == 1 or rough:
            return Choice(position.book.move(code), why(view, position.book.move(code)))
        found = position.sample(tried, 0, self.playouts, _seed(rng))
        own = found.scores[:, :, seat].mean(axis=0)
        values = own
        if position.seats > 1:
            others = found.scores.copy()
            others[:, :, seat] = -1
            values = found.wins[:, :, seat].mean(axis=0) + (own - others.max(axis=2).mean(axis=0)) / _MARGIN
        best = int(values.argmax())
        move = position.book.move(tried[best])
        points = Reason("future_score", {"points": round(float(own[best])), "playouts": self.playouts})
        if position.seats == 1:
            scores = zip(map(position.book.move, tried), own, strict=True)
            return Choice(move, (*why(view, move), points), weighed=by_value(scores, "points"))
        wins = found.wins[:, :, seat].mean(axis=0)
        chance = Reason("win_chance", {"percent": round(100 * float(wins[best])), "playouts": self.playouts})
        looked_at = by_value(zip(map(position.book.move, tried), wins, strict=True), "wins")
        return Choice(move, (*why(view, move), chance), weighed=looked_at)

    def _tried(self, view: View, position: CompiledPosition, code: int, worths: dict[int, float]) -> list[int]:
        """The choice of the weights first; main actions and draws are worth a closer look, what stands is completed."""
        if isinstance(view.decision, DrawTile | ChooseStartTile):
            return position.codes()
        tried = [code]
        if isinstance(position.book.move(code), POWERS):
            # A power may be left alone: what the weights would do without it is tried, too.
            other, worths = position.without_crystal()
            tried.append(other)
        is_main = isinstance(view.decision, TakeTurn) and not view.decision.done and worths
        if not is_main:
            return tried
        legal = set(position.codes())
        best = sorted((way for way in worths if way in legal), key=lambda way: -worths[way])[: self.candidates]
        return list(dict.fromkeys([*tried, *best]))


def _roughly(position: CompiledPosition, tried: list[int], seat: int, seed: int) -> int:
    """The move that does best in very few futures; the first one, if there are none to spare."""
    count = FEW_FUTURES // position.seats
    if len(tried) == 1 or count < 2:
        return tried[0]
    futures = [position.one_future(tried, number, seed) for number in range(count)]

    def worth(place: int) -> float:
        total = 0.0
        for wins, scores in (future[place] for future in futures):
            others = [score for other, score in enumerate(scores) if other != seat]
            total += wins[seat] + (scores[seat] - max(others, default=0)) / _MARGIN
        return total

    return tried[max(range(len(tried)), key=worth)]


def _seed(rng: Random) -> int:
    return int(rng.random() * LARGEST_SEED) // 4


PLAYERS = {
    "weighted": BALANCED,
    "rollout": Rollout(),
    # The levels of opponents; docs/levels.md says how they fare against each other.
    "squire": BALANCED.changed(noise=7.0),
    "knight": BALANCED.changed(noise=3.0),
    "duke": BALANCED,
    "emperor": Rollout(),
}
