"""A player of any game: every move in some sampled futures. Given a view, it cannot peek.

What it found is kept with the move as reasons: what the best one wins and scores, and what the others would.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from realms_nb.core.chance import LARGEST_SEED, Random
from realms_nb.core.registry import game_of
from realms_nb.core.strategy import Choice, Reason, by_value
from realms_nb.players.futures import End, Rollouts

# So many moves are named with their values beside the best one.
CANDIDATES = 4


class Candidate(NamedTuple):
    """A move that was looked into: its worth, and what became of it in the futures."""

    move: Any
    worth: float
    win: float
    points: float
    margin: float
    tries: int


def some_move(moves: Sequence[Any], rng: Random) -> Any:
    """Any of the moves."""
    return moves[int(rng.random() * len(moves))]


class Sampled(Struct, frozen=True):
    """Tries every move in so many futures, the same for all moves, played on by chance, and takes the best.

    With `whim` it plays any move at all so often.
    """

    label: str = "duke"
    playouts: int = 24
    whim: float = 0.0

    def __call__(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Choice:
        """The move that did best in the sampled futures."""
        if len(moves) == 1:
            return Choice(moves[0], (Reason("only_move"),))
        if self.whim and rng.random() < self.whim:
            return Choice(some_move(moves, rng), (Reason("noise"),))
        assert view.decision is not None
        tally = MoveTally(moves, view.decision.seat)
        try:
            look_into(Rollouts(game_of(view, "A player")), view, tally, self.playouts, rng)
        except Exception as error:
            return at_a_loss(moves, rng, error)
        return chosen(tally.candidates())


class MoveTally:
    """What became of each move in the futures so far, for the seat that decides."""

    def __init__(self, moves: Sequence[Any], seat: int) -> None:
        self.moves, self.seat = moves, seat
        self.tries = [0] * len(moves)
        self.worths, self.wins, self.points, self.margins = ([0.0] * len(moves) for _ in range(4))

    def add(self, place: int, end: End) -> None:
        """One more future of the move at that place."""
        seat = self.seat
        self.tries[place] += 1
        self.worths[place] += end.reward(seat)
        self.wins[place] += end.wins[seat]
        self.points[place] += end.points[seat]
        self.margins[place] += end.margin(seat)

    def candidates(self) -> list[Candidate]:
        """The moves that were tried, the best first; of equals the one that the game lists first."""
        found: list[Candidate] = []
        for place, (move, tries) in enumerate(zip(self.moves, self.tries, strict=True)):
            if tries:
                sums = self.worths[place], self.wins[place], self.points[place], self.margins[place]
                worth, win, points, margin = (each / tries for each in sums)
                found.append(Candidate(move, worth, win, points, margin, tries))
        return sorted(found, key=lambda each: -each.worth)


def look_into(
    futures: Rollouts, view: Any, tally: MoveTally, playouts: int, rng: Random, work: float = float("inf")
) -> int:
    """So many futures of every move, or as many as fit into so many moves made, but one at least."""
    number = 0
    while number < playouts and (number == 0 or futures.applied * (1 + 1 / number) <= work):
        for place, end in enumerate(futures.row(view, tally.moves, rng, int(rng.random() * LARGEST_SEED))):
            tally.add(place, end)
        number += 1
    return number


def chosen(ranked: Sequence[Candidate]) -> Choice:
    """The best candidate with its reasons: what it wins and scores, and what the others would."""
    best = ranked[0]
    ahead = round(best.margin)
    standing = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
    listed = ", ".join(f"{each.move} {100 * each.win:.0f} %" for each in ranked[1 : 1 + CANDIDATES])
    return Choice(
        best.move,
        (
            Reason("win_chance", {"percent": round(100 * best.win), "playouts": best.tries}),
            Reason("expected_score", {"points": round(best.points), "margin": abs(ahead), "standing": standing}),
            *([Reason("candidates", {"listed": listed})] if listed else []),
        ),
        weighed=by_value([(each.move, each.win) for each in ranked], "wins"),
    )


def at_a_loss(moves: Sequence[Any], rng: Random, error: Exception) -> Choice:
    """Any move, where no future could be imagined: a player of this package never forfeits for that."""
    if isinstance(error, TimeoutError | MemoryError):
        raise error
    return Choice(some_move(moves, rng), (Reason("not_imagined", {"count": len(moves)}),))
