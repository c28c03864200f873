"""Players of Realm of Sand by name: sets of weights, and one that samples futures on the compiled engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from realms_nb.core.chance import LARGEST_SEED, Random
from realms_nb.core.strategy import Choice, Reason
from realms_nb.games.realm_of_sand.engine.moves import Move
from realms_nb.games.realm_of_sand.engine.state import ChooseStartTile, DrawTile, TakeTurn
from realms_nb.games.realm_of_sand.engine.views import View
from realms_nb.games.realm_of_sand.players.reasons import why
from realms_nb.games.realm_of_sand.players.weights import BALANCED, Weights

if TYPE_CHECKING:
    from realms_nb.games.realm_of_sand.fast.futures import CompiledPosition

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
            return Choice(move, (*why(view, move), points))
        percent = round(100 * float(found.wins[:, best, seat].mean()))
        return Choice(move, (*why(view, move), Reason("win_chance", {"percent": percent, "playouts": self.playouts})))

    def _tried(self, view: View, position: CompiledPosition, code: int, worths: dict[int, float]) -> list[int]:
        """The choice of the weights first; main actions and draws are worth a closer look, what stands is completed."""
        if isinstance(view.decision, DrawTile | ChooseStartTile):
            return position.codes()
        is_main = isinstance(view.decision, TakeTurn) and not view.decision.done and worths
        if not is_main:
            return [code]
        legal = set(position.codes())
        best = sorted((way for way in worths if way in legal), key=lambda way: -worths[way])[: self.candidates]
        return list(dict.fromkeys([code, *best]))


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
