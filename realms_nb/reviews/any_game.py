"""How the matches of any game are judged, by the functions of its record alone: for games without a part of their own.

Chance plays on from every position unless players are named. A position is judged as the seat that decides sees it, so
between two decisions three things may change the chances: chance itself, what somebody knew and now shows, and that the
next seat knows other things than the last. The last two are *hidden*; they are no luck. What was known is read off
the `secrets` of the game, where things have names of their own, and off what each seat could foresee. Where several
seats show at once what each of them knew, nothing tells this from chance: such a game has its own `strokes`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from realms_nb.core.chance import Random, branch
from realms_nb.core.errors import RealmsError
from realms_nb.core.game import AnyGame
from realms_nb.fast.samples import Wins, added, column, mean, wins_of
from realms_nb.players.futures import Rollouts, sampled_moves, shape_of
from realms_nb.simulation.policies import Sitting

if TYPE_CHECKING:
    from realms_nb.core.history import Step
    from realms_nb.core.narrator import Narrator
    from realms_nb.core.strategy import Reason

# Of a decision with more moves than this, a glance at some futures tells which are followed.
FOLLOWED, GLANCE = 6, 6
# Deals that tell what a seat is worth before anything is dealt: so many, or as many as fit into so many moves.
DEALS, WORK = 400, 40_000
# A review of a whole match makes about so many moves, and gives each decision from so many to so many futures.
REVIEW_WORK, FUTURES = 120_000, (24, 300)
# So many worlds are looked at before it is said that a seat could foresee what happened.
WORLDS = 8


class JudgedMoves(Struct, frozen=True, eq=False):
    """Moves in the same futures, and the position as it is before any of them: what is usual."""

    moves: tuple[Any, ...]
    legal: int
    # The played move: whoever plays on by chance has no habits.
    habit: int
    wins: Any
    scores: Any
    usual: Wins


class AnyReviews:
    """Fills `ReviewsPart` for one game."""

    EVALUATOR = "knight"

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @cached_property
    def PLAYOUTS(self) -> int:  # noqa: N802  # as the Protocol calls it
        """As many futures as somebody waits for when a whole match is judged: fewer in a long game with many moves."""
        _, length, options = shape_of(self.game)
        each = length * min(options, FOLLOWED + 1) * length / 2
        return int(min(FUTURES[1], max(FUTURES[0], REVIEW_WORK / each)))

    def outcomes(
        self, state: Any, played: Any, playouts: int, seed: int, like: Sitting, *, moves: Sequence[Any] | None = None
    ) -> JudgedMoves:
        """The moves that may be the best and the played one, in the same futures; or all."""
        view, legal = self._own_view(state), self.game.legal_moves(state)
        policies = _policies(like)
        if moves is None and len(legal) > FOLLOWED + 1:
            glance = sampled_moves(self.game, view, legal, GLANCE, branch(seed, "glance"), policies)
            own = [mean(column(wins, state.decision.seat)) for wins in glance.wins]
            best = sorted(range(len(legal)), key=lambda place: -own[place])[:FOLLOWED]
            moves = tuple(move for place, move in enumerate(legal) if place in best or move == played)
        moves = tuple(legal if moves is None else moves)
        found = sampled_moves(self.game, view, moves, playouts, seed, policies)
        if len(moves) == len(legal) and not any(policies):
            # Where chance decides, what is usual is the mean of all moves: known better than by futures of its own.
            usual = _mean_of(found.wins)
        else:
            usual = self.now(state, playouts, seed, like)
        return JudgedMoves(moves, len(legal), moves.index(played), found.wins, found.points, usual)

    def answers(self, state: Any, played: Any, playouts: int, seed: int) -> None:
        """No end of a game that nobody knows can be searched."""
        return

    def after(self, state: Any, played: Any, playouts: int, seed: int, like: Sitting) -> Wins:
        """Every seat's part of the win in futures of a move, as the seat that makes it sees it."""
        return sampled_moves(self.game, self._own_view(state), (played,), playouts, seed, _policies(like)).wins[0]

    def now(self, state: Any, playouts: int, seed: int, like: Sitting) -> Wins:
        """Every seat's part of the win in futures of a position, as the seat that decides sees it."""
        return sampled_moves(self.game, self._own_view(state), (None,), playouts, seed, _policies(like)).wins[0]

    def strokes(self, before: Any, step: Step) -> tuple[str, ...]:
        """Chance, if something came that nobody knew; then *hidden*, if seats know different things."""
        after, new = step.state, _came_to_light(self.game, before, step.state)
        foreseen = self._foreseen(before, step)
        found: list[str] = []
        if any(not known for known in new.values()) or not (foreseen or new or self._somebody_knew(before, step)):
            found.append("deal")
        following = after.decision and after.decision.seat
        apart = following not in (None, step.seat) and self._know_apart(after, step.seat, following)
        if apart or (not foreseen and not found):
            found.append("hidden")
        return tuple(found)

    def halfway(self, before: Any, step: Step, playouts: int, seed: int, like: Sitting) -> Wins:
        """After chance has spoken, as whoever moved sees it; what the next seat knows is not known yet."""
        view = self.game.view_for(step.state, step.seat)
        return sampled_moves(self.game, view, (None,), playouts, seed, _policies(like)).wins[0]

    def before_the_deal(self, rules: Any, seats: int, like: Sitting) -> Wins:
        """Every seat's part of the win in games of many deals."""
        futures, rows = Rollouts(self.game, _policies(like)), list[tuple[float, ...]]()
        while len(rows) < DEALS and (len(rows) < 2 or futures.applied <= WORK):
            seed = branch(0, "start", len(rows))
            rows.append(futures.end_of(self.game.setup(seats, seed, rules), Random(branch(seed, "play"))).wins)
        return wins_of(rows)

    def phase(self, state: Any) -> int:
        """The round, if the game counts them; 0 otherwise."""
        number = getattr(state, "round", None)
        return number if isinstance(number, int) else 0

    def figures(self, view: Any, move: Any) -> tuple[tuple[str, float, float], ...]:
        """The points of the seat right before and after a move, unless chance has a say in them."""
        seat, futures = view.decision.seat, Rollouts(self.game)

        def points(world: Any) -> int:
            return self.game.scores(self.game.apply(world, move))[seat].total

        then = {futures.imagined(view, Random(number), points) for number in range(WORLDS)}
        return (("points", float(view.scores[seat].total), float(then.pop())),) if len(then) == 1 else ()

    def why(self, view: Any, better: Any, played: Any) -> tuple[Reason, ...]:
        """Nobody knows why in a game that nobody knows: the figures speak."""
        return ()

    def move_words(self, move: Any, narrator: Narrator) -> str:
        """A move as the game tells it."""
        return self.game.describe_move(move, narrator)

    def _own_view(self, state: Any) -> Any:
        return self.game.view_for(state, None if state.decision is None else state.decision.seat)

    def _foreseen(self, before: Any, step: Step) -> bool:
        """Whether the seat that moved could know beforehand all that it sees now."""

        def seen(state: Any) -> tuple[Any, ...]:
            game = self.game
            return game.view_for(state, step.seat), game.outcome(state), tuple(game.scores(state))

        now = seen(step.state)
        return self._in_all_worlds(before, step.seat, lambda world: seen(self.game.apply(world, step.move)) == now)

    def _somebody_knew(self, before: Any, step: Step) -> bool:
        """Whether what all see now was news to whoever moved, and another seat could tell it, given the move."""
        game, now = self.game, self.game.view_for(step.state, None)

        def same(world: Any) -> bool:
            return bool(game.view_for(game.apply(world, step.move), None) == now)

        if self._in_all_worlds(before, step.seat, same):
            return False
        others = [seat for seat in range(len(game.scores(before))) if seat != step.seat]
        for seat in others:
            try:
                if self._in_all_worlds(before, seat, same):
                    return True
            except RealmsError:
                # In no world of this seat the other could have moved so: it did not know.
                continue
        return False

    def _know_apart(self, state: Any, one: int, other: int) -> bool:
        """Whether one of two seats knows something that the other does not."""
        return not all(
            self._in_all_worlds(state, seat, lambda world, foe=foe: self._same_view(world, state, foe))
            for seat, foe in ((one, other), (other, one))
        )

    def _same_view(self, world: Any, state: Any, seat: int) -> bool:
        return bool(self.game.view_for(world, seat) == self.game.view_for(state, seat))

    def _in_all_worlds(self, state: Any, seat: int, holds: Callable[[Any], bool]) -> bool:
        """Whether this holds in every world that the seat cannot tell from the real one, as far as some can say."""
        view, futures, rng = self.game.view_for(state, seat), Rollouts(self.game), Random(branch(0, "worlds"))
        return all(futures.imagined(view, rng, holds) for _ in range(WORLDS))


def _policies(like: Sitting) -> list[Any]:
    return [each.strategy for each in like.policies]


def _mean_of(wins: Sequence[Wins]) -> Wins:
    """Future by future the mean of the moves."""
    seats = range(len(wins[0][0]))
    columns = [added([column(each, seat) for each in wins]) for seat in seats]
    return wins_of([each / len(wins) for each in row] for row in zip(*columns, strict=True))


def _came_to_light(game: AnyGame, before: Any, after: Any) -> dict[str, bool]:
    """What some seat has come to know by a move: its name, and whether another seat knew it before."""
    seats = range(len(game.scores(after)))
    hidden = [set(game.secrets(before, seat)) for seat in seats]
    new = {name for seat in seats for name in hidden[seat] - set(game.secrets(after, seat))}
    return {name: any(name not in each for each in hidden) for name in new}


_KNOWN: dict[str, AnyReviews] = {}


def part_of(game: AnyGame) -> AnyReviews:
    """The part of a game; the same one as long as the game is the same, so that what was worked out is known."""
    found = _KNOWN.get(game.name)
    if found is None or found.game is not game:
        found = _KNOWN[game.name] = AnyReviews(game)
    return found
