"""Sampled futures of Realm of Sand: unseen cards drawn at random, then weighted players play on to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from realms_nb.core.chance import checked_seed
from realms_nb.fast.compiling import Ints, blank, ints, make_ready
from realms_nb.fast.streams import checked_threads, in_blocks
from realms_nb.games.realm_of_sand.engine.views import View
from realms_nb.games.realm_of_sand.fast import dealing as on
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast import playing
from realms_nb.games.realm_of_sand.fast.compiled_rules import CompiledRules, book_for
from realms_nb.games.realm_of_sand.fast.options import legal_moves
from realms_nb.games.realm_of_sand.fast.positions import table_of, unseen
from realms_nb.games.realm_of_sand.fast.weights import NOISE, SeatWeights, each_seat, weight_rows

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_BLOCK = 8


class Outcomes(Struct, frozen=True):
    """What became of some moves: for each future, move and seat the part of a win and the score, and the last round."""

    wins: NDArray[np.float64]
    scores: NDArray[np.int64]
    rounds: NDArray[np.int64]

    def of(self, move: int) -> Outcomes:
        """What became of one of the moves."""
        return Outcomes(self.wins[:, move], self.scores[:, move], self.rounds[:, move])


class CompiledPosition:
    """A view as a table of the compiled engine, with the weights of those who play on: one for all, or one each."""

    def __init__(self, view: View, weights: SeatWeights, threads: int | None = None) -> None:
        make_ready("realm_of_sand")
        self.book: CompiledRules = book_for(view.rules, len(view.realms))
        self.table: Ints = ints(table_of(self.book, view))
        self.seats = self.book.seats
        self._cards = unseen(self.book, view)
        self._weights = each_seat(weights, self.seats)
        self._rows = weight_rows(self._weights)
        self._threads = checked_threads(threads)

    def codes(self) -> list[int]:
        """The numbers of all legal moves."""
        moves = blank(self.book.most_moves)
        return [int(code) for code in moves[: legal_moves(self.book.array, self.table, moves)]]

    def decide(self, seed: int = 0) -> tuple[int, dict[int, float]]:
        """The move that the weights choose; and, for a main action, what each way of laying a tile is worth to them."""
        tools, result = playing.Tools(self.book), blank(1)
        self._run(playing.DECISION, ints([]), seed, 0, 0, result, tools)
        count = int(tools.notes[on.COUNTS][on.BOARD_COUNT])
        ways, worths = tools.notes[on.WAYS], tools.sums[on.SCREEN]
        kind = at.LAY_TILE * at.PART
        return int(result[0]), {(kind + int(ways[n])) * at.PART: float(worths[n]) for n in range(count)}

    def without_noise(self) -> int:
        """The move that the same weights choose with a clear head."""
        kept, self._rows = self._rows, weight_rows([(*own[:NOISE], 0.0) for own in self._weights])
        code, _ = self.decide()
        self._rows = kept
        return code

    def without_crystal(self) -> tuple[int, dict[int, float]]:
        """What the same weights choose if the seat that decides had no crystal to spend."""
        kept, self.table = self.table, ints(self.table)
        self.table[at.realm_of(self.book.array, self.table[at.SEAT]) + at.CRYSTAL] = at.COLOURLESS
        found = self.decide()
        self.table = kept
        return found

    def favourites(self, count: int) -> list[int]:
        """So many moves, or as many as there are: first the choice of the weights, then what is worth most to them."""
        codes = self.codes()
        chosen, worths = self.decide()
        by_weights = sorted(worths.keys() & set(codes), key=lambda code: -worths[code])
        return [code for code in dict.fromkeys([chosen, *by_weights, *codes]) if code in set(codes)][:count]

    def sample(self, moves: list[int], first: int, behind: int, seed: int) -> Outcomes:
        """The futures of these numbers after each of some moves; an empty list stands for the position as it is."""
        # Late: a decision by weights needs no NumPy, and a browser has none.
        import numpy as np

        from realms_nb.games.realm_of_sand.fast.games import columns

        options, count = ints(moves or [playing.AS_IT_IS]), behind - first
        results = np.asarray(self._played(options, first, behind, seed), np.int64)
        found = columns(results.reshape(count * len(options), self._size), self.seats)
        won = found["won"].astype(float)
        shape = (count, len(options), self.seats)
        shares = won / won.sum(axis=1, keepdims=True)
        return Outcomes(shares.reshape(shape), found["score"].reshape(shape), found["rounds"].reshape(shape[:2]))

    def one_future(self, moves: list[int], number: int, seed: int) -> list[tuple[list[float], list[int]]]:
        """The same for one future, without NumPy: after each move every seat's part of the win, and its score."""
        results = self._played(ints(moves), number, number + 1, seed)
        found: list[tuple[list[float], list[int]]] = []
        for start in range(0, len(results), self._size):
            ranks, scores = (
                [int(results[start + seat * playing.SEAT_SIZE + place]) for seat in range(self.seats)]
                for place in (playing.RANK, playing.SCORE)
            )
            found.append(([(rank == 1) / ranks.count(1) for rank in ranks], scores))
        return found

    @property
    def _size(self) -> int:
        """How many numbers a future is written down in."""
        return self.seats * playing.SEAT_SIZE + playing.GAME_SIZE

    def _played(self, options: Ints, first: int, behind: int, seed: int) -> Ints:
        checked_seed(seed)
        results = blank((behind - first) * len(options) * self._size)

        def work(start: int, end: int) -> None:
            # Counted from the first future, because results begin with it.
            self._run(playing.FUTURES, options, seed + 1_000_003 * first, start, end, results, playing.Tools(self.book))

        in_blocks(work, behind - first, self._threads, _BLOCK)
        return results

    def _run(
        self, kind: int, moves: Ints, seed: int, first: int, behind: int, results: Ints, tools: playing.Tools
    ) -> None:
        cards, levels = self._cards
        playing.run(
            kind, self.book.array, self._rows, self.table, moves, cards, levels, ints([seed]), first, behind, results,
            *tools.all,
        )  # fmt: skip
